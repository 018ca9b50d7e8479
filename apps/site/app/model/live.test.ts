import type { LivePlay } from '@palank/contract/live'
import { describe, expect, test } from 'vitest'
import { leadPath } from './lead-path.ts'
import { exampleBetween, exampleNotStarted, examplePlaying, examplePointsOnly } from './live.examples.ts'
import { biggestLeads, leadStepsOf, liveViewOf, originOf } from './live.ts'

describe('a match as browsers ask for it', () => {
  const view = liveViewOf(examplePlaying)

  test('is small: what is not known is left out', () => {
    const text = JSON.stringify(view)
    expect(text).not.toContain('"player":null')
    expect(text).not.toContain('"undone":false')
    expect(text.length).toBeLessThan(JSON.stringify(examplePlaying).length / 2)
  })

  test('has the time of each play by the clock on the club’s wall', () => {
    expect(view.plays[1]).toMatchObject({ time: '18:00', type: 'points', score: [2, 0] })
  })

  test('keeps undone plays, which do not count', () => {
    const undone = view.plays.filter((play) => play.undone)
    expect(undone).toHaveLength(3)
    expect(undone.every(({ x }) => x === undefined)).toBe(true)
  })

  test('tells plays apart, also one in whose place another stands', () => {
    const [play] = examplePlaying.plays
    if (!play) throw new Error('no example')
    // As a device makes it, and twice for what stands in its place.
    const ids = ['00000000', '00000001', '00000002'].map((start) => start + play.id.slice(8))
    const plays = ids.map((id) => ({ ...play, id }))
    const short = liveViewOf({ ...examplePlaying, plays }).plays.map(({ id }) => id)
    expect(new Set(short).size).toBe(3)
    expect(new Set(short.map(originOf)).size).toBe(1)
    expect(new Set(view.plays.map(({ id }) => originOf(id))).size).toBe(view.plays.length)
  })

  describe('with points that were given to their player later', () => {
    const basket = examplePlaying.plays.find(({ type, undone }) => type === 'points' && !undone)
    if (!basket) throw new Error('no example')
    const named = (start: string, rest: Partial<LivePlay>) => ({
      ...basket,
      id: start + basket.id.slice(8),
      ...rest,
    })
    const shown = (...inPlace: LivePlay[]) => {
      const plays = examplePlaying.plays.flatMap((play) => (play.id === basket.id ? inPlace : play))
      return liveViewOf({ ...examplePlaying, plays })
    }
    const nobodys = named('00000000', { player: null, undone: true })
    const first = view.plays.findIndex(({ id }) => originOf(id) === basket.id.slice(-8))

    test('has the player’s alone, with the same lead', () => {
      const live = shown(nobodys, named('00000001', {}))
      expect(live.plays).toHaveLength(view.plays.length)
      expect(live.plays[first]).toMatchObject({ player: basket.player, score: view.plays[first]?.score })
      expect(live.plays[first]?.undone).toBeUndefined()
      expect(leadStepsOf(live)).toEqual(leadStepsOf(view))
    })

    test('has the last of several, and keeps it if that one was taken back', () => {
      const wrong = named('00000001', { player: 7, undone: true })
      expect(shown(nobodys, wrong, named('00000002', {})).plays[first]).toMatchObject({
        player: basket.player,
      })
      const undone = shown(nobodys, wrong)
      expect(undone.plays).toHaveLength(view.plays.length)
      expect(undone.plays[first]).toMatchObject({ player: 7, undone: true })
    })
  })

  test('has the lines of who played, with who is on court', () => {
    expect(view.players.find(({ id }) => id === 23)).toMatchObject({ number: '23', court: true })
    expect(view.players.find(({ id }) => id === 23)?.line?.points).toBe(18)
  })

  test('H8: a minor without consent stays initials', () => {
    expect(view.players.find(({ id }) => id === 15)).toMatchObject({ last_name: 'Gy.', masked: true })
  })

  test('has no lines and no fouls where only points are kept', () => {
    const { players, totals, fouls, plays } = liveViewOf(examplePointsOnly)
    expect({ players, totals, fouls }).toEqual({ players: [], totals: [], fouls: null })
    expect(plays.length).toBeGreaterThan(10)
  })

  test('may have no play yet', () => {
    expect(liveViewOf(exampleNotStarted)).toMatchObject({ phase: 'not_started', period: null, plays: [] })
  })
})

describe('the lead', () => {
  test('goes on with time, each period in its own place', () => {
    const steps = leadStepsOf(liveViewOf(exampleBetween))
    const places = steps.map(([x]) => x)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeLessThan(0.1)
    expect(places.some((x) => x > 1)).toBe(true)
    expect(Math.max(...places)).toBeLessThanOrEqual(2)
  })

  test('is placed by the game clock where it is kept', () => {
    const plays = examplePlaying.plays.slice(0, 2).map((play) => ({ ...play, clock: 300, period: 2 }))
    expect(leadStepsOf(liveViewOf({ ...examplePlaying, plays }))).toEqual([[1.5, 2]])
  })

  test('is largest on each side, 0 for a side that never led', () => {
    expect(
      biggestLeads([
        [0.1, 2],
        [0.2, -5],
        [0.3, 1],
      ]),
    ).toEqual([2, 5])
    expect(biggestLeads([])).toEqual([0, 0])
  })

  test('is drawn as steps', () => {
    const steps = [
      [0.5, 2],
      [1, -1],
    ] as const
    expect(leadPath({ steps, until: 1.5, width: 100, height: 10, level: 100 })).toBe(
      'M0 100H50V80H100V110H150',
    )
  })
})
