import type { ClubTeam, ClubTeamDetail, Player } from '@palank/contract/own-api-types'
import type { PlayerStatistics } from '@palank/contract/statistics'
import { type Language, pathFor } from '@palank/routes'
import type { Page } from '@playwright/test'
import { callApi } from './call-api.ts'

export const clubTeams = async (language: Language, season?: number) =>
  (await callApi<ClubTeam[]>('competition-team/list', language, season ? { season } : {})).data
export const teamOf = async (language: Language, id: number) =>
  (await callApi<ClubTeamDetail>(`competition-team/find/${id}`, language)).data
export const playerOf = async (language: Language, id: number, query: Record<string, number> = {}) =>
  (await callApi<Player>(`player/find/${id}`, language, query)).data

/** The club's first team of the current season, with its players. */
export async function firstTeam(language: Language): Promise<ClubTeamDetail> {
  const [team] = await clubTeams(language)
  if (!team) throw new Error('the demo has no team')
  return teamOf(language, team.id)
}

export const nameOf = (
  { last_name, first_name }: { last_name: string; first_name: string },
  language: Language,
) => (language === 'hu' ? [last_name, first_name] : [first_name, last_name]).filter(Boolean).join(' ')

export const seasonText = (season: number) => `${season}/${String((season + 1) % 100).padStart(2, '0')}`

export const teamPath = (teamId: number, language: Language) => pathFor('team', language, { teamId })
export const playerPath = (teamId: number, playerId: number, language: Language) =>
  pathFor('player', language, { teamId, playerId })

export type Figures = Record<keyof PlayerStatistics, number | null>

/** Parses a number of a table; a dash is null. */
export function parseFigure(text: string | null | undefined, language: Language): number | null {
  if (text === '–') return null
  const plain = String(text).replace(/[\s\u00a0]/g, '')
  if (!(language === 'hu' ? /^−?\d+,\d$/ : /^−?[\d,]+\.\d$/).test(plain))
    throw new Error(`not a figure: ${text}`)
  return Number((language === 'hu' ? plain.replace(',', '.') : plain.replaceAll(',', '')).replace('−', '-'))
}

type Cells = Record<string, Record<string, string>>

/** The cells of a table by row and statistic. */
export const cellsOf = (page: Page, table: string): Promise<Cells> =>
  page
    .locator(`[data-table="${table}"]`)
    .first()
    .locator('[data-row]')
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [
          row.getAttribute('data-row'),
          Object.fromEntries(
            [...row.querySelectorAll('[data-stat]')].flatMap((cell) =>
              (cell.getAttribute('data-stat') ?? '').split(' ').map((name) => [name, cell.textContent ?? '']),
            ),
          ),
        ]),
      ),
    )

const shots = ['dunk', 'two_point', 'three_point', 'throw', 'free_throw'] as const
const countedFields = [
  'points',
  'defensive_rebound',
  'offensive_rebound',
  'total_rebound',
  'steal',
  'turnover',
  'foul',
  'defensive_foul',
  'assist',
  'block',
  'block_against',
  'value',
  ...shots.flatMap((shot) => [`${shot}_made`, `${shot}_all`] as const),
] as const

const sum = (values: (number | null)[]) =>
  values.some((value) => value !== null) ? values.reduce<number>((all, value) => all + (value ?? 0), 0) : null

/** The three rows, computed from the games independently of the api. */
export function rowsFrom(games: PlayerStatistics[]): Record<'average' | 'total' | 'per40', Figures> {
  const playedGames = games.filter(({ played_games }) => played_games !== 0)
  // A game without recorded minutes is left out of per-minute rates.
  const timedGames = playedGames.filter(({ minute }) => minute !== null)
  const minutes = sum(timedGames.map(({ minute }) => minute))
  const per = (value: number | null, scale: number | null) =>
    value === null || scale === null ? null : value * scale
  const rows = { average: {}, total: {}, per40: {} } as Record<'average' | 'total' | 'per40', Figures>
  for (const field of countedFields) {
    const known = playedGames.map((game) => game[field]).filter((value) => value !== null)
    const total = sum(known)
    rows.total[field] = total
    rows.average[field] = known.length > 0 ? per(total, 1 / known.length) : null
    const totalWhileTimed = sum(timedGames.map((game) => game[field]).filter((value) => value !== null))
    rows.per40[field] = minutes ? per(totalWhileTimed, 40 / minutes) : null
  }
  for (const row of Object.values(rows)) {
    row.played_games = playedGames.length
    row.starter = sum(playedGames.map(({ starter }) => starter))
    for (const shot of shots) {
      const made = sum(playedGames.map((game) => game[`${shot}_made`]))
      const all = sum(playedGames.map((game) => game[`${shot}_all`]))
      row[`${shot}_percent`] = made !== null && all ? (100 * made) / all : null
    }
  }
  rows.total.minute = minutes
  rows.average.minute = minutes === null ? null : minutes / timedGames.length
  rows.per40.minute = minutes === null ? null : 40
  return rows
}

/** Differences between a table and its expected figures, to one decimal; an unrecorded statistic must have no column. */
export function differences(cells: Cells, rows: Record<string, Figures>, language: Language): string[] {
  const isRecorded = (field: string) =>
    Object.values(rows).some((figures) => figures[field as keyof Figures] !== null)
  return Object.entries(rows).flatMap(([row, figures]) =>
    Object.entries(figures).flatMap(([field, expected]) => {
      const cell = cells[row]?.[field]
      if (!isRecorded(field)) return cell === undefined ? [] : [`${row} ${field}: not recorded, but shown`]
      const shown = parseFigure(cell, language)
      const same =
        shown === null || expected === null ? shown === expected : Math.abs(shown - expected) <= 0.05 + 1e-9
      return same ? [] : [`${row} ${field}: ${shown} instead of ${expected}`]
    }),
  )
}
