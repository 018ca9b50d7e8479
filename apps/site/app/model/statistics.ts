import type { PlayerStatistics } from '@palank/contract/statistics'
import type { Language } from '@palank/routes'
import { clockOf } from '@palank/sport/clock'
import { formatDecimal, formatNumber } from '~/i18n/format.ts'
import type { MessageKey } from '~/i18n/hu.ts'
import { unknown, withMinus } from './figures.ts'

export type StatField = keyof PlayerStatistics
/** Null is unknown, never 0. */
export type Statistics = PlayerStatistics

/** A table of averages has one decimal everywhere; one of games has whole numbers and minutes as mm:ss. */
export type StatForm = 'decimal' | 'whole'

const shots = ['two_point', 'three_point', 'throw', 'free_throw', 'dunk'] as const
type Shot = (typeof shots)[number]

/** To one decimal as it is done by hand: 0.35 is 0.4, whatever its binary form is. */
const roundTenth = (value: number) =>
  (Math.sign(value) * Math.round(Number((Math.abs(value) * 10).toPrecision(12)))) / 10

/** `24:10` */
export const formatMinutes = (minutes: number): string => clockOf(Math.abs(minutes) * 60)

/** A value as its table writes it. */
export function formatStat(field: StatField, value: number | null, form: StatForm, language: Language) {
  if (value === null) return unknown
  if (form === 'whole' && field === 'minute') return formatMinutes(value)
  if (form === 'whole' && !field.endsWith('_percent')) {
    return withMinus(Math.round(value), (size) => formatNumber(size, language))
  }
  return withMinus(roundTenth(value), (size) => formatDecimal(size, language))
}

/** On the sheet without a second on the court. */
export const didNotPlay = ({ played_games: games }: Statistics): boolean => games === 0

/** The figures that a team's leaders are named in. */
export const leaderFields = ['points', 'total_rebound', 'assist', 'value'] as const satisfies StatField[]
export type LeaderField = (typeof leaderFields)[number]

/** One column: a field, or what was made beside what was tried. */
export type StatColumn = {
  id: string
  fields: readonly [StatField] | readonly [StatField, StatField]
  short: MessageKey
  long: MessageKey
}

/** Columns under a heading of their own; without one they stand alone. */
export type StatGroup = { id: string; heading: MessageKey | null; columns: StatColumn[] }

const alone = [
  'played_games',
  'starter',
  'minute',
  'points',
  'defensive_rebound',
  'offensive_rebound',
  'total_rebound',
  'assist',
  'steal',
  'turnover',
  'foul',
  'defensive_foul',
  'block',
  'block_against',
  'value',
] as const satisfies StatField[]
type Alone = (typeof alone)[number]

const one = (field: Alone): StatColumn => ({
  id: field,
  fields: [field],
  short: `stats.short.${field}`,
  long: `stats.${field}`,
})

const parts = (shot: Shot): StatColumn[] => [
  { id: `${shot}_made`, fields: [`${shot}_made`], short: 'stats.short.made', long: 'stats.made' },
  { id: `${shot}_all`, fields: [`${shot}_all`], short: 'stats.short.all', long: 'stats.all' },
  { id: `${shot}_percent`, fields: [`${shot}_percent`], short: 'stats.short.percent', long: 'stats.percent' },
]

const together = (shot: Shot): StatColumn => ({
  id: shot,
  fields: [`${shot}_made`, `${shot}_all`],
  short: `stats.short.${shot}`,
  long: `stats.${shot}`,
})

/** Every field in a column of its own, as the player's table has them. */
export const splitColumns: StatGroup[] = [
  { id: 'game', heading: null, columns: (['played_games', 'starter', 'minute', 'points'] as const).map(one) },
  ...shots.map((shot) => ({ id: shot, heading: `stats.${shot}` as const, columns: parts(shot) })),
  {
    id: 'rebound',
    heading: 'stats.rebound',
    columns: [
      { ...one('defensive_rebound'), short: 'stats.short.defensive' },
      { ...one('offensive_rebound'), short: 'stats.short.offensive' },
      { ...one('total_rebound'), short: 'stats.short.all' },
    ],
  },
  {
    id: 'rest',
    heading: null,
    columns: (
      ['assist', 'steal', 'turnover', 'foul', 'defensive_foul', 'block', 'block_against', 'value'] as const
    ).map(one),
  },
]

/** Shots as made/tried, as a box score and a game log have them. */
export const boxColumns: StatGroup[] = [
  {
    id: 'box',
    heading: null,
    columns: [
      ...(['minute', 'points'] as const).map(one),
      ...(['two_point', 'three_point', 'throw'] as const).map(together),
      {
        id: 'throw_percent',
        fields: ['throw_percent'],
        short: 'stats.short.throw_percent',
        long: 'stats.throw_percent',
      },
      together('free_throw'),
      ...(['offensive_rebound', 'defensive_rebound', 'total_rebound', 'assist', 'steal'] as const).map(one),
      ...(['turnover', 'block', 'block_against', 'foul', 'defensive_foul', 'value'] as const).map(one),
    ],
  },
]

/** Without the columns that no row has a value for: what nobody recorded is not worth a column of dashes. */
export function columnsWithValues(groups: StatGroup[], rows: readonly (Statistics | null)[]): StatGroup[] {
  const has = ({ fields }: StatColumn) =>
    fields.some((field) => rows.some((statistics) => (statistics?.[field] ?? null) !== null))
  return groups
    .map((group) => ({ ...group, columns: group.columns.filter(has) }))
    .filter(({ columns }) => columns.length > 0)
}

/** Short forms with what they stand for, each once and those explained already not again. */
export function legendOf(
  groups: StatGroup[],
  explained: StatGroup[] = [],
): { short: MessageKey; long: MessageKey }[] {
  const known = new Set(explained.flatMap(({ columns }) => columns).map(({ short }) => short))
  const seen = new Map<MessageKey, MessageKey>()
  for (const { short, long } of groups.flatMap(({ columns }) => columns)) {
    if (!seen.has(short)) seen.set(short, short === 'stats.short.all' ? 'stats.all' : long)
  }
  return [...seen].filter(([short]) => !known.has(short)).map(([short, long]) => ({ short, long }))
}
