import { type Calendar, currentCalendar, type Day, pastCalendar } from './calendar.ts'
import { arenasOf, clubsOf, knownClubs, outOfLeague } from './clubs.ts'
import { cupDays, currentCup, pastCup } from './cup.ts'
import { currentLeague, pastLeague } from './league.ts'
import type { MatchTeam, Rules } from './match.ts'
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
  /** Null in a past season. */
  day: Day | null
  absent: Rules['absent']
}

const names = {
  league: { hu: 'Férfi NB I. A csoport', en: 'Men’s NB I, Group A' },
  cup: { hu: 'Magyar Kupa', en: 'Hungarian Cup' },
  youth: { hu: 'U23 bajnokság', en: 'U23 league' },
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
    const suffix = level === 'u23' ? '-u23' : ''
    const key = `${club.key}${suffix}-${season}`
    const form = normal(randomOf(seed, 'strength', key))
    // The own club's form varies less, so that it is among the best in most seasons.
    const swing = level === 'u23' ? 4 : club.key === own ? 0.7 : 1.8
    const strength = (level === 'u23' ? 0 : (strengths.get(club.key) ?? 0)) + swing * form
    const team: SeasonTeam = {
      key,
      club: club.key,
      season,
      level,
      name: level === 'u23' ? `${club.name} U23` : club.name,
      name_en: level === 'u23' ? `${club.name_en} U23` : null,
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
    ticket_url: plan.day && kind !== 'youth' ? ticketUrls[setting.club] : null,
    entries: teams.map(({ team }): CompetitionEntry => {
      const { club, ...deduction } = deductionCase
      const applies = kind === 'league' && season === setting.season - 1 && team.club === club
      return { team: team.key, deduction: 0, ...(applies ? deduction : {}), official_position: null }
    }),
  }
}

/** One season of the league, with cup and youth league in recent seasons. */
export function makeSeason(plan: SeasonPlan): Season {
  const { setting, season, day, absent } = plan
  const { club: own, seed } = setting
  const calendar: Calendar = day ? currentCalendar(day) : pastCalendar(season)
  const draw = [seed, own, season]
  const rules: Rules = { seed, detail: 'all', absent }
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
  return {
    teams: [...seniors, ...youths].map(({ team }) => team),
    competitions: [league, cup, youth],
    matches: [
      ...leagueMatches,
      ...cupMatches,
      ...youthMatches(
        { key: youth.key, own, teams: youths, calendar, draw },
        { ...rules, detail: 'points_and_fouls' },
        day,
      ),
    ],
  }
}
