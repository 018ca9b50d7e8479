import type { Side } from '@palank/sport/game'
import { type CellReader, cellReader, dayOf, timeOf } from './cells.ts'
import { periodColumns } from './columns.ts'
import { nameKey } from './name-key.ts'
import { nameText, splitName } from './person-name.ts'
import type { Issue, Row, Values } from './types.ts'

const statuses: Record<string, string[]> = {
  scheduled: ['kiírva', 'tervezett'],
  live: ['folyik', 'élő', 'zajlik'],
  finished: ['vége', 'lejátszva', 'lejátszott', 'befejezett', 'befejeződött'],
  postponed: ['elhalasztva', 'elhalasztott', 'halasztva', 'halasztott'],
  cancelled: ['canceled', 'törölve', 'törölt', 'elmaradt', 'elmarad'],
}
const sideWords: Record<Side, string[]> = { home: ['hazai'], away: ['vendég'] }

/** The key whose name or synonym equals the text. */
function keyOfWord<Key extends string>(words: Record<Key, string[]>, text: string): Key | undefined {
  const keys = Object.keys(words) as Key[]
  return keys.find((key) => [key, ...words[key]].some((word) => nameKey(word) === nameKey(text)))
}
export const sideOf = (text: string): Side | undefined => keyOfWord(sideWords, text)

const maxPoints = 300
const maxReferees = 6
const maxNameLength = 80

export type MatchRow = {
  row: Row
  round: string | undefined
  day: string | undefined
  time: string | undefined
  arena: string | undefined
  /** As written in the row, not derived from the score. */
  status: string | undefined
  /** All other fields of the match that the row has. */
  values: Values
  issues: Issue[]
}

function readDay(cells: CellReader): string | undefined {
  const text = cells.raw('date')
  if (!text) return undefined
  const day = dayOf(text)
  if (day === false) {
    return cells.fail(
      'impossible_date',
      `date: „${text}” nincs a naptárban. Javítsd a napot vagy a hónapot.`,
      `date: “${text}” is not in the calendar. Correct the day or the month.`,
    )
  }
  if (day) return day
  return cells.fail(
    'wrong_date',
    `date: „${text}” nem dátum. Így írd: 2025-10-04 vagy 2025.10.04.`,
    `date: “${text}” is not a date. Write it as 2025-10-04 or 2025.10.04.`,
  )
}

function readTime(cells: CellReader): string | undefined {
  const text = cells.raw('time')
  if (!text) return undefined
  if (!cells.raw('date')) {
    return cells.fail(
      'date_missing',
      'time: időpont van, dátum nincs. Add meg a dátumot is.',
      'time: there is a time and no date. Give the date as well.',
    )
  }
  const time = timeOf(text)
  if (time) return time
  return cells.fail(
    'wrong_time',
    `time: „${text}” nem időpont. Így írd: 18:00.`,
    `time: “${text}” is not a time. Write it as 18:00.`,
  )
}

function readStatus(cells: CellReader): string | undefined {
  const text = cells.raw('status')
  if (!text) return undefined
  const status = keyOfWord(statuses, text)
  if (status) return status
  return cells.fail(
    'wrong_status',
    `status: „${text}” nem ismert. Lehet: kiírva, folyik, vége, elhalasztva, törölve; vagy üres.`,
    `status: “${text}” is not known. It may be scheduled, live, finished, postponed, cancelled, or empty.`,
  )
}

function readScore(cells: CellReader): Values {
  const [home, away] = [cells.raw('home_score'), cells.raw('away_score')]
  if (Boolean(home) !== Boolean(away)) {
    cells.fail(
      'one_score',
      'csak az egyik csapat pontja van megadva. Add meg mindkettőt, vagy egyiket se.',
      'only one side has a score. Give both, or neither.',
    )
  }
  return withoutUndefined({
    home_score: cells.count('home_score', maxPoints),
    away_score: cells.count('away_score', maxPoints),
  })
}

function readPeriods(cells: CellReader): Values {
  const values: Values = {}
  for (const [index, name] of periodColumns.entries()) {
    const text = cells.raw(name)
    if (!text) continue
    const [, home, away] = /^(\d{1,3})\s*[-–−:]\s*(\d{1,3})$/.exec(text) ?? []
    if (home && away) values[`period_${index + 1}`] = `${Number(home)}-${Number(away)}`
    else {
      cells.fail(
        'wrong_quarter',
        `${name}: „${text}” nem negyed. Így írd: 21-23.`,
        `${name}: “${text}” is not a quarter. Write it as 21-23.`,
      )
    }
  }
  return values
}

function readForfeit(cells: CellReader): Side | undefined {
  const text = cells.raw('forfeit')
  if (!text) return undefined
  const side = sideOf(text)
  if (side) return side
  return cells.fail(
    'unknown_forfeit',
    `forfeit: „${text}” nem érthető. Írd azt, hogy hazai vagy vendég, vagy hagyd üresen.`,
    `forfeit: “${text}” means nothing. Write home or away, or leave it empty.`,
  )
}

function readReferees(cells: CellReader): string | undefined {
  const names = (cells.raw('referees') ?? '')
    .split(';')
    .map(splitName)
    .filter(({ last_name }) => last_name)
  if (names.length > maxReferees) {
    return cells.fail(
      'many_referees',
      `referees: legfeljebb ${maxReferees} játékvezető lehet.`,
      `referees: at most ${maxReferees} of them.`,
    )
  }
  if (names.some((name) => Math.max(name.last_name.length, name.first_name.length) > maxNameLength)) {
    return cells.fail(
      'too_long',
      `referees: egy név legfeljebb ${maxNameLength} betű lehet. A neveket pontosvessző válassza el.`,
      `referees: at most ${maxNameLength} letters each. Separate the names by semicolons.`,
    )
  }
  return names.length > 0 ? names.map(nameText).join('; ') : undefined
}

function readTicketAddress(cells: CellReader): string | undefined {
  const text = cells.text('ticket_url', 500)
  if (!text || /^https?:\/\/\S+$/i.test(text)) return text
  return cells.fail(
    'wrong_address',
    `ticket_url: „${text}” nem webcím. Így írd: https://jegy.example/123.`,
    `ticket_url: “${text}” is not a web address. Write it as https://tickets.example/123.`,
  )
}

/** Fields that the row does not have must not be merged. */
export const withoutUndefined = (values: Record<string, Values[string] | undefined>): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values

export function readMatchRow(row: Row): MatchRow {
  const issues: Issue[] = []
  const cells = cellReader(row, issues)
  return {
    row,
    round: cells.text('round', 60),
    day: readDay(cells),
    time: readTime(cells),
    arena: cells.text('arena', 120),
    status: readStatus(cells),
    values: {
      ...readScore(cells),
      ...readPeriods(cells),
      ...withoutUndefined({
        forfeit: readForfeit(cells),
        attendance: cells.count('attendance', 200_000),
        referees: readReferees(cells),
        round_en: cells.text('round_en', 60),
        ticket_url: readTicketAddress(cells),
      }),
    },
    issues,
  }
}
