import type { BoxScore, BoxScoreLine, ScheduleDetail, Side } from '@palank/contract/schedule'
import { type Language, pathFor } from '@palank/routes'
import { formatName } from '~/i18n/format.ts'
import { type DateTexts, dateTextsOf } from '~/model/date-texts.ts'
import { competitorOf, type MatchFacts, type MatchTeam, matchFactsOf } from '~/model/match.ts'
import { type MatchChangeView, matchChangeOf } from '~/model/match-change.ts'
import { hasPage } from '~/model/roster.ts'
import {
  didNotPlay,
  type LeaderField,
  leaderFields,
  type StatField,
  type Statistics,
} from '~/model/statistics.ts'

export type { Side } from '@palank/contract/schedule'

export type DetailTeam = MatchTeam & {
  /** Null where the back end has no ids of teams. */
  id: number | null
  /** Null for a team of an unknown club. */
  clubId: number | null
  link: string | null
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
  /** A minor without consent: the name is initials. */
  masked: boolean
  jersey: string | null
  link: string | null
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

export type Leader = Pick<BoxRow, 'name' | 'masked' | 'jersey' | 'link'> & { value: number }
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

export type MatchDetail = Omit<MatchFacts, 'teamA' | 'teamB' | 'season' | 'location'> & {
  /** Null while it is unknown. */
  date: string | null
  dateTexts: DateTexts | null
  season: number | null
  teamA: DetailTeam
  teamB: DetailTeam
  arena: { name: string; city: string | null } | null
  change: MatchChangeView | null
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

export function periodsOf(wire: ScheduleDetail['periods']): PeriodView[] {
  let homeTotal = 0
  let awayTotal = 0
  return wire.map(({ number, home, away }) => {
    homeTotal += home
    awayTotal += away
    return { number, home, away, homeTotal, awayTotal }
  })
}

function boxRowOf(line: BoxScoreLine, teamId: number | null, language: Language): BoxRow {
  const { player, statistics, jersey_number: jersey } = line
  return {
    playerId: player.id,
    name: formatName(player, language),
    masked: player.masked === true,
    jersey,
    link:
      teamId !== null && hasPage(player)
        ? pathFor('player', language, { teamId, playerId: player.id })
        : null,
    isStarter: line.is_starter === true,
    didNotPlay: line.did_not_play || didNotPlay(statistics),
    statistics,
  }
}

function boxOf(box: BoxScore, teams: Record<Side, DetailTeam>, language: Language): BoxView {
  const { id, teamName, teamLogo } = teams[box.side]
  // A player listed twice would share a key.
  const rows = new Map(box.players.map((line) => [line.player.id, boxRowOf(line, id, language)]))
  return { side: box.side, teamName, teamLogo, rows: [...rows.values()], total: box.total }
}

function boxesOf(wire: BoxScore[], teams: Record<Side, DetailTeam>, language: Language): BoxView[] {
  const boxes = wire.map((box) => boxOf(box, teams, language)).filter(({ rows }) => rows.length > 0)
  return ([1, 2] as const).flatMap((side) => boxes.find((box) => box.side === side) ?? [])
}

/** The first of those with the most; null where the figure is not recorded. */
function leaderOf(box: BoxView | undefined, field: LeaderField): Leader | null {
  let best: Leader | null = null
  for (const { name, masked, jersey, link, statistics, didNotPlay: absent } of box?.rows ?? []) {
    const value = statistics[field]
    if (absent || value === null || value <= (best?.value ?? 0)) continue
    best = { name, masked, jersey, link, value }
  }
  return best
}

const sideOf = (boxes: BoxView[], side: Side) => boxes.find((box) => box.side === side)

const leadersOf = (boxes: BoxView[]): LeadersView[] =>
  leaderFields
    .map((field) => ({
      field,
      home: leaderOf(sideOf(boxes, 1), field),
      away: leaderOf(sideOf(boxes, 2), field),
    }))
    .filter(({ home, away }) => home || away)

const comparedOf = (boxes: BoxView[]): ComparedView[] =>
  comparedFields.flatMap((field) => {
    const home = sideOf(boxes, 1)?.total?.[field] ?? null
    const away = sideOf(boxes, 2)?.total?.[field] ?? null
    return home === null || away === null ? [] : [{ field, home, away }]
  })

function detailTeam(wire: ScheduleDetail, side: Side, team: MatchTeam, language: Language): DetailTeam {
  const { id, club_id: clubId = null } = competitorOf(wire, side).competition_team
  return { ...team, id, clubId, link: id === null ? null : pathFor('team', language, { teamId: id }) }
}

export function matchDetailOf(
  wire: ScheduleDetail,
  clubId: number,
  language: Language,
  now = Date.now(),
): MatchDetail {
  const { location: _, ...facts } = matchFactsOf(wire, clubId, language, now)
  const teamA = detailTeam(wire, 1, facts.teamA, language)
  const teamB = detailTeam(wire, 2, facts.teamB, language)
  const boxes = boxesOf(wire.box_scores, { 1: teamA, 2: teamB }, language)
  const { report, gallery } = wire
  return {
    ...facts,
    date: wire.game_time,
    dateTexts: wire.game_time ? dateTextsOf(wire.game_time, language) : null,
    teamA,
    teamB,
    season: wire.competition?.season ?? null,
    arena: wire.arena,
    change: matchChangeOf(wire, language),
    forfeit: wire.forfeit,
    periods: periodsOf(wire.periods),
    boxes,
    leaders: leadersOf(boxes),
    compared: comparedOf(boxes),
    attendance: wire.attendance,
    referees: wire.referees.map((referee) => formatName(referee, language)),
    report: report && { title: report.title, link: pathFor('article', language, { slug: report.slug }) },
    gallery: gallery && { name: gallery.name, link: pathFor('gallery', language, { id: gallery.id }) },
  }
}
