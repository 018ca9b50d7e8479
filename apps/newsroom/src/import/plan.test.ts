import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { noOptions } from './import-files.ts'
import { planImport } from './plan.ts'
import { readFile } from './read-file.ts'
import {
  competition,
  csv,
  line,
  match,
  plantedErrors,
  played,
  playedLines,
  squads,
  teams,
  wrongFiles,
  year,
} from './testing/cases.ts'
import type { Known, KnownMatch, Options, Plan, PlannedMatch, SourceFile } from './types.ts'

/** A database with the competition, its teams and squads, and no match. */
function databaseWith(matches: KnownMatch[] = []): Known {
  const players = teams.flatMap((team) =>
    squads[team].map(([last_name, first_name, number]) => ({ last_name, first_name, team, number })),
  )
  return {
    seasons: [{ id: 1, year }],
    competitions: [{ id: 1, season: 1, names: [competition, 'Trial league'], teams: [1, 2, 3] }],
    teams: teams.map((name, index) => ({
      id: index + 1,
      name,
      otherNames: [null, `${name} SE`, null, name.split(' ')[1] ?? null],
      needsAgeGroup: false,
      squad: players.flatMap(({ team, number }, at) =>
        team === name ? [{ player: at + 1, jersey_number: number }] : [],
      ),
      squadRows: [],
    })),
    players: players.map(({ last_name, first_name }, at) => ({ id: at + 1, last_name, first_name })),
    arenas: [{ id: 1, name: 'Dunaparti Próbacsarnok' }],
    matches,
  }
}

const plan = (files: SourceFile[], database = databaseWith(), options: Partial<Options> = {}) =>
  planImport(files.map(readFile), database, { ...noOptions, ...options })
const errorsOf = ({ issues }: Plan) =>
  issues
    .filter(({ severity }) => severity === 'error')
    .flatMap(({ at, code }) => at.map(({ file, place }) => `${file} ${place} ${code}`))

/** The match as it would be stored after the import. */
const toStored = (planned: PlannedMatch, id: number): KnownMatch => ({
  id,
  updatedAt: '2097-10-06T00:00:00.000Z',
  competition: planned.competition,
  home: planned.home,
  away: planned.away,
  incomplete: false,
  fields: planned.match.values,
  lines: planned.lines.map(({ player, values }) => ({ player, fields: values })),
  imported: planned.imported,
})
const after = (files: SourceFile[]) =>
  databaseWith(plan(files).matches.map((planned, at) => toStored(planned, at + 1)))

const season = [
  csv('matches.csv', [played(1), match(2, { home: teams[1], away: teams[0] })]),
  csv('lines.csv', playedLines(1)),
]

test('each planted error is reported with its row, and nothing else is', () => {
  const errors = errorsOf(plan(wrongFiles))
  expect(errors.sort()).toEqual([...plantedErrors].sort())
  expect(new Set(plantedErrors.map((error) => error.split(' ')[2])).size).toBeGreaterThan(30)
})

test('a mistyped team gets the closest name, in both languages', () => {
  const issue = plan([csv('m.csv', [played(1, { home: 'Kunságy Bikák', away: teams[0] })])]).issues[0]
  expect(issue?.text.hu).toBe(
    'nincs „Kunságy Bikák” nevű csapat ebben a versenysorozatban; a legközelebbi: „Kunsági Bikák”. Javítsd a nevet, vagy vedd fel a csapatot.',
  )
  expect(issue?.text.en).toContain('the closest is “Kunsági Bikák”')
})

test('a new match and its lines', () => {
  const { matches, issues } = plan(season)
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(matches.map(({ match }) => [match.action, match.values.status])).toEqual([
    ['added', 'finished'],
    ['added', 'scheduled'],
  ])
  const [first] = matches
  expect(first?.match.values).toMatchObject({
    game_time: '2097-10-05T16:00:00.000Z',
    arena: 1,
    period_4: '20-20',
  })
  // Szűcs Dénes is the fifth: number 18 identifies him among the two of that name.
  expect(first?.lines.map(({ player, values }) => [player, values.side, values.points])).toEqual([
    [1, 'home', 50],
    [2, 'home', 20],
    [5, 'home', 10],
    [6, 'away', 40],
    [7, 'away', 30],
    [8, 'away', undefined],
  ])
})

test('a second run finds everything unchanged', () => {
  const again = plan(season, after(season))
  expect(again.matches.map(({ match }) => match.action)).toEqual(['unchanged', 'unchanged'])
  expect(again.matches[0]?.lineResults.map(({ action }) => action)).toEqual(Array(6).fill('unchanged'))
})

describe('a correction by hand', () => {
  const database = () => {
    const all = after(season)
    const [first] = all.matches
    if (!first) throw new Error('no match')
    first.fields = { ...first.fields, attendance: 900 }
    first.lines = first.lines
      .filter(({ player }) => player !== 8)
      .map((row) => (row.player === 2 ? { ...row, fields: { ...row.fields, foul: 4 } } : row))
    return all
  }

  test('stays and is reported', () => {
    const [first] = plan(season, database()).matches
    expect(first?.match).toMatchObject({
      action: 'kept',
      kept: [{ field: 'attendance', from: 900, to: 850 }],
    })
    expect(first?.lineResults.map(({ action }) => action)).toEqual([
      'unchanged',
      'kept',
      'unchanged',
      'unchanged',
      'unchanged',
      'kept',
    ])
    expect(first?.lines).toHaveLength(5)
  })

  test('is overwritten with overwrite', () => {
    const [first] = plan(season, database(), { overwrite: true }).matches
    expect(first?.match.changes).toEqual([{ field: 'attendance', from: 900, to: 850 }])
    expect(first?.lines).toHaveLength(6)
  })
})

test('an empty cell clears nothing, and lines are never removed', () => {
  const bare = [
    csv('m.csv', [match(1, { home_score: 80, away_score: 70 })]),
    csv('l.csv', playedLines(1).slice(0, 1)),
  ]
  const [first] = plan(bare, after(season)).matches
  expect(first?.match.action).toBe('unchanged')
  expect(first?.lines).toHaveLength(6)
})

describe('which match a row refers to', () => {
  const oneMatch = () => after([csv('m.csv', [played(1)])])
  const actions = (row: ReturnType<typeof match>, database = oneMatch()) =>
    plan([csv('m.csv', [row])], database).matches.map(({ match }) => match.action)

  test('the same teams in the same round, on whichever day', () => {
    expect(actions(played(1, { date: '2097-10-12' }))).toEqual(['changed'])
  })
  test('the same teams on the same day, in whichever round', () => {
    expect(actions(played(1, { round: 2 }))).toEqual(['changed'])
    const plannedTwo = plan([csv('m.csv', [played(1), played(1, { round: 2 })])], oneMatch())
    expect(plannedTwo.matches.map(({ match }) => match.action)).toEqual(['unchanged', 'added'])
  })
  test('another round on another day is a second meeting, with a warning', () => {
    const row = match(12, { date: '2098-02-01', time: '18:00' })
    expect(actions(row)).toEqual(['added'])
    const [issue] = plan([csv('m.csv', [row])], oneMatch()).issues
    expect(issue).toMatchObject({ code: 'another_meeting', severity: 'warning', at: [{ place: 2 }] })
    expect(issue?.text.en).toContain('round: 1, day: 2097-10-')
  })
  test('the only stored match, without a round', () => {
    expect(actions(match('', { attendance: 851 }))).toEqual(['changed'])
  })
  test('ambiguous without a round when there are two', () => {
    const two = after([csv('m.csv', [played(1), match(12)])])
    expect(errorsOf(plan([csv('m.csv', [match('')])], two))).toEqual(['m.csv 2 ambiguous_match'])
    expect(errorsOf(plan([csv('l.csv', [line('', teams[0], 'Révész Ádám')])], two))).toEqual([
      'l.csv 2 ambiguous_match',
    ])
  })
})

test('a date without a time keeps the time of that day', () => {
  const { matches } = plan([csv('m.csv', [match(1, { date: '2097.10.05.' })])], after(season))
  expect(matches[0]?.match.action).toBe('unchanged')
  const newMatch = plan([csv('m.csv', [match(1, { date: '2097-10-05' })])])
  expect(newMatch.issues.map(({ code }) => code)).toEqual(['time_missing'])
  expect(newMatch.matches[0]?.match.values.game_time).toBe('2097-10-04T22:00:00.000Z')
})

test('an own team without an age group is reported once and gets no new players', () => {
  const database = databaseWith()
  const [home] = database.teams
  if (home) home.needsAgeGroup = true
  const files = [csv('m.csv', [played(1), match(2, { home: teams[1], away: teams[0] })])]
  const { issues } = plan(files, database)
  expect(issues.filter(({ code }) => code === 'age_group_missing')).toMatchObject([
    { severity: 'warning', at: [{ file: 'm.csv', place: 2 }] },
  ])
  const lines = csv('l.csv', [...playedLines(1), line(1, teams[0], 'Újonc Vendel', { points: 0 })])
  const withNewcomer = plan([...files, lines], database, { createPlayers: true })
  expect(withNewcomer.players).toEqual([])
  expect(errorsOf(withNewcomer).map((error) => error.split(' ')[2])).toEqual(['squad_without_age_group'])
})

test('missing players are created once, with createPlayers', () => {
  const rows = [1, 2].map((round) => line(round, teams[0], 'Újonc Tamás Bence', { number: 33, points: 2 }))
  const files = [csv('m.csv', [match(1), match(2)]), csv('l.csv', rows)]
  expect(errorsOf(plan(files))).toHaveLength(2)
  const { players, matches } = plan(files, databaseWith(), { createPlayers: true })
  expect(players).toEqual([
    { id: -1, last_name: 'Újonc', first_name: 'Tamás Bence', team: 1, jersey_number: '33' },
  ])
  expect(matches.map(({ lines }) => lines[0]?.player)).toEqual([-1, -1])
})

test('a player outside the squad is found, with a warning', () => {
  const { issues, matches } = plan([
    csv('m.csv', [match(1)]),
    csv('l.csv', [line(1, teams[0], 'Halász Ottó')]),
  ])
  expect(issues.map(({ code }) => code)).toEqual(['not_in_squad'])
  expect(matches[0]?.lines[0]?.player).toBe(9)
})

test('an identical repeated row counts once', () => {
  const { matches, issues } = plan([csv('m.csv', [played(1), played(1)])])
  expect([matches.length, issues.map(({ code }) => code)]).toEqual([1, ['repeated_row']])
})

test('the examples of the guide can be imported', () => {
  const folder = new URL('../../../../docs/guides/import/', import.meta.url)
  const files = ['matches.csv', 'lines.csv', 'season.json'].map((name) => ({
    name,
    bytes: readFileSync(new URL(name, folder)),
  }))
  const database = databaseWith()
  database.seasons = [{ id: 1, year: 2025 }]
  database.competitions = [{ id: 1, season: 1, names: ['Férfi felnőtt bajnokság'], teams: [1, 2, 3] }]
  const { matches, issues } = plan(files, database, { createPlayers: true })
  expect(issues).toEqual([])
  expect(matches.map(({ lines }) => lines.length)).toEqual([13, 0, 0, 0, 4])
})
