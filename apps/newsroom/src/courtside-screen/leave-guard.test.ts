import { expect, it, vi } from 'vitest'
import { guardBack } from './leave-guard.ts'

function opened() {
  const ask = vi.fn()
  const pushState = vi.fn()
  const page = Object.assign(new EventTarget(), { history: { state: null, pushState } })
  const guard = guardBack(page as unknown as Window, ask)
  return { ask, pushState, guard, goBack: () => page.dispatchEvent(new Event('popstate')) }
}

it('going back asks, and stays for the next time', () => {
  const { ask, pushState, guard, goBack } = opened()
  guard.setAsks(true)
  goBack()
  goBack()
  expect(ask).toHaveBeenCalledTimes(2)
  expect(pushState).toHaveBeenCalledTimes(3)
})

it('takes one entry of the history, however often there is something to ask', () => {
  const { ask, pushState, guard, goBack } = opened()
  for (const asks of [true, false, true, false, true, false]) guard.setAsks(asks)
  expect(pushState).toHaveBeenCalledTimes(1)
  goBack()
  expect(ask).not.toHaveBeenCalled()
  guard.setAsks(true)
  expect(pushState).toHaveBeenCalledTimes(2)
})

it('asks nothing once it has stopped', () => {
  const { ask, guard, goBack } = opened()
  guard.setAsks(true)
  guard.stop()
  goBack()
  expect(ask).not.toHaveBeenCalled()
})
