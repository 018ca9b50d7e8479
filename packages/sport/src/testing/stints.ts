import type { BoxLine } from '../events/box-score.ts'
import { gameSeconds, secondsIn } from '../period.ts'

/** On the court without a break, in seconds since the start of the period. */
export type Stint = { player: number; period: number; from: number; to: number }

type Share = { player: number; starter: boolean; left: number }

const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0)

/** How much of the next `length` of `rest` seconds each one plays: in proportion, rounded so that five play. */
function sharesOf(players: Share[], length: number, rest: number): number[] {
  const exact = players.map(({ left }) => (rest === 0 ? 0 : (left * length) / rest))
  const shares = exact.map(Math.floor)
  const byFraction = exact
    .map((value, index) => ({ index, fraction: value % 1 }))
    .sort((a, b) => b.fraction - a.fraction)
  for (const { index } of byFraction.slice(0, 5 * length - total(shares))) {
    shares[index] = (shares[index] ?? 0) + 1
  }
  return shares
}

/** Fills five places one after the other; who does not fit goes on at the start of the next, never in two at once. */
function fill(
  players: { player: number; share: number }[],
  period: number,
  start: number,
  end: number,
): Stint[] {
  const stints: Stint[] = []
  let from = start
  for (const { player, share } of players) {
    const here = Math.min(share, end - from)
    stints.push({ player, period, from, to: from + here })
    if (here < share) stints.push({ player, period, from: start, to: start + share - here })
    from = here < share ? start + share - here : from + here
    if (from === end) from = start
  }
  return stints.filter((stint) => stint.to > stint.from)
}

/** Stints that follow each other are one. */
function joined(stints: Stint[]): Stint[] {
  const done: Stint[] = []
  for (const stint of stints.toSorted((a, b) => a.player - b.player || a.from - b.from)) {
    const last = done.at(-1)
    if (last?.player === stint.player && last.to === stint.from) last.to = stint.to
    else done.push({ ...stint })
  }
  return done
}

/**
 * A rotation with exactly the minutes and starters of one side's lines; null where there is none: unknown minutes,
 * minutes of more or fewer than five players, or no five starters.
 */
export function stintsOf(lines: readonly BoxLine[], periods: number): Stint[] | null {
  const playing = lines.filter((line) => !line.did_not_play)
  const length = gameSeconds(periods)
  const players = playing.flatMap(({ player, starter, seconds }): Share[] =>
    seconds === null || starter === null ? [] : [{ player, starter, left: seconds }],
  )
  const possible =
    periods > 0 &&
    players.length === playing.length &&
    players.filter((player) => player.starter).length === 5 &&
    players.every(({ starter, left }) => (starter ? left >= 1 && left <= length : left < length)) &&
    total(players.map((player) => player.left)) === 5 * length
  if (!possible) return null

  const stints: Stint[] = []
  let rest = length
  for (let period = 1; period <= periods; period++) {
    const end = secondsIn(period)
    // Starters have the first second.
    const first = period === 1 ? 1 : 0
    for (const player of players) if (player.starter) player.left -= first
    const shares = sharesOf(players, end - first, rest - first)
    players.forEach((player, index) => {
      player.left -= shares[index] ?? 0
    })
    rest -= end

    const due = players.map(({ player, starter }, index) => ({
      player,
      starter: starter && first > 0,
      share: (shares[index] ?? 0) + (starter ? first : 0),
    }))
    // They stay as long as the others' minutes allow.
    const shortest = Math.min(...due.filter((one) => one.starter).map((one) => one.share))
    const longest = Math.max(0, ...due.filter((one) => !one.starter).map((one) => one.share))
    const until = first > 0 ? Math.min(shortest, end - longest) : 0
    const begun = due.filter((one) => one.starter)
    const left = due.map(({ player, starter, share }) => ({ player, share: starter ? share - until : share }))
    stints.push(
      ...joined([
        ...begun.map(({ player }) => ({ player, period, from: 0, to: until })),
        ...fill(left, period, until, end),
      ]),
    )
  }
  return stints
}
