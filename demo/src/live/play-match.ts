import { setTimeout as sleep } from 'node:timers/promises'
import type { Keeping } from '@palank/sport/events/box-score'
import type { MatchEvent } from '@palank/sport/events/event'
import { mergeEvents } from '@palank/sport/events/merge-events'
import { inPlaceOf, stamp } from '@palank/sport/events/stamp'
import type { Courtside } from './courtside.ts'
import { lengthOf, type Step } from './steps.ts'

export type Playing = {
  courtside: Courtside
  match: number
  keeping: Keeping
  steps: readonly Step[]
  /** How long the whole match takes, in seconds; 0 sends everything at once. */
  duration: number
  /** Told of the log after each answer. */
  onLog?: (log: readonly MatchEvent[]) => void
  signal?: AbortSignal | undefined
}

/** As many as one call takes. */
const batch = 500

function eventOf(step: Step, log: readonly MatchEvent[]): MatchEvent {
  const { id, period, clock, body } = step
  const undone = log.find((event) => event.id === step.inPlaceOf)
  const base = undone ? inPlaceOf(undone, id) : { ...stamp(log, id, Date.now()), period, clock }
  return { ...base, ...body } as MatchEvent
}

/** Whether nothing else was entered. */
export function areSteps(events: readonly MatchEvent[], steps: readonly Step[]): boolean {
  const own = new Set(steps.map((step) => step.id))
  return events.every((event) => own.has(event.id))
}

/** Steps of the same moment together. */
function moments(steps: readonly Step[], secondsEach: number): { at: number; steps: Step[] }[] {
  if (secondsEach > 0)
    return [...Map.groupBy(steps, ({ seconds }) => seconds)].map(([at, same]) => ({
      at: at * secondsEach,
      steps: same,
    }))
  return Array.from({ length: Math.ceil(steps.length / batch) }, (_, index) => ({
    at: 0,
    steps: steps.slice(index * batch, (index + 1) * batch),
  }))
}

/**
 * Enters a match through the calls of the courtside screen, up to its end, and does not finish it. What the newsroom
 * has already is left out, so a run that was interrupted goes on.
 */
export async function playMatch(playing: Playing): Promise<MatchEvent[]> {
  const { courtside, match: id, keeping, steps, duration, onLog, signal } = playing
  const { match, events, last: first } = await courtside.open(id)
  if (!areSteps(events, steps))
    throw new Error(`match ${id} has events that somebody entered at courtside; this would mix with them`)
  if (match.keeping !== keeping) await courtside.keep(id, keeping)

  let log = mergeEvents(events)
  let last = first
  const known = new Set(log.map((event) => event.id))
  const missing = steps.filter((step) => !known.has(step.id))
  const secondsEach = duration / (lengthOf(steps) || 1)
  const skipped = (missing[0]?.seconds ?? 0) * secondsEach
  const began = Date.now()
  for (const { at, steps: now } of moments(missing, secondsEach)) {
    const wait = began + (at - skipped) * 1000 - Date.now()
    if (wait > 0) await sleep(wait, undefined, signal ? { signal } : {})
    signal?.throwIfAborted()
    const seen = [...log]
    const entered = now.map((step) => {
      const event = eventOf(step, seen)
      seen.push(event)
      return event
    })
    const answer = await courtside.send(id, entered, last)
    const [refused] = answer.refused
    if (refused)
      throw new Error(
        `match ${id}: event ${refused.id} was refused: ${refused.problems.map(({ field, expected }) => `${field} must be ${expected}`).join(', ')}`,
      )
    log = mergeEvents(answer.events, log)
    last = answer.last
    onLog?.(log)
  }
  return log
}
