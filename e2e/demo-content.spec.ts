import path from 'node:path'
import { state } from '@palank/scripts/paths'
import { runningDemo } from '@palank/scripts/running-demo'
import { verifyChildren } from '@palank/scripts/verify/children'
import { verifyContent } from '@palank/scripts/verify/content'
import { verifySeason } from '@palank/scripts/verify/season'
import { expect, test } from '@playwright/test'

function testDemo() {
  const demo = runningDemo('solymok', path.join(state, 'e2e'))
  if (!demo) throw new Error('the demo of these tests is not running')
  return demo
}

test('H1–H4: tables and statistics of the demo match plain SQL over the raw rows', async () => {
  expect(await verifySeason(testDemo())).toBe(true)
})

test('links, files and twins of the demo exist, and its reports agree with the tables', async () => {
  expect(await verifyContent(testDemo())).toBe(true)
})

test('children first: a child without consent is in no answer of api, site and files, and gone 5 s after a withdrawal', async () => {
  expect(await verifyChildren(testDemo())).toBe(true)
})
