import type { Language, Wire } from './content/language.ts'
import { competitionsOf, people, sourceOf } from './content/sport.ts'
import { exactText, linkTo, pathOf } from './expectations.ts'
import type { Case, CheckedScreen } from './malformed-cases.ts'
import { personName } from './reading-screens.ts'

const noMarks = () => []

function matchCases(language: Language): Case[] {
  const path = pathOf(language, 'schedules')
  const home = pathOf(language, 'home')
  const link = (id: number) => linkTo(`${path}/${id}`)
  const ofMatch = ['id', 'game_time', 'status', 'competitors']
  const ofSide = ['side', 'competition_team.name']
  const listed: CheckedScreen = { path, own: () => [link(101)], others: [102, 103, 108].map(link) }
  const copied: CheckedScreen = { path, own: (copy) => [link(1000 + copy)], others: [101, 108].map(link) }
  // The first coming match and the first played one.
  const sliders: CheckedScreen = { path: home, own: () => [101, 105].map(link), others: [102, 106].map(link) }
  const mixed: CheckedScreen = { path: home, own: () => [link(101)], others: [102, 105, 108].map(link) }
  const page: CheckedScreen = { path: `${path}/101`, own: () => ['Révparti KE'], others: [] }
  const without = 'competition/season/{}/list'
  const make = (item: Wire, copy: number) => ({ ...item, id: 1000 + copy })
  const item = { at: ['data', 0], required: ofMatch }
  const side = { at: ['data', 0, 'competitors', 0], required: ofSide }
  return [
    { call: 'schedule/list', ...item, copies: { together: 30, make }, screens: [copied] },
    { call: 'schedule/list', ...item, screens: [sliders] },
    { call: 'schedule/list', ...side, screens: [listed] },
    { call: 'schedule/highlighted', ...item, without, screens: [mixed] },
    { call: 'schedule/find/{}', at: ['data'], required: ofMatch, single: true, screens: [page] },
    {
      call: 'schedule/find/{}',
      at: ['data', 'competitors', 0],
      required: ofSide,
      single: true,
      screens: [page],
    },
  ]
}

function competitionCases(language: Language): Case[] {
  const table = `${pathOf(language, 'schedules')}?view=standings`
  const rows = ['Révparti KE', 'Bástya KK', 'Malomvölgy SC', 'Toronyaljai KK']
  const option = (id: number) =>
    new RegExp(`<option value="${id}"[^>]*>${competitionsOf(language)[id - 1]?.name}`)
  const shown = { at: ['data', 0], required: ['id', 'name'] }
  return [
    {
      call: 'competition/season/{}/list',
      ...shown,
      screens: [{ path: pathOf(language, 'home'), own: () => [option(1)], others: [option(2)] }],
    },
    {
      call: 'competition/season/{}/list',
      ...shown,
      screens: [{ path: table, own: () => rows, others: [], needs: ['standings_visible'] }],
    },
    {
      call: 'competition/competition-team/{}/list',
      at: ['data', 0],
      required: ['id', 'name', 'standings_visible'],
      screens: [{ path: pathOf(language, 'team', 1), own: () => ['Toronyaljai KK'], others: ['Bástya KK'] }],
    },
    {
      call: 'standings/competition/{}/all',
      at: ['data', 0],
      required: ['team.id', 'team.name'],
      copies: {
        together: 40,
        make: (item, copy) => ({
          ...item,
          team: { id: 1000 + copy, name: `Copy ${copy}`, team_logo: (item.team as Wire).team_logo },
        }),
      },
      screens: [{ path: table, own: (copy) => [new RegExp(`Copy ${copy}\\b`)], others: rows }],
    },
  ]
}

function teamCases(language: Language): Case[] {
  const path = pathOf(language, 'team')
  const link = (id: number) => linkTo(`${path}/${id}`)
  const required = ['id', 'name']
  return [
    {
      call: 'competition-team/list',
      at: ['data', 0],
      required,
      copies: { together: 10, make: (item, copy) => ({ ...item, id: 1000 + copy, name: `Copy ${copy}` }) },
      screens: [{ path, own: (copy) => [link(1000 + copy)], others: [1, 2].map(link) }],
    },
    {
      call: 'competition-team/list',
      at: ['data', 0],
      required,
      screens: [{ path: pathOf(language, 'home'), own: noMarks, others: ['Bástya KK'] }],
    },
    {
      call: 'competition-team/find/{}',
      at: ['data'],
      required,
      single: true,
      screens: [{ path: `${path}/1`, own: () => [exactText('Bástya KK')], others: [] }],
    },
  ]
}

function playerCases(language: Language): Case[] {
  const [person] = people
  if (!person) return []
  const path = pathOf(language, 'team', person.team) + pathOf(language, 'player', person.id)
  const sources = Object.keys(sourceOf) as (keyof typeof sourceOf)[]
  const figure = (source: keyof typeof sourceOf) =>
    exactText(
      Number(sourceOf[source].value)
        .toFixed(1)
        .replace('.', language === 'hu' ? ',' : '.'),
    )
  return [
    {
      call: 'player/find/{}',
      at: ['data'],
      required: ['id', 'last_name'],
      skip: sources,
      single: true,
      screens: [{ path, own: () => [person.last], others: [] }],
    },
    // A malformed figure is only lost itself: the rows of the other two sources are unchanged.
    ...sources.map(
      (source): Case => ({
        call: 'player/find/{}',
        at: ['data', source],
        required: [],
        screens: [
          {
            path,
            own: () => [exactText(personName(language, person))],
            others: sources.filter((other) => other !== source).map(figure),
          },
        ],
      }),
    ),
  ]
}

export const sportCases = (language: Language): Case[] => [
  ...matchCases(language),
  ...competitionCases(language),
  ...teamCases(language),
  ...playerCases(language),
]
