import type { Language } from '@palank/routes'
import type { CompetitionOption } from '~/model/competitions.ts'
import type { StandingRowView } from '~/model/standings.ts'
import { type StandingsSort, sortRows } from '~/model/standings-sort.ts'

export type StandingsView = {
  competitions: CompetitionOption[]
  selected: CompetitionOption | null
  rows: StandingRowView[]
  /** The standings could not be loaded. */
  failed: boolean
}

/** On the server: sorting by name needs the rules of the language, which are slow to load. */
export const sortStandings = (
  view: StandingsView,
  sort: StandingsSort | null,
  language: Language,
): StandingsView => ({ ...view, rows: sortRows(view.rows, sort, language) })
