import type { Side } from '@palank/sport/game'
import { counted, type Line } from '@palank/sport/line'
import { z } from 'zod'
import { unreadable } from './cells.ts'

/** A row of the box score in the form and in an import. */
export type SheetLine = Line & { side: Side; player: number; jersey_number: string | null }
export type Sheet = { periods: { home: number; away: number }[]; lines: SheetLine[] }

// Half-typed values pass as an impossible number, which checkMatch rejects with a proper message.
const amount = z.int().max(10_000).nullable()
const line = z.object({
  side: z.enum(['home', 'away']),
  player: z.int().positive(),
  jersey_number: z.string().max(3).nullable(),
  starter: z.boolean().nullable(),
  did_not_play: z.boolean(),
  seconds: amount,
  ...(Object.fromEntries(counted.map((name) => [name, amount])) as Record<
    (typeof counted)[number],
    typeof amount
  >),
})
const points = z
  .int()
  .max(300)
  .nullable()
  .transform((value) => value ?? unreadable)
const period = z.object({ home: points, away: points })

/** The browser's data is validated like any other input. */
export const sheetSchema = z.object({ periods: z.array(period).max(14), lines: z.array(line).max(60) })

type StoredSheet = {
  periods?: { home: number; away: number }[] | null
  lines?:
    | (Partial<Record<keyof Line, unknown>> & {
        side: Side
        player: number | { id: number }
        jersey_number?: string | null
      })[]
    | null
}

const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null)

export function sheetOf({ periods, lines }: StoredSheet): Sheet {
  return {
    periods: (periods ?? []).map(({ home, away }) => ({ home, away })),
    lines: (lines ?? []).map((row) => ({
      side: row.side,
      player: typeof row.player === 'object' ? row.player.id : row.player,
      jersey_number: row.jersey_number ?? null,
      starter: typeof row.starter === 'boolean' ? row.starter : null,
      did_not_play: row.did_not_play === true,
      seconds: numberOrNull(row.seconds),
      ...(Object.fromEntries(counted.map((name) => [name, numberOrNull(row[name])])) as Pick<
        Line,
        (typeof counted)[number]
      >),
    })),
  }
}
