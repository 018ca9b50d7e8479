import type { Competition } from '@palank/contract/competition'
import { exampleAwaiting, exampleMatches, exampleResults } from '~/model/match.examples.ts'
import type { MatchSliderView } from './matches.ts'

export const exampleCompetition: Competition = {
  id: 1,
  season: 2025,
  name: 'Férfi NB I. A csoport',
  prev_match_count: 8,
  next_match_count: 18,
  standings_visible: true,
  logo: null,
  ticket_url: 'jegy.dunaisunok.example',
}

export const exampleCompetitions: [Competition, Competition, Competition] = [
  exampleCompetition,
  { ...exampleCompetition, id: 2, name: 'Magyar Kupa', standings_visible: false },
  { ...exampleCompetition, id: 3, name: 'U23 bajnokság' },
]

const options = [
  { id: 1, name: 'Férfi NB I. A csoport 2025/26' },
  { id: 2, name: 'Magyar Kupa 2025/26' },
  { id: 3, name: 'U23 bajnokság 2025/26' },
]

export const exampleNextSlider: MatchSliderView = {
  type: 'next',
  competitions: options,
  selected: 1,
  matches: exampleMatches,
  failed: false,
}
export const examplePreviousSlider: MatchSliderView = {
  type: 'prev',
  competitions: options,
  selected: 1,
  matches: [...exampleAwaiting, ...exampleResults],
  failed: false,
}
