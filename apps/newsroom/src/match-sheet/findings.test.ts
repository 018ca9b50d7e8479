import { expect, test } from 'vitest'
import { unreadable } from './cells.ts'
import { type Draft, emptyDraft } from './draft.ts'
import { balanceOf, balanceText, type Facts, findingsOf, gapText } from './findings.ts'
import { blankLine } from './rows.ts'

const facts: Facts = { status: 'finished', forfeit: null, home_score: 84, away_score: 78, incomplete: false }
const quarters = [20, 22, 21, 21].map((home, at) => ({ home, away: [18, 20, 20, 20][at] ?? null }))
const player = (side: 'home' | 'away', id: number, points: number | null) => ({
  ...blankLine(side, id, String(id)),
  points,
})
const valid: Draft = { periods: quarters, lines: [player('home', 4, 84), player('away', 5, 78)] }

test('a match that adds up has no findings', () => {
  expect(findingsOf(valid, facts)).toEqual([])
})

test('an error in a player’s row names its cell', () => {
  const lines = [player('home', 4, 80), { ...player('home', 9, 4), two_point_made: 3, two_point_all: 2 }]
  const [finding] = findingsOf({ ...valid, lines: [...lines, player('away', 5, 78)] }, facts)
  expect(finding).toMatchObject({
    severity: 'error',
    target: { row: 'home-9', column: 'two_point_made' },
    marked: { row: 'home-9', column: 'two_point_made' },
  })
  expect(finding?.text.hu).toContain('hazai 9')
})

test('a wrong sum marks the total and links to the team’s first row', () => {
  const lines = [player('home', 12, 40), player('home', 4, 38), player('away', 5, 78)]
  expect(findingsOf({ ...valid, lines }, facts)).toMatchObject([
    { target: { row: 'home-4', column: 'points' }, marked: { row: 'totals-home', column: 'points' } },
  ])
})

test('quarters that do not add up mark their sum', () => {
  const [finding] = findingsOf(valid, { ...facts, away_score: 80 })
  expect(finding).toMatchObject({
    target: { row: 'periods-away', column: '0' },
    marked: { row: 'periods-away', column: 'total' },
  })
})

test('a missing final score links to its field', () => {
  expect(findingsOf(emptyDraft, { ...facts, home_score: null })).toMatchObject([
    { target: { field: 'home_score' }, marked: null },
  ])
  expect(findingsOf(emptyDraft, { ...facts, home_score: 80, away_score: 80 })).toMatchObject([
    { target: { field: 'home_score' }, marked: null },
  ])
})

test('a half-typed quarter is reported once, before everything else', () => {
  const periods = [...quarters.slice(0, 3), { home: 21, away: null }]
  const findings = findingsOf({ ...valid, periods }, facts)
  expect(findings).toEqual([
    {
      severity: 'error',
      text: gapText({ index: 3, side: 'away' }),
      target: { row: 'periods-away', column: '3' },
      marked: { row: 'periods-away', column: '3' },
    },
  ])
  expect(findings[0]?.text.hu).toBe('Vendég: hiányzik a 4. negyed pontja.')
  expect(gapText({ index: 0, side: 'home' }).hu).toBe('Hazai: hiányzik az 1. negyed pontja.')
  expect(gapText({ index: 4, side: 'home' }).en).toBe('Home: the points of overtime 1 are missing.')
})

test('an invalid time is an error of its cell', () => {
  const lines = [{ ...player('home', 4, 84), seconds: unreadable }, player('away', 5, 78)]
  const [finding] = findingsOf({ ...valid, lines }, facts)
  expect(finding).toMatchObject({ severity: 'error', marked: { row: 'home-4', column: 'seconds' } })
  expect(finding?.text.hu).toContain('24:10')
})

test('a player who is there twice is marked on the row', () => {
  const lines = [player('home', 4, 42), player('home', 4, 42), player('away', 5, 78)]
  expect(findingsOf({ ...valid, lines }, facts)).toMatchObject([
    { target: { row: 'home-4-2', column: 'starter' }, marked: { row: 'home-4-2', column: 'player' } },
  ])
})

test('errors come before warnings', () => {
  const lines = [{ ...player('home', 4, 80), foul: 6 }, player('away', 5, 78)]
  const severities = findingsOf({ ...valid, lines }, facts).map(({ severity }) => severity)
  expect(severities).toEqual(['error', 'warning'])
})

test('the text of a side’s balance', () => {
  const textOf = (points: number | null, home_score: number | null) =>
    balanceText(
      'home',
      balanceOf({ ...valid, lines: [player('home', 4, points)] }, { ...facts, home_score }, 'home'),
    ).hu
  expect(textOf(78, 84)).toBe('Hazai: 78 / 84 pont – 6 hiányzik')
  expect(textOf(84, 84)).toBe('Hazai: 84 / 84 pont ✓')
  expect(textOf(87, 84)).toBe('Hazai: 87 / 84 pont – 3 ponttal több')
  expect(textOf(12, null)).toBe('Hazai: 12 pont')
  expect(textOf(null, 84)).toBe('Hazai: még nincs beírt pont')
})

test('players who did not play have no points, and a forfeit has no balance', () => {
  const lines = [player('home', 4, 80), { ...player('home', 5, 4), did_not_play: true }]
  expect(balanceOf({ ...valid, lines }, facts, 'home')).toEqual({ found: 80, expected: 84 })
  expect(balanceOf({ ...valid, lines }, { ...facts, forfeit: 'away' }, 'home').expected).toBeNull()
})
