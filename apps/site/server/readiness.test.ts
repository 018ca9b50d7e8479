import { expect, test } from 'vitest'
import { createReadiness } from './readiness.ts'

test('R6: a site is ready when a page was rendered lately, or can be rendered now', async () => {
  let isProven = false
  let result: () => Promise<boolean> = async () => false
  let checks = 0
  let time = 0
  const isReady = createReadiness({
    isProven: () => isProven,
    check: () => {
      checks += 1
      return result()
    },
    now: () => time,
  })
  expect(await Promise.all([isReady(), isReady()])).toEqual([false, false])
  expect(checks).toBe(1)
  time += 1_000
  result = async () => true
  expect(await isReady()).toBe(true)
  time += 1_000
  result = () => Promise.reject(new Error('no page'))
  expect(await isReady()).toBe(false)
  isProven = true
  expect(await isReady()).toBe(true)
  expect(checks).toBe(3)
})

test('R6: whoever asks does not wait for a page that takes too long', async () => {
  const page = Promise.withResolvers<boolean>()
  const isReady = createReadiness({ isProven: () => false, check: () => page.promise, patience: 20 })
  expect(await isReady()).toBe(false)
  page.resolve(true)
  expect(await isReady()).toBe(true)
})
