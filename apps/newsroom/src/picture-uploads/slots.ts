/** A place in the grid: a picture of the gallery, or a file on its way to be one. */
export type Slot = { id: number } | { upload: string }

export const isPicture = (slot: Slot): slot is { id: number } => 'id' in slot
export const keyOf = (slot: Slot): string =>
  isPicture(slot) ? `picture-${slot.id}` : `upload-${slot.upload}`

/** The value of the field: what is on its way is not in it yet. */
export const idsOf = (slots: Slot[]): number[] => slots.flatMap((slot) => (isPicture(slot) ? [slot.id] : []))

/**
 * The places after the field's value has changed, by this screen or otherwise: pictures are those of the value, in its
 * order, and each upload stays behind the place it stood behind.
 */
export function fitSlots(slots: Slot[], ids: number[]): Slot[] {
  const wanted = [...new Set(ids)]
  const before = idsOf(slots)
  if (before.length === wanted.length && wanted.every((id, index) => id === before[index])) return slots
  const uploadsAfter = new Map<number, Slot[]>()
  const kept = new Set(wanted)
  let last = 0
  for (const slot of slots) {
    if (isPicture(slot)) last = kept.has(slot.id) ? slot.id : last
    else uploadsAfter.set(last, [...(uploadsAfter.get(last) ?? []), slot])
  }
  return [
    ...(uploadsAfter.get(0) ?? []),
    ...wanted.flatMap((id): Slot[] => [{ id }, ...(uploadsAfter.get(id) ?? [])]),
  ]
}

/** Puts a place before the one that stands at `to` now; `to` may be the number of places, the end. */
export function moveSlot(slots: Slot[], from: number, to: number): Slot[] {
  const moved = slots[from]
  const target = Math.min(Math.max(to, 0), slots.length)
  if (!moved || target === from || target === from + 1) return slots
  const rest = slots.filter((_, index) => index !== from)
  return rest.toSpliced(target > from ? target - 1 : target, 0, moved)
}

/** A file has become a picture, in its own place. */
export const fillSlot = (slots: Slot[], upload: string, id: number): Slot[] =>
  slots.map((slot) => (!isPicture(slot) && slot.upload === upload ? { id } : slot))
