import type { BoxLine, Keeping, Pair } from '../events/box-score.ts'
import { playersIn } from '../events/credits.ts'
import type { EventBase, EventBody, Foul, MatchEvent } from '../events/event.ts'
import { mergeEvents } from '../events/merge-events.ts'
import type { Side } from '../game.ts'
import type { Counted } from '../line.ts'
import { gameSeconds, regularPeriods, secondsIn } from '../period.ts'
import { anyBaskets, knownBaskets, type Random, shotsOf, shuffled, times } from './baskets.ts'
import { type Stint, stintsOf } from './stints.ts'

export type BoxScoreMatch = { lines: readonly BoxLine[]; periods: readonly Pair[] }
export type Making = { keeping: Keeping; start: string; newId: () => string; random: Random }

/** Seconds since the period's start, with a fraction, so that only what belongs together happens at once. */
type Moment = { period: number; elapsed: number }
type Draft = Moment & { body: EventBody; unclocked?: true }

const sides: readonly Side[] = ['home', 'away']
const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home')
const anybody = () => true
const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
const secondsBefore = (period: number) =>
  period <= regularPeriods ? (period - 1) * secondsIn(1) : gameSeconds(period - 1)

function matchDrafts({ lines, periods }: BoxScoreMatch, keeping: Keeping, random: Random): Draft[] {
  const drafts: Draft[] = []
  const fifth: EventBody<Foul>[] = []
  const add = ({ period, elapsed }: Moment, body: Draft['body']) => drafts.push({ period, elapsed, body })
  const linesOf = (side: Side) => lines.filter((line) => line.side === side && !line.did_not_play)
  const rotation = {
    home: keeping === 'full' ? stintsOf(linesOf('home'), periods.length) : null,
    away: keeping === 'full' ? stintsOf(linesOf('away'), periods.length) : null,
  }
  const whole = periods.map((_, at): Stint => {
    const period = at + 1
    return { player: 0, period, from: 0, to: secondsIn(period) }
  })
  const stints = {
    home: Map.groupBy(rotation.home ?? [], (stint) => stint.player),
    away: Map.groupBy(rotation.away ?? [], (stint) => stint.player),
  }
  const staysOf = (side: Side, player: number | null, period?: number): Stint[] => {
    const own = (player !== null && stints[side].get(player)) || whole
    return period === undefined ? own : own.filter((stint) => stint.period === period)
  }
  const isThere = (side: Side, player: number | null, moment: Moment) =>
    staysOf(side, player, moment.period).some(({ from, to }) => from <= moment.elapsed && moment.elapsed < to)
  const momentOf = (side: Side, player: number | null, period?: number): Moment => {
    const stays = staysOf(side, player, period)
    const chosen = stays.length > 0 ? stays : whole.filter((stint) => stint.period === period)
    let at = random() * total(chosen.map(({ from, to }) => to - from))
    const stint = chosen.find(({ from, to }) => {
      const inside = at < to - from
      if (!inside) at -= to - from
      return inside
    })
    return { period: stint?.period ?? period ?? 1, elapsed: (stint?.from ?? 0) + at }
  }
  const lastOf = (side: Side, player: number | null): Moment =>
    drafts
      .filter(({ body }) => 'player' in body && body.side === side && body.player === player)
      .reduce<Moment>((a, b) => ((b.period - a.period || b.elapsed - a.elapsed) > 0 ? b : a), {
        period: 1,
        elapsed: 0,
      })
  /** At the moment of an event that it goes with, if the player was there; each is used once. */
  const follow = (
    side: Side,
    player: number,
    others: Draft[],
    fits: (by: number | null) => boolean,
  ): Moment => {
    const at = others.findIndex(
      (one) => 'player' in one.body && fits(one.body.player) && isThere(side, player, one),
    )
    return (at < 0 ? undefined : others.splice(at, 1)[0]) ?? momentOf(side, player)
  }
  const each = (side: Side, field: Counted, one: (player: number) => void) => {
    for (const line of linesOf(side)) for (const player of times(line[field], line.player)) one(player)
  }
  const draftsOf = (side: Side, fits: (body: Draft['body']) => boolean): Draft[] =>
    shuffled(
      drafts.filter(({ body }) => 'side' in body && body.side === side && fits(body)),
      random,
    )

  for (const { period, from, to } of whole) {
    add({ period, elapsed: from }, { type: 'period_start' })
    add({ period, elapsed: to }, { type: 'period_end' })
    if (period === periods.length) add({ period, elapsed: to }, { type: 'match_end' })
  }
  if (keeping === 'full') {
    for (const side of sides) drafts.push(...courtDrafts(side, linesOf(side), rotation[side]))
  }

  for (const side of sides) {
    const points = periods.map((period) => period[side])
    const owners = linesOf(side).flatMap((line) => times<number | null>(line.points, line.player))
    const rest = total(points) - owners.length
    if (rest < 0) throw new Error('The players have more points than the periods: check the box score.')
    const made = linesOf(side).flatMap((line) =>
      shotsOf((shot) => line[`${shot}_made`] ?? 0).map((kind) => ({ player: line.player, kind })),
    )
    const teams = times(rest, { player: null, kind: 'free_throw' as const })
    const plays = (player: number | null, period: number) => staysOf(side, player, period).length > 0
    const baskets =
      keeping === 'full'
        ? knownBaskets([...made, ...teams], points, random, plays)
        : anyBaskets([...owners, ...times(rest, null)], points, random)
    for (const { player, kind, period } of baskets) {
      add(momentOf(side, player, period), { type: 'points', side, player, kind })
    }
    if (keeping === 'points') continue
    for (const line of linesOf(side)) {
      const { player } = line
      const missed = shotsOf((shot) => (line[`${shot}_all`] ?? 0) - (line[`${shot}_made`] ?? 0))
      for (const kind of missed) add(momentOf(side, player), { type: 'miss', side, player, kind })
    }
    each(side, 'turnover', (player) => add(momentOf(side, player), { type: 'turnover', side, player }))
  }

  for (const side of sides) {
    const other = otherSide(side)
    const drawn: number[] = []
    if (keeping === 'full') each(other, 'defensive_foul', (player) => drawn.push(player))
    const drawing = shuffled(drawn, random)
    for (const { player, foul } of linesOf(side)) {
      for (const [index] of times(foul, player).entries()) {
        const body = { type: 'foul', side, player, drawn_by: drawing.pop() ?? null } as const
        if (index < 4) add(momentOf(side, player), body)
        else fifth.push(body)
      }
    }
    // More drawn than committed by players: by the bench.
    for (const drawn_by of drawing) {
      add(momentOf(other, drawn_by), { type: 'foul', side, player: null, drawn_by })
    }
    if (keeping === 'points') continue

    const against: number[] = []
    each(other, 'block_against', (player) => against.push(player))
    const blockable = shuffled(against, random)
    const blockedShots = draftsOf(other, (body) => body.type === 'miss' && body.kind !== 'free_throw')
    each(side, 'block', (player) => {
      const blocked = blockable.pop() ?? null
      const moment = follow(side, player, blockedShots, (by) => by === blocked)
      add(moment, { type: 'block', side, player, blocked })
    })
    for (const blocked of blockable) {
      add(momentOf(other, blocked), { type: 'block', side, player: null, blocked })
    }
    const own = draftsOf(side, (body) => body.type === 'miss')
    each(side, 'offensive_rebound', (player) =>
      add(follow(side, player, own, anybody), { type: 'rebound', side, player, kind: 'offensive' }),
    )
    const theirs = draftsOf(other, (body) => body.type === 'miss')
    each(side, 'defensive_rebound', (player) =>
      add(follow(side, player, theirs, anybody), { type: 'rebound', side, player, kind: 'defensive' }),
    )
    const lost = draftsOf(other, (body) => body.type === 'turnover')
    each(side, 'steal', (player) => add(follow(side, player, lost, anybody), { type: 'steal', side, player }))
    const goals = draftsOf(side, (body) => body.type === 'points' && body.kind !== 'free_throw')
    each(side, 'assist', (player) =>
      add(
        follow(side, player, goals, (by) => by !== player),
        { type: 'assist', side, player },
      ),
    )
  }
  // Nobody plays on after it.
  for (const body of fifth) add(lastOf(body.side, body.player), body)
  return drafts
}

/** Lineups and substitutions of a side; its starters alone where minutes are unknown. */
function courtDrafts(side: Side, lines: readonly BoxLine[], rotation: Stint[] | null): Draft[] {
  if (!rotation) {
    const players = lines.filter((line) => line.starter).map((line) => line.player)
    const fits = players.length >= 1 && players.length <= 5
    return fits ? [{ period: 1, elapsed: 0, body: { type: 'lineup', side, players }, unclocked: true }] : []
  }
  return [...Map.groupBy(rotation, (stint) => stint.period)].flatMap(([period, stints]): Draft[] => {
    const players = stints.filter((stint) => stint.from === 0).map((stint) => stint.player)
    const changes = [...new Set(stints.map((stint) => stint.from))].filter((from) => from > 0)
    return [
      { period, elapsed: 0, body: { type: 'lineup', side, players } },
      ...changes.flatMap((elapsed) => {
        const going = stints.filter((stint) => stint.to === elapsed)
        const coming = stints.filter((stint) => stint.from === elapsed)
        return coming.map((stint, at): Draft => {
          const out = going[at]?.player ?? null
          return { period, elapsed, body: { type: 'substitution', side, out, in: stint.player } }
        })
      }),
    ]
  })
}

/**
 * A match with this box score, for tests and for a demo that plays it. `boxScore` gives the same lines again, except
 * for what events cannot hold: minutes without five known starters and five on the court all the time (unknown then),
 * unknown figures in full keeping (0 then), and fouls of a match without any in points-only keeping (unknown then).
 */
export function eventsOfBoxScore(
  match: BoxScoreMatch,
  { keeping, start, newId, random }: Making,
): MatchEvent[] {
  const drafts = matchDrafts(match, keeping, random)
  const keyOf = ({ side, player }: { side: Side; player: number }) => `${side} ${player}`
  const named = new Set(drafts.flatMap(({ body }) => playersIn(body as MatchEvent)).map(keyOf))
  for (const line of match.lines) {
    if (line.did_not_play || named.has(keyOf(line))) continue
    const body = { type: 'appearance', side: line.side, player: line.player } as const
    drafts.push({ period: match.periods.length || 1, elapsed: 0, body })
  }
  const events = drafts
    .sort((a, b) => a.period - b.period || a.elapsed - b.elapsed)
    .map(({ period, elapsed, body, unclocked }, index) => {
      // Play stops about every other second, and for two minutes after a period.
      const now =
        Date.parse(start) + Math.floor(2000 * (secondsBefore(period) + elapsed)) + 120_000 * (period - 1)
      const clock = keeping === 'points' || unclocked ? null : secondsIn(period) - Math.floor(elapsed)
      const base: EventBase = {
        id: newId(),
        order: now + index,
        at: new Date(now).toISOString(),
        period,
        clock,
      }
      return { ...base, ...body } as MatchEvent
    })
  return mergeEvents(events)
}
