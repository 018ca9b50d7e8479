import { contrast, type Hex, hexOf, hueDistance, type Lch, lchOf, moveLightness } from './colour.ts'

export const colourNames = [
  'paper',
  'surface',
  'ink',
  'ink-2',
  'ink-3',
  'primary',
  'primary-deep',
  'primary-tint',
  'accent',
  'accent-hover',
  'on-accent',
  'accent-text',
  'line',
  'line-strong',
  'text',
  'text-2',
  'on-dark',
  'on-dark-2',
  'focus',
  'focus-dark',
] as const
export type ColourName = (typeof colourNames)[number]
export type Colours = Record<ColourName, Hex>

/** The club's colour carries the site; the ball's marks what can be pressed now. */
export type ClubColours = { club: Hex; ball: Hex }

const step = 0.005
/** From this chroma on tints have their whole colour; a grey club stays grey. */
const fullChroma = 0.12
const greyChroma = 0.02
const neighbours = 60
const white = '#ffffff'

/** Every colour of the site from two, so that each pair that is read passes AA (DESIGN-newsroom, 13). */
export function deriveColours({ club, ball }: ClubColours): Colours {
  const main = lchOf(club)
  const second = lchOf(ball)
  const hue = main.c < greyChroma ? second.h : main.h
  const paperHue = hueDistance(second.h, hue) <= neighbours ? second.h : hue
  const strength = Math.min(1, main.c / fullChroma)
  const tint = (l: number, c: number, h = hue): Lch => ({ l, c: c * strength, h })

  const paper = hexOf(tint(0.968, 0.014, paperHue))
  const surface = hexOf(tint(0.997, 0.004, paperHue))
  const ink = hexOf(tint(0.155, 0.04))
  const ink2 = hexOf(tint(0.215, 0.048))
  const primary = moveLightness(
    main,
    -step,
    (hex) => contrast(white, hex) >= 5 && contrast(hex, paper) >= 4.5,
  )
  const { l: primaryLightness, c: primaryChroma } = lchOf(primary)
  const primaryTint = hexOf({ l: 0.925, c: Math.min(0.045, main.c * 0.35), h: paperHue })
  const accent = moveLightness(
    { l: Math.max(second.l, 0.7), c: Math.max(second.c, 0.14), h: second.h },
    step,
    (hex) => contrast(ink, hex) >= 6,
  )
  const accentLch = lchOf(accent)
  return {
    paper,
    surface,
    ink,
    'ink-2': ink2,
    'ink-3': hexOf(tint(0.36, 0.058)),
    primary,
    'primary-deep': hexOf({ l: Math.max(0.05, primaryLightness - 0.09), c: primaryChroma * 0.92, h: hue }),
    'primary-tint': primaryTint,
    accent,
    'accent-hover': hexOf({ l: Math.min(0.93, accentLch.l + 0.06), c: accentLch.c * 0.85, h: accentLch.h }),
    'on-accent': ink,
    'accent-text': moveLightness(
      { l: 0.55, c: accentLch.c * 0.8, h: accentLch.h },
      -step,
      (hex) => contrast(hex, paper) >= 4.6,
    ),
    line: hexOf(tint(0.87, 0.022, paperHue)),
    'line-strong': moveLightness(tint(0.62, 0.03), -step, (hex) => contrast(hex, surface) >= 3.6),
    text: hexOf(tint(0.185, 0.03)),
    'text-2': moveLightness(tint(0.5, 0.035), -step, (hex) => contrast(hex, primaryTint) >= 5.2),
    'on-dark': white,
    'on-dark-2': moveLightness(tint(0.8, 0.04), step, (hex) => contrast(hex, ink2) >= 7),
    focus: primary,
    'focus-dark': white,
  }
}

type Pair = { on: ColourName; colour: ColourName; least: number }
const textPair = (colour: ColourName, on: ColourName): Pair => ({ colour, on, least: 4.5 })
const linePair = (colour: ColourName, on: ColourName): Pair => ({ colour, on, least: 3 })

/** What stands on what, and how much contrast WCAG's AA asks for: 4.5 for text, 3 for lines and marks. */
const pairs: Pair[] = [
  textPair('text', 'paper'),
  textPair('text', 'surface'),
  textPair('text-2', 'paper'),
  textPair('text-2', 'primary-tint'),
  textPair('primary', 'paper'),
  textPair('primary', 'surface'),
  textPair('accent-text', 'paper'),
  textPair('on-dark', 'primary'),
  textPair('on-dark', 'primary-deep'),
  textPair('on-dark', 'ink'),
  textPair('on-dark-2', 'ink'),
  textPair('on-dark-2', 'ink-2'),
  textPair('on-accent', 'accent'),
  textPair('on-accent', 'accent-hover'),
  linePair('line-strong', 'surface'),
  linePair('accent', 'ink'),
  linePair('focus', 'paper'),
  linePair('focus-dark', 'ink'),
]

export type Contrast = Pair & { value: number; passes: boolean }

export const contrastsOf = (colours: Colours): Contrast[] =>
  pairs.map((pair) => {
    const value = contrast(colours[pair.colour], colours[pair.on])
    return { ...pair, value, passes: value >= pair.least }
  })

const leastDifference = 1.6

/** Whether button and page are told apart: warned of, since colours alone are never what says something. */
export const isBallSeen = ({ accent, primary }: Colours): boolean =>
  contrast(accent, primary) >= leastDifference
