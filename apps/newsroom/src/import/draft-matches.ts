import { budapestDay } from './budapest.ts'
import type { FindGame, Game } from './find-game.ts'
import { error, otherPlace, warning } from './issue.ts'
import type { LineRow } from './line-row.ts'
import { type MatchRow, readMatchRow } from './match-row.ts'
import { roundKey } from './name-key.ts'
import type { Issue, Known, KnownMatch, Row } from './types.ts'

export type DraftLine = { line: LineRow; side: 'home' | 'away'; player: number }
/** A match mentioned in the files, before it is compared with the stored one. */
export type Draft = {
  game: Game
  known: KnownMatch | null
  row: MatchRow | null
  lines: DraftLine[]
  lineRows: number
  failed: boolean
}

const gameKey = (competition: number, home: number, away: number) => `${competition}/${home}/${away}`
export const keyOf = ({ competition, home, away }: Game) => gameKey(competition.id, home.id, away.id)

export const knownRound = ({ fields }: KnownMatch) => roundKey(String(fields.round ?? ''))
export const knownDay = ({ fields }: KnownMatch) =>
  typeof fields.game_time === 'string' ? budapestDay(fields.game_time) : undefined

export function groupedMatches(known: Known): Map<string, KnownMatch[]> {
  return Map.groupBy(known.matches, ({ competition, home, away }) => gameKey(competition, home, away))
}

const only = <Item>(items: Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined)

/** The stored match that a row refers to; undefined for a new match, null when it is ambiguous. */
function findStored(
  stored: KnownMatch[],
  { round, day }: MatchRow,
  isOnlyRow: boolean,
): KnownMatch | undefined | null {
  const sameDay = stored.filter((match) => day && knownDay(match) === day)
  if (!round) return stored.length > 1 ? (only(sameDay) ?? null) : stored[0]
  const sameRound = stored.filter((match) => knownRound(match) === roundKey(round))
  if (sameRound.length > 1) return only(sameRound.filter((match) => sameDay.includes(match))) ?? null
  // Another round on another day is a second meeting of the two teams, not a correction of the first.
  const renamed = isOnlyRow ? only(sameDay) : undefined
  return sameRound[0] ?? renamed ?? only(stored.filter((match) => !knownRound(match)))
}

/** Only a warning: teams meet repeatedly in a play-off, but a league may also have renumbered its rounds. */
function anotherMeeting({ where }: Row, earlier: KnownMatch): Issue {
  const [round, day] = [earlier.fields.round ?? '–', knownDay(earlier) ?? '–']
  return warning(
    'another_meeting',
    where,
    `ez a párosítás már megvan (forduló: ${round}, nap: ${day}), ezért új mérkőzésként kerül be. Ha ugyanaz, írd át a fordulót.`,
    `the same two have a match already (round: ${round}, day: ${day}), so this is added as a new one. If it is the same, correct the round.`,
  )
}

const content = ({ cells }: Row) => JSON.stringify(Object.entries(cells).sort())

/** One draft per match; an identical repeated row counts once. */
export function draftMatches(rows: Row[], known: Known, findGame: FindGame, issues: Issue[]) {
  const storedByGame = groupedMatches(known)
  const drafts: Draft[] = []
  const byGame = new Map<string, Draft[]>()
  let unmatched = 0

  function repeatedRow(row: Row, first: Row): Issue {
    const place = otherPlace(row.where, first.where)
    if (content(row) === content(first)) {
      return warning(
        'repeated_row',
        row.where,
        `ugyanaz, mint a következő: ${place.hu}; egyszer számít.`,
        `the same as ${place.en}; it counts once.`,
      )
    }
    return error(
      'repeated_match',
      row.where,
      `ez a mérkőzés már szerepel (${place.hu}), más adatokkal. Töröld a hibásat; ha két külön mérkőzés, adj nekik külön fordulót.`,
      `this match is there already (${place.en}), with other data. Remove the wrong one; if they are two matches, give each its own round.`,
    )
  }
  const sameMatch = (draft: Draft, parsed: MatchRow, match: KnownMatch | undefined | null) => {
    const [draftRound, rowRound] = [roundKey(draft.row?.round ?? ''), roundKey(parsed.round ?? '')]
    return !draftRound || !rowRound || draftRound === rowRound || (match && draft.known === match)
  }

  const rowsWithGame = rows.map((row) => ({ row, game: findGame(row, issues) }))
  const rowsByGame = Map.groupBy(rowsWithGame, ({ game }) => (game ? keyOf(game) : ''))
  for (const { row, game } of rowsWithGame) {
    const parsed = readMatchRow(row)
    issues.push(...parsed.issues)
    if (!game) {
      unmatched += 1
      continue
    }
    const failed = parsed.issues.length > 0
    const others = byGame.get(keyOf(game)) ?? []
    const isOnlyRow = rowsByGame.get(keyOf(game))?.length === 1
    const match = findStored(storedByGame.get(keyOf(game)) ?? [], parsed, isOnlyRow)
    const duplicate = others.find((draft) => sameMatch(draft, parsed, match))
    if (duplicate?.row) {
      const issue = repeatedRow(row, duplicate.row.row)
      issues.push(issue)
      if (issue.severity === 'warning') continue
      duplicate.failed = true
      unmatched += 1
      continue
    }
    if (match === null) {
      issues.push(
        error(
          'ambiguous_match',
          row.where,
          'több ilyen mérkőzés van. Add meg a fordulót vagy a dátumot, hogy kiderüljön, melyik az.',
          'there are several such matches. Give the round or the date, to tell which one it is.',
        ),
      )
      unmatched += 1
      continue
    }
    const earlier = storedByGame.get(keyOf(game))?.[0]
    if (!match && earlier) issues.push(anotherMeeting(row, earlier))
    const draft = { game, known: match ?? null, row: parsed, lines: [], lineRows: 0, failed }
    drafts.push(draft)
    byGame.set(keyOf(game), [...others, draft])
  }
  return { drafts, byGame, unmatched }
}
