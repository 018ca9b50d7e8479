import { exampleAwaiting, exampleMatches, exampleNow, exampleResults } from '~/model/match.examples.ts'
import { type ScheduleChoices, type ScheduleView, selectionOf } from './schedule.ts'

export const exampleChoices: ScheduleChoices = {
  filters: { season: 2025, competition: null, team: null, type: null, venue: null },
  current: 2025,
  seasons: [2025, 2024],
  competitions: [
    { id: 1, name: 'Férfi NB I. A csoport 2025/26' },
    { id: 2, name: 'Magyar Kupa 2025/26' },
  ],
  team: null,
  feeds: [
    { kind: 'team', id: 11, name: 'Dunai Sünök' },
    { kind: 'competition', id: 1, name: 'Férfi NB I. A csoport 2025/26' },
  ],
}

export const exampleScheduleMatches = [...exampleResults, ...exampleAwaiting, ...exampleMatches]

export const exampleScheduleView: ScheduleView = {
  ...exampleChoices,
  ...selectionOf(exampleScheduleMatches, exampleChoices.filters, exampleNow, 'hu'),
  failed: false,
}
