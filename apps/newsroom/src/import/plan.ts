import { budapestDay, budapestInstant } from './budapest.ts'
import { checkPlanned } from './check-planned.ts'
import { draftLines } from './draft-lines.ts'
import { type Draft, type DraftLine, draftMatches } from './draft-matches.ts'
import { gameFinder } from './find-game.ts'
import { type PlayerFinder, playerFinder } from './find-player.ts'
import { warning } from './issue.ts'
import { type MatchRow, withoutUndefined } from './match-row.ts'
import { merge } from './merge.ts'
import { nameIndex } from './name-index.ts'
import type {
  Issue,
  Known,
  KnownMatch,
  LineResult,
  NewArena,
  Options,
  ParsedFile,
  Plan,
  PlannedLine,
  PlannedMatch,
  Values,
} from './types.ts'

/** A date without a time does not move a match of that day to midnight. */
function gameTime({ row, day, time }: MatchRow, known: KnownMatch | null, issues: Issue[]) {
  if (!day) return undefined
  if (time) return budapestInstant(day, time)
  const current = known?.fields.game_time
  if (typeof current === 'string' && budapestDay(current) === day) return undefined
  issues.push(
    warning(
      'time_missing',
      row.where,
      'nincs időpont, ezért 0:00-val kerül be.',
      'there is no time, so it goes in as 0:00.',
    ),
  )
  return budapestInstant(day, '00:00')
}

function statusOf({ status, values }: MatchRow, known: KnownMatch | null): string | undefined {
  const hasResult = (values.home_score !== undefined && values.away_score !== undefined) || values.forfeit
  return status ?? (hasResult ? 'finished' : known ? undefined : 'scheduled')
}

function arenaFinder(known: Known) {
  const index = nameIndex(known.arenas, ({ name }) => [name])
  const created: NewArena[] = []
  const find = (name: string): number => {
    const found = index.find(name)
    if ('item' in found) return found.item.id
    if ('several' in found) return found.several[0]?.id ?? 0
    const alreadyCreated = nameIndex(created, (arena) => [arena.name]).find(name)
    if ('item' in alreadyCreated) return alreadyCreated.item.id
    const arena = { id: -1 - created.length, name }
    created.push(arena)
    return arena.id
  }
  return { find, created }
}

type MergedLines = Pick<PlannedMatch, 'lines' | 'lineResults'> & { imported: Record<string, Values> }

/** The box score after the import: stored lines stay, lines from the files are added or merged. */
function mergeLines(draft: Draft, overwrite: boolean, nameOf: PlayerFinder['nameOf']): MergedLines {
  const { known } = draft
  const stored = known?.lines ?? []
  const lines: PlannedLine[] = stored.map(({ player, fields }) => ({ player, values: fields, at: null }))
  const imported = { ...known?.imported.lines }
  const result = ({ player, side, line }: DraftLine): LineResult => {
    const common = { name: nameOf(player), at: line.row.where }
    const index = lines.findIndex((other) => other.player === player)
    const lastImported = imported[player]
    // An imported line that no longer exists was deleted by hand.
    if (index < 0 && lastImported && !overwrite) {
      return { ...common, action: 'kept', changes: [], kept: [{ field: 'line', from: null, to: true }] }
    }
    const values = { side, ...line.values }
    const merged = merge({
      current: lines[index]?.values ?? null,
      incoming: values,
      imported: lastImported ?? {},
      overwrite,
    })
    const planned = { player, values: merged.values, at: line.row.where }
    if (index < 0) lines.push(planned)
    else lines[index] = planned
    if (merged.changes.length > 0) imported[player] = merged.imported
    return { ...common, action: merged.action, changes: merged.changes, kept: merged.kept }
  }
  return { lineResults: draft.lines.map(result), lines, imported }
}

/** Reports each team once, at the first row that names it. */
function withoutAgeGroup(drafts: readonly Draft[]): Issue[] {
  const rows = drafts.flatMap(({ game: { home, away }, row, lines }) => {
    const at = row?.row.where ?? lines[0]?.line.row.where
    return at ? [home, away].map((team) => ({ team, at })) : []
  })
  return [...Map.groupBy(rows, ({ team }) => team)].flatMap(([{ name, needsAgeGroup }, [first]]) =>
    needsAgeGroup
      ? warning(
          'age_group_missing',
          first?.at ?? [],
          `a „${name}” csapatnak nincs korosztálya, ezért a keretében mindenkit gyermekként védünk, akinek nincs megadva a születési éve. Válaszd ki a korosztályt a csapat lapján.`,
          `the team “${name}” has no age group, so everybody in its squad without a year of birth is protected as a child. Choose the age group on the team’s form.`,
        )
      : [],
  )
}

export const isWritten = ({ failed, match, lineResults }: PlannedMatch): boolean =>
  !failed && [match, ...lineResults].some(({ action, changes }) => action === 'added' || changes.length > 0)

/** Compares the files with the database; writes nothing. */
export function planImport(files: readonly ParsedFile[], known: Known, options: Options): Plan {
  const issues = files.flatMap((file) => file.issues)
  const findGame = gameFinder(known)
  const players = playerFinder(known, options.createPlayers)
  const arenas = arenaFinder(known)
  const rows = files.flatMap(({ matches }) => matches)
  const { drafts, byGame, unmatched } = draftMatches(rows, known, findGame, issues)
  const unmatchedLines = draftLines({
    rows: files.flatMap(({ lines }) => lines),
    known,
    drafts,
    byGame,
    findGame,
    findPlayer: players.find,
    issues,
  })

  function planMatch(draft: Draft): PlannedMatch {
    const { known: stored, row, game } = draft
    const values: Values = row
      ? withoutUndefined({
          ...row.values,
          round: row.round,
          game_time: gameTime(row, stored, issues),
          arena: row.arena === undefined ? undefined : arenas.find(row.arena),
          status: statusOf(row, stored),
        })
      : {}
    const match = merge({
      current: stored?.fields ?? null,
      incoming: values,
      imported: stored?.imported.fields ?? {},
      overwrite: options.overwrite,
    })
    const { lines, lineResults, imported } = mergeLines(draft, options.overwrite, players.nameOf)
    const result: PlannedMatch = {
      known: stored,
      competition: game.competition.id,
      home: game.home.id,
      away: game.away.id,
      title: `${game.home.name} – ${game.away.name}`,
      at: row?.row.where ?? null,
      match,
      lineResults,
      lines,
      imported: { fields: match.imported, lines: imported },
      lineRows: draft.lineRows,
      failed: draft.failed,
    }
    if (result.failed) return result
    const problems = checkPlanned(result)
    const failed = problems.some(({ severity }) => severity === 'error')
    issues.push(...(failed || isWritten(result) ? problems : []))
    return { ...result, failed }
  }

  issues.push(...withoutAgeGroup(drafts))
  return {
    matches: drafts.filter(({ row, lineRows }) => row || lineRows > 0).map(planMatch),
    arenas: arenas.created,
    players: players.created,
    issues,
    unmatched: { matches: unmatched, lines: unmatchedLines },
  }
}
