import { expect, it } from 'vitest'
import { valueAt } from './value-at.ts'

const menu = {
  name: 'Main',
  page: { title: 'Site' },
  items: [
    { id: 'a', name: 'News', children: [{ id: 'b', name: 'Archive' }] },
    { id: 'c', name: 'Matches', children: [] },
  ],
}
/** In the form the second item was dragged to the top. */
const ids: Record<string, string> = {
  'items.0': 'c',
  'items.1': 'a',
  'items.1.children.0': 'b',
  'items.2': 'new',
}
const at = (path: string) => valueAt(menu, path, (row) => ids[row])

it('is found by its path, and in lists by the id of the row', () => {
  expect(at('name')).toBe('Main')
  expect(at('page.title')).toBe('Site')
  expect(at('items.0.name')).toBe('Matches')
  expect(at('items.1.children.0.name')).toBe('Archive')
})

it('is missing in a row that was never saved, and where there is no document', () => {
  expect(at('items.2.name')).toBeUndefined()
  expect(at('items.3.name')).toBeUndefined()
  expect(valueAt(null, 'items.0.name', () => 'a')).toBeUndefined()
})
