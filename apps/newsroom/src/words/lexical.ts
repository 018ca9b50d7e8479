/** The text editor's own Hungarian; Payload merges it over that of its features. */
export const lexicalWords = {
  hu: {
    lexical: {
      blockquote: { label: 'Egyszerű idézet' },
      blocks: {
        inlineBlocks: {
          create: 'Új: {{label}}',
          edit: 'Szerkesztés: {{label}}',
          label: 'Elemek a sorban',
          remove: 'Kivétel: {{label}}',
        },
        label: 'Betétek',
      },
      general: {
        placeholder: 'Kezdj el írni, vagy nyomd meg a / billentyűt…',
        slashMenuBasicGroupLabel: 'Alapok',
      },
      horizontalRule: { label: 'Elválasztó vonal' },
      link: { label: 'Link', loadingWithEllipsis: 'Betöltés…' },
      orderedList: { label: 'Számozott lista' },
      paragraph: { label2: 'Folyó szöveg' },
      unorderedList: { label: 'Felsorolás' },
      upload: { label: 'Kép' },
    },
  },
}
