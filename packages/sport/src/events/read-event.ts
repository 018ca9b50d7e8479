import { secondsIn } from '../period.ts'
import { type EventOf, type EventType, type MatchEvent, reboundKinds, shots } from './event.ts'

/** `expected` completes the sentence "expected …". */
export type EventProblem = { field: string; expected: string }
export type ReadEvent = { event: MatchEvent } | { problems: EventProblem[] }

type Check = { expected: string; passes: (value: unknown) => boolean }

const maxPeriod = 20
// The last instant there is: later events still find room after it.
const maxOrder = 8.64e15

const whole = (min: number, max: number): Check => ({
  expected: `a whole number from ${min} to ${max}`,
  passes: (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
})
const oneOf = (options: readonly string[]): Check => ({
  expected: `one of ${options.join(', ')}`,
  passes: (value) => options.some((option) => option === value),
})
const orNull = ({ expected, passes }: Check): Check => ({
  expected: `${expected}, or null`,
  passes: (value) => value === null || passes(value),
})

const uuid: Check = {
  expected: 'a UUID in lower case',
  passes: (value) => typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value),
}
const instant: Check = {
  expected: 'a time like 2025-11-15T18:06:12.345Z',
  passes: (value) =>
    typeof value === 'string' && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value,
}
const id = whole(1, Number.MAX_SAFE_INTEGER)
const players: Check = {
  expected: 'one to five different players',
  passes: (value) =>
    Array.isArray(value) &&
    value.length >= 1 &&
    value.length <= 5 &&
    value.every(id.passes) &&
    new Set(value).size === value.length,
}
const difference: Check = {
  expected: 'a whole number from -99 to 99, not 0',
  passes: (value) => value !== 0 && whole(-99, 99).passes(value),
}

const base = {
  id: uuid,
  order: whole(0, maxOrder),
  at: instant,
  period: whole(1, maxPeriod),
  clock: orNull(whole(0, secondsIn(1))),
}
const ofSide = { ...base, side: oneOf(['home', 'away']) }
const ofPlayer = { ...ofSide, player: orNull(id) }

const fields: { [Type in EventType]: Record<Exclude<keyof EventOf<Type>, 'type'>, Check> } = {
  period_start: base,
  period_end: base,
  match_end: base,
  points: { ...ofPlayer, kind: oneOf(shots) },
  miss: { ...ofPlayer, kind: oneOf(shots) },
  foul: { ...ofPlayer, drawn_by: orNull(id) },
  rebound: { ...ofPlayer, kind: oneOf(reboundKinds) },
  assist: ofPlayer,
  steal: ofPlayer,
  block: { ...ofPlayer, blocked: orNull(id) },
  turnover: ofPlayer,
  lineup: { ...ofSide, players },
  substitution: { ...ofSide, out: orNull(id), in: orNull(id) },
  appearance: { ...ofSide, player: id },
  timeout: ofSide,
  correction: { ...ofSide, points: difference },
  undo: { ...base, undoes: uuid },
}
const types = Object.keys(fields) as EventType[]

/** What no field shows alone. */
function togetherProblems(event: MatchEvent): EventProblem[] {
  const limit = secondsIn(event.period)
  if (event.clock !== null && event.clock > limit) {
    return [{ field: 'clock', expected: `at most ${limit} in period ${event.period}` }]
  }
  if (event.type === 'substitution' && event.out === event.in) {
    return [{ field: 'in', expected: 'another player than the one going out' }]
  }
  if (event.type === 'undo' && event.undoes === event.id) {
    return [{ field: 'undoes', expected: 'the id of another event' }]
  }
  return []
}

/** Reads what a device sent. Fields that an event does not have are left out. */
export function readEvent(input: unknown): ReadEvent {
  if (typeof input !== 'object' || input === null) return { problems: [{ field: '', expected: 'an object' }] }
  const given = input as Record<string, unknown>
  const type = types.find((name) => name === given.type)
  if (!type) return { problems: [{ field: 'type', expected: oneOf(types).expected }] }
  const checks: [string, Check][] = Object.entries(fields[type])
  const problems = checks.flatMap(([field, check]) =>
    Object.hasOwn(given, field) && check.passes(given[field]) ? [] : [{ field, expected: check.expected }],
  )
  if (problems.length > 0) return { problems }
  const event = Object.fromEntries([['type', type], ...checks.map(([field]) => [field, given[field]])])
  const together = togetherProblems(event as MatchEvent)
  return together.length > 0 ? { problems: together } : { event: event as MatchEvent }
}
