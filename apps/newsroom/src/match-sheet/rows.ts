import type { Side } from '@palank/sport/game'
import { counted, type Line } from '@palank/sport/line'
import type { CompetitionTeam } from '../payload-types.ts'
import type { SheetLine } from './sheet.ts'

export type Member = {
  player: number
  name: string | null
  jersey_number: string | null
  from: string | null
  to: string | null
}

/** A player's row on the screen, with or without a line. */
export type Row = {
  key: string
  side: Side
  player: number
  jersey_number: string | null
  name: string | null
  line: SheetLine | null
  /** Why the row does not belong to the squad; only such rows can be removed. */
  extra: 'outside' | 'twice' | null
}

const budapest = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Budapest',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The date in Hungary, as `2026-11-15`; null when missing or invalid. */
export function dayOf(time: string | null): string | null {
  const date = new Date(time ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? null : budapest.format(date)
}

export function membersOf({ squad }: Pick<CompetitionTeam, 'squad'>): Member[] {
  return (squad ?? []).map(({ player, jersey_number, from, to }) => ({
    player: typeof player === 'object' ? player.id : player,
    name: typeof player === 'object' ? (player.name ?? player.last_name) : null,
    jersey_number: jersey_number || null,
    from: dayOf(from ?? null),
    to: dayOf(to ?? null),
  }))
}

/** Without a day everybody counts as a member. */
export const isMemberOn = ({ from, to }: Member, day: string | null): boolean =>
  day === null || ((from === null || from <= day) && (to === null || day <= to))

/** One key per line; a second line of the same player gets its own. */
export function lineKeys(lines: readonly Pick<SheetLine, 'side' | 'player'>[]): string[] {
  const counts = new Map<string, number>()
  return lines.map(({ side, player }) => {
    const key = `${side}-${player}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? key : `${key}-${count}`
  })
}

export function blankLine(side: Side, player: number, jersey_number: string | null): SheetLine {
  const numbers = Object.fromEntries(['seconds', ...counted].map((name) => [name, null]))
  return {
    ...(numbers as Pick<Line, 'seconds' | (typeof counted)[number]>),
    side,
    player,
    jersey_number,
    starter: null,
    did_not_play: false,
  }
}

/** A blank row is not stored as a line. */
export const isBlank = (line: SheetLine): boolean =>
  !line.starter && !line.did_not_play && line.seconds === null && counted.every((name) => line[name] === null)

const numberOf = (jersey: string | null) => (jersey === null ? Number.POSITIVE_INFINITY : Number(jersey))

type Numbered = { side: Side; jersey_number: string | null }

/** Home first, then by jersey number; otherwise stable. */
export function byNumber(a: Numbered, b: Numbered): number {
  if (a.side !== b.side) return a.side === 'home' ? -1 : 1
  if (a.jersey_number === b.jersey_number) return 0
  return numberOf(a.jersey_number) - numberOf(b.jersey_number) || 0
}

type RowsInput = {
  side: Side
  lines: readonly SheetLine[]
  /** Null until it is loaded. */
  squad: readonly Member[] | null
  day: string | null
  /** Names of players outside the squad. */
  names: ReadonlyMap<number, string>
}

/** The squad of the day, and other players who have a line. */
export function rowsOf({ side, lines, squad, day, names }: RowsInput): Row[] {
  const membersOnDay = squad?.filter((member) => isMemberOn(member, day)) ?? []
  const keys = lineKeys(lines)
  const rows = new Map<string, Row>()
  for (const [index, line] of lines.entries()) {
    const key = keys[index]
    if (line.side !== side || key === undefined) continue
    const { player, jersey_number } = line
    const member = squad?.find((candidate) => candidate.player === player)
    const isMember = membersOnDay.some((candidate) => candidate.player === player)
    const name = member?.name ?? names.get(player) ?? null
    const extra = key !== `${side}-${player}` ? 'twice' : squad && !isMember ? 'outside' : null
    rows.set(key, { key, side, player, jersey_number, name, line, extra })
  }
  for (const { player, jersey_number, name } of membersOnDay) {
    const key = `${side}-${player}`
    if (rows.has(key)) continue
    rows.set(key, {
      key,
      side,
      player,
      jersey_number,
      name: name ?? names.get(player) ?? null,
      line: null,
      extra: null,
    })
  }
  return [...rows.values()].sort(
    (a, b) => byNumber(a, b) || (a.name ?? '').localeCompare(b.name ?? '', 'hu') || a.player - b.player,
  )
}
