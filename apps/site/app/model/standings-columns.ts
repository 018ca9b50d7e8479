import type { Language } from '@palank/routes'
import { formatDecimal, formatNumber } from '~/i18n/format.ts'
import type { MessageKey } from '~/i18n/messages.ts'
import { unknown, withMinus, withSign } from './figures.ts'
import type { StandingRowView } from './standings.ts'

type Write = (row: StandingRowView, language: Language) => string
type Figure = { short: MessageKey; long: MessageKey; write: Write; strong?: true }

const whole =
  (field: 'played' | 'win' | 'loss' | 'points' | 'score' | 'against'): Write =>
  (row, language) => {
    const value = row[field]
    return value === null ? unknown : withMinus(value, (size) => formatNumber(size, language))
  }

const winLoss =
  (field: 'home' | 'away' | 'last5'): Write =>
  (row) => {
    const record = row[field]
    return record ? `${record.win}–${record.loss}` : unknown
  }

const difference: Write = ({ score_difference: value }, language) =>
  value === null ? unknown : withSign(value, language)

const percent: Write = ({ point_percent: ratio }, language) =>
  ratio === null ? unknown : `${formatDecimal(100 * ratio, language)}%`

const streak: Write = (row) => (row.streak ? `${row.streak.letter}${row.streak.count}` : unknown)

/** The columns after position and team, in the order of the whole table. */
const figures = {
  played: { short: 'standings.short.played', long: 'standings.played', write: whole('played') },
  win: { short: 'standings.short.win', long: 'standings.win', write: whole('win') },
  loss: { short: 'standings.short.loss', long: 'standings.loss', write: whole('loss') },
  score: { short: 'standings.short.score', long: 'standings.score', write: whole('score') },
  against: { short: 'standings.short.against', long: 'standings.against', write: whole('against') },
  score_difference: {
    short: 'standings.short.difference',
    long: 'standings.difference',
    write: difference,
  },
  point_percent: { short: 'standings.short.percent', long: 'standings.percent', write: percent },
  home: { short: 'standings.short.home', long: 'standings.home', write: winLoss('home') },
  away: { short: 'standings.short.away', long: 'standings.away', write: winLoss('away') },
  last5: { short: 'standings.short.last5', long: 'standings.last5', write: winLoss('last5') },
  streak: { short: 'standings.short.streak', long: 'standings.streak', write: streak },
  points: { short: 'standings.short.points', long: 'standings.points', write: whole('points'), strong: true },
} satisfies Record<string, Figure>

export type FigureId = keyof typeof figures
export type ColumnId = 'position' | 'teamName' | FigureId

export const figureOf: Record<FigureId, Figure> = figures
export const isFigure = (column: string): column is FigureId => Object.hasOwn(figures, column)
export const figureIds: FigureId[] = Object.keys(figures).filter(isFigure)
export const allColumns: ColumnId[] = ['position', 'teamName', ...figureIds]
