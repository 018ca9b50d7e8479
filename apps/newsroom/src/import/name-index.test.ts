import { expect, test } from 'vitest'
import { closestName, editDistance, nameIndex } from './name-index.ts'

const teams = [
  { id: 1, names: ['Dunai Sólymok', 'Dunai Sólymok SE', 'Sólymok'] },
  { id: 2, names: ['Dunai Sólymok II', 'Dunai Sólymok SE', 'Sólymok'] },
  { id: 3, names: ['Kunsági Bikák', 'Kunsági Bikák KK', 'Bikák'] },
]
const index = nameIndex(teams, ({ names }) => names)

test('finds by any name, the full one first', () => {
  expect(index.find('DUNAI SOLYMOK')).toEqual({ item: teams[0] })
  expect(index.find('bikak')).toEqual({ item: teams[2] })
  expect(index.find('Kunsagi Bikak KK')).toEqual({ item: teams[2] })
})

test('tells when a name may mean several, and what was nearly meant', () => {
  expect(index.find('Sólymok')).toEqual({ several: [teams[0], teams[1]] })
  expect(index.find('Kunságy Bikák')).toEqual({ closest: 'Kunsági Bikák' })
  expect(index.find('Zalai Farkasok')).toEqual({ closest: null })
})

test('accents decide where only they differ', () => {
  const people = [{ name: 'Kóris Pál' }, { name: 'Koris Pál' }]
  const found = nameIndex(people, ({ name }) => [name])
  expect(found.find('Koris Pál')).toEqual({ item: people[1] })
  expect(found.find('KORIS PAL')).toEqual({ several: people })
})

test('another order counts only when it means one', () => {
  const people = [{ name: 'Révész Ádám' }, { name: 'Ádám Nagy' }, { name: 'Péter Pál' }]
  const found = nameIndex(people, ({ name }) => [name])
  expect(found.findTurned('Ádám Révész')).toBe(people[0])
  expect(found.findTurned('Pál Bence')).toBeUndefined()
})

test('edit distance', () => {
  expect(editDistance('kitten', 'sitting', 9)).toBe(3)
  expect(editDistance('kitten', 'sitting', 2)).toBe(3)
  expect(editDistance('', 'abc', 9)).toBe(3)
  expect(closestName('Tolnai Horgony', ['Kunsági Bikák', 'Tolnai Horgonyok'])).toBe('Tolnai Horgonyok')
})
