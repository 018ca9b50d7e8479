import type { Competition } from '@palank/contract/competition'
import type { CompetitionOption } from '~/model/competitions.ts'
import type { StandingRowView } from '~/model/standings.ts'

export type StandingsView = {
  competitions: CompetitionOption[]
  selected: CompetitionOption | null
  rows: StandingRowView[]
  /** The table did not come, which is not the same as its being empty. */
  failed: boolean
}

/** Only a competition whose standings may be seen has a table. */
export const withStandings = (competitions: readonly Competition[]): Competition[] =>
  competitions.filter(({ standings_visible: visible }) => visible)

/** The competition that was asked for if it has a table, else the first. */
export const selectStandings = (
  competitions: Competition[],
  chosen: number | undefined,
): Competition | undefined => competitions.find(({ id }) => id === chosen) ?? competitions[0]
