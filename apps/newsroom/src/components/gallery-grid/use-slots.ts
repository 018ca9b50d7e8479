'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fitSlots, idsOf, type Slot } from '../../picture-uploads/slots.ts'

/**
 * The places of the grid beside the value of the field, which stays the list of ids. What this screen has set comes back
 * through the form a little later, maybe several at once; anything else that comes was changed elsewhere.
 */
export function useSlots(ids: number[], setValue: (ids: number[]) => void) {
  const [slots, setSlots] = useState<Slot[]>(() => fitSlots([], ids))
  const latest = useRef(slots)
  const own = useRef<string[]>([])
  const known = useRef(ids.join())

  useEffect(() => {
    const value = ids.join()
    if (value === known.current) return
    known.current = value
    const seen = own.current.indexOf(value)
    if (seen >= 0) {
      own.current = own.current.slice(seen + 1)
      return
    }
    own.current = []
    latest.current = fitSlots(latest.current, ids)
    setSlots(latest.current)
  }, [ids])

  const change = useCallback(
    (next: (before: Slot[]) => Slot[]) => {
      const before = latest.current
      const after = next(before)
      if (after === before) return
      latest.current = after
      setSlots(after)
      const [value, valueBefore] = [idsOf(after), idsOf(before)]
      if (value.join() === valueBefore.join()) return
      own.current.push(value.join())
      setValue(value)
    },
    [setValue],
  )
  return { slots, change }
}
