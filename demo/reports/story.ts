import { isPlayed } from '@palank/sport/line'
import type { Key, MatchLine, SeasonCompetition, SeasonMatch, SeasonTeam } from '../season/types.ts'
import { inBudapest } from './budapest.ts'
import { type SeasonView, startOf } from './season-view.ts'
import type { Man, Pair } from './types.ts'

const gameKinds = [
  'rout-won',
  'rout-lost',
  'comeback',
  'collapse',
  'overtime-won',
  'overtime-lost',
  'thriller-won',
  'thriller-lost',
  'steady-won',
  'won',
  'lost',
  'cup-won',
] as const
export type GameKind = (typeof gameKinds)[number]

/** A player's game; null is what lower leagues do not record. */
export type Game = {
  man: Man
  points: number
  rebounds: number | null
  assists: number | null
  steals: number | null
  blocks: number | null
  threes: number | null
  fouls: number
  starter: boolean | null
}

export type Totals = {
  rebounds: number
  assists: number
  turnovers: number
  threes: number
  threesTried: number
  frees: number
  freesTried: number
  bench: number
}

/** A match from the own club's side, before it is played. */
export type Setting = {
  match: SeasonMatch
  ownTeam: Key
  oppTeam: Key
  level: SeasonTeam['level']
  competition: SeasonCompetition['kind']
  home: boolean
  neutral: boolean
  day: string
  hour: string
}

export type Story = Setting & {
  won: boolean
  final: Pair
  margin: number
  quarters: Pair[]
  /** The score at the end of each quarter. */
  after: Pair[]
  kind: GameKind
  /** Most points first. */
  own: [Game, ...Game[]]
  opp: [Game, ...Game[]]
  totals: { own: Totals; opp: Totals } | null
}

export const gap = ({ own, opp }: Pair): number => own - opp

export function settingOf(view: SeasonView, match: SeasonMatch): Setting {
  const home = view.isOwn(match.home)
  const [ownTeam, oppTeam] = home ? [match.home, match.away] : [match.away, match.home]
  const { kind } = view.competition(match)
  const host = view.club(match.home).arena
  return {
    match,
    ownTeam,
    oppTeam,
    level: view.team(ownTeam).level,
    competition: kind,
    neutral: match.arena !== host,
    home: home && match.arena === host,
    ...inBudapest(startOf(match)),
  }
}

function gameOf(line: MatchLine, man: Man): Game {
  const { defensive_rebound: defensive, offensive_rebound: offensive } = line
  return {
    man,
    points: line.points ?? 0,
    rebounds: defensive === null || offensive === null ? null : defensive + offensive,
    assists: line.assist,
    steals: line.steal,
    blocks: line.block,
    threes: line.three_point_made,
    fouls: line.foul ?? 0,
    starter: line.starter,
  }
}

function totalsOf(lines: readonly MatchLine[]): Totals | null {
  if (lines.some(({ starter, assist }) => starter === null || assist === null)) return null
  const of = (figure: (line: MatchLine) => number | null) =>
    lines.reduce((total, line) => total + (figure(line) ?? 0), 0)
  return {
    rebounds: of((line) => (line.defensive_rebound ?? 0) + (line.offensive_rebound ?? 0)),
    assists: of((line) => line.assist),
    turnovers: of((line) => line.turnover),
    threes: of((line) => line.three_point_made),
    threesTried: of((line) => line.three_point_all),
    frees: of((line) => line.free_throw_made),
    freesTried: of((line) => line.free_throw_all),
    bench: of((line) => (line.starter ? 0 : line.points)),
  }
}

const [rout, defeat, nailBiter, turned] = [20, 18, 3, 4]

/** The kind of game, from the scores at the breaks. */
function kindOf(quarters: readonly Pair[], after: readonly Pair[]): GameKind {
  const final = gap(after.at(-1) ?? { own: 0, opp: 0 })
  const won = final > 0
  const breaks = after.slice(0, 3).map(gap)
  const [, half = 0, third = 0] = breaks
  if (quarters.length > 4) return won ? 'overtime-won' : 'overtime-lost'
  if (Math.abs(final) <= nailBiter) return won ? 'thriller-won' : 'thriller-lost'
  if (won && Math.min(half, third) <= -turned) return 'comeback'
  if (!won && Math.max(half, third) >= turned) return 'collapse'
  if (final >= rout) return 'rout-won'
  if (final <= -defeat) return 'rout-lost'
  if (won) return breaks.every((lead) => lead > 0) ? 'steady-won' : 'won'
  return 'lost'
}

/** Null for a match that was not played or was forfeited. */
export function storyOf(view: SeasonView, match: SeasonMatch): Story | null {
  if (match.status !== 'finished' || match.forfeit) return null
  const setting = settingOf(view, match)
  const ourSide = match.home === setting.ownTeam ? 'home' : 'away'
  const theirSide = ourSide === 'home' ? 'away' : 'home'
  const quarters = match.periods.map((period) => ({ own: period[ourSide], opp: period[theirSide] }))
  const after: Pair[] = []
  for (const { own, opp } of quarters) {
    const before = after.at(-1) ?? { own: 0, opp: 0 }
    after.push({ own: before.own + own, opp: before.opp + opp })
  }
  const final = after.at(-1)
  const played = (side: typeof ourSide) => match.lines.filter((line) => line.side === side && isPlayed(line))
  const games = (side: typeof ourSide) =>
    played(side)
      .map((line) => gameOf(line, view.man(line.player)))
      .sort((a, b) => b.points - a.points || (a.man.key < b.man.key ? -1 : 1))
  const [[top, ...rest], [rival, ...others]] = [games(ourSide), games(theirSide)]
  if (!final || !top || !rival) return null
  const [own, opp] = [totalsOf(played(ourSide)), totalsOf(played(theirSide))]
  return {
    ...setting,
    won: gap(final) > 0,
    final,
    margin: Math.abs(gap(final)),
    quarters,
    after,
    kind: match.round === 'Döntő' && gap(final) > 0 ? 'cup-won' : kindOf(quarters, after),
    own: [top, ...rest],
    opp: [rival, ...others],
    totals: own && opp ? { own, opp } : null,
  }
}
