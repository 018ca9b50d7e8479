import type { Language } from '@palank/routes'
import type { ReactNode } from 'react'
import { formatDecimal, formatNumber } from '~/i18n/format.ts'
import type { MessageKey } from '~/i18n/messages.ts'
import type { Text } from '~/i18n/text.ts'
import type { StandingRowView, Streak } from '~/model/standings.ts'
import { ResultChip } from './ResultChip.tsx'

type Cell = (row: StandingRowView, language: Language, text: Text) => ReactNode
type Column = { short: MessageKey; long: MessageKey; cell: Cell; strong?: true }

const unknown = '–'

/** `+60`, `−12`, `0` */
export function signed(value: number | null, language: Language): string {
  if (value === null) return unknown
  const sign = value > 0 ? '+' : value < 0 ? '−' : ''
  return sign + formatNumber(Math.abs(value), language)
}

const winLoss =
  (field: 'home' | 'away' | 'last5'): Cell =>
  (row) => {
    const known = row[field]
    return known ? `${known.win}–${known.loss}` : unknown
  }

const whole =
  (field: 'played' | 'win' | 'loss' | 'points' | 'score' | 'against'): Cell =>
  (row, language) => {
    const value = row[field]
    return value === null || value < 0 ? signed(value, language) : formatNumber(value, language)
  }

const spokenStreak = ({ isWin, count }: Streak, text: Text): string =>
  text(isWin ? 'standings.wins' : 'standings.losses', { count })

const streak: Cell = (row, _, text) =>
  row.streak ? (
    <ResultChip
      isWin={row.streak.isWin}
      mark={`${row.streak.letter}${row.streak.count}`}
      spoken={spokenStreak(row.streak, text)}
    />
  ) : (
    unknown
  )

const percent: Cell = ({ point_percent: ratio }, language) =>
  ratio === null ? unknown : `${formatDecimal(100 * ratio, language)}%`

/** What can stand behind position and team, in the order of the whole table. */
export const figures = {
  played: { short: 'standings.short.played', long: 'standings.played', cell: whole('played') },
  win: { short: 'standings.short.win', long: 'standings.win', cell: whole('win') },
  loss: { short: 'standings.short.loss', long: 'standings.loss', cell: whole('loss') },
  score: { short: 'standings.short.score', long: 'standings.score', cell: whole('score') },
  against: { short: 'standings.short.against', long: 'standings.against', cell: whole('against') },
  score_difference: {
    short: 'standings.short.difference',
    long: 'standings.difference',
    cell: (row, language) => signed(row.score_difference, language),
  },
  point_percent: { short: 'standings.short.percent', long: 'standings.percent', cell: percent },
  home: { short: 'standings.short.home', long: 'standings.home', cell: winLoss('home') },
  away: { short: 'standings.short.away', long: 'standings.away', cell: winLoss('away') },
  last5: { short: 'standings.short.last5', long: 'standings.last5', cell: winLoss('last5') },
  streak: { short: 'standings.short.streak', long: 'standings.streak', cell: streak },
  points: { short: 'standings.short.points', long: 'standings.points', cell: whole('points'), strong: true },
} satisfies Record<string, Column>

export type FigureId = keyof typeof figures
export type ColumnId = 'position' | 'teamName' | FigureId

export const figureOf: Record<FigureId, Column> = figures
export const allColumns: ColumnId[] = ['position', 'teamName', ...(Object.keys(figures) as FigureId[])]
export const isFigure = (column: ColumnId): column is FigureId => column in figures
