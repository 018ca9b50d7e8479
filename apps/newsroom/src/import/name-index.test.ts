import { expect, test } from 'vitest'
import { closestName, editDistance, nameIndex } from './name-index.ts'

const teams = [
  { id: 1, names: ['Dunai Sünök', 'Dunai Sünök SE', 'Sünök'] },
  { id: 2, names: ['Dunai Sünök II', 'Dunai Sünök SE', 'Sünök'] },
  { id: 3, names: ['Kunsági Bikák', 'Kunsági Bikák KK', 'Bikák'] },
]
const index = nameIndex(teams, ({ names }) => names)

test('finds by any name, full names first', () => {
  expect(index.find('DUNAI SUNOK')).toEqual({ item: teams[0] })
  expect(index.find('bikak')).toEqual({ item: teams[2] })
  expect(index.find('Kunsagi Bikak KK')).toEqual({ item: teams[2] })
})

test('returns several items for an ambiguous name, and the closest name for a mistyped one', () => {
  expect(index.find('Sünök')).toEqual({ several: [teams[0], teams[1]] })
  expect(index.find('Kunságy Bikák')).toEqual({ closest: 'Kunsági Bikák' })
  expect(index.find('Zalai Farkasok')).toEqual({ closest: null })
})

test('accents decide where only they differ', () => {
  const people = [{ name: 'Kóris Pál' }, { name: 'Koris Pál' }]
  const found = nameIndex(people, ({ name }) => [name])
  expect(found.find('Koris Pál')).toEqual({ item: people[1] })
  expect(found.find('KORIS PAL')).toEqual({ several: people })
})

test('another word order counts only when it is unambiguous', () => {
  const people = [{ name: 'Révész Ádám' }, { name: 'Ádám Nagy' }, { name: 'Péter Pál' }]
  const found = nameIndex(people, ({ name }) => [name])
  expect(found.findRotated('Ádám Révész')).toBe(people[0])
  expect(found.findRotated('Pál Bence')).toBeUndefined()
})

test('edit distance', () => {
  expect(editDistance('kitten', 'sitting', 9)).toBe(3)
  expect(editDistance('kitten', 'sitting', 2)).toBe(3)
  expect(editDistance('', 'abc', 9)).toBe(3)
  expect(closestName('Tolnai Horgony', ['Kunsági Bikák', 'Tolnai Horgonyok'])).toBe('Tolnai Horgonyok')
})
