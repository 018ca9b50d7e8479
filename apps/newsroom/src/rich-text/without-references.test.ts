import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { expect, it } from 'vitest'
import { withoutReferences } from './without-references.ts'

const textOf = (...children: object[]) =>
  ({ root: { type: 'root', children } }) as unknown as SerializedEditorState
const words = { type: 'text', text: 'Nyertünk' }
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })

it('leaves out a picture, a gallery and a video of the club', () => {
  const rest = paragraph(words)
  const shown = [
    [
      { type: 'upload', relationTo: 'media', value: 3 },
      { collection: 'media', id: 3 },
    ],
    [
      { type: 'block', fields: { blockType: 'gallery', gallery: 3 } },
      { collection: 'galleries', id: 3 },
    ],
    [
      { type: 'block', fields: { blockType: 'video', video: { id: 3 } } },
      { collection: 'videos', id: 3 },
    ],
  ] as const
  for (const [node, target] of shown) {
    expect(withoutReferences(textOf(rest, node), target)).toEqual(textOf(rest))
    expect(withoutReferences(textOf(rest, node), { ...target, id: 4 })).toEqual(textOf(rest, node))
    expect(withoutReferences(textOf(node), target)).toBeNull()
  }
})

it('keeps the words of a link', () => {
  const link = (relationTo: string) => ({
    type: 'link',
    fields: { doc: { relationTo, value: 3 } },
    children: [words],
  })
  expect(
    withoutReferences(textOf(paragraph(link('articles'), link('pages'))), { collection: 'articles', id: 3 }),
  ).toEqual(textOf(paragraph(words, link('pages'))))
})

it('keeps a video that is shown by its address', () => {
  const video = {
    type: 'block',
    fields: { blockType: 'video', url: 'https://youtu.be/abcdefghijk', video: 3 },
  }
  expect(withoutReferences(textOf(video), { collection: 'videos', id: 3 })).toEqual(textOf(video))
})
