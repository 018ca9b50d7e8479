import type { BoxScore, BoxScoreLine, Schedule, ScheduleDetail } from '@palank/contract/schedule'
import type { CompetitionTeam } from '@palank/contract/team'
import { type Language, pathFor } from '@palank/routes'
import { formatName } from '~/i18n/format.ts'
import { type MatchTeam, type MatchView, matchOf } from '~/ui/match-row.ts'
import { type StatField, type Statistics, statisticsOf } from '~/ui/statistics.ts'
import { attempt, figure, isDate, isId, list, words } from '~/ui/wire.ts'

export type Side = 1 | 2

export type DetailTeam = MatchTeam & {
  id: number
  /** Null for a team of no club known here. */
  clubId: number | null
  link: string
}

export type PeriodView = {
  number: number
  home: number
  away: number
  /** The score at its end. */
  homeTotal: number
  awayTotal: number
}

export type BoxRow = {
  playerId: number
  name: string
  jersey: string | null
  link: string
  isStarter: boolean
  didNotPlay: boolean
  statistics: Statistics
}

export type BoxView = {
  side: Side
  teamName: string
  teamLogo: string
  rows: BoxRow[]
  total: Statistics | null
}

export const leaderFields = ['points', 'total_rebound', 'assist', 'value'] as const satisfies StatField[]
export type LeaderField = (typeof leaderFields)[number]
export type Leader = { name: string; link: string; value: number }
export type LeadersView = { field: LeaderField; home: Leader | null; away: Leader | null }

export const comparedFields = [
  'throw_percent',
  'three_point_percent',
  'free_throw_percent',
  'total_rebound',
  'assist',
  'turnover',
] as const satisfies StatField[]
export type ComparedField = (typeof comparedFields)[number]
export type ComparedView = { field: ComparedField; home: number; away: number }

export type MatchDetail = Omit<MatchView, 'date' | 'teamA' | 'teamB' | 'season' | 'location'> & {
  /** Null while a new time is not known. */
  date: string | null
  season: number
  teamA: DetailTeam
  teamB: DetailTeam
  arena: { name: string; city: string | null } | null
  /** The side that forfeited. */
  forfeit: Side | null
  periods: PeriodView[]
  boxes: BoxView[]
  leaders: LeadersView[]
  compared: ComparedView[]
  attendance: number | null
  referees: string[]
  report: { title: string; link: string } | null
  gallery: { name: string; link: string } | null
}

function periodsOf(wire: ScheduleDetail['periods']): PeriodView[] {
  let homeTotal = 0
  let awayTotal = 0
  return list(wire).map(({ number, home, away }) => {
    homeTotal += figure(home)
    awayTotal += figure(away)
    return { number: figure(number), home, away, homeTotal, awayTotal }
  })
}

const boxRowOf = (line: BoxScoreLine, teamId: number, language: Language): BoxRow | undefined =>
  attempt(() => {
    const { player } = line
    const name = { last_name: words(player.last_name), first_name: words(player.first_name) }
    if (!isId(player.id) || !name.last_name) return undefined
    const statistics = statisticsOf(line.statistics)
    return {
      playerId: player.id,
      name: formatName(name, language),
      jersey: words(line.jersey_number) || null,
      link: pathFor('player', language, { teamId, playerId: player.id }),
      isStarter: line.is_starter === true,
      // On the sheet for no second at all is the same.
      didNotPlay: line.did_not_play === true || statistics.played_games === 0,
      statistics,
    }
  })

const boxOf = (box: BoxScore, teams: [DetailTeam, DetailTeam], language: Language): BoxView | undefined =>
  attempt(() => {
    if (box.side !== 1 && box.side !== 2) return undefined
    const { id, teamName, teamLogo } = teams[box.side - 1] as DetailTeam
    const rows = list(box.players).flatMap((line) => boxRowOf(line, id, language) ?? [])
    // Two rows of one player would be one in the page.
    const once = rows.filter((row, at) => rows.findIndex(({ playerId }) => playerId === row.playerId) === at)
    const total = box.total ? statisticsOf(box.total) : null
    return once.length > 0 ? { side: box.side, teamName, teamLogo, rows: once, total } : undefined
  })

const boxesOf = (wire: ScheduleDetail['box_scores'], teams: [DetailTeam, DetailTeam], language: Language) => {
  const boxes = list(wire).flatMap((box) => boxOf(box, teams, language) ?? [])
  return ([1, 2] as const).flatMap((side) => boxes.find((box) => box.side === side) ?? [])
}

/** Who has the most of it; the first of those that have as many, and nobody where it is not counted. */
function leaderOf(box: BoxView | undefined, field: LeaderField): Leader | null {
  let best: Leader | null = null
  for (const { name, link, statistics, didNotPlay } of box?.rows ?? []) {
    const value = statistics[field]
    if (didNotPlay || value === null || value <= (best?.value ?? 0)) continue
    best = { name, link, value }
  }
  return best
}

const sideOf = (boxes: BoxView[], side: Side) => boxes.find((box) => box.side === side)

export const leadersOf = (boxes: BoxView[]): LeadersView[] =>
  leaderFields
    .map((field) => ({
      field,
      home: leaderOf(sideOf(boxes, 1), field),
      away: leaderOf(sideOf(boxes, 2), field),
    }))
    .filter(({ home, away }) => home || away)

export const comparedOf = (boxes: BoxView[]): ComparedView[] =>
  comparedFields.flatMap((field) => {
    const home = sideOf(boxes, 1)?.total?.[field] ?? null
    const away = sideOf(boxes, 2)?.total?.[field] ?? null
    return home === null || away === null ? [] : [{ field, home, away }]
  })

function detailTeam(team: MatchTeam, wire: CompetitionTeam, language: Language): DetailTeam {
  const link = pathFor('team', language, { teamId: figure(wire.id) })
  return { ...team, id: wire.id, clubId: isId(wire.club_id) ? wire.club_id : null, link }
}

/** The team of a side. */
export const competitorOf = ({ competitors }: Schedule, side: Side) =>
  list(competitors).find((competitor) => competitor.side === side)?.competition_team

const arenaOf = ({ arena }: Schedule): MatchDetail['arena'] => {
  const name = words(arena?.name)
  return name ? { name, city: words(arena?.city) || null } : null
}

const reportOf = ({ report }: ScheduleDetail, language: Language): MatchDetail['report'] =>
  attempt(() => {
    const title = words(report?.title)
    const slug = words(report?.slug)
    return title && slug ? { title, link: pathFor('article', language, { slug }) } : null
  }) ?? null

function galleryOf({ gallery }: ScheduleDetail, language: Language): MatchDetail['gallery'] {
  const name = words(gallery?.name)
  return name && isId(gallery?.id) ? { name, link: pathFor('gallery', language, { id: gallery.id }) } : null
}

/** Any time: a match has its page before its time is known. */
const noTime = new Date(0).toISOString()

function wellFormed(wire: ScheduleDetail, clubId: number, language: Language): MatchDetail | undefined {
  const date = isDate(wire.game_time) ? wire.game_time : null
  const match = matchOf({ ...wire, game_time: date ?? noTime }, clubId, language)
  const home = competitorOf(wire, 1)
  const away = competitorOf(wire, 2)
  if (!match || !home || !away) return undefined
  const { location: _, ...shown } = match
  const teamA = detailTeam(match.teamA, home, language)
  const teamB = detailTeam(match.teamB, away, language)
  const boxes = boxesOf(wire.box_scores, [teamA, teamB], language)
  return {
    ...shown,
    date,
    teamA,
    teamB,
    season: figure(wire.competition.season),
    arena: arenaOf(wire),
    forfeit: wire.forfeit === 1 || wire.forfeit === 2 ? wire.forfeit : null,
    periods: attempt(() => periodsOf(wire.periods)) ?? [],
    boxes,
    leaders: leadersOf(boxes),
    compared: comparedOf(boxes),
    attendance: attempt(() => figure(wire.attendance)) ?? null,
    referees: (Array.isArray(wire.referees) ? wire.referees : []).map(words).filter(Boolean),
    report: reportOf(wire, language),
    gallery: galleryOf(wire, language),
  }
}

/** One match with all that is known of it; nothing without a status, a competition or two teams. */
export const matchDetailOf = (
  wire: ScheduleDetail,
  clubId: number,
  language: Language,
): MatchDetail | undefined => attempt(() => wellFormed(wire, clubId, language))
