const common = { version: 1, format: '', indent: 0, direction: 'ltr' }

/** A text as the editor saves it: a sentence, and then pictures with a caption. */
export const textWith = (ids: number[], caption = '') => ({
  root: {
    type: 'root',
    ...common,
    children: [
      {
        type: 'paragraph',
        ...common,
        textFormat: 0,
        children: [
          { type: 'text', text: 'Nyertünk.', format: 0, mode: 'normal', style: '', detail: 0, version: 1 },
        ],
      },
      ...ids.map((value) => ({
        type: 'upload',
        version: 3,
        format: '',
        id: crypto.randomUUID(),
        relationTo: 'media',
        value,
        fields: { caption },
      })),
    ],
  },
})
