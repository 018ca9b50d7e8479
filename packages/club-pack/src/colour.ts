import { clampChroma, formatHex, modeLrgb, modeOklch, modeRgb, useMode, wcagContrast } from 'culori/fn'

useMode(modeRgb)
useMode(modeLrgb)
const toOklch = useMode(modeOklch)

/** `#rrggbb`. */
export type Hex = string

/** Lightness 0 to 1, chroma, hue in degrees. */
export type Lch = { l: number; c: number; h: number }

export function lchOf(hex: Hex): Lch {
  const colour = toOklch(hex)
  if (!colour) throw new RangeError(`not a colour: ${hex}`)
  return { l: colour.l, c: colour.c, h: colour.h ?? 0 }
}

/** What a screen cannot show gives up chroma, never hue or lightness. */
export const hexOf = ({ l, c, h }: Lch): Hex => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))

/** From 1 to 21. */
export const contrast = (one: Hex, other: Hex): number => wcagContrast(one, other)

const lightest = 0.99
const darkest = 0.05

/** Moves the lightness step by step until the colour is good; the last one tried if none is. */
export function moveLightness(start: Lch, step: number, isGood: (hex: Hex) => boolean): Hex {
  let { l } = start
  let hex = hexOf(start)
  while (!isGood(hex) && (step < 0 ? l > darkest : l < lightest)) {
    l += step
    hex = hexOf({ ...start, l })
  }
  return hex
}

/** Degrees between two hues, at most 180. */
export const hueDistance = (one: number, other: number): number => {
  const distance = Math.abs(one - other) % 360
  return Math.min(distance, 360 - distance)
}
