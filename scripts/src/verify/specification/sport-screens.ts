import type { Language, Wire } from './content/language.ts'
import { competitionsOf, people, scheduleOf, sourceOf, standings, teams } from './content/sport.ts'
import {
  type Expectation,
  exactText,
  expectText,
  imageOf,
  linkTo,
  pathOf,
  type Screen,
} from './expectations.ts'
import { personName } from './reading-screens.ts'

const html = (path: string, expectations: Expectation[]): Screen => ({
  path,
  type: 'text/html',
  expectations,
})

type Side = { finalScore: number | null; competition_team: { name: string; team_logo: { name: string } } }
type Match = {
  id: number
  competition: { name: string; ticket_url: string | null }
  competitors: [Side, Side]
  arena: { name: string }
  game_time: string
}
const matchesOf = (language: Language, now: number, selection = {}) =>
  scheduleOf(language, now, selection) as Match[]

const matchName = ({ id, competitors: [home, away] }: Match) =>
  `${id} ${home.competition_team.name} – ${away.competition_team.name}`

/** The names, logos and score of a match, and its page. */
function matchExpectations(language: Language, match: Match): Expectation[] {
  const name = matchName(match)
  const sides = match.competitors.flatMap(
    ({ finalScore, competition_team: { name: team, team_logo: logo } }) => [
      ...expectText('match', name, team, imageOf(logo.name)),
      ...(finalScore === null ? [] : expectText('match', name, new RegExp(`>\\s*${finalScore}\\s*<`))),
    ],
  )
  return [...sides, ...expectText('match', name, linkTo(pathOf(language, 'schedules', match.id)))]
}

const standingExpectations = (texts: (row: Wire) => (string | number)[]): Expectation[] =>
  standings.flatMap((row) => {
    const { name, team_logo: logo } = row.team as { name: string; team_logo: { name: string } }
    return expectText('standing row', name, name, imageOf(logo.name), ...texts(row).map(exactText))
  })

const ownWords = { hu: '(a mi csapatunk)', en: '(our team)' }
const ownRow = (language: Language) => expectText('standing row', 'Bástya KK', ownWords[language])

const competitionOptions = (language: Language) =>
  competitionsOf(language).flatMap(({ name }) => expectText('competition', String(name), String(name)))

/** D4, D6: the matches of the first competition, both ways, and its table. */
export const homeSport = (language: Language): Expectation[] => [
  ...matchesOf(language, Date.now(), { competitionId: 1 }).flatMap((match) => [
    ...matchExpectations(language, match),
    ...(match.competitors[0].finalScore === null
      ? expectText('match', matchName(match), match.arena.name)
      : []),
  ]),
  ...expectText('match', 'ticket of the league', linkTo('https://jegy.example/bajnoksag')),
  ...competitionOptions(language),
  ...standingExpectations(({ point }) => [Number(point)]),
  ...ownRow(language),
]

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value)}`
const letters = { hu: ['GY', 'V'], en: ['W', 'L'] }

function tableScreen(language: Language): Screen {
  const figures = (row: Wire) => {
    const streak = row.streak as { is_win: boolean; count: number }
    const last5 = row.last5 as { win: number; loss: number }
    const winLoss = row.win_loss as {
      home: { win: number; loss: number }
      away: { win: number; loss: number }
    }
    const decimal = (100 * Number(row.point_percent)).toFixed(1).replace('.', language === 'hu' ? ',' : '.')
    return [
      ...[row.played, row.win, row.loss, row.point, row.score, row.against].map(Number),
      signed(Number(row.score_difference)),
      decimal,
      `${winLoss.home.win}–${winLoss.home.loss}`,
      `${winLoss.away.win}–${winLoss.away.loss}`,
      `${letters[language][streak.is_win ? 0 : 1]}${streak.count}`,
      `${last5.win}–${last5.loss}`,
    ]
  }
  return html(`${pathOf(language, 'schedules')}?view=standings`, [
    ...standingExpectations(figures),
    ...ownRow(language),
  ])
}

const matchScreens = (language: Language, now: number): Screen[] =>
  matchesOf(language, now).map((match) =>
    html(pathOf(language, 'schedules', match.id), [
      ...matchExpectations(language, match).slice(0, -1),
      ...expectText('match', matchName(match), match.arena.name, match.competition.name),
      ...(match.competition.ticket_url && match.competitors[0].finalScore === null && isAtHome(match)
        ? expectText('match', matchName(match), linkTo(match.competition.ticket_url))
        : []),
    ]),
  )

const isAtHome = ({ competitors: [home] }: Match) =>
  teams.some(({ name }) => name === home.competition_team.name)

const teamExpectations = (language: Language, { id, name }: Wire) =>
  expectText('team', String(name), String(name), linkTo(pathOf(language, 'team', Number(id))))

function teamScreens(language: Language, now: number): Screen[] {
  return teams.map((team) => {
    const ofTeam = matchesOf(language, now, { competitionTeamId: Number(team.id) })
    return html(pathOf(language, 'team', Number(team.id)), [
      ...expectText('team', String(team.name), String(team.name)),
      ...ofTeam.flatMap((match) => matchExpectations(language, match)),
      ...standingExpectations(({ point }) => [Number(point)]),
    ])
  })
}

/** E4: three rows, every figure with one decimal. */
const playerScreens = (language: Language): Screen[] =>
  people.map((person) => {
    const name = personName(language, person)
    const figures = Object.values(sourceOf).flatMap((source) => Object.values(source).map(Number))
    const written = figures.map((value) => value.toFixed(1).replace('.', language === 'hu' ? ',' : '.'))
    const path = pathOf(language, 'team', person.team) + pathOf(language, 'player', person.id)
    return html(path, [
      ...expectText('player', name, name, imageOf(`player-${person.id}`)),
      ...expectText('player statistics', name, ...written.map(exactText)),
    ])
  })

function calendarScreens(language: Language, now: number): Screen[] {
  const events = (matches: Match[]) =>
    matches.flatMap((match) =>
      expectText('match', matchName(match), `${pathOf(language, 'schedules', match.id)}`, match.arena.name),
    )
  const file = (name: string, matches: Match[]): Screen => ({
    path: `/calendar/${name}.${language}.ics`,
    type: 'text/calendar',
    expectations: events(matches),
  })
  const all = matchesOf(language, now)
  return [
    file('team-1', matchesOf(language, now, { competitionTeamId: 1 })),
    file('competition-1', matchesOf(language, now, { competitionId: 1 })),
    ...all.slice(0, 1).map((match) => file(`match-${match.id}`, [match])),
  ]
}

export const sportScreens = (language: Language, now: number): Screen[] => [
  html(pathOf(language, 'schedules'), [
    ...matchesOf(language, now).flatMap((match) => matchExpectations(language, match)),
    ...competitionOptions(language),
  ]),
  html(
    `${pathOf(language, 'schedules')}?competition=2`,
    matchesOf(language, now, { competitionId: 2 }).flatMap((match) => matchExpectations(language, match)),
  ),
  tableScreen(language),
  html(
    pathOf(language, 'team'),
    teams.flatMap((team) => teamExpectations(language, team)),
  ),
  ...matchScreens(language, now),
  ...teamScreens(language, now),
  ...playerScreens(language),
  ...calendarScreens(language, now),
]
