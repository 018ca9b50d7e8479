import { describe, expect, test } from 'vitest'
import { actionsOf, checksOf, chooseMatch, type OwnMatch } from './match-card.ts'

const start = '2025-11-15T17:00:00.000Z'
const before = Date.parse(start) - 3_600_000
const after = Date.parse(start) + 2 * 3_600_000

const match = (values: Partial<OwnMatch> = {}): OwnMatch => ({
  id: 7,
  status: 'scheduled',
  game_time: start,
  home: 'Példavári Vidrák',
  away: 'Tolnai Horgonyok',
  home_crest: null,
  away_crest: null,
  home_score: null,
  away_score: null,
  forfeit: null,
  at_courtside: false,
  competition: 'Férfi NB I.',
  round: '9',
  arena: 'Aréna',
  has_ticket: true,
  is_home: true,
  own_team: 1,
  other_team: 2,
  squad: 12,
  other_squad: 0,
  lines: 0,
  report: null,
  gallery: null,
  ...values,
})
const finished = match({ status: 'finished', home_score: 80, away_score: 71 })

const statistician = { writesSport: true, writesContent: false }
const editor = { writesSport: false, writesContent: true }

describe('the match of the card', () => {
  test('is the first of today that is not over', () => {
    const second = match({ id: 8, game_time: '2025-11-15T19:00:00.000Z' })
    expect(chooseMatch([second, finished], undefined, before)?.id).toBe(8)
    expect(chooseMatch([second, match()], undefined, before)?.id).toBe(7)
  })
  test('waits for its result before the next one comes', () => {
    const second = match({ id: 8, game_time: '2025-11-15T19:30:00.000Z' })
    expect(chooseMatch([match(), second], undefined, after)?.id).toBe(7)
  })
  test('is the last of today when all are over, and the next one when there is none today', () => {
    const earlier = match({ ...finished, id: 5, game_time: '2025-11-15T09:00:00.000Z' })
    expect(chooseMatch([finished, earlier], match({ id: 9 }), after)?.id).toBe(7)
    expect(chooseMatch([], match({ id: 9 }), before)?.id).toBe(9)
    expect(chooseMatch([], undefined, before)).toBeUndefined()
  })
})

describe('the actions', () => {
  const ids = (...args: Parameters<typeof actionsOf>) => actionsOf(...args).map(({ id }) => id)

  test('are courtside and sheet before the start, and the result from then on', () => {
    expect(actionsOf(match(), statistician, before)).toEqual([
      { id: 'courtside', href: '/courtside?match=7' },
      { id: 'sheet', href: '/admin/collections/matches/7' },
    ])
    expect(actionsOf(match(), statistician, after)).toEqual([
      { id: 'result', href: '/admin/collections/matches#match-7' },
    ])
    expect(ids(match({ status: 'live' }), statistician, after)).toEqual(['courtside', 'result'])
  })
  test('do not ask for the score of a match that is kept at courtside', () => {
    const kept = match({ status: 'live', at_courtside: true, home_score: 12, away_score: 9 })
    expect(ids(kept, statistician, after)).toEqual(['courtside'])
  })
  test('are the report once the result is out: to write it, and then to open it', () => {
    expect(ids(finished, editor, after)).toEqual(['write_report'])
    expect(actionsOf({ ...finished, report: 3 }, editor, after)).toEqual([
      { id: 'report', href: '/admin/collections/articles/3' },
    ])
  })
  test('ask nobody for what the person may not write', () => {
    expect(ids(match(), editor, after)).toEqual([])
    expect(ids(finished, statistician, after)).toEqual([])
    expect(ids(match({ status: 'cancelled' }), statistician, before)).toEqual([])
  })
  test('ask for the result of a finished match without a score', () => {
    expect(ids(match({ status: 'finished' }), statistician, after)).toEqual(['result'])
  })
})

describe('the list of a match day', () => {
  const idsOf = (values: Partial<OwnMatch>, now: number) =>
    checksOf(match(values), statistician, now).map(({ id }) => id)

  test('has what a match needs, and afterwards what is left to publish', () => {
    expect(idsOf({}, before)).toEqual(['squad', 'other_squad', 'arena', 'ticket'])
    expect(idsOf({}, after)).toEqual(['result', 'lines', 'report', 'gallery'])
    expect(idsOf({ status: 'cancelled' }, before)).toEqual([])
  })
  test('sells no ticket away from home', () => {
    expect(idsOf({ is_home: false }, before)).toEqual(['squad', 'other_squad', 'arena'])
  })
  test('links what is missing for those who can mend it', () => {
    const [squad, other] = checksOf(match(), statistician, before)
    expect(squad).toEqual({ id: 'squad', isDone: true, count: 12 })
    expect(other).toEqual({
      id: 'other_squad',
      isDone: false,
      count: 0,
      href: '/admin/collections/competition-teams/2',
    })
    expect(checksOf(match(), editor, before)[1]).toEqual({ id: 'other_squad', isDone: false, count: 0 })
  })
  test('has no result while the score is that of a match that was not closed', () => {
    const [result] = checksOf(match({ home_score: 40, away_score: 39 }), statistician, after)
    expect(result?.isDone).toBe(false)
  })
})
