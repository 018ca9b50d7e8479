import { expect, it } from 'vitest'
import { differences } from './row-hashes.ts'

const original = { 'public.posts': '2 17', 'public.tags': '1 5' }

it('R8: a trial restore tells which tables differ', () => {
  expect(differences(original, original, original)).toEqual([])
  expect(differences(original, original, { ...original, 'public.tags': '1 6' })).toEqual(['public.tags'])
  expect(differences(original, original, { 'public.posts': '2 17' })).toEqual(['public.tags'])
})

it('R8: a table that is written to meanwhile must be there, in any state', () => {
  const later = { ...original, 'public.tags': '3 8' }
  expect(differences(original, later, { ...original, 'public.tags': '2 7' })).toEqual([])
  expect(differences(original, later, { 'public.posts': '2 17' })).toEqual(['public.tags'])
})
