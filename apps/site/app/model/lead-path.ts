import type { LeadStep } from './live.ts'

type Drawing = {
  steps: readonly LeadStep[]
  /** Where the line stops: the last change, or the end of a period. */
  until: number
  /** Units of the drawing: a period's width, a point's height, and the level score. */
  width: number
  height: number
  level: number
}

/** The lead as steps from the left edge, of which nothing is a curve. */
export function leadPath({ steps, until, width, height, level }: Drawing): string {
  const number = (value: number) => String(Math.round(10 * value) / 10)
  const drawn = steps.map(([x, lead]) => `H${number(x * width)}V${number(level - lead * height)}`)
  return `M0 ${number(level)}${drawn.join('')}H${number(until * width)}`
}
