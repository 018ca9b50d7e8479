import { secondsOf } from '@palank/sport/clock'
import { counted } from '@palank/sport/line'
import { type CellReader, cellReader, dayOf } from './cells.ts'
import { withoutUndefined } from './match-row.ts'
import { splitName } from './person-name.ts'
import type { Issue, Row, Values } from './types.ts'

export type LineRow = {
  row: Row
  round: string | undefined
  day: string | undefined
  team: string
  last_name: string
  first_name: string
  number: string | undefined
  values: Values
  issues: Issue[]
}

function readNumber(cells: CellReader): string | undefined {
  const text = cells.raw('number')?.replace(/^#/, '')
  if (!text) return undefined
  if (/^\d{1,3}$/.test(text)) return text
  return cells.fail(
    'wrong_number',
    `number: „${text}” nem mezszám. Egy–három számjegy lehet.`,
    `number: “${text}” is not a jersey number. It has one to three digits.`,
  )
}

function readSeconds(cells: CellReader): number | undefined {
  const text = cells.raw('minutes')
  if (!text) return cells.count('seconds', 10_000)
  // Spreadsheets turn 24:10 into 24:10:00.
  const seconds = secondsOf(text.replace(/^(\d{1,2}:\d{2}):00$/, '$1'))
  if (seconds !== null) return seconds
  return cells.fail(
    'wrong_minutes',
    `minutes: „${text}” nem játékidő. Így írd: 24:10.`,
    `minutes: “${text}” is not a playing time. Write it as 24:10.`,
  )
}

/** In Hungarian order the first word is the last name. */
function nameOf(cells: CellReader): { last_name: string; first_name: string } {
  const last = cells.text('last_name', 80)
  if (last) return { last_name: last, first_name: cells.text('first_name', 80) ?? '' }
  return splitName(cells.text('player', 160) ?? '')
}

export function readLineRow(row: Row): LineRow {
  const issues: Issue[] = []
  const cells = cellReader(row, issues)
  const number = readNumber(cells)
  return {
    row,
    round: cells.text('round', 60),
    day: dayOf(cells.raw('date') ?? '') || undefined,
    team: cells.text('team', 120) ?? '',
    ...nameOf(cells),
    number,
    values: withoutUndefined({
      jersey_number: number,
      starter: cells.mark('starter'),
      did_not_play: cells.mark('dnp'),
      seconds: readSeconds(cells),
      ...Object.fromEntries(counted.map((name) => [name, cells.count(name, 10_000)])),
    }),
    issues,
  }
}
