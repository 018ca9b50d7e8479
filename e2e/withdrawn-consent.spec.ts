import { verifyChildren } from '@palank/scripts/verify/children'
import { expect, test } from '@playwright/test'
import { testDemo } from './test-demo.ts'

// Five seconds are five seconds: nothing else runs beside it.
test('children first: a child without consent is in no answer of api, site and files, and gone 5 s after a withdrawal', async () => {
  expect(await verifyChildren(testDemo())).toBe(true)
})
