import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RunningMatch } from '~/model/running.ts'
import { followRunning, withOver } from './follow-running.ts'
import { currentRunning, tellRunning } from './running-matches.ts'

const match = (id: number, home: number): RunningMatch => ({
  id,
  phase: 'playing',
  period: 4,
  score: [home, 70],
  home: { name: { hu: 'Hazai' }, logo: '', isOwn: true },
  away: { name: { hu: 'Vendég' }, logo: '', isOwn: false },
  link: {},
  lead: [],
})
const scores = (matches: readonly RunningMatch[]) => matches.map(({ id, score }) => [id, score[0]])

test('a match that is over keeps its last score, behind those that are played', () => {
  const before = [match(1, 60), match(2, 71)]
  expect(scores(withOver(before, [match(1, 62)]))).toEqual([
    [1, 62],
    [2, 71],
  ])
  expect(scores(withOver(before, []))).toEqual([
    [1, 60],
    [2, 71],
  ])
})

test('one that is there again is told once', () => {
  expect(scores(withOver([match(1, 60)], [match(1, 63), match(3, 0)]))).toEqual([
    [1, 63],
    [3, 0],
  ])
})

describe('R4: an ask without an answer', () => {
  let answer: () => Promise<Response>
  let stop: () => void
  const running = (...matches: RunningMatch[]) => {
    answer = async () => Response.json({ matches })
  }
  const failing = () => {
    answer = async () => Response.json(null, { status: 503 })
  }
  const later = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)
  async function start() {
    stop = followRunning()
    await later(0)
  }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
    vi.stubGlobal('window', new EventTarget())
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('fetch', () => answer())
  })
  afterEach(() => {
    stop()
    tellRunning()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('is known until the first answer', async () => {
    failing()
    await start()
    expect(currentRunning()).toMatchObject({ matches: [], answeredAt: null, hasFailed: true })
    running(match(1, 60))
    await later(5)
    expect(currentRunning()).toMatchObject({ matches: [{ id: 1 }], answeredAt: expect.any(Number) })
    expect(currentRunning().hasFailed).toBeUndefined()
  })

  test('is forgotten also with an answer without matches', async () => {
    failing()
    await start()
    running()
    await later(5)
    expect(currentRunning()).toEqual({ matches: [], known: [], answeredAt: null })
  })

  test('after the first leaves what is known, whose age tells', async () => {
    running(match(1, 60))
    await start()
    const before = currentRunning()
    failing()
    await later(30)
    expect(currentRunning()).toBe(before)
  })
})
