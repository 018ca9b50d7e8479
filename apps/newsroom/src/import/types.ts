import type { Bilingual } from '../bilingual.ts'

export type SourceFile = { name: string; bytes: Uint8Array }

/** Where a person finds it: a line of the file, or a path such as `matches[12]` in JSON. */
export type Where = { file: string; place: number | string }

export type Issue = { code: string; severity: 'error' | 'warning'; at: Where[]; text: Bilingual }

/** A row as written: canonical column → text; an empty cell is not there. */
export type Row = { where: Where; cells: Record<string, string> }

export type FileRead = {
  name: string
  matches: Row[]
  lines: Row[]
  /** Columns that mean nothing to the import. */
  ignored: string[]
  issues: Issue[]
}

export type Options = { overwrite: boolean; createPlayers: boolean; partial: boolean }

/** Single values by field; periods are `period_1: '21-23'`, referees one text, so that each compares alone. */
export type Value = string | number | boolean
export type Values = Record<string, Value | null>

/** What the last import wrote of a match: kept with it, in its field `imported`. */
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
  /** In English, and its club's names: it may be called by any of them. */
  otherNames: (string | null)[]
  squad: SquadRow[]
  /** As stored, for adding to it without losing anything. */
  squadRows: object[]
}
export type KnownPlayer = { id: number; last_name: string; first_name: string }
export type KnownCompetition = { id: number; season: number; names: string[]; teams: number[] }

/** What the database holds of the seasons that the files speak of. */
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

/** Ids below zero are of what the import itself will create. */
export type NewArena = { id: number; name: string }
export type NewPlayer = {
  id: number
  last_name: string
  first_name: string
  team: number
  jersey_number: string | null
}

/** What comes of one row of a player. */
export type LineResult = Pick<Merged, 'action' | 'changes' | 'kept'> & { name: string; at: Where }
/** A row of the box score as it will be; without a place when the files do not speak of it. */
export type PlannedLine = { player: number; values: Values; at: Where | null }
export type PlannedMatch = {
  known: KnownMatch | null
  competition: number
  home: number
  away: number
  title: string
  /** Its row, unless only its box score is in the files. */
  at: Where | null
  match: Merged
  lineResults: LineResult[]
  /** The whole box score afterwards. */
  lines: PlannedLine[]
  imported: Imported
  /** Rows of players in the files. */
  lineRows: number
  failed: boolean
}
export type Plan = {
  matches: PlannedMatch[]
  arenas: NewArena[]
  players: NewPlayer[]
  issues: Issue[]
  /** Rows that came to no match at all. */
  lost: { matches: number; lines: number }
}
