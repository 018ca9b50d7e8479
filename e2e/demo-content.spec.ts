import path from 'node:path'
import { state } from '@palank/scripts/paths'
import { runningDemo } from '@palank/scripts/running-demo'
import { verifySeason } from '@palank/scripts/verify/season'
import { expect, test } from '@playwright/test'

test('H1–H4: tables and statistics of the demo are what plain SQL makes of the raw rows', async () => {
  const demo = runningDemo('solymok', path.join(state, 'e2e'))
  if (!demo) throw new Error('the demo of these tests does not run')
  expect(await verifySeason(demo)).toBe(true)
})
