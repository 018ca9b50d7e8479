import { hueDistance, type Lch, lchOf } from '@palank/club-pack/colour'
import type { ClubColours } from '@palank/club-pack/colours'

/** In characters; a crest of a few shapes has some thousands. */
export const longestCrest = 200_000

const colourIn = /(?:fill|stroke|stop-color)\s*[=:]\s*["']?\s*#([0-9a-f]{6}|[0-9a-f]{3})\b/gi

const longHex = (digits: string) =>
  `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`.toLowerCase()

const paleChroma = 0.04
const leastApart = 0.12

const areApart = (one: Lch, other: Lch) =>
  Math.abs(one.l - other.l) > leastApart || (hueDistance(one.h, other.h) > 25 && other.c > paleChroma)

/** The two colours used most in a crest, without white, black and grey: the darker one is the club's. */
export function coloursIn(svg: string): ClubColours | undefined {
  const counts = new Map<string, number>()
  for (const [, digits = ''] of svg.matchAll(colourIn)) {
    const hex = longHex(digits)
    counts.set(hex, (counts.get(hex) ?? 0) + 1)
  }
  const byUse = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([hex]) => ({ hex, ...lchOf(hex) }))
    .filter(({ c }) => c > paleChroma)
  const [first] = byUse
  const second = first && byUse.find((colour) => areApart(first, colour))
  if (!first || !second) return undefined
  const [club, ball] = first.l <= second.l ? [first, second] : [second, first]
  return { club: club.hex, ball: ball.hex }
}
