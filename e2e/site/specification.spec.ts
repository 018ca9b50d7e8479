import { verifySpecification } from '@palank/scripts/verify/specification'
import { expect, test } from '@playwright/test'

test('F3, F5, F7, C9: on the specification’s fields alone every screen is whole, and a spoiled one costs itself', async () => {
  test.setTimeout(480_000)
  expect(await verifySpecification()).toBe(true)
})
