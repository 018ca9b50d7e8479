import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { save } from './testing/database.ts'
import { fromNow } from './testing/sport-content.ts'
import { api, owner, useFilledApi } from './testing/use-filled-api.ts'

useFilledApi()

const id = 2000
const teams = { competition_id: 2, home_team_id: 1, away_team_id: 2, arena_id: 1 }
const original = fromNow(48)
const later = fromNow(72)
const scheduled = { ...teams, status: 'scheduled', game_time: original }
const home = { name: 'Duna Aréna', city: 'Dunaszeg' }

beforeAll(async () => {
  await save(owner, 'arenas', { id: 2, name: 'Régi Csarnok', city: '' })
})
beforeEach(async () => {
  await owner.query('delete from public.matches where id >= $1', [id])
  await save(owner, 'matches', { id, ...scheduled }, { hu: { round: '3' } })
})

const change = (row: Record<string, unknown>, match = id) => save(owner, 'matches', { id: match, ...row })
/** As if the changes until now had been made some time ago. */
const wait = (minutes: number) =>
  owner.query(`update feed.match_change set changed_at = changed_at - interval '${minutes} minutes'`)
const found = async (match = id) => (await api.get('schedule/find', { params: { id: match } })).data
const noticed = async () => (await found()).change
const records = async () =>
  (await owner.query('select kinds from feed.match_change where match_id = $1 order by sequence', [id])).rows
const time = (iso: string | null | undefined) => (iso ? new Date(iso).toISOString() : iso)

describe('a change notice', () => {
  test.each([
    ['moved', { game_time: later }, ['moved']],
    ['without a time', { game_time: null }, ['moved']],
    ['postponed', { status: 'postponed' }, ['postponed']],
    ['postponed and without a time', { status: 'postponed', game_time: null }, ['postponed']],
    ['postponed to another day', { status: 'postponed', game_time: later }, ['postponed', 'moved']],
    ['called off', { status: 'cancelled' }, ['cancelled']],
    ['played elsewhere', { arena_id: 2 }, ['arena']],
    ['played elsewhere at another time', { arena_id: 2, game_time: later }, ['moved', 'arena']],
  ])('a match %s', async (_, row, kinds) => {
    const { sequence } = await found()
    await change({ ...scheduled, ...row })
    const match = await found()
    expect(match.change).toMatchObject({ kinds, sequence: sequence + 1, before: { arena: home } })
    expect(time(match.change?.before.game_time)).toBe(original)
    expect(match).toMatchObject({ sequence: sequence + 1, updated_at: match.change?.changed_at })
  })

  test('a match that loses the new date that was told, and has no other', async () => {
    await change({ ...scheduled, status: 'postponed', game_time: later })
    await wait(11)
    await change({ ...scheduled, status: 'postponed', game_time: null })
    const noted = await noticed()
    expect([noted?.kinds, time(noted?.before.game_time)]).toEqual([['postponed'], later])
    await change({ ...scheduled, status: 'postponed', game_time: later })
    expect((await noticed())?.kinds).toEqual(['postponed', 'moved'])
  })

  test('one that is put off and then loses its old date is not put off twice', async () => {
    await change({ ...scheduled, status: 'postponed' })
    await wait(11)
    await change({ ...scheduled, status: 'postponed', game_time: null })
    expect(await records()).toEqual([{ kinds: ['postponed'] }])
    expect(time((await noticed())?.before.game_time)).toBe(original)
  })

  test('a match is put back on, at its time and at another', async () => {
    await change({ ...scheduled, status: 'cancelled' })
    await wait(11)
    await change(scheduled)
    expect((await noticed())?.kinds).toEqual(['restored'])
    await wait(11)
    await change({ ...scheduled, status: 'postponed', game_time: null })
    await wait(11)
    await change({ ...scheduled, game_time: later })
    expect(await noticed()).toMatchObject({ kinds: ['restored', 'moved'], before: { game_time: null } })
    expect(await records()).toHaveLength(4)
  })

  test('no notice for other fields, a first hall or a first time', async () => {
    await save(owner, 'matches', { id, ...scheduled, away_team_id: 3 }, { hu: { round: 'Döntő' } })
    await save(owner, 'matches', { id: id + 1, ...scheduled, arena_id: null, game_time: null })
    await change({ ...scheduled, arena_id: null }, id + 1)
    await change({ ...scheduled, arena_id: 1 }, id + 1)
    expect([(await found()).change, (await found(id + 1)).change]).toEqual([null, null])
    expect([(await found()).sequence, (await found(id + 1)).sequence]).toEqual([1, 2])
  })

  test('no notice of a match that runs, is finished or lies in the past', async () => {
    for (const row of [
      { status: 'live', game_time: later },
      { status: 'finished', game_time: original, home_score: 80, away_score: 70 },
      { status: 'scheduled', game_time: later },
    ])
      await change({ ...scheduled, ...row })
    await save(owner, 'matches', { id: id + 1, ...scheduled, game_time: fromNow(-30) })
    await change({ ...scheduled, game_time: fromNow(-29), arena_id: 2 }, id + 1)
    await change({ ...scheduled, game_time: fromNow(-29), status: 'postponed' }, id + 1)
    expect((await owner.query('select from feed.match_change')).rowCount).toBe(0)
    // It was not played, and has a new date now.
    await change({ ...scheduled, game_time: later, status: 'postponed' }, id + 1)
    expect((await found(id + 1)).change?.kinds).toEqual(['moved'])
  })
})

describe('corrections within ten minutes', () => {
  test('are one change, from the first before to the last after, under the same sequence', async () => {
    await change({ ...scheduled, game_time: fromNow(96) })
    const first = await noticed()
    await wait(9)
    await change({ ...scheduled, game_time: later, arena_id: 2 })
    const corrected = await noticed()
    expect(corrected).toMatchObject({ kinds: ['moved', 'arena'], sequence: first?.sequence })
    expect(corrected?.before).toEqual(first?.before)
    expect(await records()).toHaveLength(1)
    expect((await found()).sequence).toBe(2)
  })

  test('are none if all is as before, though calendars follow', async () => {
    await change({ ...scheduled, status: 'cancelled' })
    await change(scheduled)
    expect(await records()).toEqual([])
    expect((await found()).sequence).toBe(2)
  })

  test('leave an earlier notice as it was', async () => {
    await change({ ...scheduled, game_time: later })
    await wait(11)
    const { change: first } = await found()
    await change({ ...scheduled, game_time: later, status: 'cancelled' })
    await change({ ...scheduled, game_time: later })
    expect(await noticed()).toEqual(first)
  })

  test('are two changes later on', async () => {
    await change({ ...scheduled, game_time: later })
    await wait(11)
    await change(scheduled)
    expect(await records()).toEqual([{ kinds: ['moved'] }, { kinds: ['moved'] }])
    expect(time((await noticed())?.before.game_time)).toBe(later)
  })

  test('are not taken back by a match that is begun by mistake', async () => {
    await change({ ...scheduled, arena_id: 2 })
    await wait(5)
    const first = await noticed()
    await change({ ...scheduled, arena_id: 2, status: 'live' })
    expect(await records()).toHaveLength(1)
    await change({ ...scheduled, arena_id: 2 })
    expect(await noticed()).toEqual(first)
    await wait(11)
    await change({ ...scheduled, arena_id: 2, status: 'live' })
    await change({ ...scheduled, arena_id: 2 })
    expect(await records()).toEqual([{ kinds: ['arena'] }])
  })

  test.each([5, 11])(
    'begun by mistake %i minutes after it was put off, it is put off as before',
    async (minutes) => {
      await change({ ...scheduled, status: 'postponed', game_time: later })
      await wait(minutes)
      const first = await noticed()
      await change({ ...scheduled, status: 'live', game_time: later })
      await change({ ...scheduled, status: 'postponed', game_time: later })
      expect(await noticed()).toEqual(first)
    },
  )

  test('are not taken back by a match that is finished by mistake', async () => {
    await change({ ...scheduled, game_time: later })
    const first = await noticed()
    await change({ ...scheduled, status: 'finished', game_time: later })
    await change({ ...scheduled, game_time: later })
    expect(await noticed()).toEqual(first)
  })

  test('made while a match is on by mistake are told once its start is taken back', async () => {
    await owner.query(
      `insert into courtside.begun (match_id, status, game_time, has_typed_sheet) values ($1, 'scheduled', $2, false)`,
      [id, original],
    )
    await change({ ...scheduled, status: 'live' })
    await change({ ...scheduled, status: 'live', game_time: later })
    expect(await records()).toEqual([])
    await change({ ...scheduled, game_time: later })
    const noted = await noticed()
    expect([noted?.kinds, time(noted?.before.game_time)]).toEqual([['moved'], original])
  })

  test('do not count what visitors are not told of', async () => {
    await change({ ...scheduled, game_time: later })
    await wait(5)
    const first = await noticed()
    await save(owner, 'matches', { id, ...scheduled, game_time: later }, { hu: { round: '4' } })
    expect(await noticed()).toEqual(first)
  })
})

describe('a notice is shown', () => {
  const setTime = (game_time: string | null, status: string) =>
    owner.query(
      `alter table public.matches disable trigger feed_match;
       update public.matches set game_time = ${game_time ? `'${game_time}'` : 'null'}, status = '${status}' where id = ${id};
       alter table public.matches enable trigger feed_match`,
    )

  test.each([
    ['scheduled', fromNow(1), true],
    ['scheduled', fromNow(-1), false],
    ['live', fromNow(-1), false],
    ['finished', fromNow(-1), false],
    ['cancelled', fromNow(1), true],
    ['cancelled', fromNow(-1), false],
    ['postponed', fromNow(-1), true],
    ['postponed', null, true],
  ])('of a match that is %s for %s: %s', async (status, game_time, isShown) => {
    await change({ ...scheduled, arena_id: 2 })
    await setTime(game_time, status)
    expect((await noticed()) !== null).toBe(isShown)
  })

  test('with the time that a match without one had, also when it is called off', async () => {
    await change({ ...scheduled, status: 'postponed', game_time: null })
    await wait(11)
    await change({ ...scheduled, status: 'cancelled', game_time: null })
    const noted = await noticed()
    expect([noted?.kinds, time(noted?.before.game_time)]).toEqual([['cancelled'], original])
    await wait(11)
    await change({ ...scheduled, status: 'scheduled', game_time: null, arena_id: 2 })
    expect(time((await noticed())?.before.game_time)).toBe(original)
    // With a new time there is nothing to carry on.
    await wait(11)
    await change({ ...scheduled, status: 'postponed', game_time: later, arena_id: 2 })
    expect((await noticed())?.before.game_time).toBeNull()
  })

  test('of a match called off without a time, until the one that it had', async () => {
    await change({ ...scheduled, game_time: fromNow(1) })
    await wait(22)
    await change({ ...scheduled, status: 'postponed', game_time: null })
    await wait(11)
    await change({ ...scheduled, status: 'cancelled', game_time: null })
    expect(await noticed()).not.toBeNull()
    await owner.query(
      `update feed.match_change set before = before || '{"time": 1}' where before ->> 'time' is not null`,
    )
    expect(await noticed()).toBeNull()
  })

  test('for 60 days', async () => {
    await change({ ...scheduled, game_time: later })
    await wait(59 * 24 * 60)
    expect(await noticed()).not.toBeNull()
    await wait(24 * 60)
    expect(await noticed()).toBeNull()
  })

  test('with the hall as it was called, also when it is gone', async () => {
    await save(owner, 'arenas', { id: 3, name: 'Sátor', city: '' })
    await save(owner, 'matches', { id: id + 1, ...scheduled, arena_id: 3 })
    await change({ ...scheduled, arena_id: 1 }, id + 1)
    await owner.query('delete from public.arenas where id = 3')
    expect((await found(id + 1)).change?.before.arena).toEqual({ name: 'Sátor', city: null })
  })

  test('until the match is deleted', async () => {
    await change({ ...scheduled, game_time: later })
    await owner.query('delete from public.matches where id = $1', [id])
    expect((await owner.query('select from feed.match_change')).rowCount).toBe(0)
  })
})

test('schedule/list of changed matches: the latest change first, called off ones too', async () => {
  await save(owner, 'matches', { id: id + 1, ...scheduled })
  await save(owner, 'matches', { id: id + 2, ...scheduled, home_team_id: 3 })
  await change({ ...scheduled, status: 'cancelled' })
  await wait(1)
  for (const match of [id + 1, id + 2])
    await change({ ...scheduled, ...(match === id + 2 ? { home_team_id: 3 } : {}), game_time: later }, match)
  const { data, meta } = await api.get('schedule/list', { query: { type: 'changed' } })
  expect(data.map((match) => [match.id, match.change?.kinds])).toEqual([
    [id + 1, ['moved']],
    [id, ['cancelled']],
  ])
  expect(meta.total).toBe(2)
})

test('schedule/list of changed matches knows no season: the next one is announced before it is the current one', async () => {
  await save(owner, 'competitions', { id: 90, season_id: 2 }, { hu: { name: 'Jövő évi kupa' } })
  await change({ ...scheduled, competition_id: 90, game_time: later })
  await change({ ...scheduled, competition_id: 90, game_time: fromNow(96) })
  const { data } = await api.get('schedule/list', { query: { type: 'changed' } })
  expect(data.map((match) => match.id)).toEqual([id])
})
