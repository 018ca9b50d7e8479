/** Guards for what comes over the wire, whatever it turns out to be. */

/** A text without the blanks around it; empty when it is none. */
export const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

export const list = <Item>(value: readonly Item[] | null | undefined): readonly Item[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []

export const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0

/** A number that is there; anything else cannot be said, and its item falls out by `attempt`. */
export function figure(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  throw new TypeError('not a whole number')
}

/** Where something stands among others; what does not say comes first. */
export const orderOf = (value: unknown): number =>
  typeof value === 'number' && !Number.isNaN(value) ? value : 0

/** An address that a picture can be drawn from and a link can lead to. */
export const sourceOf = (value: unknown): string | undefined => {
  const source = words(value)
  const isOne = /^(\/|https?:\/\/)/i.test(source) && URL.canParse(source, 'https://site')
  return isOne ? source : undefined
}

export const isDate = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** What is made of an item, or nothing when it has no shape to make it of. */
export function attempt<Made>(make: () => Made): Made | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}
