import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Player, StandingRow } from '@palank/contract/own-api-types'
import type { PlayerStatistics } from '@palank/contract/statistics'
import type pg from 'pg'
import type { RunningDemo } from '../running-demo.ts'
import { withClient } from '../with-client.ts'
import { type ApiGet, createApiGet } from './api-client.ts'

type GetData = <Data>(path: string) => Promise<Data>
type Expected = Record<string, number | boolean | null> & { comp: number; team: number }
export type Sum = {
  player_id: number
  team: number
  season: number
  name: keyof PlayerStatistics
  total: number | null
  known: number
  clocked: number | null
  minutes: number | null
}

export const sqlOf = (name: string) => readFileSync(path.join(import.meta.dirname, `${name}.sql`), 'utf8')
const isClose = (a: number | null, b: number | null) =>
  a === null || b === null ? a === b : Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(b))

/** The api's row with the columns of the query. */
const toColumns = (row: StandingRow) => ({
  team: row.team.id,
  position: row.position,
  played: row.played,
  win: row.win,
  loss: row.loss,
  point: row.point,
  deduction: row.deduction,
  score: row.score,
  against: row.against,
  home: row.home,
  away: row.away,
  home_win: row.win_loss.home.win,
  home_loss: row.win_loss.home.loss,
  away_win: row.win_loss.away.win,
  away_loss: row.win_loss.away.loss,
  streak_win: row.streak?.is_win ?? null,
  streak_count: row.streak?.count ?? null,
  last5_win: row.last5.win,
  last5_loss: row.last5.loss,
})

function rowProblems(expected: Expected, row: StandingRow | undefined): string[] {
  if (!row) return [`competition ${expected.comp}: team ${expected.team} is not in the table`]
  const actual: Record<string, number | boolean | null> = toColumns(row)
  const percent =
    expected.played === 0
      ? null
      : (2 * Number(expected.win) + Number(expected.loss)) / (2 * Number(expected.played))
  const differing = Object.keys(actual).filter((key) => actual[key] !== (expected[key] ?? null))
  const wrong = differing.map((key) => `${key} is ${actual[key]}, by SQL ${expected[key]}`)
  if (!isClose(row.point_percent, percent))
    wrong.push(`point_percent is ${row.point_percent}, by SQL ${percent}`)
  if (row.score_difference !== row.score - row.against) wrong.push('score_difference')
  return wrong.map((problem) => `competition ${expected.comp}, team ${expected.team}: ${problem}`)
}

async function compareStandings(
  db: pg.Client,
  getData: GetData,
): Promise<{ teams: number; problems: string[] }> {
  const { rows } = await db.query<Expected>(sqlOf('standings'))
  const problems: string[] = []
  for (const comp of new Set(rows.map((row) => row.comp))) {
    const expected = rows.filter((row) => row.comp === comp)
    const table = await getData<StandingRow[]>(`/standings/competition/${comp}/all`)
    if (table.length !== expected.length) problems.push(`competition ${comp}: ${table.length} rows`)
    if (table.some(({ standing }, index) => standing !== index + 1))
      problems.push(`competition ${comp}: the rows are not numbered from 1`)
    for (const row of expected)
      problems.push(
        ...rowProblems(
          row,
          table.find(({ team }) => team.id === row.team),
        ),
      )
  }
  return { teams: rows.length, problems }
}

const shots = ['dunk', 'two_point', 'three_point', 'throw', 'free_throw'] as const

/** The three rows of statistics, from the sums. */
export function rowsBy(
  sums: Sum[],
): Record<'total' | 'average' | 'minuteFourty', Record<string, number | null>> {
  const sumOf = (name: string) => sums.find((sum) => sum.name === name)
  const rows = { total: {}, average: {}, minuteFourty: {} } as ReturnType<typeof rowsBy>
  for (const { name, total, known, clocked, minutes } of sums) {
    rows.total[name] = total
    rows.average[name] = total === null ? null : total / known
    rows.minuteFourty[name] = clocked === null || !minutes ? null : (clocked / minutes) * 40
  }
  for (const row of Object.values(rows)) {
    for (const shot of shots) {
      const [made, all] = [sumOf(`${shot}_made`)?.total ?? null, sumOf(`${shot}_all`)?.total ?? null]
      row[`${shot}_percent`] = made === null || !all ? null : (100 * made) / all
    }
    row.played_games = sumOf('played_games')?.total ?? 0
    row.starter = sumOf('starter')?.total ?? null
  }
  return rows
}

async function comparePlayers(
  db: pg.Client,
  get: ApiGet,
  getData: GetData,
): Promise<{ players: number; withoutPage: number; rows: number; problems: string[] }> {
  const { rows: sums } = await db.query<Sum>(sqlOf('players'))
  const byPlayer = Map.groupBy(sums, ({ player_id }) => player_id)
  const problems: string[] = []
  const { rows: hidden } = await db.query<{ id: number }>('select id from children.player where not own_page')
  for (const { id } of hidden) {
    byPlayer.delete(id)
    const { status } = await get(`/player/find/${id}`)
    if (status !== 404) problems.push(`player ${id}: answered ${status} without consent for a page`)
  }
  let rows = 0
  for (const [id, own] of byPlayer) {
    const player = await getData<Player>(`/player/find/${id}`)
    const seasons = Map.groupBy(own, ({ team }) => team)
    if (seasons.size !== player.seasons.length)
      problems.push(`player ${id}: ${player.seasons.length} seasons`)
    for (const [team, season] of seasons) {
      const shown = player.seasons.find(({ competition_team }) => competition_team.id === team)
      for (const [row, expected] of Object.entries(rowsBy(season))) {
        rows += 1
        const actual = shown?.[row as 'total'] as Record<string, number | null> | undefined
        for (const [name, value] of Object.entries(expected)) {
          if (actual && isClose(actual[name] ?? null, value)) continue
          problems.push(`player ${id}, team ${team}: ${row} ${name} is ${actual?.[name]}, by SQL ${value}`)
        }
      }
    }
  }
  return { players: byPlayer.size, withoutPage: hidden.length, rows, problems }
}

/** Compares the api's tables and statistics with the same computed in SQL from the raw rows. */
export async function verifySeason(demo: RunningDemo): Promise<boolean> {
  const get = createApiGet(demo)
  const getData: GetData = async (path) => {
    const { status, data } = await get<never>(path)
    if (status !== 200) throw new Error(`${path} answered ${status}, expected 200`)
    return data
  }
  return withClient(demo.setting.database.newsroomUrl, async (db) => {
    const tables = await compareStandings(db, getData)
    const people = await comparePlayers(db, get, getData)
    const problems = [...tables.problems, ...people.problems]
    for (const problem of problems.slice(0, 40)) console.log(`season: ${problem}`)
    console.log(
      `season: ${tables.teams} teams and ${people.players} players (${people.rows} rows of statistics) compared, ` +
        `${people.withoutPage} minors without a page, ` +
        `${problems.length} differences`,
    )
    return problems.length === 0 && tables.teams > 0 && people.players > 0
  })
}
