import type { CompetitionOption } from '~/model/competitions.ts'
import type { StandingRowView } from '~/model/standings.ts'

export type StandingsView = {
  competitions: CompetitionOption[]
  selected: CompetitionOption | null
  rows: StandingRowView[]
  /** The standings could not be loaded. */
  failed: boolean
}
