import { randomUUID } from 'node:crypto'
import type { EventBody, MatchEvent } from '@palank/sport/events/event'
import { describe, expect, test } from 'vitest'
import { expectProblem } from './testing/api.ts'
import { save } from './testing/database.ts'
import { liveEvents, saveEvent } from './testing/sport-content.ts'
import { api, owner, useFilledApi } from './testing/use-filled-api.ts'

useFilledApi()

const live = async (id: number, lang = 'hu') =>
  (await api.get('schedule/live', { params: { id }, query: { lang } })).data

describe('F5: schedule/live', () => {
  test('has the running score, its quarters and the state of play', async () => {
    expect(await live(8)).toMatchObject({
      id: 8,
      status: 'live',
      keeping: 'full',
      phase: 'playing',
      period: 1,
      score: { home: 10, away: 12 },
      periods: [{ number: 1, home: 10, away: 12 }],
      team_fouls: { home: 1, away: 0 },
    })
  })

  test('has a row for each play, and says what was taken back', async () => {
    const { plays } = await live(8)
    expect(plays).toHaveLength(liveEvents.length - 1)
    expect(plays.filter(({ undone }) => undone).map(({ type, points }) => [type, points])).toEqual([
      ['points', 3],
    ])
    expect(plays.at(-1)).toMatchObject({ type: 'foul', side: 1, player: 2, home: 10, away: 12 })
  })

  test('has the box score of a side whose players are known', async () => {
    const { box_scores, players } = await live(8)
    expect(box_scores.map(({ side }) => side)).toEqual([1])
    expect(box_scores[0]?.players.map(({ player, statistics }) => [player.id, statistics.points])).toEqual([
      [1, 10],
      [2, 0],
    ])
    expect(players.map(({ id, side, jersey_number }) => [id, side, jersey_number])).toEqual([
      [1, 1, '10'],
      [2, 1, '7'],
    ])
  })

  test('has the number that somebody who came back wears now', async () => {
    const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString()
    const { rows } = await owner.query(
      `update public.competition_teams_squad set "to" = $1 where _parent_id = 1 and player_id = 2 returning id`,
      [day(-90)],
    )
    await save(owner, 'competition_teams_squad', {
      id: 'back',
      _parent_id: 1,
      _order: 99,
      player_id: 2,
      jersey_number: '77',
      from: day(-30),
    })
    const { players } = await live(8)
    expect(players.find(({ id }) => id === 2)?.jersey_number).toBe('77')
    await owner.query(`delete from public.competition_teams_squad where id = 'back'`)
    await owner.query('update public.competition_teams_squad set "to" = null where id = $1', [rows[0]?.id])
  })

  test('is the same in every language', async () => {
    expect(await live(8, 'en')).toEqual(await live(8, 'hu'))
  })

  test('is not found of a match that is typed afterwards, or has no event yet', async () => {
    await save(owner, 'matches', { ...upcoming, keeping: 'points' })
    for (const id of [1, 5, 999]) expectProblem(await api.call('schedule/live', { params: { id } }), 404)
  })
})

let order = 0
/** One after the other, of the first quarter; returns them. */
async function enter(match: number, ...bodies: EventBody[]): Promise<MatchEvent[]> {
  const entered: MatchEvent[] = []
  for (const body of bodies) {
    const base = { id: randomUUID(), order: ++order, at: new Date().toISOString(), period: 1, clock: null }
    const event = { ...base, ...body } as MatchEvent
    await saveEvent(owner, match, event)
    entered.push(event)
  }
  return entered
}

describe('F5: whom schedule/live names', () => {
  const match = { competition_id: 1, home_team_id: 1, away_team_id: 2, keeping: 'full' }

  test('everybody in its plays, also in those that were taken back', async () => {
    await save(owner, 'matches', { id: 30, ...match, status: 'live' })
    const entered = await enter(
      30,
      { type: 'period_start' },
      { type: 'points', side: 'home', player: 1, kind: 'two_point' },
      { type: 'points', side: 'home', player: 3, kind: 'two_point' },
      { type: 'foul', side: 'home', player: 1, drawn_by: 4 },
    )
    for (const { id } of entered.slice(2)) await enter(30, { type: 'undo', undoes: id })
    const { players, box_scores, plays } = await live(30)
    expect(players.map(({ id, side, jersey_number }) => [id, side, jersey_number])).toEqual([
      [1, 1, '10'],
      [3, 1, null],
      [4, 2, '5'],
    ])
    expect(box_scores.flatMap((box) => box.players.map(({ player }) => player.id))).toEqual([1])
    expect(plays.filter(({ undone }) => undone)).toMatchObject([{ player: 3 }, { player: 1, other: 4 }])
  })

  test('nobody of a finished match of which only the result was published', async () => {
    await save(owner, 'matches', { id: 31, ...match, status: 'finished', home_score: 2, away_score: 0 })
    await enter(
      31,
      { type: 'lineup', side: 'home', players: [2] },
      { type: 'points', side: 'home', player: 1, kind: 'two_point' },
      { type: 'block', side: 'home', player: 2, blocked: 4 },
      { type: 'substitution', side: 'home', out: 2, in: 3 },
    )
    const unnamed = { side: 1, player: null, other: null }
    expect(await live(31)).toMatchObject({
      score: { home: 2, away: 0 },
      players: [],
      box_scores: [],
      plays: [
        { ...unnamed, type: 'points' },
        { ...unnamed, type: 'block' },
      ],
    })
    // Nor once it is not finished any more.
    await save(owner, 'matches', { id: 31, ...match, status: 'cancelled' })
    expect(await live(31)).toMatchObject({ players: [], plays: [unnamed, unnamed] })
    await save(owner, 'matches', { id: 31, ...match, status: 'finished', home_score: 2, away_score: 0 })
    await save(owner, 'matches_lines', { id: 'l-31', _parent_id: 31, _order: 1, side: 'home', player_id: 1 })
    const { players, plays } = await live(31)
    expect(players.map(({ id }) => id)).toEqual([1, 2, 3, 4])
    expect(plays.map(({ player, other }) => [player, other])).toEqual([
      [1, null],
      [2, 4],
      [2, 3],
    ])
  })

  test('a score below 0 is shown as 0', async () => {
    await save(owner, 'matches', { id: 32, ...match, status: 'live' })
    await enter(32, { type: 'correction', side: 'home', points: -1 })
    const { score, periods } = await live(32)
    expect([score, periods]).toEqual([{ home: 0, away: 0 }, [{ number: 1, home: 0, away: 0 }]])
  })
})

const upcoming = { id: 5, competition_id: 1, home_team_id: 1, away_team_id: 3, status: 'scheduled' }

test('lists and the match itself have the running score of a live match, whatever stands on its sheet', async () => {
  const { data } = await api.get('schedule/list', { query: { competitionId: 2 } })
  expect(data[0]?.competitors.map(({ finalScore }) => finalScore)).toEqual([10, 12])
  const correction: MatchEvent = {
    id: randomUUID(),
    order: 14,
    at: new Date().toISOString(),
    period: 1,
    clock: null,
    type: 'correction',
    side: 'away',
    points: -1,
  }
  await saveEvent(owner, 8, correction)
  const found = (await api.get('schedule/find', { params: { id: 8 } })).data
  expect(found.competitors.map(({ finalScore }) => finalScore)).toEqual([10, 11])
  expect((await live(8)).score).toEqual({ home: 10, away: 11 })
})

test('a typed score is shown until there is an event, and none below 0', async () => {
  const typed = {
    id: 33,
    competition_id: 1,
    home_team_id: 1,
    away_team_id: 2,
    status: 'live',
    keeping: 'points',
  }
  await save(owner, 'matches', { ...typed, home_score: 10, away_score: 8 })
  const scores = async () => {
    const { competitors } = (await api.get('schedule/find', { params: { id: 33 } })).data
    return competitors.map(({ finalScore }) => finalScore)
  }
  expect(await scores()).toEqual([10, 8])
  await enter(33, { type: 'period_start' })
  expect(await scores()).toEqual([0, 0])
  await enter(33, { type: 'correction', side: 'home', points: -1 })
  expect(await scores()).toEqual([0, 0])
})
