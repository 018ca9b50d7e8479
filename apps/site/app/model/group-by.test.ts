import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('groups keep the order of the items, as those of Map.groupBy', () => {
  const words = ['kosár', 'labda', 'kapus', 'pálya', 'lelátó']
  const byLetter = (word: string) => word[0]
  expect([...groupBy(words, byLetter)]).toEqual([...Map.groupBy(words, byLetter)])
  expect([...groupBy([], byLetter)]).toEqual([])
})
