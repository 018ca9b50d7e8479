import { boxScore } from '@palank/sport/events/box-score'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { ValidationError } from 'payload'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryRows } from '../database.ts'
import { callApi, callers } from '../testing/newsroom.ts'
import {
  basket,
  event,
  finish,
  get,
  keep,
  match,
  opened,
  payload,
  post,
  save,
  send,
  squad,
  stored,
  teams,
  tokens,
  undo,
  wholeMatch,
  withMatch,
} from './testing/with-match.ts'
import type { CourtsideMatch } from './types.ts'

withMatch()

describe('X8: the endpoints of the courtside screen', () => {
  test('are for statisticians and admins; without a session one is asked to sign in', async () => {
    const statuses = async (ask: (as: string | undefined) => Promise<{ status: number }>) => {
      const found: Record<string, number> = {}
      for (const caller of callers) found[caller] = (await ask(tokens[caller])).status
      return found
    }
    const allowed = {
      anonymous: 401,
      admin: 200,
      editor: 403,
      statistician: 200,
      registrar: 403,
      child_protection: 403,
    }
    const events = { events: [], since: 0 }
    expect(await statuses((as) => callApi('GET', '/courtside', { as }))).toEqual(allowed)
    expect(await statuses((as) => callApi('GET', `/courtside/${match}`, { as }))).toEqual(allowed)
    expect(await statuses((as) => callApi('GET', `/courtside/${match}/events`, { as }))).toEqual(allowed)
    expect(
      await statuses((as) =>
        callApi('POST', `/courtside/${match}/keeping`, { as, json: { keeping: 'points' } }),
      ),
    ).toEqual(allowed)
    expect(
      await statuses((as) => callApi('POST', `/courtside/${match}/events`, { as, json: events })),
    ).toEqual(allowed)
    await send(wholeMatch())
    expect(
      await statuses((as) =>
        callApi('POST', `/courtside/${match}/finish`, { as, json: { publish: 'result' } }),
      ),
    ).toEqual(allowed)
  })

  test('set the key with the roster until a day after the match, and delete it when the session ends', async () => {
    const setCookies = ({ headers }: { headers: Headers }) => headers.getSetCookie()
    const given = setCookies(await get(`/courtside/${match}`))
    expect(given).toHaveLength(1)
    const [key = ''] = given[0]?.split(';') ?? []
    expect(key).toMatch(new RegExp(`^courtside-names-${match}=[0-9a-f]{64}$`))
    const seconds = Number(/Max-Age=(\d+)/.exec(given[0] ?? '')?.[1])
    // The match starts in an hour.
    expect(seconds).toBeGreaterThan(24.9 * 3_600)
    expect(seconds).toBeLessThanOrEqual(25 * 3_600)
    const withKey = (method: string, path: string, as: string | undefined, json?: unknown) =>
      callApi(method, path, { as, json, headers: { cookie: key } })
    expect(setCookies(await withKey('GET', `/courtside/${match}`, tokens.statistician))[0]).toContain(key)
    const ended = `courtside-names-${match}=; Path=/; Max-Age=0; SameSite=Strict`
    expect(setCookies(await withKey('GET', `/courtside/${match}/events`, undefined))).toContain(ended)
    expect(setCookies(await withKey('GET', `/courtside/${match}`, tokens.editor))).toContain(ended)
    const left = await withKey('POST', '/users/logout', tokens.child_protection, {})
    expect(left.status).toBe(200)
    expect(setCookies(left)).toContain(ended)
  })

  test('say that a match is not there, and what cannot be read', async () => {
    for (const id of ['999999', 'abc', '0', '99999999999999'])
      expect((await get(`/courtside/${id}`)).status).toBe(404)
    expect((await post(`/courtside/${match}/keeping`, { keeping: 'paper' })).status).toBe(400)
    expect((await post(`/courtside/${match}/events`, { events: 'none' })).status).toBe(400)
    expect((await get(`/courtside/${match}/events?since=-1`)).status).toBe(400)
  })
})

test('a match has its teams and squads, ordered by jersey number', async () => {
  const { match: found, events } = (await get(`/courtside/${match}`)).body
  expect(events).toEqual([])
  expect(found).toMatchObject({
    id: match,
    status: 'scheduled',
    keeping: 'sheet',
    home_score: null,
    away_score: null,
    has_typed_sheet: false,
  })
  const jerseys = (found as CourtsideMatch).home.players.map(({ jersey_number }) => Number(jersey_number))
  expect(jerseys).toEqual(jerseys.toSorted((a, b) => a - b))
  expect(jerseys.length).toBeGreaterThan(1)
})

test('whoever joins or leaves on the day of the match is there', async () => {
  const team = teams[0] ?? 0
  const { squad: before } = await payload.findByID({ collection: 'competition-teams', id: team, depth: 0 })
  const day = (date: string) => `${date}T12:00:00.000Z`
  const times = [
    { from: day('2099-05-10') },
    { to: day('2099-05-10') },
    { from: day('2099-05-11') },
    { to: day('2099-05-09') },
  ]
  const dated = before?.map((member, index) => ({ ...member, ...times[index] })) ?? []
  await payload.update({ collection: 'competition-teams', id: team, data: { squad: dated } })
  const present = async (game_time: string) => {
    await payload.update({ collection: 'matches', id: match, data: { game_time } })
    const { home } = await opened()
    return dated.map(({ player }) => home.players.some(({ id }) => id === player))
  }
  try {
    // A day is stored as its noon.
    expect(await present('2099-05-10T09:00:00.000Z')).toEqual([true, true, false, false, true])
    expect(await present('2099-05-10T18:00:00.000Z')).toEqual([true, true, false, false, true])
  } finally {
    await payload.update({ collection: 'competition-teams', id: team, data: { squad: before ?? [] } })
  }
})

test('the list has our own matches of these days', async () => {
  await payload.update({
    collection: 'clubs',
    where: {
      name: { equals: (await payload.findByID({ collection: 'competition-teams', id: teams[0] ?? 0 })).name },
    },
    data: { own: true },
  })
  const ids = (await get('/courtside')).body.matches.map(({ id }: { id: number }) => id)
  await payload.update({ collection: 'clubs', where: { own: { equals: true } }, data: { own: false } })
  expect(ids).toContain(match)
})

const notices = () =>
  queryRows(
    { payload },
    sql`select kinds, before, after, changed_at from feed.match_change where match_id = ${match} order by sequence`,
  )

describe('storing events', () => {
  beforeEach(() => keep('full'))

  test('a match that is typed afterwards takes none, and the device is told', async () => {
    await keep('sheet')
    const { status, body } = await send([basket('home')])
    expect([status, body.errors[0].message]).toEqual([409, expect.stringContaining('megmaradt')])
  })

  test('sending twice stores once, and a device hears what it has not seen', async () => {
    const [first, second] = [basket('home'), basket('away')]
    const { last } = (await send([first])).body
    const answer = (await send([first, second], last)).body
    expect(answer.events).toEqual([second])
    expect((await get(`/courtside/${match}/events?since=${answer.last}`)).body.events).toEqual([])
    expect((await get(`/courtside/${match}`)).body.events).toEqual([first, second])
  })

  test('an event that cannot be read or names a stranger is refused, the others are stored', async () => {
    const good = basket('home')
    const stranger = event({ type: 'points', side: 'home', player: squad.away[0] ?? 0, kind: 'two_point' })
    const broken = { ...basket('home'), kind: 'four_point' }
    const { refused, events } = (await send([stranger, good, broken])).body
    expect(events).toEqual([good])
    expect(refused).toEqual([
      { id: stranger.id, problems: [{ field: 'player', expected: 'a player of the home team' }] },
      { id: broken.id, problems: [expect.objectContaining({ field: 'kind' })] },
    ])
  })

  test('many devices at once: nobody misses what another one stored', async () => {
    const devices = Array.from({ length: 8 }, () => ({ since: 0, seen: new Set<string>() }))
    await Promise.all(
      devices.map(async (device) => {
        for (let round = 0; round < 6; round++) {
          const { body } = await send([basket('home')], device.since)
          device.since = body.last
          for (const { id } of body.events) device.seen.add(id)
        }
      }),
    )
    for (const device of devices)
      for (const { id } of (await get(`/courtside/${match}/events?since=${device.since}`)).body.events)
        device.seen.add(id)
    expect(devices.map(({ seen }) => seen.size)).toEqual(devices.map(() => 48))
  })

  test('the first period makes the match live; baskets leave its row and its cache alone', async () => {
    await send([event({ type: 'period_start' })])
    const begun = await stored()
    expect(begun.status).toBe('live')
    await send([basket('home')])
    expect((await stored()).updatedAt).toBe(begun.updatedAt)
  })

  test('a match whose start is taken back is to come again', async () => {
    const start = event({ type: 'period_start' })
    await send([start])
    expect((await send([undo(start)])).body.match.status).toBe('scheduled')
    await send([event({ type: 'period_start' })])
    expect((await stored()).status).toBe('live')
  })

  test('a match that was put off is put off again once its start is taken back', async () => {
    await save({ status: 'postponed' })
    const { game_time } = await stored()
    const start = event({ type: 'period_start' })
    await send([start])
    expect(await stored()).toMatchObject({ status: 'live', game_time })
    expect((await send([undo(start)])).body.match.status).toBe('postponed')
  })

  test.each([
    ['without a time', null],
    ['of yesterday', new Date(Date.now() - 24 * 3_600_000).toISOString()],
  ])('a match %s that was put off and is played after all begins now', async (_, game_time) => {
    await save({ status: 'postponed', game_time })
    await send([event({ type: 'period_start' })])
    const begun = await stored()
    expect(begun.status).toBe('live')
    expect(Math.abs(Date.parse(begun.game_time ?? '') - Date.now())).toBeLessThan(60_000)
  })

  test.each([
    ['without a time', null],
    ['of yesterday', new Date(Date.now() - 24 * 3_600_000).toISOString()],
  ])('a match %s that was put off has its time again once its start is taken back', async (_, game_time) => {
    await save({ status: 'postponed', game_time })
    // Else the same one would be written anew.
    await queryRows(
      { payload },
      sql`update feed.match_change set changed_at = now() - interval '11 minutes' where match_id = ${match}`,
    )
    const told = await notices()
    const start = event({ type: 'period_start' })
    await send([start])
    await send([undo(start)])
    expect(await stored()).toMatchObject({ status: 'postponed', game_time })
    expect(await notices()).toEqual(told)
  })

  test('a match that is put off while it runs stays so, until it is started again', async () => {
    const basketOf = event({ type: 'points', side: 'home', player: null, kind: 'two_point' })
    await send([event({ type: 'period_start' }), basketOf])
    await save({ status: 'postponed', game_time: null })
    await send([event({ type: 'points', side: 'home', player: null, kind: 'two_point' }), undo(basketOf)])
    expect(await stored()).toMatchObject({ status: 'postponed', game_time: null })
    await send([event({ type: 'period_start' }, 2)])
    expect((await stored()).status).toBe('live')
  })

  test('a match that was put off unnoticed, long after its start, is put off again', async () => {
    const game_time = new Date(Date.now() - 24 * 3_600_000).toISOString()
    await save({ game_time })
    await save({ status: 'postponed' })
    await queryRows({ payload }, sql`delete from feed.match_change where match_id = ${match}`)
    const start = event({ type: 'period_start' })
    await send([start])
    await send([undo(start)])
    expect(await stored()).toMatchObject({ status: 'postponed', game_time })
    expect(await notices()).toEqual([])
  })

  test('a match with a line on its form is to come again once its start is taken back', async () => {
    await keep('sheet')
    const line = { side: 'home', player: squad.home[0] ?? 0, starter: true } as const
    await payload.update({ collection: 'matches', id: match, data: { lines: [line] } })
    await keep('full')
    const start = event({ type: 'period_start' })
    expect((await send([start])).body.match).toMatchObject({ status: 'live', has_typed_sheet: true })
    expect((await send([undo(start)])).body.match.status).toBe('scheduled')
  })

  test('a start by mistake leaves nothing behind, also where the form came between', async () => {
    const start = event({ type: 'period_start' })
    await send([start])
    await keep('sheet')
    expect(await stored()).toMatchObject({ status: 'live', home_score: null, away_score: null, periods: [] })
    await keep('full')
    expect((await send([undo(start)])).body.match.status).toBe('scheduled')
  })

  test('what was typed after a start by mistake stays', async () => {
    const start = event({ type: 'period_start' })
    await send([start])
    await keep('sheet')
    await save({ home_score: 45, away_score: 40 })
    await keep('full')
    await send([undo(start)])
    expect(await stored()).toMatchObject({ status: 'live', home_score: 45, away_score: 40 })
  })

  test('a start by mistake takes back nothing of a match that its form says is live', async () => {
    await keep('sheet')
    await save({ status: 'live', home_score: 45, away_score: 40 })
    await keep('full')
    const start = event({ type: 'period_start' })
    await send([start])
    await send([undo(start)])
    expect(await stored()).toMatchObject({ status: 'live', home_score: 45, away_score: 40 })
  })

  test('a match that the form says is live stays so before its first period', async () => {
    await keep('sheet')
    await payload.update({ collection: 'matches', id: match, data: { status: 'live' } })
    await keep('full')
    await send([event({ type: 'lineup', side: 'home', players: squad.home.slice(0, 2) })])
    expect((await stored()).status).toBe('live')
  })

  test('a batch that is sent again makes up for what failed after it was stored', async () => {
    const batch = [event({ type: 'period_start' })]
    const update = vi.spyOn(payload, 'update').mockRejectedValueOnce(new Error('the database is gone'))
    expect((await send(batch)).status).toBe(500)
    expect((await stored()).status).toBe('scheduled')
    expect((await send(batch)).body.match.status).toBe('live')
    update.mockRestore()
  })

  test('events are stored and the reason is told, where the form would refuse the state', async () => {
    const refusal = new ValidationError({ errors: [{ message: 'nem lehet', path: 'status' }] })
    const update = vi.spyOn(payload, 'update').mockRejectedValueOnce(refusal)
    const { status, body } = await send([event({ type: 'period_start' })])
    expect([status, body.events.length, body.not_published]).toEqual([200, 1, ['nem lehet']])
    update.mockRestore()
  })
})

describe('finishing', () => {
  test('stores score, quarters and box score as the events say', async () => {
    await keep('full')
    const events = wholeMatch()
    await send(events)
    const { status, body } = await finish()
    expect([status, body.match.status]).toEqual([200, 'finished'])
    const { home_score, away_score, periods, lines, box_score_incomplete } = await stored()
    const box = boxScore(events, 'full')
    expect({ home_score, away_score, box_score_incomplete }).toEqual({
      home_score: 16,
      away_score: 8,
      box_score_incomplete: false,
    })
    expect(periods?.map(({ home, away }) => ({ home, away }))).toEqual(box.periods)
    expect(lines?.map(({ player, points }) => [player, points])).toEqual(
      box.lines.map(({ player, points }) => [player, points]),
    )
  })

  test('only the result, where the box score is not to be shown', async () => {
    await keep('points')
    await send(wholeMatch())
    await finish('result')
    expect(await stored()).toMatchObject({ status: 'finished', home_score: 16, away_score: 8, lines: [] })
  })

  test('whoever has left the squad since keeps the line, without a number', async () => {
    await keep('full')
    await send(wholeMatch())
    await finish()
    const team = teams[0] ?? 0
    const [scorer] = squad.home
    const { squad: before } = await payload.findByID({ collection: 'competition-teams', id: team, depth: 0 })
    const without = before?.filter(({ player }) => player !== scorer) ?? []
    await payload.update({ collection: 'competition-teams', id: team, data: { squad: without } })
    await send([basket('away', 4)])
    await payload.update({ collection: 'competition-teams', id: team, data: { squad: before ?? [] } })
    const { away_score, lines, box_score_incomplete } = await stored()
    expect({ away_score, box_score_incomplete }).toEqual({ away_score: 10, box_score_incomplete: false })
    expect(lines?.find(({ player }) => player === scorer)).toMatchObject({ points: 16, jersey_number: null })
  })

  test('says why it cannot be, and stores nothing', async () => {
    await keep('points')
    await send([
      event({ type: 'period_start' }),
      basket('home'),
      basket('away'),
      event({ type: 'match_end' }),
    ])
    const { status, body } = await finish('result')
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('nincs döntetlen')
    expect((await stored()).status).toBe('live')
  })

  test('late events of a finished match change its result; a draw is said and leaves it', async () => {
    await keep('points')
    const events = wholeMatch()
    await send(events)
    await finish()
    const undone = events.find(({ type }) => type === 'points')
    await send([event({ type: 'undo', undoes: undone?.id ?? '' })])
    expect((await stored()).home_score).toBe(14)
    const { not_published } = (await send([event({ type: 'correction', side: 'away', points: 6 })])).body
    expect(not_published).toEqual([expect.stringContaining('nincs döntetlen')])
    expect((await stored()).away_score).toBe(8)
    // What was refused is no result that somebody typed.
    await send([event({ type: 'correction', side: 'away', points: 1 })])
    expect(await stored()).toMatchObject({ home_score: 14, away_score: 15 })
  })

  test('a correction at the start of a quarter is of the one before', async () => {
    await keep('points')
    const events = wholeMatch()
    const second = events.findIndex(({ type, period }) => type === 'period_start' && period === 2)
    const quarter = [events[second], event({ type: 'correction', side: 'home', points: -1 }, 2)]
    await send([...events.slice(0, second), ...quarter, event({ type: 'match_end' }, 2)])
    expect((await finish('result')).status).toBe(200)
    const { home_score, periods } = await stored()
    expect([home_score, periods?.map(({ home }) => home)]).toEqual([3, [3, 0]])
  })
})

describe('finishing while another device sends', () => {
  let other: pg.Client
  beforeEach(async () => {
    other = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await other.connect()
    await keep('points')
    await send(wholeMatch())
  })
  afterEach(() => other.end())
  /** Holds others up until the commit; `statement` takes the lock. */
  const holdUp = async (statement: string) => {
    await other.query('begin')
    await other.query(statement, [match])
  }
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const somebodyWaits = () =>
    expect
      .poll(async () => {
        // Else the transaction would see what it has seen first.
        await other.query('select pg_stat_clear_snapshot()')
        return (await other.query(waiting)).rowCount
      })
      .toBe(1)

  test('counts what arrives while the result is being stored', async () => {
    await holdUp('select from public.matches where id = $1 for no key update')
    const finished = finish()
    await somebodyWaits()
    await send([basket('away', 4)])
    await other.query('commit')
    expect((await finished).status).toBe(200)
    expect(await stored()).toMatchObject({ status: 'finished', home_score: 16, away_score: 10 })
  })

  test('counts what is stored after it', async () => {
    await holdUp(`select pg_advisory_xact_lock(hashtext('courtside'), $1)`)
    const sent = send([basket('away', 4)])
    await somebodyWaits()
    await finish()
    expect(await stored()).toMatchObject({ home_score: 16, away_score: 8 })
    await other.query('commit')
    expect((await sent).body.match.status).toBe('finished')
    expect(await stored()).toMatchObject({ home_score: 16, away_score: 10 })
  })
})
