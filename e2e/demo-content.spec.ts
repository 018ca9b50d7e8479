import { verifyContent } from '@palank/scripts/verify/content'
import { verifySeason } from '@palank/scripts/verify/season'
import { expect, test } from '@playwright/test'
import { testDemo } from './test-demo.ts'

test('H1–H4: tables and statistics of the demo match plain SQL over the raw rows', async () => {
  expect(await verifySeason(testDemo())).toBe(true)
})

test('links, files and twins of the demo exist, and its reports agree with the tables', async () => {
  expect(await verifyContent(testDemo())).toBe(true)
})
