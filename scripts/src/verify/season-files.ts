import type { MatchLine, SeasonMatch, World } from '@palank/demo/season/types'
import { clockOf } from '@palank/sport/clock'
import { counted } from '@palank/sport/line'

type Cells = (string | number | null)[]
export type Csv = { header: string[]; rows: Cells[] }

/** As old scorekeeping programs write a name: only ASCII letters become upper case. */
const upperCaseAscii = (name: string) => name.replace(/[a-z]/g, (letter) => letter.toUpperCase())
const withoutAccents = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
/** Names in turn unchanged, in upper case, and without accents. */
const spellingOf = (name: string, index: number) =>
  index % 3 === 0 ? name : index % 3 === 1 ? upperCaseAscii(name) : withoutAccents(name)

export const csvText = ({ header, rows }: Csv) =>
  [header, ...rows].map((row) => row.map((cell) => cell ?? '').join(';')).join('\r\n')

const budapest = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Budapest',
  dateStyle: 'short',
  timeStyle: 'short',
})

function lookupIn(world: World) {
  const teams = new Map(world.teams.map(({ key, name }) => [key, name]))
  const arenas = new Map(world.arenas.map(({ key, name }) => [key, name]))
  const competitions = new Map(
    world.competitions.map(({ key, name, season }) => [key, { name: name.hu, season }]),
  )
  return {
    team: (key: string) => teams.get(key) ?? '',
    arena: (key: string) => arenas.get(key) ?? '',
    match: ({ competition, round, home, away }: SeasonMatch): Cells => [
      competitions.get(competition)?.season ?? 0,
      competitions.get(competition)?.name ?? '',
      round,
      teams.get(home) ?? '',
      teams.get(away) ?? '',
    ],
  }
}

const matchColumns = ['season', 'competition', 'round', 'home', 'away']

export function matchesFile(world: World, matches: SeasonMatch[]): Csv {
  const lookup = lookupIn(world)
  const quarters = ['q1', 'q2', 'q3', 'q4', 'ot1', 'ot2', 'ot3']
  return {
    header: [
      ...matchColumns,
      'date',
      'time',
      'arena',
      'home_score',
      'away_score',
      'forfeit',
      'attendance',
      'referees',
      ...quarters,
    ],
    rows: matches.map((match) => {
      const [date = '', time = ''] = match.time ? budapest.format(new Date(match.time)).split(' ') : []
      const period = (index: number) => {
        const points = match.periods[index]
        return points ? `${points.home}-${points.away}` : ''
      }
      return [
        ...lookup.match(match),
        date,
        time,
        lookup.arena(match.arena),
        match.home_score,
        match.away_score,
        match.forfeit,
        match.attendance,
        `"${match.referees.map(({ last_name, first_name }) => `${last_name} ${first_name}`).join('; ')}"`,
        ...quarters.map((_, index) => period(index)),
      ]
    }),
  }
}

export function linesFile(world: World, matches: SeasonMatch[]): Csv {
  const lookup = lookupIn(world)
  const players = new Map(
    world.players.map((player) => [player.key, `${player.last_name} ${player.first_name}`]),
  )
  const mark = (value: boolean | null) => (value === null ? '' : value ? '1' : '0')
  const cells = (match: SeasonMatch, line: MatchLine, index: number): Cells => [
    ...lookup.match(match),
    lookup.team(match[line.side]),
    line.jersey_number,
    spellingOf(players.get(line.player) ?? '', index),
    mark(line.starter),
    mark(line.did_not_play),
    line.seconds === null ? '' : clockOf(line.seconds),
    ...counted.map((name) => line[name]),
  ]
  return {
    header: [...matchColumns, 'team', 'number', 'player', 'starter', 'dnp', 'minutes', ...counted],
    rows: matches.flatMap((match) => match.lines.map((line, index) => cells(match, line, index))),
  }
}
