/** `crypto.randomUUID` is only there on https and localhost; a demo in a hall's network has neither. */
export function newUuid(bytes = crypto.getRandomValues(new Uint8Array(16))): string {
  const hex = [...bytes].map((byte, place) => {
    const marked = place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  })
  return [4, 6, 8, 10, 16].map((end, part, ends) => hex.slice(ends[part - 1] ?? 0, end).join('')).join('-')
}

/** What an event and all that ever stands in its place have in common. */
export const placeOf = (id: string): string => id.slice(8)

/** Of what stands in the place of an event: every device makes the same one, so that it is stored once. */
export function replacementUuid(id: string): string {
  const next = (Number.parseInt(id.slice(0, 8), 16) + 1) >>> 0
  return next.toString(16).padStart(8, '0') + placeOf(id)
}
