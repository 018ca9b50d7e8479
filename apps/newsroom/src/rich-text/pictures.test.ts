import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { expect, it } from 'vitest'
import { picturesIn, withoutPictures } from './pictures.ts'

const text = (...children: object[]) =>
  ({ root: { type: 'root', children } }) as unknown as SerializedEditorState
const picture = (value: unknown) => ({
  type: 'upload',
  relationTo: 'media',
  value,
  fields: { caption: 'Ida' },
})
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const words = { type: 'text', text: 'Nyertünk.' }

it('finds the pictures of a text, also inside its tables and lists', () => {
  const cell = { type: 'table', children: [{ type: 'tablerow', children: [paragraph(picture({ id: 7 }))] }] }
  expect(picturesIn(text(picture(5), paragraph(words), cell))).toEqual([5, 7])
  expect([picturesIn(null), picturesIn(undefined), picturesIn({})]).toEqual([[], [], []])
})

it('takes pictures out with their captions and leaves everything else', () => {
  const before = text(picture(5), paragraph(words, picture({ id: 5 })), picture(6), picture('5'))
  expect(withoutPictures(before, [5])).toEqual(text(paragraph(words), picture(6)))
})

it('leaves no empty text, which the editor could not open', () => {
  expect(withoutPictures(text(picture(5)), [5])).toBeNull()
})
