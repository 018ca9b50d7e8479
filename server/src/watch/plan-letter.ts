import type { Check } from '../checks/check.ts'

/** What the watch remembers from one minute to the next. */
export type WatchState = {
  /** What was wrong the last time: a process that is being restarted is no reason for a letter. */
  seen: Record<string, Check['level']>
  /** The errors that the operator has been told since all was well. */
  told: string[]
  /** When the last letter about something wrong was sent. */
  toldAt?: string | undefined
  /** Since when nothing is wrong. */
  wellSince?: string | undefined
}

export const emptyState: WatchState = { seen: {}, told: [] }

export type LetterKind = 'turned' | 'daily' | 'well'
export type Planned = { kind?: LetterKind; checks: Check[]; state: WatchState }

const day = 24 * 60 * 60_000
/** So long all must be well before the operator is told so: what comes and goes is still wrong. */
const quiet = 10 * 60_000

const since = (time: string | undefined, now: Date) =>
  time === undefined ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(time)

/**
 * A letter at once when something has turned to an error and is still one a minute later, one a day while anything is
 * wrong, and one when all is well again.
 */
export function planLetter(checks: readonly Check[], state: WatchState, now: Date): Planned {
  const wrong = checks.filter(({ level }) => level !== 'ok')
  const seen = Object.fromEntries(wrong.map(({ name, level }) => [name, level]))
  if (wrong.length === 0) {
    const wellSince = state.wellSince ?? now.toISOString()
    if (state.toldAt === undefined || since(wellSince, now) < quiet)
      return { checks: [], state: { ...state, seen, wellSince } }
    return { kind: 'well', checks: [], state: { ...emptyState, wellSince } }
  }
  const lasting = wrong.filter(
    ({ name, level }) =>
      state.seen[name] !== undefined && (level !== 'error' || state.seen[name] === 'error'),
  )
  const errors = lasting.filter(({ level }) => level === 'error').map(({ name }) => name)
  const isNew = errors.some((name) => !state.told.includes(name))
  const isDaily = lasting.length > 0 && since(state.toldAt, now) >= day
  const next = { ...state, seen, wellSince: undefined }
  if (!isNew && !isDaily) return { checks: wrong, state: next }
  return {
    kind: isNew || state.toldAt === undefined ? 'turned' : 'daily',
    checks: wrong,
    state: { ...next, told: [...new Set([...state.told, ...errors])], toldAt: now.toISOString() },
  }
}
