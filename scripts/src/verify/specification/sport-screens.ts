import type { Language, Wire } from './content/language.ts'
import { competitionsOf, people, scheduleOf, sourceOf, standings, teams } from './content/sport.ts'
import { personName } from './reading-screens.ts'
import { alone, linkedTo, pathOf, pictured, type Screen, type Want, want } from './want.ts'

const html = (path: string, wants: Want[]): Screen => ({ path, type: 'text/html', wants })

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
function matchWants(language: Language, match: Match): Want[] {
  const name = matchName(match)
  const sides = match.competitors.flatMap(
    ({ finalScore, competition_team: { name: team, team_logo: logo } }) => [
      ...want('match', name, team, pictured(logo.name)),
      ...(finalScore === null ? [] : want('match', name, new RegExp(`>\\s*${finalScore}\\s*<`))),
    ],
  )
  return [...sides, ...want('match', name, linkedTo(pathOf(language, 'schedules', match.id)))]
}

const standingWants = (texts: (row: Wire) => (string | number)[]): Want[] =>
  standings.flatMap((row) => {
    const { name, team_logo: logo } = row.team as { name: string; team_logo: { name: string } }
    return want('standing row', name, name, pictured(logo.name), ...texts(row).map(alone))
  })

const ownWords = { hu: '(a mi csapatunk)', en: '(our team)' }
const ownRow = (language: Language) => want('standing row', 'Bástya KK', ownWords[language])

const competitionOptions = (language: Language) =>
  competitionsOf(language).flatMap(({ name }) => want('competition', String(name), String(name)))

/** D4, D6: the matches of the first competition, both ways, and its table. */
export const homeSport = (language: Language): Want[] => [
  ...matchesOf(language, Date.now(), { competitionId: 1 }).flatMap((match) => [
    ...matchWants(language, match),
    ...(match.competitors[0].finalScore === null ? want('match', matchName(match), match.arena.name) : []),
  ]),
  ...want('match', 'ticket of the league', linkedTo('https://jegy.example/bajnoksag')),
  ...competitionOptions(language),
  ...standingWants(({ point }) => [Number(point)]),
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
    ...standingWants(figures),
    ...ownRow(language),
  ])
}

const matchScreens = (language: Language, now: number): Screen[] =>
  matchesOf(language, now).map((match) =>
    html(pathOf(language, 'schedules', match.id), [
      ...matchWants(language, match).slice(0, -1),
      ...want('match', matchName(match), match.arena.name, match.competition.name),
      ...(match.competition.ticket_url && match.competitors[0].finalScore === null && isAtHome(match)
        ? want('match', matchName(match), linkedTo(match.competition.ticket_url))
        : []),
    ]),
  )

const isAtHome = ({ competitors: [home] }: Match) =>
  teams.some(({ name }) => name === home.competition_team.name)

const teamWants = (language: Language, { id, name }: Wire) =>
  want('team', String(name), String(name), linkedTo(pathOf(language, 'team', Number(id))))

function teamScreens(language: Language, now: number): Screen[] {
  return teams.map((team) => {
    const ofTeam = matchesOf(language, now, { competitionTeamId: Number(team.id) })
    return html(pathOf(language, 'team', Number(team.id)), [
      ...want('team', String(team.name), String(team.name)),
      ...ofTeam.flatMap((match) => matchWants(language, match)),
      ...standingWants(({ point }) => [Number(point)]),
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
      ...want('player', name, name, pictured(`player-${person.id}`)),
      ...want('player statistics', name, ...written.map(alone)),
    ])
  })

function calendarScreens(language: Language, now: number): Screen[] {
  const events = (matches: Match[]) =>
    matches.flatMap((match) =>
      want('match', matchName(match), `${pathOf(language, 'schedules', match.id)}`, match.arena.name),
    )
  const file = (name: string, matches: Match[]): Screen => ({
    path: `/calendar/${name}.${language}.ics`,
    type: 'text/calendar',
    wants: events(matches),
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
    ...matchesOf(language, now).flatMap((match) => matchWants(language, match)),
    ...competitionOptions(language),
  ]),
  html(
    `${pathOf(language, 'schedules')}?competition=2`,
    matchesOf(language, now, { competitionId: 2 }).flatMap((match) => matchWants(language, match)),
  ),
  tableScreen(language),
  html(
    pathOf(language, 'team'),
    teams.flatMap((team) => teamWants(language, team)),
  ),
  ...matchScreens(language, now),
  ...teamScreens(language, now),
  ...playerScreens(language),
  ...calendarScreens(language, now),
]
