import type { Bilingual } from '../bilingual.ts'

export type SourceFile = { name: string; bytes: Uint8Array }

/** A line of the file, or a path such as `matches[12]` in JSON. */
export type SourceLocation = { file: string; place: number | string }

export type Issue = { code: string; severity: 'error' | 'warning'; at: SourceLocation[]; text: Bilingual }

/** Canonical column → text; empty cells are left out. */
export type Row = { where: SourceLocation; cells: Record<string, string> }

export type ParsedFile = {
  name: string
  matches: Row[]
  lines: Row[]
  /** Columns that the import does not know. */
  ignored: string[]
  issues: Issue[]
}

export type Options = { overwrite: boolean; createPlayers: boolean; partial: boolean }

/** Flat, so that each value is compared on its own: `period_1: '21-23'`, referees as one text. */
export type Value = string | number | boolean
export type Values = Record<string, Value | null>

/** The values that the last import wrote, stored in the match's field `imported`. */
export type Imported = { fields: Values; lines: Record<string, Values> }

export type KnownLine = { player: number; fields: Values }
export type KnownMatch = {
  id: number
  updatedAt: string
  competition: number
  home: number
  away: number
  /** The box score is marked as not complete. */
  incomplete: boolean
  fields: Values
  lines: KnownLine[]
  imported: Imported
}
export type SquadRow = { player: number; jersey_number: string | null }
export type KnownTeam = {
  id: number
  name: string
  /** The English name and its club's names, which also identify the team. */
  otherNames: (string | null)[]
  /** True for a team of our own clubs without an age group. */
  needsAgeGroup: boolean
  squad: SquadRow[]
  /** As stored, so that adding a player keeps all other columns. */
  squadRows: object[]
}
export type KnownPlayer = { id: number; last_name: string; first_name: string }
export type KnownCompetition = { id: number; season: number; names: string[]; teams: number[] }

/** The stored data of the seasons in the files. */
export type Known = {
  seasons: { id: number; year: number }[]
  competitions: KnownCompetition[]
  teams: KnownTeam[]
  players: KnownPlayer[]
  arenas: { id: number; name: string }[]
  matches: KnownMatch[]
}

export type Action = 'added' | 'changed' | 'unchanged' | 'kept'
export type Change = { field: string; from: Value | null; to: Value }
export type Merged = { action: Action; values: Values; changes: Change[]; kept: Change[]; imported: Values }

/** Records that the import will create have negative ids. */
export type NewArena = { id: number; name: string }
export type NewPlayer = {
  id: number
  last_name: string
  first_name: string
  team: number
  jersey_number: string | null
}

/** The result of one box-score row. */
export type LineResult = Pick<Merged, 'action' | 'changes' | 'kept'> & { name: string; at: SourceLocation }
/** A line of the box score after the import; `at` is null for a line that is not in the files. */
export type PlannedLine = { player: number; values: Values; at: SourceLocation | null }
export type PlannedMatch = {
  known: KnownMatch | null
  competition: number
  home: number
  away: number
  title: string
  /** Null when only its box score is in the files. */
  at: SourceLocation | null
  match: Merged
  lineResults: LineResult[]
  /** The complete box score after the import. */
  lines: PlannedLine[]
  imported: Imported
  /** How many box-score rows the files have. */
  lineRows: number
  failed: boolean
}
export type Plan = {
  matches: PlannedMatch[]
  arenas: NewArena[]
  players: NewPlayer[]
  issues: Issue[]
  /** Rows that could not be assigned to a match. */
  unmatched: { matches: number; lines: number }
}
