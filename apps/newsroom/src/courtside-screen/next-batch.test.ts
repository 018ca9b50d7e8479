import { expect, it } from 'vitest'
import { replacementUuid } from './new-uuid.ts'
import { nextBatch } from './next-batch.ts'
import { eventMaker } from './testing/events.ts'

const event = eventMaker()
const basket = () => event({ type: 'points', side: 'home', player: null, kind: 'two_point' })

it('takes the first ones, in the order of the log', () => {
  const log = [basket(), basket(), basket()]
  expect(nextBatch(log, 2)).toEqual(log.slice(0, 2))
  expect(nextBatch(log, 500)).toEqual(log)
  expect(nextBatch([], 500)).toEqual([])
})

it('takes an event together with its undo and what replaces it, however few may go', () => {
  const wrong = basket()
  const undo = event({ type: 'undo', undoes: wrong.id })
  const named = { ...basket(), id: replacementUuid(wrong.id) }
  const log = [wrong, named, basket(), undo]
  expect(nextBatch(log, 1)).toEqual([wrong, named, undo])
  expect(nextBatch([named, basket(), undo], 2)).toEqual([named, undo])
})

it('begins no group that it cannot finish', () => {
  const other = basket()
  const log = [basket(), other, event({ type: 'undo', undoes: other.id })]
  expect(nextBatch(log, 2)).toEqual(log.slice(0, 1))
})
