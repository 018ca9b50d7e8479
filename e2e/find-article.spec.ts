import { clubs } from '@palank/demo/clubs'
import { expect, test } from '@playwright/test'
import { consoleErrorsOf, openDashboard, waitUntilInteractive } from './editor.ts'

test('an editor finds an old article by its title in two steps', async ({ page }, info) => {
  const consoleErrors = consoleErrorsOf(page)
  const oldest = clubs.solymok.articles.toSorted((a, b) => b.publishedDaysAgo - a.publishedDaysAgo)[0]
  const title = oldest?.title.hu ?? ''
  await openDashboard(page)
  await test.step('opens the list of articles', async () => {
    await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Hírek' }).click()
    await expect(page.locator('.table tbody tr').first()).toBeVisible()
    await expect(page.locator('.table').getByText(title)).toHaveCount(0)
  })
  await test.step('types the title', async () => {
    await waitUntilInteractive(page)
    await page.locator('.search-filter__input').fill(title)
    await expect(page.locator('.table tbody tr')).toHaveCount(1)
    await page.screenshot({ path: info.outputPath('found.png') })
    await page.locator('.table').getByRole('link', { name: title }).click()
    await expect(page.locator('#field-title')).toHaveValue(title)
  })
  expect(consoleErrors).toEqual([])
})
