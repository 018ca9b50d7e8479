import { type Result, winsIn } from './result.ts'

export type WinLoss = { win: number; loss: number }
export type Streak = { is_win: boolean; count: number }

export function winLoss(results: Result[]): WinLoss {
  const win = winsIn(results)
  return { win, loss: results.length - win }
}

/** Two results without a time differ by NaN, so the id decides. */
const chronological = (a: Result, b: Result) => a.time - b.time || a.game - b.game

export function form(results: Result[]): { streak: Streak | null; last5: WinLoss } {
  const ordered = results.toSorted(chronological)
  const last = ordered.at(-1)
  const broken = ordered.findLastIndex((result) => result.won !== last?.won)
  return {
    streak: last ? { is_win: last.won, count: ordered.length - 1 - broken } : null,
    last5: winLoss(ordered.slice(-5)),
  }
}
