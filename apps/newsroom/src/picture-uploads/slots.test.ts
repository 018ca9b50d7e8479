import { describe, expect, it } from 'vitest'
import { fillSlot, fitSlots, idsOf, moveSlot, type Slot } from './slots.ts'

const picture = (id: number): Slot => ({ id })
const file = (upload: string): Slot => ({ upload })

describe('the places of a gallery', () => {
  it('are the pictures of the field, each once', () => {
    expect(fitSlots([], [3, 1, 3])).toEqual([picture(3), picture(1)])
  })

  it('stay the same object where nothing changed, so that nothing is drawn again', () => {
    const slots = [picture(1), file('a'), picture(2)]
    expect(fitSlots(slots, [1, 2])).toBe(slots)
  })

  it('keep a file on its way behind the picture it stood behind', () => {
    const slots = [file('first'), picture(1), file('a'), picture(2), file('b')]
    expect(fitSlots(slots, [2, 1])).toEqual([file('first'), picture(2), file('b'), picture(1), file('a')])
    expect(fitSlots(slots, [2])).toEqual([file('first'), file('a'), picture(2), file('b')])
    expect(fitSlots(slots, [])).toEqual([file('first'), file('a'), file('b')])
    expect(fitSlots(slots, [1, 2, 9])).toEqual([...slots, picture(9)])
  })

  it('are filled where the file stood', () => {
    const slots = fillSlot([picture(1), file('a'), file('b')], 'a', 7)
    expect(slots).toEqual([picture(1), picture(7), file('b')])
    expect(idsOf(slots)).toEqual([1, 7])
  })
})

describe('moving', () => {
  const slots = [1, 2, 3, 4].map(picture)
  const moved = (from: number, to: number) => idsOf(moveSlot(slots, from, to))

  it('puts a picture before the place it is dropped at', () => {
    expect(moved(0, 2)).toEqual([2, 1, 3, 4])
    expect(moved(3, 0)).toEqual([4, 1, 2, 3])
    expect(moved(0, 4)).toEqual([2, 3, 4, 1])
    expect(moved(2, 1)).toEqual([1, 3, 2, 4])
  })

  it('changes nothing where it stands, and keeps within the grid', () => {
    expect(moveSlot(slots, 1, 1)).toBe(slots)
    expect(moveSlot(slots, 1, 2)).toBe(slots)
    expect(moveSlot(slots, 9, 0)).toBe(slots)
    expect(moved(1, -5)).toEqual([2, 1, 3, 4])
    expect(moved(1, 99)).toEqual([1, 3, 4, 2])
  })
})
