import { expect, test } from 'vitest'
import { changesSoon } from './changes-soon.ts'

const now = Date.parse('2026-11-16T17:00:00Z')

test.each([
  ['begins in a quarter of an hour', '<time dateTime="2026-11-16T17:15:00Z">'],
  ['as other writers of HTML have it', '<time class="day" datetime="2026-11-16T17:15:00.000Z">'],
  ['has just begun', '<time dateTime="2026-11-16T16:59:30Z">'],
  ['counts as played in a quarter of an hour', '<time dateTime="2026-11-16T13:15:00Z">'],
  ['among others', '<time dateTime="2026-11-09T17:00:00Z"></time><time dateTime="2026-11-16T17:29:00Z">'],
])('a page changes by itself with a match that %s', (_, body) => {
  expect(changesSoon(body, now)).toBe(true)
})

test.each([
  ['begins in an hour', '<time dateTime="2026-11-16T18:00:00Z">'],
  ['began two hours ago', '<time dateTime="2026-11-16T15:00:00Z">'],
  ['counts as played for ten minutes', '<time dateTime="2026-11-16T12:50:00Z">'],
  ['has no time', '<time dateTime="">soon</time><time>17:15</time>'],
  ['is named only in its data', '{"startDate":"2026-11-16T17:15:00Z"}'],
])('it does not with one that %s', (_, body) => {
  expect(changesSoon(body, now)).toBe(false)
})
