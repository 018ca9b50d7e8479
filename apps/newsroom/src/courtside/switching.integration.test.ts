import { describe, expect, test } from 'vitest'
import {
  basket,
  event,
  finish,
  get,
  keep,
  match,
  payload,
  save,
  send,
  squad,
  stored,
  wholeMatch,
  withMatch,
} from './testing/with-match.ts'

withMatch()

describe('switching', () => {
  test('to courtside leaves what was typed until the match is finished there', async () => {
    await payload.update({
      collection: 'matches',
      id: match,
      data: { status: 'finished', home_score: 70, away_score: 60 },
    })
    const { match: found } = (await keep('points')).body
    expect(found).toMatchObject({
      keeping: 'points',
      has_typed_sheet: true,
      status: 'finished',
      home_score: 70,
      away_score: 60,
    })
    await send([event({ type: 'period_start' }), basket('home')])
    expect(await stored()).toMatchObject({ status: 'finished', home_score: 70, away_score: 60 })
  })

  test('a typed result stays after a switch, until somebody publishes at courtside again', async () => {
    await keep('points')
    const events = wholeMatch()
    await send(events)
    await finish()
    await keep('sheet')
    const typed = { home_score: 80, away_score: 60, periods: [], lines: [] }
    await payload.update({ collection: 'matches', id: match, data: typed })
    await keep('points')
    expect(await stored()).toMatchObject(typed)
    const { not_published } = (await send([basket('home', 4)])).body
    expect(not_published).toEqual([expect.stringContaining('az űrlapon írták be')])
    expect(await stored()).toMatchObject(typed)
    await finish()
    expect(await stored()).toMatchObject({ home_score: 18, away_score: 8 })
    expect((await send([basket('home', 4)])).body.not_published).toEqual([])
    expect((await stored()).home_score).toBe(20)
  })

  test('corrected lines are a typed result too, and so is a forfeit', async () => {
    await keep('points')
    await send(wholeMatch())
    await finish()
    await keep('sheet')
    const { lines } = await stored()
    await payload.update({
      collection: 'matches',
      id: match,
      data: { lines: lines?.map((line, index) => (index === 0 ? { ...line, foul: 4 } : line)) ?? [] },
    })
    await keep('points')
    expect((await send([basket('home', 4)])).body.not_published).toHaveLength(1)
    expect(await stored()).toMatchObject({ home_score: 16 })
    await finish()
    await payload.update({ collection: 'matches', id: match, data: { forfeit: 'home' } })
    expect((await send([basket('home', 4)])).body.not_published).toHaveLength(1)
    expect(await stored()).toMatchObject({ forfeit: 'home', home_score: 18 })
  })

  test('back to the form writes what the events add up to, and keeps the events', async () => {
    await keep('points')
    await send([event({ type: 'period_start' }), basket('home')])
    await keep('sheet')
    expect(await stored()).toMatchObject({ keeping: 'sheet', status: 'live', home_score: 2, away_score: 0 })
    expect((await get(`/courtside/${match}`)).body.events).toHaveLength(2)
    await keep('points')
    expect((await get(`/courtside/${match}`)).body.match.keeping).toBe('points')
  })
})

describe('switching back to the form', () => {
  test('leaves a result that was published alone', async () => {
    await keep('points')
    await send(wholeMatch())
    await finish('result')
    await keep('sheet')
    expect(await stored()).toMatchObject({ keeping: 'sheet', status: 'finished', home_score: 16, lines: [] })
  })

  test('leaves a result alone that was typed', async () => {
    await save({ status: 'finished', home_score: 70, away_score: 60 })
    await keep('points')
    await send(wholeMatch())
    await keep('sheet')
    expect(await stored()).toMatchObject({ keeping: 'sheet', home_score: 70, away_score: 60, lines: [] })
  })
})

describe('switching back to the form during the match', () => {
  const typed = { status: 'live', home_score: 45, away_score: 40 } as const

  test('leaves what was typed alone while the events have no points', async () => {
    await save(typed)
    await keep('points')
    await send([event({ type: 'period_start' })])
    await keep('sheet')
    expect(await stored()).toMatchObject({ keeping: 'sheet', ...typed })
  })

  test('writes the events’ sums over it once they have', async () => {
    await save(typed)
    await keep('points')
    await send([event({ type: 'period_start' }), basket('home')])
    await keep('sheet')
    expect(await stored()).toMatchObject({ status: 'live', home_score: 2, away_score: 0 })
  })
})

describe('points or everything', () => {
  test('is chosen until the first period, then it stays, whatever a device was told before', async () => {
    await keep('points')
    expect((await keep('full')).body.match.keeping).toBe('full')
    await send([event({ type: 'lineup', side: 'home', players: squad.home.slice(0, 2) })])
    expect((await keep('points')).body.match.keeping).toBe('points')
    await send([event({ type: 'period_start' })])
    const { status, body } = await keep('full')
    expect([status, body.match.keeping, body.match.status]).toEqual([200, 'points', 'live'])
    expect((await stored()).keeping).toBe('points')
  })

  test('is chosen again on the way back from the form', async () => {
    await keep('points')
    await send([event({ type: 'period_start' })])
    await keep('sheet')
    expect((await keep('full')).body.match.keeping).toBe('full')
  })
})

describe('a form that was opened before the switch', () => {
  const period = { home: 20, away: 10 }
  test.each([
    ['a score', () => ({ home_score: 12, away_score: 9 })],
    ['a result', () => ({ status: 'finished', home_score: 12, away_score: 9 })],
    ['a quarter', () => ({ sheet: { periods: [period], lines: [] } })],
    ['half a quarter', () => ({ sheet: { periods: [{ home: 20, away: null }], lines: [] } })],
    [
      'a line',
      () => ({ sheet: { periods: [], lines: [{ side: 'home', player: squad.home[0], points: 2 }] } }),
    ],
    ['quarters of their own', () => ({ periods: [period] })],
  ])('is told that %s cannot be saved any more', async (_, typed) => {
    await keep('points')
    await send([event({ type: 'period_start' }), basket('home')])
    const { status, body } = await save({ ...typed(), attendance: 321 })
    expect([status, body.errors[0].data.errors]).toEqual([
      400,
      [{ path: 'sheet', message: expect.stringContaining('a pálya mellől jegyzik') }],
    ])
    expect(await stored()).toMatchObject({ status: 'live', home_score: null, periods: [], attendance: null })
  })

  test('is saved unchanged and with other fields, and the result stays', async () => {
    await keep('points')
    await send(wholeMatch())
    await finish()
    const { status, keeping, sheet, home_score, away_score } = await stored()
    const form = { status, keeping, sheet, home_score, away_score }
    expect((await save(form)).status).toBe(200)
    expect((await save({ ...form, attendance: 321 })).status).toBe(200)
    expect((await save({ attendance: 322 })).status).toBe(200)
    expect(await stored()).toMatchObject({ ...form, attendance: 322 })
  })
})

test('a form that was opened before the match takes nothing back', async () => {
  const form = await stored()
  await keep('points')
  await send([event({ type: 'period_start' }), basket('home')])
  const { status, keeping, sheet, home_score, away_score } = form
  const saved = await save({ status, keeping, sheet, home_score, away_score, attendance: 321 })
  expect(saved.status).toBe(200)
  expect(await stored()).toMatchObject({ status: 'live', keeping: 'points', attendance: 321 })
  await send(wholeMatch())
  await finish()
  const old = { status, keeping, sheet, home_score, away_score, periods: [], lines: [] }
  expect((await save({ ...old, attendance: 322 })).status).toBe(200)
  expect(await stored()).toMatchObject({
    status: 'finished',
    home_score: 18,
    away_score: 8,
    keeping: 'points',
    attendance: 322,
  })
})

test('a form that was opened while the match was postponed does not take a finished one off', async () => {
  await keep('points')
  await save({ status: 'postponed' })
  const { game_time } = await stored()
  await send(wholeMatch())
  await finish()
  for (const status of ['postponed', 'cancelled']) {
    const { status: code, body } = await save({ status, game_time, attendance: 321 })
    expect([code, body.errors[0].data.errors]).toEqual([
      400,
      [{ path: 'status', message: expect.stringContaining('a pálya mellől jegyzik') }],
    ])
  }
  expect(await stored()).toMatchObject({ status: 'finished', attendance: null })
  await keep('sheet')
  expect((await save({ status: 'cancelled' })).status).toBe(200)
})

test('a form puts a match back on that was postponed or called off', async () => {
  await keep('points')
  for (const off of ['postponed', 'cancelled', 'postponed']) {
    for (const status of [off, 'scheduled']) await save({ status })
    expect((await stored()).status).toBe('scheduled')
  }
})
