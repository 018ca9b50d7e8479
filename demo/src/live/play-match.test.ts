import { boxScore } from '@palank/sport/events/box-score'
import type { MatchEvent } from '@palank/sport/events/event'
import { readEvent } from '@palank/sport/events/read-event'
import { expect, it } from 'vitest'
import { keptPlays } from '../../season/kept-plays.ts'
import type { Course } from '../../season/match.ts'
import { simulate } from '../../season/simulate.ts'
import type { Courtside } from './courtside.ts'
import { playMatch } from './play-match.ts'
import { lengthOf, stepsOf } from './steps.ts'

const courses: (() => Course)[] = []
simulate({ club: 'solymok', day: '2026-11-15', seasons: 1, onFixture: (_, play) => courses.push(play) })
const course = courses[0]?.() as Course
const steps = stepsOf({ match: course.match.key, plays: keptPlays(course, 'full') })

/** Stores as the newsroom does. */
function hall(keeping = 'sheet') {
  const stored: MatchEvent[] = []
  const match = { keeping, status: 'scheduled' } as never
  const calls: string[] = []
  const courtside: Courtside = {
    open: async () => ({ match, events: [...stored], last: stored.length }),
    send: async (_, events, since) => {
      const fresh = events.filter(({ id }) => !stored.some((event) => event.id === id))
      const refused = fresh.map(readEvent).flatMap((read) => ('problems' in read ? [read.problems] : []))
      stored.push(...fresh)
      return {
        refused: refused.map((problems) => ({ id: null, problems })),
        events: stored.slice(since),
        last: stored.length,
        match,
        not_published: [],
      }
    },
    keep: async (_, chosen) => {
      calls.push(chosen)
      return match
    },
    finish: async () => match,
  }
  return { courtside, stored, calls }
}

const play = (courtside: Courtside, some = steps) =>
  playMatch({ courtside, match: 1, keeping: 'full', steps: some, duration: 0 })

const linesOf = (log: readonly MatchEvent[]) => {
  const numbers = new Map(course.players.map((key, index) => [key, index + 1]))
  const expected = course.match.lines.map(({ jersey_number: _, player, ...line }) => ({
    ...line,
    player: numbers.get(player) ?? 0,
  }))
  return { lines: boxScore(log, 'full', expected).lines, expected }
}

it('takes the time of its periods and breaks', () => {
  expect(course.match.periods).toHaveLength(4)
  expect(lengthOf(steps)).toBe(2400 + 60 + 120 + 60)
})

it('takes mistakes back, and the box score is right', async () => {
  const { courtside, calls } = hall()
  const log = await play(courtside)
  expect(log.filter(({ type }) => type === 'undo').length).toBeGreaterThan(0)
  const { lines, expected } = linesOf(log)
  expect(lines).toEqual(expected)
  expect(calls).toEqual(['full'])
})

it('goes on where an interrupted run ended, with nothing twice', async () => {
  const { courtside, stored } = hall('full')
  await play(courtside, steps.slice(0, 200))
  expect(stored).toHaveLength(200)
  const again = stepsOf({ match: course.match.key, plays: keptPlays(course, 'full') })
  const log = await play(courtside, again)
  expect(stored).toHaveLength(steps.length)
  const { lines, expected } = linesOf(log)
  expect(lines).toEqual(expected)
})

it('does not mix with what somebody else has entered', async () => {
  const { courtside } = hall('full')
  await play(courtside, stepsOf({ match: 'another', plays: keptPlays(course, 'full').slice(0, 3) }))
  await expect(play(courtside)).rejects.toThrow('events that somebody entered at courtside')
})

it('keeps the pace', async () => {
  const { courtside } = hall('full')
  const began = Date.now()
  const few = steps.slice(0, 20)
  await playMatch({ courtside, match: 1, keeping: 'full', steps: few, duration: 1 })
  expect(Date.now() - began).toBeGreaterThan(900)
})
