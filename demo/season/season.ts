import { type Calendar, currentCalendar, type Day, pastCalendar } from './calendar.ts'
import { arenasOf, clubsOf, knownClubs, outOfLeague } from './clubs.ts'
import { cupDays, currentCup, pastCup } from './cup.ts'
import { currentLeague, pastLeague } from './league.ts'
import type { MatchTeam, OnFixture, Rules } from './match.ts'
import { ticketUrls } from './own-club.ts'
import { numbersOf } from './person.ts'
import { normal, randomOf } from './random.ts'
import type { Rosters, Setting } from './squads.ts'
import type { CompetitionEntry, SeasonCompetition, SeasonMatch, SeasonTeam } from './types.ts'
import { youthMatches } from './youth.ts'

export type Season = { teams: SeasonTeam[]; competitions: SeasonCompetition[]; matches: SeasonMatch[] }

export type SeasonPlan = {
  setting: Setting
  season: number
  seniors: Rosters
  /** Null in a season with only the league. */
  youth: Rosters | null
  /** Only in the newest season. */
  u16: Rosters | null
  /** Null in a past season. */
  day: Day | null
  absent: Rules['absent']
  onFixture?: OnFixture | undefined
}

const names = {
  league: { hu: 'Férfi NB I. A csoport', en: 'Men’s NB I, Group A' },
  cup: { hu: 'Magyar Kupa', en: 'Hungarian Cup' },
  youth: { hu: 'U23 bajnokság', en: 'U23 league' },
  u16: { hu: 'U16 bajnokság', en: 'U16 league' },
}

/** Last season one club paid its fee late and lost points. */
const deductionCase = {
  club: 'hortobagy',
  deduction: 2,
  deduction_reason: 'Határidő után rendezett nevezési díj',
}

function matchTeamsOf(
  { setting, season }: SeasonPlan,
  rosters: Rosters,
  level: SeasonTeam['level'],
): MatchTeam[] {
  const { club: own, seed } = setting
  const arenas = new Map(arenasOf(own).map((arena) => [arena.key, arena]))
  const strengths = new Map(knownClubs(own).map(({ key, strength }) => [key, strength]))
  return clubsOf(own).flatMap((club): MatchTeam[] => {
    const roster = rosters.get(club.key)
    const arena = arenas.get(club.arena)
    if (!roster || !arena) return []
    const numbers = numbersOf(roster.squad)
    const men = roster.squad.map((person) => ({ person, number: numbers.get(person) ?? person.number }))
    const senior = level === 'senior'
    const key = `${club.key}${senior ? '' : `-${level}`}-${season}`
    const form = normal(randomOf(seed, 'strength', key))
    // The own club's form varies less, so that it is among the best in most seasons.
    const swing = !senior ? 4 : club.key === own ? 0.7 : 1.8
    const strength = (senior ? (strengths.get(club.key) ?? 0) : 0) + swing * form
    const team: SeasonTeam = {
      key,
      club: club.key,
      season,
      level,
      name: senior ? club.name : `${club.name} ${level.toUpperCase()}`,
      name_en: senior ? null : `${club.name_en} ${level.toUpperCase()}`,
      squad: men.map(({ person, number }) => ({
        player: person.player.key,
        jersey_number: number,
        position: person.position,
        from: null,
        to: null,
      })),
      staff: roster.staff,
      logo: club.logo,
    }
    return [{ team, men, arena, strength, support: club.key === own ? 0.88 : 0.6 + 0.02 * strength }]
  })
}

function competitionOf(
  plan: SeasonPlan,
  kind: SeasonCompetition['kind'],
  teams: MatchTeam[],
): SeasonCompetition {
  const { setting, season } = plan
  return {
    key: `${kind}-${season}`,
    season,
    name: names[kind],
    kind,
    standings_visible: kind !== 'cup',
    ticket_url: plan.day && (kind === 'league' || kind === 'cup') ? ticketUrls[setting.club] : null,
    entries: teams.map(({ team }): CompetitionEntry => {
      const { club, ...deduction } = deductionCase
      const applies = kind === 'league' && season === setting.season - 1 && team.club === club
      return { team: team.key, deduction: 0, ...(applies ? deduction : {}), official_position: null }
    }),
  }
}

/** One season of the league, with cup and youth leagues in recent seasons. */
export function makeSeason(plan: SeasonPlan): Season {
  const { setting, season, day, absent, onFixture } = plan
  const { club: own, seed } = setting
  const calendar: Calendar = day ? currentCalendar(day) : pastCalendar(season)
  const draw = [seed, own, season]
  const rules: Rules = { seed, detail: 'all', absent, onFixture }
  const lower = outOfLeague(season, setting.season)
  const seniors = matchTeamsOf(plan, plan.seniors, 'senior')
  const leagueTeams = seniors.filter(({ team }) => team.club !== lower)
  const league = competitionOf(plan, 'league', leagueTeams)
  const inLeague = { key: league.key, own, teams: leagueTeams, calendar, draw }
  const leagueMatches = day
    ? currentLeague(inLeague, rules, day, cupDays(calendar, day).later)
    : pastLeague(inLeague, rules)
  if (!plan.youth)
    return { teams: leagueTeams.map(({ team }) => team), competitions: [league], matches: leagueMatches }

  const cup = competitionOf(plan, 'cup', seniors)
  const inCup = { key: cup.key, own, teams: seniors, lower, calendar, draw }
  const finalArena = arenasOf(own).find(({ key }) => key === 'mecsek')
  const cupMatches = day ? currentCup(inCup, rules, day) : finalArena ? pastCup(inCup, rules, finalArena) : []
  const youths = matchTeamsOf(plan, plan.youth, 'u23')
  const youth = competitionOf(plan, 'youth', youths)
  const u16s = plan.u16 ? matchTeamsOf(plan, plan.u16, 'u16') : []
  const u16 = plan.u16 ? [competitionOf(plan, 'u16', u16s)] : []
  const youthRules: Rules = { ...rules, detail: 'points_and_fouls' }
  return {
    teams: [...seniors, ...youths, ...u16s].map(({ team }) => team),
    competitions: [league, cup, youth, ...u16],
    matches: [
      ...leagueMatches,
      ...cupMatches,
      ...youthMatches({ key: youth.key, own, teams: youths, calendar, draw, cancels: true }, youthRules, day),
      ...u16.flatMap(({ key }) =>
        youthMatches(
          { key, own, teams: u16s, calendar, draw: [...draw, 'u16'], cancels: false },
          youthRules,
          day,
        ),
      ),
    ],
  }
}
