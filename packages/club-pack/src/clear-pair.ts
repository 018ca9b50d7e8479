import { type Hex, hexOf, hueDistance, type Lch, lchOf } from './colour.ts'
import { type ClubColours, type Colours, deriveColours, isBallSeen } from './colours.ts'

const leastHueDistance = 25
const leastLightnessDistance = 0.2

/** Whether club and ball are told apart at a glance (DESIGN-newsroom, 13). */
export function isPairClear(colours: Colours): boolean {
  const club = lchOf(colours.primary)
  const ball = lchOf(colours.accent)
  const areAlike =
    hueDistance(club.h, ball.h) < leastHueDistance && Math.abs(club.l - ball.l) < leastLightnessDistance
  return isBallSeen(colours) && !areAlike
}

const lightnesses = [0.7, 0.75, 0.8, 0.85, 0.9, 0.95]
const hueTurns = Array.from({ length: 24 }, (_, index) => index * 15)

/** How far one colour is from another to the eye: the distance in OKLab. */
function distance(one: Lch, other: Lch): number {
  const turn = (hueDistance(one.h, other.h) * Math.PI) / 180
  const across = one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(turn)
  return Math.hypot(one.l - other.l, Math.sqrt(Math.max(0, across)))
}

/** The nearest ball colour that is told apart from the club's; the same one if it already is. */
export function clearBall({ club, ball }: ClubColours): Hex {
  const isClear = (candidate: Hex) => isPairClear(deriveColours({ club, ball: candidate }))
  if (isClear(ball)) return ball
  const start = lchOf(ball)
  const chroma = Math.max(start.c, 0.14)
  const candidates = hueTurns
    .flatMap((turn) => lightnesses.map((l) => ({ l, c: chroma, h: (start.h + turn) % 360 })))
    .sort((one, other) => distance(start, one) - distance(start, other))
    .map(hexOf)
  return candidates.find(isClear) ?? ball
}
