import { isPlayed } from '@palank/sport/line'
import type { Key, SeasonMatch, World } from '../season/types.ts'
import type { ClubId } from '../src/types.ts'
import { inBudapest } from './budapest.ts'
import { figures, finalFor, finalOf, pairsOf, sum, sumsOf } from './match-figures.ts'
import { type Figure, type Parsed, parseReport, type Score, type Stat } from './parse-report.ts'
import type { ComposedArticle, Language } from './types.ts'

/** In either order. */
const keyOf = ([one, other]: Score) => `${Math.min(one, other)}–${Math.max(one, other)}`
const rounded = (value: number) => Number(value.toFixed(1))

/** The expected figures for an article, computed from the match data alone. */
type Truth = {
  match: SeasonMatch
  about: SeasonMatch[]
  clubs: Key[]
  scores: Set<string>
  /** A player's allowed figures, per game and on average. */
  single: (name: string, stat: Stat) => number[]
  average: (name: string, stat: Stat) => number | null
  isTeams: (figure: Figure) => boolean
  days: Set<string>
}

const isOver = (match: SeasonMatch, moment: number) =>
  match.status === 'finished' && !match.forfeit && match.time !== null && Date.parse(match.time) < moment

const dayOf = ({ time }: SeasonMatch) => inBudapest(Date.parse(time ?? '')).day.slice(5)
const plays = ({ home, away }: SeasonMatch, team: Key) => home === team || away === team

/** The team's next two matches, because one of them may be postponed. */
function nextDays({ matches }: World, { time }: SeasonMatch, team: Key): string[] {
  const next = matches.filter((each) => plays(each, team) && (each.time ?? '') > (time ?? ''))
  return next
    .toSorted((a, b) => ((a.time ?? '') < (b.time ?? '') ? -1 : 1))
    .slice(0, 2)
    .map(dayOf)
}

function truthOf(world: World, club: ClubId, article: ComposedArticle, language: Language): Truth {
  const { kind } = article
  const [preview, roundUp] = [kind.endsWith('preview'), kind.endsWith('round-up')]
  const about = world.matches
    .filter(({ key }) => article.about.includes(key))
    .sort((a, b) => ((a.time ?? '') < (b.time ?? '') ? -1 : 1))
  const match = about.find(({ key }) => key === article.match)
  if (!match) throw new Error(`reports: no match found for ${article.key}`)
  const teams = new Map(world.teams.map((team) => [team.key, team]))
  const clubOf = (team: Key) => teams.get(team)?.club ?? ''
  const sides = [match.home, match.away]
  const clubs = sides.map(clubOf)
  const ownTeam = sides.find((team) => clubOf(team) === club) ?? ''
  const over = world.matches.filter((each) => isOver(each, Date.parse(article.publishedAt)))
  const met = over.filter((each) =>
    [each.home, each.away].every(
      (team) => clubs.includes(clubOf(team)) && teams.get(team)?.level === teams.get(ownTeam)?.level,
    ),
  )
  // A preview uses averages of the season so far, a round-up those of its own matches.
  const counted = (team: Key) => (preview ? over.filter((each) => plays(each, team)) : about)
  const names = new Map(
    world.players.map(({ key, last_name: last, first_name: first }) => [
      language === 'hu' ? `${last} ${first}` : `${first} ${last}`,
      key,
    ]),
  )
  const linesOf = (name: string, matches: readonly SeasonMatch[]) =>
    matches.flatMap(({ lines }) => lines.filter((line) => line.player === names.get(name) && isPlayed(line)))
  const totals = (team: Key, matches: readonly SeasonMatch[]) =>
    [0, 1].map((side) => sum(matches.map((each) => finalFor(each, team)[side] ?? 0)))
  const pairs = preview
    ? [...sides.flatMap(counted), ...met].map(finalOf)
    : roundUp
      ? about.map(finalOf)
      : [...pairsOf(match), ...met.map(finalOf)]
  return {
    match,
    about,
    clubs,
    scores: new Set(pairs.map(keyOf)),
    single: (name, stat) => linesOf(name, about).flatMap((line) => figures[stat](line) ?? []),
    average(name, stat) {
      const lines = linesOf(name, [...new Set(sides.flatMap(counted))])
      return lines.length > 0 ? rounded(sum(lines.map(figures[stat])) / lines.length) : null
    },
    isTeams({ stat, value, average }) {
      const means = (team: Key) =>
        totals(team, counted(team)).map((total) => rounded(total / counted(team).length))
      if (average) return sides.some((team) => means(team).includes(value))
      if (roundUp) return totals(ownTeam, about).includes(value)
      return !preview && sumsOf(match, stat).includes(value)
    },
    days: new Set([...about.map(dayOf), ...(preview || roundUp ? [] : nextDays(world, match, ownTeam))]),
  }
}

function wrongIn(parsed: Parsed, truth: Truth, roundUp: boolean): string[] {
  const { match } = truth
  const two = (value: number) => String(value).padStart(2, '0')
  const agrees = ({ name, stat, value, average }: Parsed['players'][number]) =>
    average ? truth.average(name, stat) === value : truth.single(name, stat).includes(value)
  return [
    ...parsed.scores.filter((score) => !truth.scores.has(keyOf(score))).map((score) => score.join('–')),
    ...parsed.players
      .filter((figure) => !agrees(figure))
      .map(({ name, stat, value }) => `${name} ${value} ${stat}`),
    ...parsed.team.filter((figure) => !truth.isTeams(figure)).map(({ stat, value }) => `${value} ${stat}`),
    ...parsed.dates
      .map(({ month, day }) => `${two(month)}-${two(day)}`)
      .filter((day) => !truth.days.has(day)),
    ...(roundUp
      ? []
      : parsed.rounds.filter((round) => String(round) !== match.round).map((round) => `round ${round}`)),
    ...parsed.crowds.filter((crowd) => crowd !== match.attendance).map((crowd) => `crowd ${crowd}`),
  ]
}

/** Lines and tables with both names must also have them in the right order. */
function wrongResults({ results }: Parsed, { match, clubs }: Truth): string[] {
  const [home, away] = clubs
  const periods = match.periods.map((period) => [period.home, period.away])
  const right = JSON.stringify({ home, away, score: finalOf(match), periods })
  return results.map((result) => JSON.stringify(result)).filter((result) => result !== right)
}

/** Required content by kind of article. */
function missingFrom(parsed: Parsed, { kind }: ComposedArticle, truth: Truth, club: ClubId): string[] {
  const { match, about, clubs } = truth
  const [preview, roundUp, youth] = ['preview', 'round-up', 'youth'].map((part) => kind.includes(part))
  const has = (score: Score) => parsed.scores.some((each) => keyOf(each) === keyOf(score))
  const scorers = new Set(parsed.players.filter(({ stat }) => stat === 'points').map(({ name }) => name))
  // Youth teams are named by age group, and a round-up has many opponents.
  const named = clubs.filter((each) => (!youth && !roundUp) || each !== club)
  const required = {
    teams: named.every((each) => parsed.clubs.includes(each)),
    scorers: scorers.size >= 2,
    time: parsed.dates.length + parsed.rounds.length > 0,
    hour: !preview || parsed.hours.length > 0,
    scores: preview || (roundUp ? about : [match]).every((each) => has(finalOf(each))),
    quarters: preview || roundUp || parsed.results.length > 0,
  }
  return Object.entries(required).flatMap(([name, isPresent]) => (isPresent ? [] : [`missing: ${name}`]))
}

/** Contradictions with the match data, and missing required content. */
export function mistakesIn(
  world: World,
  club: ClubId,
  article: ComposedArticle,
  language: Language,
): string[] {
  const truth = truthOf(world, club, article, language)
  const roundUp = article.kind.endsWith('round-up')
  const body = parseReport(article.body[language], language)
  const heads = parseReport(`${article.title[language]}\n\n${article.lead[language]}`, language)
  return [
    ...wrongIn(body, truth, roundUp),
    ...wrongIn(heads, truth, roundUp),
    ...(article.kind.endsWith('report') ? wrongResults(body, truth) : []),
    ...missingFrom(body, article, truth, club),
  ]
}
