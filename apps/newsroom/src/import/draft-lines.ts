import type { Side } from '@palank/sport/game'
import { type Draft, groupedMatches, keyOf, knownDay, knownRound } from './draft-matches.ts'
import { type FindGame, type Game, teamNames } from './find-game.ts'
import type { FindPlayer } from './find-player.ts'
import { error, otherPlace, warning } from './issue.ts'
import { type LineRow, readLineRow } from './line-row.ts'
import { sideOf } from './match-row.ts'
import { type NameIndex, nameIndex } from './name-index.ts'
import { roundKey } from './name-key.ts'
import type { Issue, Known, KnownTeam, Row } from './types.ts'

const roundOf = ({ row, known }: Draft) => (row?.round ? roundKey(row.round) : known ? knownRound(known) : '')
const dayOfDraft = ({ row, known }: Draft) => row?.day ?? (known ? knownDay(known) : undefined)

type DraftLinesInput = {
  rows: Row[]
  known: Known
  drafts: Draft[]
  byGame: Map<string, Draft[]>
  findGame: FindGame
  findPlayer: FindPlayer
  issues: Issue[]
}

/** Assigns each line to its match, from the files or the database; returns how many lines match none. */
export function draftLines({
  rows,
  known,
  drafts,
  byGame,
  findGame,
  findPlayer,
  issues,
}: DraftLinesInput): number {
  const storedByGame = groupedMatches(known)
  const withStored = new Set<string>()
  const teamIndexes = new Map<string, NameIndex<KnownTeam>>()
  let unmatched = 0

  /** Drafts from the files, completed once with the stored matches of the same two teams. */
  function matchesOf(game: Game): Draft[] {
    const key = keyOf(game)
    const fromFiles = byGame.get(key) ?? []
    if (withStored.has(key)) return fromFiles
    withStored.add(key)
    const others = (storedByGame.get(key) ?? [])
      .filter((match) => !fromFiles.some((draft) => draft.known === match))
      .map((match): Draft => ({ game, known: match, row: null, lines: [], lineRows: 0, failed: false }))
    drafts.push(...others)
    const all = [...fromFiles, ...others]
    byGame.set(key, all)
    return all
  }

  function findMatch(game: Game, line: LineRow): Draft | undefined {
    const all = matchesOf(game)
    const round = line.round ? roundKey(line.round) : ''
    const candidates = all.filter((draft) => !round || !roundOf(draft) || roundOf(draft) === round)
    const exact = candidates.filter((draft) => round && roundOf(draft) === round)
    const sameDay = candidates.filter((draft) => line.day && dayOfDraft(draft) === line.day)
    const found = [candidates, exact, sameDay].find((matches) => matches.length === 1)?.[0]
    if (found) return found
    const title = `${game.home.name} – ${game.away.name}`
    issues.push(
      candidates.length === 0
        ? error(
            'unknown_match',
            line.row.where,
            `nincs ilyen mérkőzés: ${title}${line.round ? ` (forduló: ${line.round})` : ''}. Javítsd a sort, vagy vedd fel előbb a mérkőzést.`,
            `there is no such match: ${title}${line.round ? ` (round ${line.round})` : ''}. Correct the row, or add the match first.`,
          )
        : error(
            'ambiguous_match',
            line.row.where,
            `több ${title} mérkőzés van. Add meg a fordulót, hogy kiderüljön, melyik az.`,
            `there are several matches ${title}. Give the round, to tell which one it is.`,
          ),
    )
    return undefined
  }

  function findSide(game: Game, line: LineRow): Side | undefined {
    const { home, away } = game
    const key = keyOf(game)
    const teams = teamIndexes.get(key) ?? nameIndex([home, away], teamNames)
    teamIndexes.set(key, teams)
    const found = teams.find(line.team)
    const side = 'item' in found ? (found.item === home ? 'home' : 'away') : sideOf(line.team)
    if (side) return side
    issues.push(
      error(
        'team_not_in_match',
        line.row.where,
        `team: „${line.team}” nem játszik ezen a mérkőzésen (${home.name} – ${away.name}). Javítsd a csapatot.`,
        `team: “${line.team}” does not play in this match (${home.name} – ${away.name}). Correct the team.`,
      ),
    )
    return undefined
  }

  for (const row of rows) {
    const line = readLineRow(row)
    const game = findGame(row, issues)
    issues.push(...line.issues)
    const draft = game ? findMatch(game, line) : undefined
    if (!game || !draft) {
      unmatched += 1
      continue
    }
    draft.lineRows += 1
    if (line.issues.length > 0) draft.failed = true
    if (!line.team || !line.last_name) {
      issues.push(
        error(
          'required_empty',
          row.where,
          'üres, pedig kell: team, player. Töltsd ki.',
          'empty, yet needed: team, player. Fill it in.',
        ),
      )
      draft.failed = true
      continue
    }
    const side = findSide(game, line)
    const player = side && findPlayer(line, game[side], issues)
    if (!side || player === undefined) {
      draft.failed = true
      continue
    }
    const first = draft.lines.find((other) => other.player === player)
    if (!first) {
      draft.lines.push({ line, side, player })
      continue
    }
    const place = otherPlace(row.where, first.line.row.where)
    if (first.side === side && JSON.stringify(first.line.values) === JSON.stringify(line.values)) {
      draft.lineRows -= 1
      issues.push(
        warning(
          'repeated_row',
          row.where,
          `ugyanaz, mint a következő: ${place.hu}; egyszer számít.`,
          `the same as ${place.en}; it counts once.`,
        ),
      )
      continue
    }
    draft.failed = true
    issues.push(
      error(
        'player_twice',
        row.where,
        `ez a játékos már szerepel ezen a mérkőzésen (${place.hu}). Töröld az egyik sort.`,
        `this player is in this match already (${place.en}). Remove one of the rows.`,
      ),
    )
  }
  return unmatched
}
