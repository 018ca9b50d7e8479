import { afterEach, expect, test, vi } from 'vitest'
import { loadPart } from './lazy-part.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a part that cannot be loaded is waited for: the page is whole without it', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  let tries = 0
  let loaded: string | undefined
  const load = () => {
    tries += 1
    return tries < 3 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('part')
  }
  void loadPart(load).then((part) => {
    loaded = part
  })
  await vi.advanceTimersByTimeAsync(19_900)
  expect([tries, loaded]).toEqual([2, undefined])
  await vi.advanceTimersByTimeAsync(100)
  expect([tries, loaded]).toEqual([3, 'part'])
})

test('the server says at once that it cannot', async () => {
  await expect(loadPart(() => Promise.reject(new Error('none')))).rejects.toThrow('none')
})
