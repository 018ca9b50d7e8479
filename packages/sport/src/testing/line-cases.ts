import fc from 'fast-check'
import { type Counted, counted, type Line } from '../line.ts'

export const unknownLine: Line = {
  ...(Object.fromEntries(counted.map((field) => [field, null])) as Record<Counted, null>),
  seconds: null,
  starter: null,
  did_not_play: false,
}

const shots = fc
  .tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 }), fc.nat({ max: 9 }), fc.nat({ max: 9 }))
  .map((values) => values.toSorted((a, b) => a - b))

/** Consistent numbers, all known except `seconds`. */
export const fullLine: fc.Arbitrary<Line> = fc
  .record({
    two: shots,
    three: shots,
    free: shots,
    rest: fc.array(fc.nat({ max: 9 }), { minLength: 7, maxLength: 7 }),
    foul: fc.nat({ max: 5 }),
    starter: fc.boolean(),
  })
  .map(({ two, three, free, rest, foul, starter }) => {
    const [dunk_made = 0, both = 0, other = 0, two_point_all = 0] = two
    const [three_point_made = 0, , , three_point_all = 0] = three
    const [free_throw_made = 0, , , free_throw_all = 0] = free
    const [defensive_rebound = 0, offensive_rebound = 0, assist = 0, steal = 0, turnover = 0, block = 0] =
      rest
    return {
      points: 2 * both + 3 * three_point_made + free_throw_made,
      dunk_made,
      dunk_all: Math.min(other, dunk_made + two_point_all - both),
      two_point_made: both,
      two_point_all,
      three_point_made,
      three_point_all,
      free_throw_made,
      free_throw_all,
      defensive_rebound,
      offensive_rebound,
      assist,
      steal,
      turnover,
      block,
      block_against: rest[6] ?? 0,
      foul,
      defensive_foul: assist,
      seconds: null,
      starter,
      did_not_play: false,
    }
  })

/** As leagues record them: some numbers unknown, some players never on the court. */
export const line: fc.Arbitrary<Line> = fc
  .record({
    full: fullLine,
    unknown: fc.oneof<fc.Arbitrary<Counted[]>[]>(
      fc.constant([]),
      fc.subarray([...counted]),
      fc.constant([...counted]),
    ),
    seconds: fc.option(fc.integer({ min: 0, max: 2400 }), { freq: 3 }),
    starter: fc.option(fc.boolean()),
    did_not_play: fc.oneof(
      { weight: 7, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
  })
  .map(({ full, unknown, ...rest }) => ({
    ...full,
    ...Object.fromEntries(unknown.map((field) => [field, null])),
    ...rest,
  }))
