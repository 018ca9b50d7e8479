import type { Competition } from '@palank/contract/competition'
import { formatSeason } from '~/i18n/format.ts'

export type CompetitionOption = { id: number; name: string }

/** The name with the season, unless the season is unknown or in the name already. */
export function competitionOption({ id, name, season }: Competition): CompetitionOption {
  const years = season ? formatSeason(season) : ''
  return { id, name: name.includes(years) ? name : `${name} ${years}` }
}

/** Only competitions with visible standings have a table. */
export const withStandings = (competitions: readonly Competition[]): Competition[] =>
  competitions.filter(({ standings_visible: visible }) => visible)

/** The chosen competition if it has a table, else the first that has one. */
export function selectStandings(
  competitions: readonly Competition[],
  chosen: number | undefined,
): Competition | undefined {
  const withTable = withStandings(competitions)
  return withTable.find(({ id }) => id === chosen) ?? withTable[0]
}
