import { boxScore, type Keeping } from '@palank/sport/events/box-score'
import { creditsOf } from '@palank/sport/events/credits'
import type { EventType, MatchEvent } from '@palank/sport/events/event'
import { readEvent } from '@palank/sport/events/read-event'
import { describe, expect, it } from 'vitest'
import { keptPlays } from './kept-plays.ts'
import type { Course } from './match.ts'
import { type Play, renumbered } from './plays.ts'
import { simulate } from './simulate.ts'

const patience = { timeout: 60_000 }

/** Numbered as they happen, as by one device. */
const eventsOf = (plays: readonly Play[]): MatchEvent[] =>
  plays.map(
    ({ period, clock, body }, index) =>
      ({
        id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        order: index,
        at: '2025-11-15T17:00:00.000Z',
        period,
        clock,
        ...body,
      }) as MatchEvent,
  )

const keepingOf = ({ match }: Course): Keeping =>
  /^(youth|u16)-/.test(match.competition) ? 'points' : 'full'

describe.each(['solymok', 'hiuzok'] as const)('the course of every match of %s', (club) => {
  const plays: (() => Course)[] = []
  const world = simulate({ club, day: '2026-11-15', onFixture: (_, play) => plays.push(play) })
  const courses = plays.map((play) => play())
  const full = courses.filter((course) => keepingOf(course) === 'full')

  it('is known of every match but the forfeited one, played or not', patience, () => {
    const forfeited = world.matches.filter(({ forfeit }) => forfeit)
    expect(courses).toHaveLength(world.matches.length - forfeited.length)
    const byKey = new Map(courses.map(({ match }) => [match.key, match]))
    for (const match of world.matches.filter(({ status, forfeit }) => status === 'finished' && !forfeit))
      expect(byKey.get(match.key)).toEqual(match)
  })

  it('gives the box score and the periods again, all players, 0 differences', patience, () => {
    const differences = courses.flatMap((course) => {
      const { match, players } = course
      const numbers = new Map(players.map((key, index) => [key, index + 1]))
      const expected = match.lines.map(({ jersey_number: _, player, ...line }) => ({
        ...line,
        player: numbers.get(player) ?? 0,
      }))
      const keeping = keepingOf(course)
      const box = boxScore(eventsOf(keptPlays(course, keeping)), keeping, expected)
      try {
        expect(box.lines).toEqual(expected)
        expect(box.periods).toEqual(match.periods)
        return []
      } catch (error) {
        return [`${match.key}: ${error}`]
      }
    })
    expect(differences).toEqual([])
  })

  it('holds only events that a device may send', patience, () => {
    const refused = courses
      .flatMap((course) => eventsOf(keptPlays(course, keepingOf(course))))
      .map(readEvent)
      .filter((read) => 'problems' in read)
    expect(refused).toEqual([])
  })

  it('runs down the clock, period by period', patience, () => {
    const wrong = full.flatMap((course) => {
      const plays = keptPlays(course, 'full')
      return plays.filter(({ period, clock, body }, index) => {
        const before = plays[index - 1]
        return before?.period === period
          ? clock > before.clock
          : period !== (before?.period ?? 0) + 1 || body.type !== 'period_start'
      })
    })
    expect(wrong).toEqual([])
  })

  it('has only players on the court, five of each side, and none with a sixth foul', patience, () => {
    const wrong = full.flatMap((course) => {
      const court = { home: new Set<number>(), away: new Set<number>() }
      const fouls = new Map<number, number>()
      return eventsOf(keptPlays(course, 'full')).filter((event) => {
        if (event.type === 'lineup') court[event.side] = new Set(event.players)
        if (event.type === 'substitution') {
          if (!court[event.side].delete(event.out ?? 0)) return true
          court[event.side].add(event.in ?? 0)
        }
        const committed = event.type === 'foul' ? (fouls.get(event.player ?? 0) ?? 0) + 1 : 0
        if (event.type === 'foul') fouls.set(event.player ?? 0, committed)
        const five = event.type === 'period_end' && court.home.size + court.away.size !== 10
        return (
          five || committed > 5 || creditsOf(event).some(({ side, player }) => !court[side].has(player ?? 0))
        )
      })
    })
    expect(wrong).toEqual([])
  })

  it('has time-outs, as many as the rules allow', patience, () => {
    for (const course of full) {
      const taken = keptPlays(course, 'full').filter(({ body }) => body.type === 'timeout')
      const inFirstHalf = taken.filter(({ period }) => period <= 2)
      expect(inFirstHalf.length).toBeLessThanOrEqual(4)
      expect(taken.length).toBeLessThanOrEqual(10 + 2 * (course.match.periods.length - 4))
    }
    const all = full.flatMap((course) => keptPlays(course, 'full'))
    expect(all.filter(({ body }) => body.type === 'timeout').length / full.length).toBeGreaterThan(1)
  })
})

it('gives players other numbers wherever an event names them', () => {
  const named: Partial<Record<EventType, unknown>> = {}
  const add = (body: Play['body']) => {
    named[body.type] = renumbered(body, (player) => player + 100)
  }
  add({ type: 'points', side: 'home', player: 1, kind: 'dunk' })
  add({ type: 'foul', side: 'home', player: 1, drawn_by: 2 })
  add({ type: 'block', side: 'away', player: 3, blocked: null })
  add({ type: 'lineup', side: 'away', players: [1, 2, 3, 4, 5] })
  add({ type: 'substitution', side: 'away', out: 1, in: 6 })
  add({ type: 'appearance', side: 'away', player: 7 })
  add({ type: 'correction', side: 'away', points: 1 })
  expect(named).toEqual({
    points: { type: 'points', side: 'home', player: 101, kind: 'dunk' },
    foul: { type: 'foul', side: 'home', player: 101, drawn_by: 102 },
    block: { type: 'block', side: 'away', player: 103, blocked: null },
    lineup: { type: 'lineup', side: 'away', players: [101, 102, 103, 104, 105] },
    substitution: { type: 'substitution', side: 'away', out: 101, in: 106 },
    appearance: { type: 'appearance', side: 'away', player: 107 },
    correction: { type: 'correction', side: 'away', points: 1 },
  })
})
