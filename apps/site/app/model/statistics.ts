import type { PlayerStatistics } from '@palank/contract/statistics'
import type { Language } from '@palank/routes'
import { clockOf } from '@palank/sport/clock'
import { formatDecimal, formatNumber } from '~/i18n/format.ts'
import type { MessageKey } from '~/i18n/messages.ts'
import { unknown, withMinus } from './figures.ts'

export type StatField = keyof PlayerStatistics
/** Null is unknown, never 0. */
export type Statistics = PlayerStatistics

/** `decimal` for averages, with one decimal; `whole` for games, with minutes as mm:ss. */
export type StatForm = 'decimal' | 'whole'

const shots = ['two_point', 'three_point', 'throw', 'free_throw', 'dunk'] as const
type Shot = (typeof shots)[number]

/** Rounds 0.35 to 0.4, whatever its binary form is. */
const roundTenth = (value: number) =>
  (Math.sign(value) * Math.round(Number((Math.abs(value) * 10).toPrecision(12)))) / 10

/** `24:10` */
export const formatMinutes = (minutes: number): string => clockOf(Math.abs(minutes) * 60)

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

/** One field, or made and attempted shots. */
export type StatColumn = {
  id: string
  fields: readonly [StatField] | readonly [StatField, StatField]
  short: MessageKey
  long: MessageKey
}

/** Columns under a common heading, if any. */
export type StatGroup = { id: string; heading: MessageKey | null; columns: StatColumn[] }

const singleFields = [
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
type SingleField = (typeof singleFields)[number]

const fieldColumn = (field: SingleField): StatColumn => ({
  id: field,
  fields: [field],
  short: `stats.short.${field}`,
  long: `stats.${field}`,
})

const shotColumns = (shot: Shot): StatColumn[] => [
  { id: `${shot}_made`, fields: [`${shot}_made`], short: 'stats.short.made', long: 'stats.made' },
  { id: `${shot}_all`, fields: [`${shot}_all`], short: 'stats.short.all', long: 'stats.all' },
  { id: `${shot}_percent`, fields: [`${shot}_percent`], short: 'stats.short.percent', long: 'stats.percent' },
]

const madeOfAll = (shot: Shot): StatColumn => ({
  id: shot,
  fields: [`${shot}_made`, `${shot}_all`],
  short: `stats.short.${shot}`,
  long: `stats.${shot}`,
})

/** A column per field, as in a player's table. */
export const splitColumns: StatGroup[] = [
  {
    id: 'game',
    heading: null,
    columns: (['played_games', 'starter', 'minute', 'points'] as const).map(fieldColumn),
  },
  ...shots.map((shot) => ({ id: shot, heading: `stats.${shot}` as const, columns: shotColumns(shot) })),
  {
    id: 'rebound',
    heading: 'stats.rebound',
    columns: [
      { ...fieldColumn('defensive_rebound'), short: 'stats.short.defensive' },
      { ...fieldColumn('offensive_rebound'), short: 'stats.short.offensive' },
      { ...fieldColumn('total_rebound'), short: 'stats.short.all' },
    ],
  },
  {
    id: 'rest',
    heading: null,
    columns: (
      ['assist', 'steal', 'turnover', 'foul', 'defensive_foul', 'block', 'block_against', 'value'] as const
    ).map(fieldColumn),
  },
]

/** Shots as made/attempted, as in a box score and a game log. */
export const boxColumns: StatGroup[] = [
  {
    id: 'box',
    heading: null,
    columns: [
      ...(['minute', 'points'] as const).map(fieldColumn),
      ...(['two_point', 'three_point', 'throw'] as const).map(madeOfAll),
      {
        id: 'throw_percent',
        fields: ['throw_percent'],
        short: 'stats.short.throw_percent',
        long: 'stats.throw_percent',
      },
      madeOfAll('free_throw'),
      ...(['offensive_rebound', 'defensive_rebound', 'total_rebound', 'assist', 'steal'] as const).map(
        fieldColumn,
      ),
      ...(['turnover', 'block', 'block_against', 'foul', 'defensive_foul', 'value'] as const).map(
        fieldColumn,
      ),
    ],
  },
]

/** Without the columns that no row has a value for. */
export function columnsWithValues(groups: StatGroup[], rows: readonly (Statistics | null)[]): StatGroup[] {
  const has = ({ fields }: StatColumn) =>
    fields.some((field) => rows.some((statistics) => (statistics?.[field] ?? null) !== null))
  return groups
    .map((group) => ({ ...group, columns: group.columns.filter(has) }))
    .filter(({ columns }) => columns.length > 0)
}

/** Abbreviations with their meaning, each once, without those explained already. */
export function legendOf(
  groups: StatGroup[],
  explained: StatGroup[] = [],
): { short: MessageKey; long: MessageKey }[] {
  const known = new Set(explained.flatMap(({ columns }) => columns).map(({ short }) => short))
  const legend = new Map<MessageKey, MessageKey>()
  for (const { short, long } of groups.flatMap(({ columns }) => columns)) {
    if (!legend.has(short)) legend.set(short, short === 'stats.short.all' ? 'stats.all' : long)
  }
  return [...legend].filter(([short]) => !known.has(short)).map(([short, long]) => ({ short, long }))
}
