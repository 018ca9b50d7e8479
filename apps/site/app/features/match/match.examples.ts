import type { LiveMatch } from '@palank/contract/live'
import type { BoxScoreLine, ScheduleDetail } from '@palank/contract/schedule'
import type { Language } from '@palank/routes'
import { exampleFinished } from '~/model/live.examples.ts'
import { liveViewOf } from '~/model/live.ts'
import {
  exampleClub,
  exampleLive,
  exampleLost,
  exampleMoved,
  exampleNow,
  exampleSchedule,
  exampleTeams,
  exampleUnclosed,
  exampleWon,
} from '~/model/match.examples.ts'
import { exampleGameStatistics, exampleUnknownStatistics } from '~/model/statistics.examples.ts'
import { formOf, headToHeadOf, type MatchPage } from './head-to-head.ts'
import { matchDetailOf } from './match.ts'

const line = (
  id: number,
  last_name: string,
  first_name: string,
  points: number,
  is_starter = true,
): BoxScoreLine => ({
  player: { id, last_name, first_name },
  jersey_number: String(id),
  is_starter,
  did_not_play: false,
  statistics: { ...exampleGameStatistics, points, assist: id, value: points - 2, minute: 20 + id / 60 },
})

const bench = (id: number, last_name: string, first_name: string): BoxScoreLine => ({
  ...line(id, last_name, first_name, 0, false),
  did_not_play: true,
  statistics: { ...exampleUnknownStatistics, played_games: 0 },
})

const total = { ...exampleGameStatistics, played_games: null, starter: null, minute: 225 }

/** A win after an overtime, with all that can be known of a match. */
export const exampleDetail: ScheduleDetail = {
  ...exampleWon,
  periods: [
    { number: 1, home: 21, away: 23 },
    { number: 2, home: 24, away: 22 },
    { number: 3, home: 20, away: 14 },
    { number: 4, home: 15, away: 21 },
    { number: 5, home: 22, away: 4 },
  ],
  box_scores: [
    {
      side: 1,
      competition_team_id: exampleTeams.own.id,
      players: [
        line(4, 'Nagy', 'Bence', 22),
        line(23, 'Varga', 'Ákos', 27),
        line(7, 'Sipos-Kovács', 'Levente Maximilián', 18, false),
        bench(15, 'Győrfi', 'Kristóf'),
      ],
      total: { ...total, points: 102, total_rebound: 41, throw_percent: 55.2 },
    },
    {
      side: 2,
      competition_team_id: exampleTeams.tolna.id,
      players: [line(8, 'Jović', 'Stefan', 31), line(9, 'Carter', 'Miles', 12)],
      total: { ...total, points: 84, total_rebound: 36, throw_percent: 43.4 },
    },
  ],
  attendance: 4312,
  referees: [
    { last_name: 'Kapitány', first_name: 'Géza' },
    { last_name: 'Minden', first_name: 'Áron' },
  ],
  report: {
    id: 5,
    title: 'Százasra váltottunk',
    slug: 'szazasra-valtottunk',
    slugs: { hu: 'szazasra-valtottunk', en: null },
  },
  gallery: { id: 3, name: 'Sünök – Horgonyok' },
}

const masked = ({ player, ...rest }: BoxScoreLine): BoxScoreLine => ({
  ...rest,
  player: { ...player, masked: true, without_page: true },
})

/** A match of a youth team: the best player of each team is a minor without consent. */
export const exampleYouthDetail: ScheduleDetail = {
  ...exampleDetail,
  box_scores: [
    {
      side: 1,
      competition_team_id: exampleTeams.own.id,
      players: [
        line(6, 'Varga', 'Ákos', 18),
        masked(line(7, 'Sz.', 'B.', 31)),
        masked(line(8, 'Gy.', 'M.', 12)),
        masked(bench(11, 'K.', 'D.')),
      ],
      total: { ...total, points: 61 },
    },
    {
      side: 2,
      competition_team_id: exampleTeams.tolna.id,
      players: [masked(line(4, 'P.', 'Á.', 22)), masked(line(9, 'Cs.', 'L.', 15, false))],
      total: { ...total, points: 37 },
    },
  ],
}

/** Nothing played and nothing known yet. */
export const exampleComing: ScheduleDetail = {
  ...exampleSchedule,
  periods: [],
  box_scores: [],
  attendance: null,
  referees: [],
  report: null,
  gallery: null,
}

/** Moved to another time and hall. */
export const exampleMovedDetail: ScheduleDetail = { ...exampleComing, ...exampleMoved }

/** Kept as events; the score is the running one. */
export const exampleLiveDetail: ScheduleDetail = { ...exampleComing, ...exampleLive }

/** The same match once its result is published. */
export const exampleFinishedDetail: ScheduleDetail = {
  ...exampleDetail,
  id: exampleLive.id,
  competitors: exampleWon.competitors.map((competitor) => ({
    ...competitor,
    finalScore: competitor.side === 1 ? exampleFinished.score.home : exampleFinished.score.away,
  })),
  periods: exampleFinished.periods,
  box_scores: exampleFinished.box_scores,
}

/** Nobody has entered how it ended. */
export const exampleUnclosedDetail: ScheduleDetail = { ...exampleComing, ...exampleUnclosed }

export const exampleEarlier = [
  exampleLost,
  { ...exampleWon, id: 61, game_time: '2025-10-04T16:00:00Z' },
  { ...exampleWon, id: 60, game_time: '2024-10-04T16:00:00Z' },
]

export function exampleMatchPage(
  wire: ScheduleDetail,
  language: Language = 'hu',
  live: LiveMatch | null = null,
): MatchPage {
  const match = matchDetailOf(wire, exampleClub, language, exampleNow)
  return {
    match,
    live: live && liveViewOf(live),
    headToHead: headToHeadOf(exampleEarlier, match, exampleClub, language),
    form: {
      home: formOf(exampleEarlier, match, match.teamA, exampleClub, language),
      away: formOf(exampleEarlier, match, match.teamB, exampleClub, language),
    },
  }
}
