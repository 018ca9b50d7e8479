import { seasonYear } from './cells.ts'
import { error } from './issue.ts'
import { type NameIndex, nameIndex } from './name-index.ts'
import type { Issue, Known, KnownCompetition, KnownTeam, Row } from './types.ts'

/** The two teams of a row, in their competition. */
export type Game = { competition: KnownCompetition; home: KnownTeam; away: KnownTeam }
export type FindGame = (row: Row, issues: Issue[]) => Game | undefined

export const teamNames = ({ name, otherNames }: KnownTeam) => [name, ...otherNames]

const seasonName = (year: number) => `${year}/${String((year + 1) % 100).padStart(2, '0')}`
const closestHint = (closest: string | null) => ({
  hu: closest ? `; a legközelebbi: „${closest}”` : '',
  en: closest ? `; the closest is “${closest}”` : '',
})

/** Resolves the names of a row to its game, or reports which name is wrong. */
export function gameFinder(known: Known): FindGame {
  const competitionsOf = new Map<number, NameIndex<KnownCompetition>>()
  const teamsOf = new Map<number, NameIndex<KnownTeam>>()
  const byId = new Map(known.teams.map((team) => [team.id, team]))
  const cached = <Item>(
    cache: Map<number, NameIndex<Item>>,
    id: number,
    make: () => NameIndex<Item>,
  ): NameIndex<Item> => {
    const index = cache.get(id) ?? make()
    cache.set(id, index)
    return index
  }

  function findSeason({ where, cells }: Row, issues: Issue[]) {
    const text = cells.season ?? ''
    const year = seasonYear(text)
    if (year === null) {
      issues.push(
        error(
          'wrong_season',
          where,
          `season: „${text}” nem idény. Így írd: 2025 vagy 2025/26.`,
          `season: “${text}” is not a season. Write it as 2025 or 2025/26.`,
        ),
      )
      return undefined
    }
    const season = known.seasons.find((candidate) => candidate.year === year)
    if (!season) {
      const existing = known.seasons.map((candidate) => seasonName(candidate.year)).join(', ') || '–'
      issues.push(
        error(
          'unknown_season',
          where,
          `nincs ${seasonName(year)} idény (ami van: ${existing}). Javítsd, vagy vedd fel az idényt.`,
          `there is no season ${seasonName(year)} (there is: ${existing}). Correct it, or add the season.`,
        ),
      )
    }
    return season
  }

  function findCompetition(row: Row, issues: Issue[]): KnownCompetition | undefined {
    const season = findSeason(row, issues)
    if (!season) return undefined
    const index = cached(competitionsOf, season.id, () =>
      nameIndex(
        known.competitions.filter((competition) => competition.season === season.id),
        ({ names }) => names,
      ),
    )
    const text = row.cells.competition ?? ''
    const found = index.find(text)
    if ('item' in found) return found.item
    if ('several' in found) {
      issues.push(
        error(
          'ambiguous_competition',
          row.where,
          `több „${text}” nevű versenysorozat is van ebben az idényben. Nevezd át az egyiket.`,
          `several competitions are called “${text}” in this season. Rename one of them.`,
        ),
      )
      return undefined
    }
    const closest = closestHint(found.closest)
    issues.push(
      error(
        'unknown_competition',
        row.where,
        `nincs „${text}” nevű versenysorozat ebben az idényben${closest.hu}. Javítsd a nevet, vagy vedd fel a versenysorozatot.`,
        `there is no competition “${text}” in this season${closest.en}. Correct the name, or add the competition.`,
      ),
    )
    return undefined
  }

  function findTeam(row: Row, column: 'home' | 'away', teams: NameIndex<KnownTeam>, issues: Issue[]) {
    const text = row.cells[column] ?? ''
    const found = teams.find(text)
    if ('item' in found) return found.item
    if ('several' in found) {
      const names = found.several.map(({ name }) => `„${name}”`).join(', ')
      issues.push(
        error(
          'ambiguous_team',
          row.where,
          `${column}: „${text}” több csapatot is jelenthet: ${names}. Írd ki a csapat teljes nevét.`,
          `${column}: “${text}” may mean several teams: ${names}. Write the team’s full name.`,
        ),
      )
      return undefined
    }
    const closest = closestHint(found.closest)
    issues.push(
      error(
        `unknown_${column}_team`,
        row.where,
        `nincs „${text}” nevű csapat ebben a versenysorozatban${closest.hu}. Javítsd a nevet, vagy vedd fel a csapatot.`,
        `there is no team “${text}” in this competition${closest.en}. Correct the name, or add the team.`,
      ),
    )
    return undefined
  }

  return (row, issues) => {
    const empty = ['season', 'competition', 'home', 'away'].filter((name) => !row.cells[name])
    if (empty.length > 0) {
      const names = empty.join(', ')
      issues.push(
        error(
          'required_empty',
          row.where,
          `üres, pedig kell: ${names}. Töltsd ki.`,
          `empty, yet needed: ${names}. Fill it in.`,
        ),
      )
      return undefined
    }
    const competition = findCompetition(row, issues)
    if (!competition) return undefined
    const teams = cached(teamsOf, competition.id, () =>
      nameIndex(
        competition.teams.flatMap((id) => byId.get(id) ?? []),
        teamNames,
      ),
    )
    const home = findTeam(row, 'home', teams, issues)
    const away = findTeam(row, 'away', teams, issues)
    if (!home || !away) return undefined
    if (home.id !== away.id) return { competition, home, away }
    issues.push(
      error(
        'same_team',
        row.where,
        `a „${home.name}” önmaga ellen játszana. Javítsd az egyik csapatot.`,
        `“${home.name}” would play itself. Correct one of the teams.`,
      ),
    )
    return undefined
  }
}
