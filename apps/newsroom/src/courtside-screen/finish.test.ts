import type { MatchEvent } from '@palank/sport/events/event'
import { mergeEvents } from '@palank/sport/events/merge-events'
import { runningScore } from '@palank/sport/events/running-score'
import { expect, it } from 'vitest'
import { boardOf } from './board.ts'
import type { KeptMatch } from './event-store.ts'
import { correctionsTo, finishOf, giveTo, isGivable, isStillAsked, onSite, reopenEvents } from './finish.ts'
import { openDesk } from './match-desk.ts'
import { practiceMatch } from './practice.ts'
import { eventMaker } from './testing/events.ts'
import { memoryStore } from './testing/simulated-server.ts'

const event = eventMaker()
const match = practiceMatch('hu')
const kept: KeptMatch = { match, keeping: 'full', last: 0, wanted: null, absent: [] }
const points = (side: 'home' | 'away', player: number | null, period = 4) =>
  event({ type: 'points', side, player, kind: 'two_point' }, period)
const over = [
  event({ type: 'period_start' }, 4),
  event({ type: 'period_end' }, 4),
  event({ type: 'match_end' }, 4),
]
const finish = (log: MatchEvent[], isSent = true) => finishOf(match, boardOf(kept, log), log, isSent)

it('a complete match may be published whole', () => {
  const whole = finish([...over, points('home', 1), points('home', 1), points('away', 101)])
  expect(whole.sums).toEqual({ home: '0 + 0 + 0 + 4 = 4', away: '0 + 0 + 0 + 2 = 2' })
  expect(whole).toMatchObject({ mayPublishBoxScore: true, mayPublishResult: true })
})

it.each([
  [
    'points without a player',
    [points('home', 1), points('home', null), points('away', 101)],
    true,
    { mayPublishBoxScore: false, mayPublishResult: true },
  ],
  ['nobody named', [points('home', null)], true, { mayPublishBoxScore: false, mayPublishResult: true }],
  [
    'a level score',
    [points('home', 1), points('away', 101)],
    true,
    { mayPublishBoxScore: false, mayPublishResult: false },
  ],
  [
    'events that wait',
    [points('home', 1), points('home', 1), points('away', 101)],
    false,
    { mayPublishBoxScore: false, mayPublishResult: false },
  ],
])('with %s, what may be published', (_, log, isSent, expected) => {
  expect(finish([...over, ...log], isSent)).toMatchObject(expected)
})

it('points given to a player keep their place and the running score', async () => {
  const desk = openDesk({ id: 0, store: memoryStore(), server: null })
  await desk.load()
  const [nobodys] = await desk.add([
    { body: { type: 'points', side: 'home', player: null, kind: 'three_point' }, period: 1 },
    { body: { type: 'points', side: 'away', player: 101, kind: 'two_point' }, period: 1 },
  ])
  if (!nobodys) throw new Error('nothing was added')
  await desk.add(giveTo(nobodys, 5))
  const rows = runningScore(mergeEvents(desk.state().log)).filter((row) => !row.undone)
  expect(rows.map(({ event: one, score }) => ['player' in one && one.player, score])).toEqual([
    [5, { home: 3, away: 0 }],
    [101, { home: 3, away: 2 }],
  ])
})

it('a correction can be given where a basket is worth as much', () => {
  const correction = (worth: number) => event({ type: 'correction', side: 'home', points: worth })
  expect(giveTo(correction(2), 5)).toMatchObject([
    { body: { type: 'undo' } },
    { body: { kind: 'two_point', player: 5 } },
  ])
  expect(giveTo(correction(-1), 5)).toEqual([])
})

it('a wrong scorer of an earlier quarter is set right there, and the points stay in it', () => {
  const wrong = points('home', 1, 1)
  const named = giveTo(wrong, 5).map((one) =>
    event(one.body, 'replaces' in one ? one.replaces.period : one.period),
  )
  const { box } = boardOf(kept, [...over, wrong, ...named])
  expect(box.periods[0]).toEqual({ home: 2, away: 0 })
  expect(box.lines.filter((line) => line.points).map((line) => line.player)).toEqual([5])
  expect(giveTo(wrong, 1)).toEqual([])
})

it.each([
  ['scheduled', null, null, 'nothing'],
  ['live', null, null, 'nothing'],
  ['finished', null, null, 'nothing'],
  ['finished', 85, 81, 'same'],
  ['finished', 85, 79, 'other'],
  ['finished', 81, 85, 'other'],
] as const)(
  'a match that is %s with %s–%s has on the site: %s',
  (status, home_score, away_score, expected) => {
    expect(onSite({ ...match, status, home_score, away_score }, { home: 85, away: 81 })).toBe(expected)
  },
)

it('what differs from the scoreboard becomes a correction of each side, by what is on the board now', () => {
  const corrections = (scoreboard: Parameters<typeof correctionsTo>[0], score: [number, number]) =>
    correctionsTo(scoreboard, { home: score[0], away: score[1] }, 2)
  expect(corrections({ home: 9 }, [10, 7])).toEqual([
    { body: { type: 'correction', side: 'home', points: -1 }, period: 2 },
  ])
  // The other device's basket, which the scorer had set right here, has arrived meanwhile.
  expect(corrections({ home: 12 }, [12, 7])).toEqual([])
})

it.each([
  [3, [3]],
  [4, [2, 2]],
  [5, [3, 2]],
  [6, [3, 3]],
  [7, [3, 2, 2]],
  [-5, [-5]],
])('a correction of %i is entered as %j, so that a player can be given each', (worth, expected) => {
  const corrections = correctionsTo({ home: 10 + worth }, { home: 10, away: 0 }, 1)
  const parts = corrections.flatMap(({ body }) => (body.type === 'correction' ? [body] : []))
  expect(parts.map((body) => body.points)).toEqual(expected)
  expect(parts.every((body) => isGivable(event(body)))).toBe(worth > 0)
})

it.each([
  ['with a leader the last period runs again', [points('home', 1)], 'playing'],
  ['level, overtime may come', [], 'between_periods'],
])('a match that is not over: %s', (_, baskets, phase) => {
  const log = [...over, event({ type: 'period_end' }, 4), ...baskets]
  const undos = reopenEvents(log, boardOf(kept, log)).map(({ body }) => event(body, 4))
  expect(boardOf(kept, [...log, ...undos])).toMatchObject({ phase, period: 4 })
})

it('the question for a scorer stays with its basket, and ends when somebody has undone or named it', () => {
  const basket = points('home', null)
  expect(isStillAsked(basket, [basket, points('away', null)])).toBe(true)
  expect(isStillAsked(basket, [basket, event({ type: 'undo', undoes: basket.id })])).toBe(false)
})
