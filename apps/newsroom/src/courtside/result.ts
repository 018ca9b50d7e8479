import { type BoxScore, boxScore, type Keeping, sheetOf } from '@palank/sport/events/box-score'
import type { MatchEvent } from '@palank/sport/events/event'
import { counted } from '@palank/sport/line'
import type { Match } from '../payload-types.ts'
import type { CourtsideMatch, PublishMode } from './types.ts'

/** The fields of a match that events replace; `known` are the players who are there. */
export function resultOf(
  { home, away }: Pick<CourtsideMatch, 'home' | 'away'>,
  keeping: Keeping,
  events: readonly MatchEvent[],
  publish: PublishMode,
  known: ReadonlySet<number>,
) {
  const sheet = sheetOf(boxScore(events, keeping), 'finished')
  const teams = { home, away }
  // Somebody who was erased since has no line; who has left the squad has one.
  const lines = sheet.lines.flatMap((line) => {
    const { side, player } = line
    if (player === null || !known.has(player)) return []
    const member = teams[side].players.find(({ id }) => id === player)
    return [{ ...line, player, jersey_number: member?.jersey_number ?? null }]
  })
  const isWhole = publish === 'box_score'
  return {
    home_score: sheet.home_score,
    away_score: sheet.away_score,
    periods: sheet.periods,
    lines: isWhole ? lines : [],
    box_score_incomplete: isWhole && (sheet.incomplete || lines.length < sheet.lines.length),
  }
}

type Stored = Pick<Match, 'forfeit' | 'home_score' | 'away_score' | 'periods' | 'lines'>

const compared = [...counted, 'seconds'] as const

function isSame(stored: Stored, { score, periods, lines }: BoxScore): boolean {
  const known = stored.periods ?? []
  return (
    !stored.forfeit &&
    stored.home_score === score.home &&
    stored.away_score === score.away &&
    known.length === periods.length &&
    periods.every(({ home, away }, index) => known[index]?.home === home && known[index]?.away === away) &&
    // Of the result only, there are none.
    (stored.lines ?? []).every((line) => {
      const found = lines.find(({ side, player }) => side === line.side && player === line.player)
      return found && compared.every((field) => (line[field] ?? null) === found[field])
    })
  )
}

/**
 * Whether a result is what these events, in the order in which they arrived, have added up to since the match ended: if
 * not, it was typed or imported.
 */
export function isFromEvents(stored: Stored, keeping: Keeping, events: readonly MatchEvent[]): boolean {
  const end = events.findIndex(({ type }) => type === 'match_end')
  for (let count = events.length; count >= Math.max(0, end); count--)
    if (isSame(stored, boxScore(events.slice(0, count), keeping))) return true
  return false
}
