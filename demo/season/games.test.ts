import { checkMatch } from '@palank/sport/check-match'
import { type Counted, counted } from '@palank/sport/line'
import { describe, expect, it } from 'vitest'
import { simulate } from './simulate.ts'
import type { MatchLine, SeasonMatch } from './types.ts'

const worlds = (['solymok', 'hiuzok'] as const).flatMap((club) =>
  [1, 2, 3].map((seed) => ({ club, seed, world: simulate({ club, day: '2026-11-15', seed }) })),
)

const sum = (lines: readonly MatchLine[], name: Counted | 'seconds') =>
  lines.reduce((total, line) => total + (line[name] ?? 0), 0)

/** Contradictions in a complete box score. */
function* wrong(match: SeasonMatch, side: 'home' | 'away'): Generator<string> {
  const ours = match.lines.filter((line) => line.side === side)
  const theirs = match.lines.filter((line) => line.side !== side)
  const playing = ours.filter((line) => !line.did_not_play)
  const game = 2400 + 300 * (match.periods.length - 4)
  const made = sum(ours, 'two_point_made') + sum(ours, 'three_point_made')
  const missed =
    sum(match.lines, 'two_point_all') +
    sum(match.lines, 'three_point_all') +
    sum(match.lines, 'free_throw_all') -
    sum(match.lines, 'two_point_made') -
    sum(match.lines, 'three_point_made') -
    sum(match.lines, 'free_throw_made')
  if (sum(ours, 'points') !== match[`${side}_score`]) yield 'points'
  if (match.periods.reduce((total, period) => total + period[side], 0) !== match[`${side}_score`])
    yield 'periods'
  if (sum(ours, 'seconds') !== 5 * game) yield 'seconds'
  if (ours.filter((line) => line.starter).length !== 5) yield 'starters'
  if (playing.length < 9 || playing.length > 12) yield `${playing.length} playing`
  if (ours.length > 12) yield 'sheet'
  if (sum(ours, 'steal') > sum(theirs, 'turnover')) yield 'steals'
  if (sum(ours, 'block') !== sum(theirs, 'block_against')) yield 'blocks'
  if (sum(ours, 'defensive_foul') > sum(theirs, 'foul')) yield 'fouls drawn'
  if (sum(ours, 'assist') > made) yield 'assists'
  if (sum(match.lines, 'offensive_rebound') + sum(match.lines, 'defensive_rebound') > missed) yield 'rebounds'
  for (const line of playing) {
    const number = (name: Counted) => line[name] ?? Number.NaN
    const shots = 2 * number('two_point_made') + 3 * number('three_point_made') + number('free_throw_made')
    if (number('points') !== shots) yield 'shots'
    for (const shot of ['two_point', 'three_point', 'free_throw', 'dunk'] as const)
      if (!(number(`${shot}_made`) <= number(`${shot}_all`))) yield shot
    if (!(number('dunk_made') <= number('two_point_made'))) yield 'dunks made'
    if (!(number('dunk_all') <= number('two_point_all'))) yield 'dunks'
    if (!(number('foul') <= 5)) yield 'fouls'
    if (!((line.seconds ?? 0) > 0 && (line.seconds ?? 0) <= game)) yield 'minutes'
  }
  for (const line of ours.filter((line) => line.did_not_play))
    if (line.starter || [...counted, 'seconds' as const].some((name) => line[name] !== null))
      yield 'did not play'
}

it('goes to overtime now and then', () => {
  const long = worlds.flatMap(({ world }) => world.matches.filter(({ periods }) => periods.length > 4))
  expect(long.length).toBeGreaterThan(6)
})

describe.each(worlds)('$club, seed $seed', ({ world }) => {
  const played = world.matches.filter(({ status, forfeit }) => status === 'finished' && !forfeit)
  const [youth = [], full = []] = [true, false].map((expected) =>
    played.filter(({ competition }) => /^(youth|u16)-/.test(competition) === expected),
  )

  it('adds up in every box score', () => {
    const problems = full.flatMap((match) =>
      (['home', 'away'] as const).flatMap((side) =>
        [...wrong(match, side)].map((what) => `${match.key} ${side}: ${what}`),
      ),
    )
    expect(problems).toEqual([])
  })

  it('passes the newsroom’s check', () => {
    const ids = new Map(world.players.map(({ key }, index) => [key, index + 1]))
    const problems = world.matches.flatMap((match) =>
      checkMatch({
        ...match,
        incomplete: false,
        lines: match.lines.map((line) => ({ ...line, player: ids.get(line.player) ?? null })),
      }).map(({ code }) => `${match.key}: ${code}`),
    )
    expect(problems).toEqual([])
  })

  it('records only points and fouls of youth games', () => {
    expect(youth.length).toBeGreaterThan(56)
    for (const { lines, home_score, away_score, periods } of youth) {
      expect(sum(lines, 'points')).toBe((home_score ?? 0) + (away_score ?? 0))
      expect(periods.length).toBeGreaterThanOrEqual(4)
      for (const { points, foul, did_not_play, side, player, jersey_number, ...rest } of lines) {
        expect([points === null, foul === null]).toEqual([did_not_play, did_not_play])
        expect(Object.values(rest).every((value) => value === null)).toBe(true)
      }
    }
  })

  it('looks like basketball', () => {
    const lines = full.flatMap((match) => match.lines)
    const ratio = (shot: 'two_point' | 'three_point' | 'free_throw') =>
      sum(lines, `${shot}_made`) / sum(lines, `${shot}_all`)
    expect(Math.abs(ratio('two_point') - 0.53)).toBeLessThan(0.025)
    expect(Math.abs(ratio('three_point') - 0.345)).toBeLessThan(0.025)
    expect(Math.abs(ratio('free_throw') - 0.74)).toBeLessThan(0.025)
    for (const { home_score, away_score } of full)
      for (const score of [home_score ?? 0, away_score ?? 0]) {
        expect(score).toBeGreaterThanOrEqual(62)
        expect(score).toBeLessThanOrEqual(110)
      }
    const last = world.matches.filter(({ competition }) => competition === 'league-2025')
    const points = new Map<string, number[]>()
    for (const line of last.flatMap((match) => match.lines))
      if (line.points !== null) points.set(line.player, [...(points.get(line.player) ?? []), line.points])
    const means = [...points.values()]
      .filter((games) => games.length >= 15)
      .map((games) => games.reduce((total, game) => total + game, 0) / games.length)
    expect(Math.max(...means)).toBeGreaterThan(17)
    expect(Math.max(...means)).toBeLessThan(26)
    const homeWins = last.filter(({ home_score, away_score }) => (home_score ?? 0) > (away_score ?? 0))
    expect(homeWins.length).toBeGreaterThan(182 * 0.47)
  })

  it('never exceeds the capacity', () => {
    const capacity = new Map(world.arenas.map((arena) => [arena.key, arena.capacity]))
    for (const { arena, attendance } of played)
      expect(attendance ?? 0).toBeLessThanOrEqual(capacity.get(arena) ?? 0)
  })
})
