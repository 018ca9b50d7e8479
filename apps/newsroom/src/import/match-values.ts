import type { Side } from '@palank/sport/game'
import { counted, type Line } from '@palank/sport/line'
import { maxPeriods } from './columns.ts'
import { type PersonName, splitName } from './person-name.ts'
import type { KnownLine, Values } from './types.ts'

type Period = { home: number; away: number }
type StoredLine = Line & { side: Side; player: number | null; jersey_number: string | null }

const periodName = (index: number) => `period_${index + 1}`
const lineFields = ['side', 'jersey_number', 'starter', 'did_not_play', 'seconds', ...counted] as const

/** One field per period, so that a correction of one does not protect the others from the import. */
export const periodValues = (periods: readonly Period[]): Values =>
  Object.fromEntries(periods.map(({ home, away }, index) => [periodName(index), `${home}-${away}`]))

/** The periods up to the first missing one. */
export function periodsOf(values: Values): { periods: Period[]; gap: boolean } {
  const periods: Period[] = []
  let missing = false
  let gap = false
  for (let index = 0; index < maxPeriods; index++) {
    const text = values[periodName(index)]
    if (typeof text !== 'string') missing = true
    else if (missing) gap = true
    else {
      const [home = 0, away = 0] = text.split('-').map(Number)
      periods.push({ home, away })
    }
  }
  return { periods, gap }
}

export const refereesOf = (values: Values): PersonName[] =>
  typeof values.referees === 'string' && values.referees ? values.referees.split('; ').map(splitName) : []

export const knownLine = (row: StoredLine & { player: number }): KnownLine => ({
  player: row.player,
  fields: Object.fromEntries(lineFields.map((field) => [field, row[field]])),
})

/** A line of the match sheet; values that neither the files nor the database have stay null. */
export function sheetLine(player: number, values: Values): StoredLine & { player: number } {
  const number = (field: string) => (typeof values[field] === 'number' ? values[field] : null)
  return {
    side: values.side === 'away' ? 'away' : 'home',
    player,
    jersey_number: typeof values.jersey_number === 'string' ? values.jersey_number : null,
    starter: typeof values.starter === 'boolean' ? values.starter : null,
    did_not_play: values.did_not_play === true,
    seconds: number('seconds'),
    ...(Object.fromEntries(counted.map((field) => [field, number(field)])) as Pick<
      Line,
      (typeof counted)[number]
    >),
  }
}
