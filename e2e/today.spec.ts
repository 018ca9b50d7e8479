import { expect, type Page, test } from '@playwright/test'
import {
  callApi,
  consoleErrorsOf,
  expectDashboard,
  newsroom,
  openDashboard,
  sessionOf,
  signIn,
  waitUntilInteractive,
} from './editor.ts'
import { logInAs, send } from './newsroom-api.ts'
import { expectNoSidewaysScroll } from './overflow.ts'
import { violations } from './site/axe.ts'

const widths = [390, 1440]

/** The blocks that each role sees, in their order. */
const blocks = {
  editor: ['match', 'todos', 'home', 'system', 'activity'],
  statistician: ['match', 'todos', 'activity'],
  admin: ['match', 'todos', 'activity', 'system', 'home'],
  registrar: ['todos', 'system'],
  child_protection: ['match', 'todos'],
} as const

async function expectGood(page: Page): Promise<void> {
  await expect(page.getByText('Betöltés…')).toHaveCount(0)
  await expect(page.getByText('nem tudtam lekérdezni')).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await expect.poll(() => violations(page)).toEqual([])
}

for (const role of Object.keys(blocks) as (keyof typeof blocks)[])
  test(`the day of a ${role} fits phones and desktops, and axe finds nothing`, async ({ page }, info) => {
    const consoleErrors = consoleErrorsOf(page)
    await signIn(page, role)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${newsroom}/admin`)
      await expectDashboard(page)
      await expectGood(page)
      const shown = () =>
        page
          .locator('[data-place]')
          .evaluateAll((found) => found.map((one) => one.getAttribute('data-place')))
      await expect.poll(shown).toEqual(blocks[role])
      await page.screenshot({ path: info.outputPath(`${role}-${width}.png`), fullPage: true })
    }
    await page.setViewportSize({ width: 390, height: 844 })
    const bar = page.getByRole('navigation', { name: 'Gyors műveletek' })
    for (const link of await bar.getByRole('link').all())
      await expect.poll(async () => (await link.boundingBox())?.height).toBeGreaterThanOrEqual(72)
    expect(consoleErrors).toEqual([])
  })

test('the day speaks English to whoever chose it', async ({ page }) => {
  await page.context().addCookies([
    { name: 'payload-token', value: await sessionOf('admin'), url: newsroom, sameSite: 'Strict' },
    { name: 'payload-lng', value: 'en', url: newsroom },
  ])
  await page.goto(`${newsroom}/admin`)
  await expect(page.getByRole('heading', { level: 1, name: /match day$|^No match today$/ })).toBeVisible()
  for (const name of ['To do', 'What happened', 'System', 'On the home page now'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect.poll(() => violations(page)).toEqual([])
})

test('a to-do opens a list with as many rows as it says', async ({ page }) => {
  await logInAs('editor')
  const title = `Teendő próbája ${Date.now().toString(36)}`
  const { id } = await send('POST', 'articles?locale=hu&draft=true', { title, _status: 'draft' })
  try {
    await openDashboard(page, 'editor')
    const todo = page.locator('[data-todo="drafts"]')
    await expect(todo).toContainText(`Legutóbb: ${title}`)
    const count = Number(/^\d+/.exec((await todo.textContent()) ?? '')?.[0])
    expect(count).toBeGreaterThan(0)
    await todo.click()
    await expect(page.locator('.table tbody tr').filter({ hasText: title })).toBeVisible()
    await expect(page.locator('.table tbody tr')).toHaveCount(Math.min(count, 25))
  } finally {
    await send('DELETE', `articles/${id}`)
  }
})

type Listed = { id: number }[]
const slides = async () =>
  (await callApi<Listed>('article/list?filters[highlight]=slider&page=1&per_page=5')).data.map(({ id }) => id)

test('the keyboard changes the order of the slides, and the api follows', async ({ page }) => {
  const consoleErrors = consoleErrorsOf(page)
  const [first = 0, second = 0, ...others] = await slides()
  expect(second).toBeGreaterThan(0)
  await openDashboard(page, 'editor')
  await waitUntilInteractive(page)
  await page.getByRole('button', { name: 'Sorrend' }).press('Enter')
  const list = page.getByRole('region', { name: 'Nagy képes lapozó' })
  const move = async (name: RegExp, row: number) => {
    const button = list.getByRole('listitem').nth(row).getByRole('button', { name })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(list.locator('.home-order__status')).toContainText(/^Mentve\./)
  }
  try {
    await move(/^Előrébb/, 1)
    expect(await slides()).toEqual([second, first, ...others])
    // The one that was moved keeps the focus.
    await expect(
      list
        .getByRole('listitem')
        .first()
        .getByRole('button', { name: /^Előrébb/ }),
    ).toBeFocused()
    await expect.poll(() => violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Kész' }).click()
    await expect(page.locator('.home-now__tile').first()).toHaveAttribute(
      'href',
      new RegExp(`/articles/${second}$`),
    )
  } finally {
    await logInAs('editor')
    await send('POST', 'home-order', { kind: 'slider', ids: [first, second, ...others] })
  }
  expect(await slides()).toEqual([first, second, ...others])
  expect(consoleErrors).toEqual([])
})

test('an order that cannot be saved stays as it was, and says why', async ({ page }) => {
  await openDashboard(page, 'editor')
  let status = 500
  await page.route('**/api/home-order', (route) => route.fulfill({ status, json: { ids: [] } }))
  await waitUntilInteractive(page)
  await page.getByRole('button', { name: 'Sorrend' }).click()
  const list = page.getByRole('region', { name: 'Nagy képes lapozó' })
  await expect(list.locator('.home-order__title').first()).toBeVisible()
  const titles = () => list.locator('.home-order__title').allTextContents()
  const before = await titles()
  const earlier = list
    .getByRole('listitem')
    .nth(1)
    .getByRole('button', { name: /^Előrébb/ })
  await earlier.click()
  await expect(list.getByRole('alert')).toHaveText(/a sorrend a régi maradt/)
  await expect.poll(titles).toEqual(before)
  // Somebody else was faster.
  status = 409
  await earlier.click()
  await expect(list.getByRole('alert')).toHaveText(/Közben más változtatott a kezdőlapon/)
  await expect.poll(titles).toEqual(before)
})
