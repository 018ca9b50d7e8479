import { verifyLive } from '@palank/scripts/verify/live'
import { expect, test } from '@playwright/test'
import { testDemo } from './test-demo.ts'

// Seven seconds are seven seconds: nothing else runs beside it. `pnpm verify live` has more of everything, and a crowd.
test('S11, H3: baskets reach two fans within 7 s, events entered without a network are there once, and whole matches by events equal the simulated ones', async () => {
  test.setTimeout(600_000)
  expect(await verifyLive(testDemo(), '--short')).toBe(true)
})
