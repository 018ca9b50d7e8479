import { expect, test } from 'vitest'
import type { CompetitionTeam } from '../payload-types.ts'
import { blankLine, dayOf, isBlank, isMemberOn, lineKeys, type Member, membersOf, rowsOf } from './rows.ts'

const member = (player: number, jersey_number: string | null, more: Partial<Member> = {}): Member => ({
  player,
  name: `Player ${player}`,
  jersey_number,
  from: null,
  to: null,
  ...more,
})
const input = { side: 'home', lines: [], squad: [], day: null, names: new Map<number, string>() } as const
const line = (player: number, jersey: string | null) => ({ ...blankLine('home', player, jersey), points: 4 })

test('a day is a day in Hungary', () => {
  expect(dayOf('2026-11-14T23:30:00.000Z')).toBe('2026-11-15')
  expect(dayOf('2026-07-01T21:59:00.000Z')).toBe('2026-07-01')
  expect(dayOf(null)).toBeNull()
  expect(dayOf('soon')).toBeNull()
})

test('the squad is listed by number, those without one last', () => {
  const squad = [member(1, '23'), member(2, null), member(3, '7'), member(4, '10')]
  const rows = rowsOf({ ...input, squad })
  expect(rows.map(({ jersey_number }) => jersey_number)).toEqual(['7', '10', '23', null])
  expect(rows.every(({ line: own, extra }) => own === null && extra === null)).toBe(true)
})

test('the same number is sorted by name in Hungarian order', () => {
  const squad = [member(1, '7', { name: 'Zsolnai' }), member(2, '7', { name: 'Ábel' })]
  expect(rowsOf({ ...input, squad }).map(({ name }) => name)).toEqual(['Ábel', 'Zsolnai'])
})

test('only those who are in the squad on the day are listed, the first and the last day included', () => {
  const until = member(1, '4', { to: '2026-11-15' })
  const since = member(2, '5', { from: '2026-11-16' })
  expect(isMemberOn(until, '2026-11-15')).toBe(true)
  expect(isMemberOn(until, '2026-11-16')).toBe(false)
  const playersOn = (day: string | null) =>
    rowsOf({ ...input, squad: [until, since], day }).map(({ player }) => player)
  expect(playersOn('2026-11-15')).toEqual([1])
  expect(playersOn('2026-11-16')).toEqual([2])
  expect(playersOn(null)).toEqual([1, 2])
})

test('a player who left and came back has one row', () => {
  const squad = [member(1, '4', { to: '2026-10-01' }), member(1, '14', { from: '2026-11-01' })]
  const rows = rowsOf({ ...input, squad, day: '2026-11-15' })
  expect(rows.map(({ jersey_number }) => jersey_number)).toEqual(['14'])
})

test('a line is in its player’s row, with the number of that match', () => {
  const own = line(1, '8')
  const [row] = rowsOf({ ...input, lines: [own], squad: [member(1, '4')] })
  expect(row).toMatchObject({ key: 'home-1', jersey_number: '8', name: 'Player 1', extra: null })
  expect(row?.line).toBe(own)
})

test('a line of a player outside the squad is shown with the fetched name', () => {
  const rows = rowsOf({ ...input, lines: [line(9, '99')], squad: [], names: new Map([[9, 'Imported']]) })
  expect(rows).toMatchObject([{ name: 'Imported', extra: 'outside' }])
})

test('nobody is outside the squad until it is loaded', () => {
  expect(rowsOf({ ...input, lines: [line(9, '99')], squad: null })).toMatchObject([{ extra: null }])
})

test('a second line of a player is a row of its own', () => {
  const rows = rowsOf({ ...input, lines: [line(1, '4'), line(1, '4')], squad: [member(1, '4')] })
  expect(rows.map(({ key, extra }) => [key, extra])).toEqual([
    ['home-1', null],
    ['home-1-2', 'twice'],
  ])
})

test('lines of the other side are not shown', () => {
  expect(rowsOf({ ...input, lines: [blankLine('away', 1, '4')] })).toEqual([])
})

test('keys count the lines of a player on each side', () => {
  const of = (side: 'home' | 'away', player: number) => ({ side, player })
  expect(lineKeys([of('home', 1), of('away', 1), of('home', 1)])).toEqual(['home-1', 'away-1', 'home-1-2'])
})

test('a squad is read from Payload’s response', () => {
  const squad = [
    { player: { id: 5, last_name: 'Kiss', name: 'Kiss Péter' }, jersey_number: '00' },
    { player: 6, from: '2026-09-01T12:00:00.000Z', to: null },
  ] as CompetitionTeam['squad']
  expect(membersOf({ squad: squad ?? null })).toEqual([
    { player: 5, name: 'Kiss Péter', jersey_number: '00', from: null, to: null },
    { player: 6, name: null, jersey_number: null, from: '2026-09-01', to: null },
  ])
  expect(membersOf({})).toEqual([])
})

test('a row without values is blank; a 0 or a mark is a value', () => {
  const blank = blankLine('home', 1, '4')
  expect(isBlank(blank)).toBe(true)
  expect(isBlank({ ...blank, starter: false })).toBe(true)
  expect(isBlank({ ...blank, starter: true })).toBe(false)
  expect(isBlank({ ...blank, did_not_play: true })).toBe(false)
  expect(isBlank({ ...blank, foul: 0 })).toBe(false)
  expect(isBlank({ ...blank, seconds: 0 })).toBe(false)
})
