import { pathFor } from '@palank/routes'
import { expect, type Page, test } from '@playwright/test'
import { callApi, consoleErrorsOf, newsroom, publish, signIn } from './editor.ts'
import { logIn, read, send } from './newsroom-api.ts'
import { expectNoSidewaysScroll } from './overflow.ts'

// One clock, two languages side by side, checks before publishing. What is written here is deleted at the end.

const created: number[] = []
test.beforeAll(logIn)
test.afterAll(async () => {
  for (const id of created) await send('DELETE', `articles/${id}`)
})

const formOf = (id: number, locale = 'hu') => `${newsroom}/admin/collections/articles/${id}?locale=${locale}`
const listed = (page: Page, title: string) => page.locator('tr', { hasText: title })
const saved = async (page: Page) => {
  await expect(page.locator('.payload-toast-item.toast-success').first()).toBeVisible()
  await page.locator('.payload-toast-item').first().waitFor({ state: 'detached' })
}

test('one clock: an editor schedules an article, sees it in the lists, and puts it out now', async ({
  page,
}) => {
  const consoleErrors = consoleErrorsOf(page)
  const title = 'Órára tett próbahír'
  const article = await send('POST', 'articles?locale=hu&draft=true', { title, _status: 'draft' })
  created.push(article.id)
  const clock = page.locator('.publish-time')
  const panel = page.getByRole('dialog', { name: 'Mikor jelenjen meg?' })
  const state = page.locator('.state-chips__state')

  await test.step('the button says what it does: publish now, schedule for later', async () => {
    await signIn(page)
    await page.goto(formOf(article.id))
    await expect(state).toHaveText('Vázlat')
    await expect(clock).toHaveText('Most ▾')
    await clock.click()
    await panel.getByLabel('Megadott időben').check()
    await panel.getByLabel('Nap').fill('2030-07-01')
    await panel.getByLabel('Idő', { exact: true }).fill('17:00')
    await panel.getByRole('button', { name: 'Rendben' }).click()
    await expect(clock).toHaveText('2030. júl. 1. 17:00 ▾')
    await page.getByRole('button', { name: 'Időzítés', exact: true }).click()
    await saved(page)
    await expect(state).toHaveText('Időzítve, 2030. júl. 1. 17:00')
    // Summer time in Budapest, whatever the browser's zone.
    const stored = await read<{ publish_date: string }>(`articles/${article.id}?depth=0`)
    expect(stored.publish_date).toBe('2030-07-01T15:00:00.000Z')
    expect((await callApi(`article/find/${article.id}`)).status).toBe(404)
  })

  await test.step('it stands in a list of its own, counted in the navigation', async () => {
    const link = page.locator('#nav-scheduled')
    await page.goto(`${newsroom}/admin/scheduled`)
    await expect(link).toHaveText(/^Időzítve [1-9]\d*\+? magától jelenik meg$/)
    const row = page.getByRole('listitem').filter({ hasText: title })
    await expect(row).toContainText('2030. júl. 1. 17:00')
    await expect(row).toContainText('Hír, csak magyarul')
  })

  await test.step('the list says its state and its languages, without asking for each row', async () => {
    const requests: string[] = []
    page.on(
      'request',
      (request) => request.url().includes('publishing-states') && requests.push(request.url()),
    )
    await page.goto(`${newsroom}/admin/collections/articles?limit=25&locale=en`)
    const row = listed(page, title)
    // In the English list too it is called by its Hungarian title.
    await expect(row).toContainText('Időzítve, 2030. júl. 1. 17:00')
    await expect(row).toContainText('hu ✓')
    await expect(row).toContainText('en –')
    await expect(page.locator('.state-chips__state', { hasText: 'Kint van' }).first()).toBeVisible()
    // They come with the list.
    expect(requests).toEqual([])
    expect(await page.locator('.state-chips__state').count()).toBe(25)
  })

  await test.step('now: it is out with this moment as its date, and a correction keeps it', async () => {
    await page.goto(formOf(article.id))
    await clock.click()
    await panel.getByLabel('Most').check()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await publish(page)
    await expect(state).toHaveText('Kint van')
    const first = await callApi<{ publish_date: string }>(`article/find/${article.id}`)
    expect(first.status).toBe(200)
    await page.locator('#field-lead').fill('Javítva.')
    await clock.click()
    // Midnight may have passed since.
    await expect(panel).toContainText(/a dátuma marad: (ma|tegnap) /)
    await page.keyboard.press('Escape')
    await publish(page)
    const corrected = await callApi<{ publish_date: string; lead: string }>(`article/find/${article.id}`)
    expect(corrected.data).toMatchObject({ lead: 'Javítva.', publish_date: first.data.publish_date })
    const address = await page.request.get(
      `${process.env.SITE}${pathFor('article', 'hu', { slug: article.slug })}`,
    )
    expect(address.status()).toBe(200)
  })

  await test.step('on a phone the clock opens at the bottom and nothing overflows', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await clock.scrollIntoViewIfNeeded()
    await clock.click()
    await expect(panel.getByRole('button', { name: 'Rendben' })).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
  })

  expect(consoleErrors).toEqual([])
})
