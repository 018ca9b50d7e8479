import { type Language, placeText } from './issue.ts'
import { fieldLabel, valueText } from './labels.ts'
import { isWritten } from './plan.ts'
import type { Action, Change, Issue, Known, ParsedFile, Plan, SourceLocation } from './types.ts'
import { neededRecords } from './write.ts'

export type Counts = Record<Action | 'left_out', number>
export type Message = { code: string; place: string; text: string }
export type ShownChange = { field: string; from: string; to: string }
export type ShownRow = {
  place: string
  title: string
  action: Action
  changes: ShownChange[]
  kept: ShownChange[]
}

/** What an import would do or did, in one language, for both the screen and the command. */
export type Outcome = {
  /** False for a preview, and when errors blocked the import. */
  applied: boolean
  /** Errors block the whole import, unless `partial` is set. */
  blocked: boolean
  /** Matches that the import writes to. */
  writes: number
  files: { name: string; matches: number; lines: number; ignored: string[] }[]
  counts: { matches: Counts; lines: Counts; newPlayers: number; newArenas: number }
  errors: Message[]
  warnings: Message[]
  /** Rows with an effect; changes before additions. */
  rows: ShownRow[]
  /** Counts before truncation. */
  totals: { errors: number; warnings: number; rows: number }
}

/** Limits the lists to what the screen shows. */
export const truncate = (outcome: Outcome, maxItems: number): Outcome => ({
  ...outcome,
  errors: outcome.errors.slice(0, maxItems),
  warnings: outcome.warnings.slice(0, maxItems),
  rows: outcome.rows.slice(0, maxItems),
})

const noCounts = (): Counts => ({ added: 0, changed: 0, unchanged: 0, kept: 0, left_out: 0 })

function countsOf(plan: Plan): Outcome['counts'] {
  const matches = { ...noCounts(), left_out: plan.unmatched.matches }
  const lines = { ...noCounts(), left_out: plan.unmatched.lines }
  for (const { failed, at, match, lineResults, lineRows } of plan.matches) {
    if (at) matches[failed ? 'left_out' : match.action] += 1
    if (failed) lines.left_out += lineRows
    else for (const { action } of lineResults) lines[action] += 1
  }
  const needed = neededRecords(plan)
  return { matches, lines, newPlayers: needed.players.length, newArenas: needed.arenas.length }
}

export const hasErrors = ({ issues }: Plan): boolean => issues.some(({ severity }) => severity === 'error')

type OutcomeInput = {
  plan: Plan
  known: Known
  files: readonly ParsedFile[]
  partial: boolean
  applied: boolean
  language: Language
}

export function describeOutcome({ plan, known, files, partial, applied, language }: OutcomeInput): Outcome {
  const several = files.length > 1
  const arenaName = (id: number) =>
    [...known.arenas, ...plan.arenas].find((arena) => arena.id === id)?.name ?? `#${id}`
  const toShownChange = ({ field, from, to }: Change): ShownChange => ({
    field: fieldLabel(field)[language],
    from: valueText(field, from, arenaName)[language],
    to: valueText(field, to, arenaName)[language],
  })
  const place = (at: SourceLocation[]) => placeText(at, language, several)
  const messages = (severity: Issue['severity']): Message[] =>
    plan.issues
      .filter((issue) => issue.severity === severity)
      .map(({ code, at, text }) => ({ code, place: place(at), text: text[language] }))
  const rows = plan.matches
    .filter(({ failed }) => !failed)
    .flatMap(({ title, at, match, lineResults }) => [
      ...(at ? [{ ...match, title, at }] : []),
      ...lineResults.map((line) => ({ ...line, title: `${title}: ${line.name}` })),
    ])
    .filter(({ action }) => action !== 'unchanged')
    .map(({ title, at, action, changes, kept }) => ({
      place: place([at]),
      title,
      action,
      changes: action === 'added' ? [] : changes.map(toShownChange),
      kept: kept.map(toShownChange),
    }))
    .sort((a, b) => Number(a.action === 'added') - Number(b.action === 'added'))
  const [errors, warnings] = [messages('error'), messages('warning')]
  return {
    applied,
    blocked: errors.length > 0 && !partial,
    writes: plan.matches.filter(isWritten).length,
    files: files.map(({ name, matches, lines, ignored }) => ({
      name,
      matches: matches.length,
      lines: lines.length,
      ignored,
    })),
    counts: countsOf(plan),
    errors,
    warnings,
    rows,
    totals: { errors: errors.length, warnings: warnings.length, rows: rows.length },
  }
}
