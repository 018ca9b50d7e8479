import { groupBy } from '~/model/group-by.ts'
import type { LivePlayView, LiveView, Score } from '~/model/live.ts'
import type { Side } from './match.ts'

/** What a row says, with the values that its text needs. */
export type What =
  | { key: 'free_throw' | 'two_point' | 'three_point' | 'dunk' }
  | { key: 'missFreeThrow' | 'missTwo' | 'missThree' | 'missDunk' }
  | { key: 'line'; made: number; tried: number }
  | { key: 'foul'; nth: number }
  | { key: 'offensive' | 'defensive' | 'rebound' | 'assist' | 'steal' | 'block' | 'turnover' }
  | { key: 'comesIn' | 'goesOut' | 'timeout' }
  | { key: 'correction'; points: number }

/** The smaller line under it. */
export type Note =
  | { key: 'assist' | 'rebound' | 'against' | 'drawn' | 'inPlaceOf'; player: number }
  | { key: 'threes'; count: number }

export type FeedRow = {
  id: string
  /** The last of its plays, where it has several. */
  last: string
  time: string
  side: Side
  /** Null is the team. */
  player: number | null
  what: What
  note: Note | null
  /** Of what changed it, the score after it. */
  score: Score | null
  undone: boolean
}

/** A period's rows, the newest first, as are the groups. */
export type FeedGroup = {
  period: number
  /** How it ended; null while it runs. */
  end: { score: Score; isMatchEnd: boolean } | null
  rows: FeedRow[]
}

const missed = {
  free_throw: 'missFreeThrow',
  two_point: 'missTwo',
  three_point: 'missThree',
  dunk: 'missDunk',
} as const

/** How often a player had fouled and hit from far, up to a row. */
type Counts = { fouls: Map<string, number>; threes: Map<string, number> }

const countUp = (counts: Map<string, number>, { side, player }: LivePlayView): number => {
  const key = `${side} ${player ?? ''}`
  const count = (counts.get(key) ?? 0) + 1
  counts.set(key, count)
  return count
}

const isShot = (kind: LivePlayView['kind']): kind is keyof typeof missed =>
  kind !== undefined && kind !== null && kind in missed

function foulOf(play: LivePlayView, counts: Counts): What {
  const nth = play.undone || play.player === undefined ? 0 : countUp(counts.fouls, play)
  return { key: 'foul', nth }
}

function whatOf(play: LivePlayView, counts: Counts): What | undefined {
  const { type, kind } = play
  switch (type) {
    case 'points':
      return isShot(kind) ? { key: kind } : undefined
    case 'miss':
      return isShot(kind) ? { key: missed[kind] } : undefined
    case 'foul':
      return foulOf(play, counts)
    case 'rebound':
      return { key: kind === 'offensive' || kind === 'defensive' ? kind : 'rebound' }
    case 'assist':
    case 'steal':
    case 'block':
    case 'turnover':
    case 'timeout':
      return { key: type }
    case 'substitution':
      return { key: play.other === undefined ? 'goesOut' : 'comesIn' }
    case 'correction':
      return { key: 'correction', points: play.points ?? 0 }
    default:
      return undefined
  }
}

function noteOf(play: LivePlayView, counts: Counts): Note | null {
  const { type, kind, player, other, undone } = play
  if (type === 'foul' && other !== undefined) return { key: 'drawn', player: other }
  if (type === 'block' && other !== undefined) return { key: 'against', player: other }
  if (type === 'substitution' && other !== undefined && player !== undefined)
    return { key: 'inPlaceOf', player }
  if (type !== 'points' || kind !== 'three_point' || player === undefined || undone) return null
  const count = countUp(counts.threes, play)
  return count >= 3 ? { key: 'threes', count } : null
}

function rowOf(play: LivePlayView, counts: Counts): FeedRow | undefined {
  const { id, time, side, player, other, type, score, x, undone = false } = play
  const what = whatOf(play, counts)
  if (!what || !side) return undefined
  const who = type === 'substitution' ? (other ?? player) : player
  return {
    id,
    last: id,
    time,
    side,
    player: who ?? null,
    what,
    note: noteOf(play, counts),
    score: x === undefined ? null : score,
    undone,
  }
}

const isMade = ({ key }: What) => key === 'two_point' || key === 'three_point' || key === 'dunk'
const isMissed = ({ key }: What) => key === 'missTwo' || key === 'missThree' || key === 'missDunk'

/** An assist belongs to the basket before it, a rebound to the miss. */
function asNote(before: FeedRow, play: LivePlayView): FeedRow | undefined {
  if (play.player === undefined) return undefined
  if (play.type === 'assist' && isMade(before.what) && before.side === play.side)
    return { ...before, last: play.id, note: { key: 'assist', player: play.player } }
  if (play.type === 'rebound' && isMissed(before.what) && before.note === null)
    return { ...before, last: play.id, note: { key: 'rebound', player: play.player } }
  return undefined
}

function lineIn({ key, ...rest }: What): { made: number; tried: number } | undefined {
  if (key === 'free_throw') return { made: 1, tried: 1 }
  if (key === 'missFreeThrow') return { made: 0, tried: 1 }
  return 'made' in rest ? rest : undefined
}

/** Free throws of one player in a row are one row: where misses are kept, "1/2". */
function asFreeThrow(before: FeedRow, play: LivePlayView): FeedRow | undefined {
  const line = lineIn(before.what)
  const isSame = before.side === play.side && before.player === (play.player ?? null)
  if (!line || !isSame || play.kind !== 'free_throw') return undefined
  const made = line.made + Number(play.type === 'points')
  const score = play.x === undefined ? before.score : play.score
  return { ...before, last: play.id, score, what: { key: 'line', made, tried: line.tried + 1 } }
}

const ends: readonly LivePlayView['type'][] = ['period_end', 'match_end']

function rowsOf(plays: readonly LivePlayView[], counts: Counts, hasMisses: boolean): FeedRow[] {
  const rows: FeedRow[] = []
  for (const play of plays) {
    const before = rows.findLast(({ undone }) => !undone)
    const joined =
      before && !play.undone
        ? (asNote(before, play) ?? (hasMisses ? asFreeThrow(before, play) : undefined))
        : undefined
    const row = joined ?? rowOf(play, counts)
    if (joined && before) rows[rows.lastIndexOf(before)] = joined
    else if (row) rows.push(row)
  }
  return rows
}

/** The play-by-play: what belongs together in one row. */
export function feedOf({ plays, keeping }: Pick<LiveView, 'plays' | 'keeping'>): FeedGroup[] {
  const counts: Counts = { fouls: new Map(), threes: new Map() }
  const periods = [...groupBy(plays, ({ period }) => period)].sort(([a], [b]) => a - b)
  const last = periods.at(-1)?.[0]
  return periods
    .map(([period, inside]): FeedGroup => {
      const end = inside.findLast(({ type, undone }) => !undone && ends.includes(type))
      const final = inside.findLast(({ undone }) => !undone)
      const isOver = end !== undefined || period !== last
      return {
        period,
        end: isOver && final ? { score: final.score, isMatchEnd: end?.type === 'match_end' } : null,
        rows: rowsOf(inside, counts, keeping === 'full').reverse(),
      }
    })
    .reverse()
}

export const isBasket = ({ score, undone }: FeedRow): boolean => score !== null && !undone
