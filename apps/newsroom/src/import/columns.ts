import { counted } from '@palank/sport/line'
import { columns as sheetColumns } from '../match-sheet/columns.ts'
import { nameKey } from './name-key.ts'

export const maxPeriods = 14
const quarters = 4

/** q1 … q4, ot1 … in order. */
export const periodColumns = Array.from({ length: maxPeriods }, (_, index) =>
  index < quarters ? `q${index + 1}` : `ot${index + 1 - quarters}`,
)

const competition = { season: ['idény', 'szezon'], competition: ['versenysorozat', 'bajnokság', 'sorozat'] }
const game = {
  ...competition,
  round: ['forduló'],
  date: ['dátum', 'nap'],
  home: ['hazai', 'hazai csapat', 'home team'],
  away: ['vendég', 'vendégcsapat', 'vendég csapat', 'away team'],
}
const match: Record<string, string[]> = {
  ...game,
  round_en: ['forduló angolul', 'angol forduló'],
  time: ['idő', 'időpont', 'kezdés'],
  arena: ['csarnok', 'helyszín'],
  status: ['állapot', 'státusz'],
  home_score: ['hazai pont', 'hazai pontok'],
  away_score: ['vendég pont', 'vendég pontok'],
  ...Object.fromEntries(
    periodColumns.map((name, index) => [
      name,
      index < quarters
        ? [`${index + 1}. negyed`, `n${index + 1}`]
        : [`${index + 1 - quarters}. hosszabbítás`, `h${index + 1 - quarters}`],
    ]),
  ),
  ot1: ['1. hosszabbítás', 'hosszabbítás', 'h1', 'ot'],
  forfeit: ['játék nélkül'],
  attendance: ['nézőszám', 'nézők'],
  referees: ['játékvezetők', 'játékvezető'],
  ticket_url: ['jegyvásárlás címe', 'jegyvásárlás'],
}
const line: Record<string, string[]> = {
  ...game,
  team: ['csapat'],
  number: ['mezszám', 'mez', 'jersey number'],
  player: ['játékos', 'név'],
  last_name: ['vezetéknév'],
  first_name: ['keresztnév'],
  starter: ['kezdő'],
  dnp: ['did not play', 'nem játszott', 'nem lépett pályára'],
  minutes: ['perc', 'játékperc', 'percek'],
  seconds: ['másodperc'],
  ...Object.fromEntries(
    counted.map((name) => {
      const full = sheetColumns.find((column) => column.name === name)?.full
      return [name, full ? [full.hu, full.en] : []]
    }),
  ),
}

const table = (columns: Record<string, string[]>) =>
  new Map(
    Object.entries(columns).flatMap(([name, aliases]) =>
      [name, ...aliases].map((alias) => [nameKey(alias), name] as const),
    ),
  )

export type Kind = 'matches' | 'lines'
const tables: Record<Kind, Map<string, string>> = { matches: table(match), lines: table(line) }

/** The canonical name of a column in either language; undefined for a column that the import ignores. */
export const columnOf = (kind: Kind, header: string): string | undefined => tables[kind].get(nameKey(header))

const required: Record<Kind, string[]> = {
  matches: ['season', 'competition', 'home', 'away'],
  lines: ['season', 'competition', 'home', 'away', 'team', 'player'],
}

/** A player's name may be in one column or in two. */
export const missingColumns = (kind: Kind, present: ReadonlySet<string>): string[] =>
  required[kind].filter((name) => !present.has(name) && !(name === 'player' && present.has('last_name')))

const lineOnlyColumns = ['player', 'last_name', 'team']

/** Only a file of box-score lines has a player or a team column. */
export const kindOf = (headers: readonly string[]): Kind =>
  headers.some((header) => lineOnlyColumns.includes(columnOf('lines', header) ?? '')) ? 'lines' : 'matches'

export const columnNamesOf = (kind: Kind): string[] => [...new Set(tables[kind].values())]
