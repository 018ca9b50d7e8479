import { expect, test } from 'vitest'
import { readinessAfter, readinessBefore } from './readiness.ts'

const team = (isOwn: boolean, hasSquad: boolean) => ({
  name: 'Példavári Vidrák',
  crest: null,
  isOwn,
  hasSquad,
  ageGroup: null,
})
const match = {
  home: team(true, true),
  away: team(false, false),
  arena: 'Sportcsarnok',
  hasTickets: false,
  hasBoxScore: false,
  isIncomplete: false,
  hasReport: false,
}
const ready = (list: { part: string; isReady: boolean }[]) =>
  Object.fromEntries(list.map(({ part, isReady }) => [part, isReady]))

test('our own squad counts, and both where neither team is ours', () => {
  expect(ready(readinessBefore(match))).toEqual({ squad: true, arena: true, tickets: false })
  expect(ready(readinessBefore({ ...match, home: team(true, false), away: team(false, true) })).squad).toBe(
    false,
  )
  const others = { ...match, home: team(false, true) }
  expect(ready(readinessBefore(others)).squad).toBe(false)
  expect(ready(readinessBefore({ ...others, away: team(false, true) })).squad).toBe(true)
})

test('tickets are ours to sell at home; away only where the match has an address', () => {
  const away = { ...match, home: team(false, false), away: team(true, true), arena: null }
  expect(ready(readinessBefore(away))).toEqual({ squad: true, arena: false })
  expect(ready(readinessBefore({ ...away, hasTickets: true }))).toMatchObject({ tickets: true })
})

test('an incomplete box score is not ready', () => {
  expect(ready(readinessAfter(match))).toEqual({ box_score: false, report: false })
  expect(ready(readinessAfter({ ...match, hasBoxScore: true, hasReport: true }))).toEqual({
    box_score: true,
    report: true,
  })
  expect(ready(readinessAfter({ ...match, hasBoxScore: true, isIncomplete: true })).box_score).toBe(false)
})
