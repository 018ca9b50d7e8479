import type { LiveMatch, LivePlay, LivePlayer } from '@palank/contract/live'
import type { Side } from '@palank/contract/schedule'
import { exampleLive } from './match.examples.ts'
import { exampleUnknownStatistics } from './statistics.examples.ts'

const player = (id: number, side: Side, last_name: string, first_name: string): LivePlayer => ({
  id,
  side,
  jersey_number: String(id),
  last_name,
  first_name,
})

/** The first is the longest name that fits a jersey. */
const squad: LivePlayer[] = [
  player(7, 1, 'Sipos-Kovácsházi', 'Levente Maximilián'),
  player(23, 1, 'Varga', 'Ákos'),
  player(13, 1, 'Carter', 'Miles'),
  player(4, 1, 'Nagy', 'Bence'),
  player(11, 1, 'Bartók', 'Zalán'),
  { ...player(15, 1, 'Gy.', 'K.'), masked: true, without_page: true },
  player(8, 2, 'Vukov', 'Luka'),
  player(9, 2, 'Moore', 'Darius'),
  player(10, 2, 'Kelemen', 'Zsombor'),
  player(12, 2, 'Halász', 'Márton'),
]

type Told = Partial<LivePlay> & Pick<LivePlay, 'type'>

const basket = (side: Side, id: number, kind: 'free_throw' | 'two_point' | 'three_point'): Told => ({
  type: 'points',
  side,
  player: id,
  kind,
  points: { free_throw: 1, two_point: 2, three_point: 3 }[kind],
})

/** One quarter, as it may go: 17 to 18. */
const quarter: Told[] = [
  { type: 'period_start' },
  basket(1, 23, 'two_point'),
  { type: 'assist', side: 1, player: 7 },
  basket(2, 9, 'three_point'),
  basket(1, 7, 'three_point'),
  { type: 'miss', side: 2, player: 8, kind: 'three_point' },
  { type: 'rebound', side: 1, player: 4, kind: 'defensive' },
  basket(1, 15, 'two_point'),
  { type: 'foul', side: 1, player: 4, other: 10 },
  basket(2, 10, 'free_throw'),
  { type: 'miss', side: 2, player: 10, kind: 'free_throw' },
  basket(2, 8, 'three_point'),
  basket(2, 8, 'two_point'),
  { type: 'turnover', side: 1, player: 11 },
  { type: 'steal', side: 2, player: 12 },
  basket(2, 12, 'two_point'),
  { type: 'timeout', side: 1 },
  basket(1, 13, 'three_point'),
  { type: 'block', side: 1, player: 11, other: 12 },
  basket(1, 7, 'three_point'),
  { ...basket(2, 9, 'two_point'), undone: true },
  { type: 'substitution', side: 1, player: 4, other: 13 },
  basket(2, 9, 'two_point'),
  basket(1, 23, 'two_point'),
  basket(2, 10, 'three_point'),
  basket(1, 23, 'free_throw'),
  basket(1, 23, 'free_throw'),
  basket(2, 12, 'two_point'),
]

const start = Date.parse(exampleLive.game_time ?? '')
const pause = 40_000

/** So many quarters, the last of them without its end where it still runs. */
function playsOf(quarters: number, lastEnds: boolean): LivePlay[] {
  let [home, away] = [0, 0]
  const told = Array.from({ length: quarters }, (_, index) => {
    const ends = index < quarters - 1 || lastEnds
    return [...quarter, ...(ends ? [{ type: 'period_end' as const }] : [])].map((play) => ({
      ...play,
      period: index + 1,
    }))
  }).flat()
  return told.map((play, index): LivePlay => {
    if (play.type === 'points' && !play.undone) {
      if (play.side === 1) home += play.points ?? 0
      else away += play.points ?? 0
    }
    return {
      side: null,
      player: null,
      other: null,
      kind: null,
      points: null,
      clock: null,
      undone: false,
      ...play,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      at: new Date(start + index * pause).toISOString(),
      home,
      away,
    }
  })
}

const counts = (plays: readonly LivePlay[], id: number, type: LivePlay['type']) =>
  plays.filter((play) => play.type === type && play.player === id && !play.undone)

const pointsOf = (plays: readonly LivePlay[], id: number) =>
  counts(plays, id, 'points').reduce((sum, { points }) => sum + (points ?? 0), 0)

function boxesOf(plays: readonly LivePlay[], keeping: LiveMatch['keeping']): LiveMatch['box_scores'] {
  return ([1, 2] as const).map((side) => {
    const players = squad
      .filter((one) => one.side === side)
      .map(({ side: _, jersey_number, ...named }, index) => ({
        player: named,
        jersey_number,
        is_starter: null,
        did_not_play: false,
        on_court: keeping === 'full' ? index < 5 : null,
        statistics: {
          ...exampleUnknownStatistics,
          points: pointsOf(plays, named.id),
          foul: counts(plays, named.id, 'foul').length,
          ...(keeping === 'full'
            ? {
                total_rebound: counts(plays, named.id, 'rebound').length,
                assist: counts(plays, named.id, 'assist').length,
              }
            : {}),
        },
      }))
    const sum = (field: 'points' | 'foul' | 'total_rebound' | 'assist') =>
      keeping === 'full' || field === 'points' || field === 'foul'
        ? players.reduce((all, { statistics }) => all + (statistics[field] ?? 0), 0)
        : null
    const total = {
      ...exampleUnknownStatistics,
      points: sum('points'),
      foul: sum('foul'),
      total_rebound: sum('total_rebound'),
      assist: sum('assist'),
    }
    return { side, competition_team_id: side === 1 ? 11 : 12, players, total }
  })
}

function liveMatchOf(
  plays: LivePlay[],
  { keeping = 'full', ...rest }: Partial<LiveMatch> & Pick<LiveMatch, 'phase'>,
): LiveMatch {
  const period = plays.at(-1)?.period ?? null
  const periods = Array.from({ length: period ?? 0 }, (_, index) => {
    const scoreAt = (number: number) => plays.findLast((play) => play.period <= number)
    const [before, after] = [scoreAt(index), scoreAt(index + 1)]
    return {
      number: index + 1,
      home: (after?.home ?? 0) - (before?.home ?? 0),
      away: (after?.away ?? 0) - (before?.away ?? 0),
    }
  })
  const last = plays.at(-1)
  return {
    id: exampleLive.id,
    status: 'live',
    keeping,
    period,
    score: { home: last?.home ?? 0, away: last?.away ?? 0 },
    periods,
    team_fouls: { home: 3, away: 5 },
    players: squad,
    box_scores: boxesOf(plays, keeping),
    plays,
    updated_at: last?.at ?? null,
    ...rest,
  }
}

/** In the middle of the third quarter. */
export const examplePlaying = liveMatchOf(playsOf(3, false), { phase: 'playing' })
export const exampleBetween = liveMatchOf(playsOf(2, true), { phase: 'between_periods' })
/** The scorer is there, and has begun nothing yet. */
export const exampleNotStarted = liveMatchOf([], { phase: 'not_started', box_scores: [] })

/** Points only, without players. */
export const examplePointsOnly = liveMatchOf(
  playsOf(2, false)
    .filter(({ type }) => type === 'points' || type.startsWith('period'))
    .map((play) => ({ ...play, player: null })),
  { phase: 'playing', keeping: 'points', team_fouls: null, players: [], box_scores: [] },
)

const finishedPlays = playsOf(4, true).map(
  (play, index, all): LivePlay => (index === all.length - 1 ? { ...play, type: 'match_end' } : play),
)
export const exampleFinished = liveMatchOf(finishedPlays, { phase: 'finished', status: 'finished' })
