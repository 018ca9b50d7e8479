import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '~/api/api-error.ts'
import type { Client } from '~/api/client.server.ts'
import { fakeClient } from '~/api/testing/fake-client.ts'
import { exampleNotStarted, examplePlaying } from '~/model/live.examples.ts'
import { exampleLive, exampleSchedule, exampleWon } from '~/model/match.examples.ts'
import { addCacheHeaders } from './cache-headers.server.ts'
import { loader as live } from './pages/live.ts'
import { loader as liveNow } from './pages/live-now.ts'
import { routeArgs } from './testing/run-loader.ts'

type Args = { params?: { id?: number }; query?: Record<string, unknown> }
let calls: { name: string; language: string | undefined }[]
let answers: Record<string, (args: Args) => unknown>
let client: Client

const minutes = 60_000
/** So long after the last thing that happened. */
const setClock = (later: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(examplePlaying.updated_at ?? '') + later })

afterEach(() => void vi.useRealTimers())
beforeEach(() => {
  setClock(minutes)
  calls = []
  answers = {
    'schedule/live': ({ params }) => {
      if (params?.id !== exampleLive.id) throw new ApiError(404, 'no events')
      return { data: examplePlaying }
    },
    'schedule/highlighted': () => ({ data: [exampleLive, exampleSchedule, exampleWon] }),
  }
  client = fakeClient(async (name, language, args) => {
    calls.push({ name, language })
    return answers[name]?.((args ?? {}) as Args)
  })
})

/** With the headers that every answer gets. */
async function ask(path: string, init?: RequestInit): Promise<Response> {
  const loader = path === '/live.json' ? liveNow : live
  const file = path.slice('/live/'.length)
  const args = routeArgs(path, { params: { file }, site: { client }, ...(init ? { init } : {}) })
  return addCacheHeaders(args, () => loader(args as never))
}
const control = 'public, max-age=0, s-maxage=2'

describe('S11: /live/{id}.json', () => {
  test('is a match that is played, kept for two seconds and never served stale', async () => {
    const answer = await ask('/live/85.json')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe(control)
    expect(answer.headers.get('etag')).toMatch(/^"[\w-]+"$/)
    expect(answer.headers.get('cache-tag')).toBeNull()
    expect(await answer.json()).toMatchObject({ id: 85, score: [51, 54], phase: 'playing', period: 3 })
  })
  test('F1: is asked of the api once, without a language', async () => {
    await ask('/live/85.json')
    expect(calls).toEqual([{ name: 'schedule/live', language: undefined }])
  })
  test('is 304 while nothing has happened', async () => {
    const etag = (await ask('/live/85.json')).headers.get('etag') ?? ''
    const again = { headers: { 'if-none-match': etag } }
    const same = await ask('/live/85.json', again)
    expect([same.status, same.headers.get('cache-control'), await same.text()]).toEqual([304, control, ''])
    answers['schedule/live'] = () => ({ data: { ...examplePlaying, score: { home: 53, away: 54 } } })
    expect((await ask('/live/85.json', again)).status).toBe(200)
  })
  test('is null of a match that nobody keeps, which is no error in the console of its page', async () => {
    const answer = await ask('/live/86.json')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, control])
    expect(await answer.json()).toBeNull()
  })
  test.each(['/live/0.json', '/live/2147483648.json', '/live/85.xml', '/live/x.json'])(
    'B14: %s is 404, kept for two seconds as well',
    async (path) => {
      const answer = await ask(path)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, control])
      expect(await answer.json()).toBeNull()
    },
  )
  test('R4: is 503 at once where the api fails, and not kept', async () => {
    answers['schedule/live'] = () => {
      throw new ApiError(502, 'no')
    }
    const answer = await ask('/live/85.json')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  })
  test('R4: is 503 within a second where the api is slow', async () => {
    vi.useFakeTimers()
    try {
      answers['schedule/live'] = () => new Promise(() => undefined)
      const answer = ask('/live/85.json')
      await vi.advanceTimersByTimeAsync(1_000)
      expect((await answer).status).toBe(503)
    } finally {
      vi.useRealTimers()
    }
  })
  test.each(['scheduled', 'postponed', 'cancelled'] as const)(
    'E1: is null of a match with events that is %s, also after an answer with plays',
    async (status) => {
      const etag = (await ask('/live/85.json')).headers.get('etag') ?? ''
      answers['schedule/live'] = () => ({ data: { ...examplePlaying, status } })
      const answer = await ask('/live/85.json', { headers: { 'if-none-match': etag } })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, control])
      expect(await answer.json()).toBeNull()
      // The list is a copy of some seconds ago.
      expect(await (await ask('/live.json')).json()).toEqual({ matches: [] })
    },
  )
  test('E1: of a match that nobody has finished, is null once nothing has happened for four hours', async () => {
    setClock(240 * minutes)
    expect(await (await ask('/live/85.json')).json()).toMatchObject({ id: 85 })
    setClock(241 * minutes)
    expect(await (await ask('/live/85.json')).json()).toBeNull()
    expect(await (await ask('/live.json')).json()).toEqual({ matches: [] })
  })
})

describe('/live.json', () => {
  test('has what is played now, with names and addresses in each language', async () => {
    const answer = await ask('/live.json')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, control])
    const { matches } = (await answer.json()) as { matches: unknown[] }
    expect(matches).toHaveLength(1)
    expect(matches[0]).toMatchObject({
      id: 85,
      score: [51, 54],
      period: 3,
      home: { name: { hu: 'Dunai Sünök', en: 'Dunai Sünök' }, isOwn: true },
      away: { logo: '/files/tolna.svg', isOwn: false },
      link: { hu: '/merkozesek/85', en: '/schedules/85' },
    })
  })
  test('has no names of players', async () => {
    expect(await (await ask('/live.json')).text()).not.toMatch(/Varga|Gy\./)
  })
  test('is empty where no match is played, or none is kept as events', async () => {
    answers['schedule/live'] = () => {
      throw new ApiError(404, 'no events')
    }
    expect(await (await ask('/live.json')).json()).toEqual({ matches: [] })
    answers['schedule/highlighted'] = () => ({ data: [exampleSchedule] })
    calls = []
    expect(await (await ask('/live.json')).json()).toEqual({ matches: [] })
    expect(calls.map(({ name }) => name)).not.toContain('schedule/live')
  })
  test('S11: begins with what is played, not with what ended unpublished or was left before', async () => {
    const earlier = { ...exampleLive, id: 84 }
    answers['schedule/highlighted'] = () => ({ data: [earlier, exampleLive] })
    const orderWith = async (before: Partial<typeof examplePlaying>) => {
      answers['schedule/live'] = ({ params }) => ({
        data: { ...examplePlaying, id: params?.id, ...(params?.id === earlier.id ? before : {}) },
      })
      const { matches } = (await (await ask('/live.json')).json()) as { matches: { id: number }[] }
      return matches.map(({ id }) => id)
    }
    const left = new Date(Date.now() - 46 * minutes).toISOString()
    expect(await orderWith({})).toEqual([84, 85])
    expect(await orderWith({ phase: 'finished' })).toEqual([85, 84])
    expect(await orderWith({ updated_at: left })).toEqual([85, 84])
  })
  test('S11: has what is played also behind a day of matches that nobody has typed yet', async () => {
    const untyped = Array.from({ length: 12 }, (_, index) => ({ ...exampleSchedule, id: 200 + index }))
    answers['schedule/highlighted'] = ({ query }) => ({
      data: [...untyped, exampleLive].slice(0, Number(query?.limit)),
    })
    expect(await (await ask('/live.json')).json()).toMatchObject({ matches: [{ id: 85 }] })
  })
  test('has a match that is about to begin', async () => {
    answers['schedule/live'] = () => ({ data: exampleNotStarted })
    expect(await (await ask('/live.json')).json()).toMatchObject({
      matches: [{ phase: 'not_started', period: null, score: [0, 0], lead: [] }],
    })
  })
})
