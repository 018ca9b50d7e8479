import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Barna Kata', 'BK'],
  ['Szentgyörgyvölgyi-Kovács Maximilián Alexander', 'SA'],
  ['édes', 'É'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
