import path from 'node:path'
import { state } from '@palank/scripts/paths'
import { runningDemo } from '@palank/scripts/running-demo'
import { verifyContent } from '@palank/scripts/verify/content'
import { verifySeason } from '@palank/scripts/verify/season'
import { expect, test } from '@playwright/test'

function demoOfTheseTests() {
  const demo = runningDemo('solymok', path.join(state, 'e2e'))
  if (!demo) throw new Error('the demo of these tests does not run')
  return demo
}

test('H1–H4: tables and statistics of the demo are what plain SQL makes of the raw rows', async () => {
  expect(await verifySeason(demoOfTheseTests())).toBe(true)
})

test('links, files and twins of the demo answer, and its reports agree with the tables', async () => {
  expect(await verifyContent(demoOfTheseTests())).toBe(true)
})
