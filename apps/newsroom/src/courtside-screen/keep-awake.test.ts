import { expect, it, vi } from 'vitest'
import { keepAwake } from './keep-awake.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))
const pageOf = () => {
  const page = new EventTarget() as unknown as Document & { visibilityState: string }
  return Object.assign(page, { visibilityState: 'visible' })
}
const lockOf = () => ({ released: false, release: vi.fn(async () => undefined) })
const refused = () => Promise.reject(new Error('NotAllowedError'))

it('asks again at a tap where the browser wants one, and no more once it is held', async () => {
  const page = pageOf()
  const lock = lockOf()
  const request = vi.fn<() => Promise<ReturnType<typeof lockOf>>>(refused)
  keepAwake(page, request)
  await settle()
  request.mockResolvedValue(lock)
  for (let tap = 0; tap < 3; tap += 1) {
    page.dispatchEvent(new Event('click'))
    await settle()
  }
  expect(request).toHaveBeenCalledTimes(2)
})

it('asks again once the browser has let go, and only while the page is seen', async () => {
  const page = pageOf()
  const lock = lockOf()
  const request = vi.fn(async () => lock)
  keepAwake(page, request)
  await settle()
  lock.released = true
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(request).toHaveBeenCalledTimes(1)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(request).toHaveBeenCalledTimes(2)
})

it('lets go of what it holds, also of what it gets too late', async () => {
  const page = pageOf()
  const [held, late] = [lockOf(), lockOf()]
  const stop = keepAwake(page, async () => held)
  await settle()
  stop()
  keepAwake(page, async () => late)()
  await settle()
  expect([held.release, late.release].map((release) => release.mock.calls.length)).toEqual([1, 1])
  page.dispatchEvent(new Event('click'))
  await settle()
  expect(held.release).toHaveBeenCalledTimes(1)
})

it('does without where the browser has none', async () => {
  const page = pageOf()
  const request = vi.fn(() => undefined)
  keepAwake(page, request)
  page.dispatchEvent(new Event('click'))
  await settle()
  expect(request).toHaveBeenCalled()
})
