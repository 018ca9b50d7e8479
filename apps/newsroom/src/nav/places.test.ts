import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { groups, isAt, placesFor, shownCount } from './places.ts'

const nothing = { collections: [], globals: [], views: [] }
const idsOf = (visible: Partial<typeof nothing> | Record<string, string[]>) =>
  placesFor({ ...nothing, ...visible }).map(({ id, places }) => [id, places.map((place) => place.id)])

test('a person sees the places that they may open, and no empty group', () => {
  expect(idsOf({ views: ['today'], collections: ['players', 'matches'] })).toEqual([
    ['today', ['today']],
    ['sport', ['matches', 'players']],
  ])
})

test('a collection without a place of its own is not lost', () => {
  expect(idsOf({ collections: ['trophies'] })).toEqual([['site', ['trophies']]])
})

test('every collection has its place', () => {
  const folder = path.resolve(import.meta.dirname, '../collections')
  const slugs = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap(
      (name) => /^ {2}slug: '([\w-]+)'/m.exec(readFileSync(path.join(folder, name), 'utf8'))?.[1] ?? [],
    )
  expect(slugs.length).toBeGreaterThan(25)
  const placed = groups.flatMap(({ places }) => places.map(({ id }) => id))
  expect(slugs.filter((slug) => !placed.includes(slug))).toEqual([])
  expect(new Set(placed).size).toBe(placed.length)
})

test.each([
  [undefined, undefined],
  [null, undefined],
  [0, undefined],
  [7, '7'],
  [99, '99'],
  [100, '99+'],
])('a count of %s is shown as %s', (count, shown) => {
  expect(shownCount(count)).toBe(shown)
})

test('the current place is the one whose list or form is open', () => {
  expect(isAt('/admin/collections/articles/12', '/admin/collections/articles')).toBe(true)
  expect(isAt('/admin/collections/gallery-files', '/admin/collections/gallery')).toBe(false)
  expect(isAt('/admin/collections/articles', '/admin')).toBe(false)
  expect(isAt('/admin', '/admin')).toBe(true)
})
