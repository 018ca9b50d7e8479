import { createHash } from 'node:crypto'
import type { EventBody, Points } from '@palank/sport/events/event'
import { regularPeriods, secondsIn } from '@palank/sport/period'
import type { Play } from '../../season/plays.ts'
import { between, type Random, randomOf } from '../../season/random.ts'

/** Something the scorer enters, and when: in seconds since the match began, breaks included. */
export type Step = {
  id: string
  seconds: number
  period: number
  clock: number | null
  body: EventBody
  /** The id of an undone event whose place it takes. */
  inPlaceOf?: string
}

type Options = { match: string | number; plays: readonly Play[]; mistakes?: boolean }

/** Shorter than in a hall: nobody watches an empty court. */
const breakAfter = (period: number) => (period === regularPeriods / 2 ? 120 : 60)

/** When a mistake is noticed. */
const mistakeSeconds = 50
/** Of so many baskets, one is entered wrong at first. */
const basketsPerMistake = 25

/** The same for the same match, so that a second run goes on where the first one ended. */
function uuidOf(match: string | number, name: string | number): string {
  const hex = createHash('sha256').update(`live ${match} ${name}`).digest('hex')
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function secondsBefore(period: number): number {
  let seconds = 0
  for (let earlier = 1; earlier < period; earlier++) seconds += secondsIn(earlier) + breakAfter(earlier)
  return seconds
}

const wrongKind = {
  free_throw: 'two_point',
  two_point: 'three_point',
  dunk: 'three_point',
  three_point: 'two_point',
} as const

/** A basket with too many or too few points, taken back and entered again. */
function mistaken(step: Step, body: EventBody<Points>, id: (name: string) => string): Step[] {
  const noticed = step.seconds + mistakeSeconds
  return [
    { ...step, body: { ...body, kind: wrongKind[body.kind] } },
    { ...step, id: id('undo'), seconds: noticed, clock: null, body: { type: 'undo', undoes: step.id } },
    { ...step, id: id('right'), seconds: noticed, inPlaceOf: step.id },
  ]
}

function isMistaken(random: Random, { body, clock }: Play): boolean {
  return body.type === 'points' && clock > 2 * mistakeSeconds && between(random, 1, basketsPerMistake) === 1
}

/** What a scorer enters during the match, in the order of time. */
export function stepsOf({ match, plays, mistakes = true }: Options): Step[] {
  const random = randomOf('live', match)
  return plays
    .flatMap((play, index): Step[] => {
      const { period, clock, body } = play
      const seconds = secondsBefore(period) + secondsIn(period) - clock
      const step = { id: uuidOf(match, index), seconds, period, clock, body }
      if (body.type !== 'points' || !mistakes || !isMistaken(random, play)) return [step]
      return mistaken(step, body, (name) => uuidOf(match, `${index} ${name}`))
    })
    .sort((a, b) => a.seconds - b.seconds)
}

export const lengthOf = (steps: readonly Step[]): number => steps.at(-1)?.seconds ?? 0
