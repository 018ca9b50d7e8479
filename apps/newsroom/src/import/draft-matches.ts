import { budapestDay } from './budapest.ts'
import type { FindGame, Game } from './find-game.ts'
import { error, otherPlace, warning } from './issue.ts'
import type { LineRow } from './line-row.ts'
import { type MatchRow, readMatchRow } from './match-row.ts'
import { roundKey } from './name-key.ts'
import type { Issue, Known, KnownMatch, Row } from './types.ts'

export type DraftLine = { line: LineRow; side: 'home' | 'away'; player: number }
/** A match that the files speak of, before anything is compared. */
export type Draft = {
  game: Game
  known: KnownMatch | null
  row: MatchRow | null
  lines: DraftLine[]
  lineRows: number
  failed: boolean
}

export const gameKey = (competition: number, home: number, away: number) => `${competition}/${home}/${away}`
export const keyOf = ({ competition, home, away }: Game) => gameKey(competition.id, home.id, away.id)

export const knownRound = ({ fields }: KnownMatch) => roundKey(String(fields.round ?? ''))
export const knownDay = ({ fields }: KnownMatch) =>
  typeof fields.game_time === 'string' ? budapestDay(fields.game_time) : undefined

export function groupedMatches(known: Known): Map<string, KnownMatch[]> {
  return Map.groupBy(known.matches, ({ competition, home, away }) => gameKey(competition, home, away))
}

const only = <Item>(items: Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined)

/** Which stored match a row means; undefined when it is a new one, null when nothing tells. */
function pick(stored: KnownMatch[], { round, day }: MatchRow, alone: boolean): KnownMatch | undefined | null {
  const sameDay = stored.filter((match) => day && knownDay(match) === day)
  if (!round) return stored.length > 1 ? (only(sameDay) ?? null) : stored[0]
  const sameRound = stored.filter((match) => knownRound(match) === roundKey(round))
  if (sameRound.length > 1) return only(sameRound.filter((match) => sameDay.includes(match))) ?? null
  // Another round on another day is the next meeting of the same two, not a correction of the first.
  const renamed = alone ? only(sameDay) : undefined
  return sameRound[0] ?? renamed ?? only(stored.filter((match) => !knownRound(match)))
}

/** Added all the same: a play-off meets again and again, and a league that renumbers its rounds must be noticed. */
function anotherMeeting({ where }: Row, met: KnownMatch): Issue {
  const [round, day] = [met.fields.round ?? '–', knownDay(met) ?? '–']
  return warning(
    'another_meeting',
    where,
    `ez a párosítás már megvan (forduló: ${round}, nap: ${day}), ezért új mérkőzésként kerül be. Ha ugyanaz, írd át a fordulót.`,
    `the same two have a match already (round: ${round}, day: ${day}), so this is added as a new one. If it is the same, correct the round.`,
  )
}

const content = ({ cells }: Row) => JSON.stringify(Object.entries(cells).sort())

/** One draft for each match of the rows; a row that says the same again counts once. */
export function draftMatches(rows: Row[], known: Known, findGame: FindGame, issues: Issue[]) {
  const stored = groupedMatches(known)
  const drafts: Draft[] = []
  const byGame = new Map<string, Draft[]>()
  let lost = 0

  function repeated(row: Row, first: Row): Issue {
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
  const sameMatch = (draft: Draft, read: MatchRow, match: KnownMatch | undefined | null) => {
    const [one, other] = [roundKey(draft.row?.round ?? ''), roundKey(read.round ?? '')]
    return !one || !other || one === other || (match && draft.known === match)
  }

  const all = rows.map((row) => ({ row, game: findGame(row, issues) }))
  const meetings = Map.groupBy(all, ({ game }) => (game ? keyOf(game) : ''))
  for (const { row, game } of all) {
    const read = readMatchRow(row)
    issues.push(...read.issues)
    if (!game) {
      lost += 1
      continue
    }
    const failed = read.issues.length > 0
    const others = byGame.get(keyOf(game)) ?? []
    const alone = meetings.get(keyOf(game))?.length === 1
    const match = pick(stored.get(keyOf(game)) ?? [], read, alone)
    const twin = others.find((draft) => sameMatch(draft, read, match))
    if (twin?.row) {
      const issue = repeated(row, twin.row.row)
      issues.push(issue)
      if (issue.severity === 'warning') continue
      twin.failed = true
      lost += 1
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
      lost += 1
      continue
    }
    const met = stored.get(keyOf(game))?.[0]
    if (!match && met) issues.push(anotherMeeting(row, met))
    const draft = { game, known: match ?? null, row: read, lines: [], lineRows: 0, failed }
    drafts.push(draft)
    byGame.set(keyOf(game), [...others, draft])
  }
  return { drafts, byGame, lost }
}
