import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Poll, pauseAfter, startPoll } from './poll.ts'

type Answer = { score: number }
let page: EventTarget & { hidden: boolean }
let network: EventTarget
let asked: number
let respond: () => Promise<Response>
let poll: Poll
let answers: (Answer | null)[]
let failures: number

const json =
  (value: unknown, status = 200) =>
  async () =>
    Response.json(value, { status })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  page = Object.assign(new EventTarget(), { hidden: false })
  network = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', network)
  vi.stubGlobal('navigator', { onLine: true })
  asked = 0
  answers = []
  failures = 0
  respond = json({ score: 1 })
  vi.stubGlobal('fetch', () => {
    asked += 1
    return respond()
  })
})
afterEach(() => {
  poll.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const start = (goesOn: (answer: Answer | null) => boolean = () => true) => {
  poll = startPoll<Answer>({
    address: '/live/70.json',
    onAnswer: (answer) => answers.push(answer),
    onFailure: () => {
      failures += 1
    },
    goesOn,
  })
  return vi.advanceTimersByTimeAsync(0)
}
const later = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)
function show(isShown: boolean) {
  page.hidden = !isShown
  page.dispatchEvent(new Event('visibilitychange'))
  return later(0)
}

describe('S11: a match is asked for', () => {
  test('at once, then every five seconds', async () => {
    await start()
    expect(answers).toEqual([{ score: 1 }])
    await later(4.9)
    expect(asked).toBe(1)
    await later(0.1)
    expect(asked).toBe(2)
  })

  test('at most a second earlier, so that a crowd is spread', () => {
    expect(pauseAfter(0, 0)).toBe(5_000)
    expect(pauseAfter(0, 1)).toBe(4_000)
  })

  test('not while the tab is hidden, and at once when it is shown again', async () => {
    await start()
    await show(false)
    await later(600)
    expect(asked).toBe(1)
    await show(true)
    expect(asked).toBe(2)
    await later(5)
    expect(asked).toBe(3)
  })

  test('not without a network, and at once when it is back', async () => {
    await start()
    vi.stubGlobal('navigator', { onLine: false })
    await later(60)
    expect(asked).toBe(1)
    vi.stubGlobal('navigator', { onLine: true })
    network.dispatchEvent(new Event('online'))
    await later(0)
    expect(asked).toBe(2)
  })

  test('a page that is opened without a network is told so', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    await start()
    expect({ asked, failures }).toEqual({ asked: 0, failures: 1 })
  })

  test.each([
    ['a failing server', json(null, 503)],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('less and less often from %s, and as before once it answers', async (_, failing) => {
    respond = failing
    await start()
    expect({ asked, failures }).toEqual({ asked: 1, failures: 1 })
    await later(5)
    expect(asked).toBe(2)
    await later(10)
    expect(asked).toBe(3)
    await later(20)
    expect(asked).toBe(4)
    await later(30)
    expect(asked).toBe(5)
    respond = json({ score: 2 })
    await later(30)
    expect(answers).toEqual([{ score: 2 }])
    await later(5)
    expect(asked).toBe(7)
  })

  test('R1: later after an old copy of the edge, which is no answer: the page says how old its own is', async () => {
    respond = async () => Response.json({ score: 1 }, { headers: { 'x-cache': 'STALE' } })
    await start()
    expect([answers, failures]).toEqual([[], 1])
    respond = async () => Response.json({ score: 2 }, { headers: { 'x-cache': 'UPDATING' } })
    await later(5)
    expect([answers, failures]).toEqual([[{ score: 2 }], 1])
  })

  test('on after null, which is an answer: nothing is known of it yet', async () => {
    respond = json(null)
    await start()
    await later(5)
    expect({ answers, failures }).toEqual({ answers: [null, null], failures: 0 })
  })

  test('no more where there is nothing to follow, until the tab is shown again', async () => {
    await start(() => false)
    await later(600)
    expect(asked).toBe(1)
    await show(true)
    expect(asked).toBe(2)
  })

  test('no more once it is stopped', async () => {
    await start()
    poll.stop()
    await later(60)
    await show(true)
    expect(asked).toBe(1)
  })

  test('again at once when the answer fails that was waited for when the tab was shown', async () => {
    let fail = (_: Error) => {}
    respond = () => new Promise((_, reject) => (fail = reject))
    await start()
    await show(false)
    await show(true)
    expect(asked).toBe(1)
    fail(new TypeError('Failed to fetch'))
    await later(0)
    expect({ asked, failures }).toEqual({ asked: 2, failures: 1 })
  })

  test('once at a time', async () => {
    respond = () => new Promise(() => undefined)
    await start()
    poll.ask()
    await show(true)
    expect(asked).toBe(1)
  })
})
