import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RunningMatch } from '~/model/running.ts'
import { dropOver, followRunning, withOver } from './follow-running.ts'
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

describe('S11: what a page is told', () => {
  let answer: () => Promise<Response>
  let stop: () => void
  /** What the page shows as played. */
  let shown: number[]
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
    shown = []
    const querySelectorAll = () => shown.map((id) => ({ dataset: { played: String(id) } }))
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, querySelectorAll }))
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

  test('a page that shows a match which is over is of before, until it was loaded anew', async () => {
    shown = [1]
    running()
    await start()
    expect(currentRunning()).toMatchObject({ matches: [], known: [], isBehind: true })
    dropOver()
    expect(currentRunning().isBehind).toBe(false)
    // Still shown: its form is typed, so nobody tells of it.
    document.dispatchEvent(new Event('visibilitychange'))
    await later(1)
    expect(currentRunning().isBehind).toBe(false)
  })

  test('also beside a match that is played', async () => {
    shown = [1, 2]
    running(match(2, 60))
    await start()
    expect(currentRunning()).toMatchObject({ matches: [{ id: 2 }], isBehind: true })
    await later(5)
    expect(currentRunning().isBehind).toBe(true)
    dropOver()
    await later(10)
    expect(currentRunning()).toMatchObject({ known: [{ id: 2 }], isBehind: false })
  })

  test('a page that shows what is played is not', async () => {
    shown = [2]
    running(match(2, 60))
    await start()
    expect(currentRunning()).toMatchObject({ isBehind: false })
  })

  test('R4: a failure is known until the first answer', async () => {
    failing()
    await start()
    expect(currentRunning()).toMatchObject({ matches: [], answeredAt: null, hasFailed: true })
    running(match(1, 60))
    await later(5)
    expect(currentRunning()).toMatchObject({ matches: [{ id: 1 }], answeredAt: expect.any(Number) })
    expect(currentRunning().hasFailed).toBeUndefined()
  })

  test('R4: it is forgotten also with an answer without matches', async () => {
    failing()
    await start()
    running()
    await later(5)
    expect(currentRunning()).toEqual({ matches: [], known: [], answeredAt: null })
  })

  test('R4: after the first answer it leaves what is known, whose age tells', async () => {
    running(match(1, 60))
    await start()
    const before = currentRunning()
    failing()
    await later(30)
    expect(currentRunning()).toBe(before)
  })
})
