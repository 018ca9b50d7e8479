import { verifySpecification } from '@palank/scripts/verify/specification'
import { expect, test } from '@playwright/test'

test('F3, F5, F7, C9: every screen works with only the fields of the specification, and a malformed field affects only itself', async () => {
  test.setTimeout(480_000)
  expect(await verifySpecification()).toBe(true)
})
