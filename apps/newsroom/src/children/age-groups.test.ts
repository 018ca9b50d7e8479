import { expect, test } from 'vitest'
import { ageGroupOf } from './age-groups.ts'

test.each([
  ['U18', 'u18'],
  ['U 17', 'u18'],
  ['Kenguru U11', 'u11'],
  ['Felnőtt férfi', 'senior'],
  ['Női felnőtt', 'senior'],
  ['Felnőtt mellett az U16', 'u16'],
  ['U21', 'u23'],
  ['U19', undefined],
  ['U25', undefined],
  ['Kenguru', undefined],
  ['Felnőttek gyermekei', undefined],
  ['', undefined],
])('the name %j states the age group %j', (name, group) => {
  expect(ageGroupOf(name)).toBe(group)
})
