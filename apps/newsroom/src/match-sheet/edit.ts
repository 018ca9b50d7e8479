import { shotPoints } from '@palank/sport/line'
import type { Column } from './columns.ts'
import { blankLine, byNumber, isBlank, lineKeys, type Row } from './rows.ts'
import type { SheetLine } from './sheet.ts'

export type Mark = 'starter' | 'did_not_play'
export type Place = Pick<Row, 'key' | 'side' | 'player' | 'jersey_number'>

const madeShots: readonly Column['name'][] = ['two_point_made', 'three_point_made', 'free_throw_made']

/** `proposed` points were calculated from the shots and follow them; typed points stay. */
export function setNumber(
  line: SheetLine,
  name: Column['name'],
  value: number | null,
  proposed: boolean,
): { line: SheetLine; proposed: boolean } {
  const next = { ...line, [name]: value }
  if (name === 'points') return { line: next, proposed: false }
  if (!madeShots.includes(name) || !(proposed || line.points === null)) return { line: next, proposed }
  const points = shotPoints(next)
  return { line: { ...next, points }, proposed: points !== null }
}

/** With a starter marked, the others of the team did not start; with none, it is unknown. */
function withStarters(lines: SheetLine[], side: SheetLine['side']): SheetLine[] {
  const hasStarter = lines.some((line) => line.side === side && line.starter)
  const otherValue = hasStarter ? false : null
  return lines.map((line) =>
    line.side !== side || line.starter || line.starter === otherValue
      ? line
      : { ...line, starter: otherValue },
  )
}

export const lineAt = (lines: readonly SheetLine[], { key, side, player, jersey_number }: Place): SheetLine =>
  lines[lineKeys(lines).indexOf(key)] ?? blankLine(side, player, jersey_number)

/** A row without any number or mark is not a line of the box score. */
export function putLine(lines: readonly SheetLine[], { key, side }: Place, line: SheetLine): SheetLine[] {
  const index = lineKeys(lines).indexOf(key)
  if (isBlank(line)) return withStarters(index < 0 ? [...lines] : lines.toSpliced(index, 1), side)
  const next = index < 0 ? [...lines, line].sort(byNumber) : lines.with(index, line)
  return withStarters(next, side)
}
