import type { Competition } from '@palank/contract/competition'
import { standingRowsOf } from '~/model/standing-rows.ts'
import { exampleClub, exampleStandingRows } from '~/model/standings.examples.ts'
import type { StandingsView } from './standings.ts'

export const exampleCompetition: Competition = {
  id: 1,
  season: 2025,
  name: 'Férfi NB I. A csoport',
  prev_match_count: 8,
  next_match_count: 18,
  standings_visible: true,
  logo: null,
  ticket_url: null,
}

const selected = { id: 1, name: 'Férfi NB I. A csoport 2025/26' }

export const exampleStandings: StandingsView = {
  competitions: [selected, { id: 3, name: 'U23 bajnokság 2025/26' }],
  selected,
  rows: standingRowsOf(exampleStandingRows, exampleClub, 'hu'),
  failed: false,
}
