import { expect, type Locator, type Page, test } from '@playwright/test'
import { callApi, consoleErrorsOf, newsroom, openInteractive, publish, signIn } from './editor.ts'
import { logIn, logInAs, read, send } from './newsroom-api.ts'

// Nothing that is written is lost: autosave, languages, leaving, versions. What is written here is deleted at the end.

const created: number[] = []
test.use({ navigationTimeout: 30_000 })
test.beforeAll(logIn)
test.afterAll(async () => {
  await logIn()
  for (const id of created) await send('DELETE', `articles/${id}`)
})

type Article = { id: number; title: string | null; lead: string | null; slug: string | null; _status: string }
const stored = (id: number, locale = 'hu') =>
  read<Article>(`articles/${id}?draft=true&depth=0&locale=${locale}&fallback-locale=null`)
const title = (page: Page) => page.locator('#field-title')
const saveState = (page: Page) => page.locator('.save-state')
const isSaved = (page: Page) => expect(saveState(page)).toHaveText(/^Mentve \d\d:\d\d$/)
const idOf = (page: Page) => Number(new URL(page.url()).pathname.split('/').at(-1))

async function openNew(page: Page): Promise<number> {
  await page.goto(`${newsroom}/admin/collections/articles/create`)
  await page.waitForURL(/articles\/\d+\?locale=hu$/)
  await expect(title(page)).toBeEditable()
  const id = idOf(page)
  created.push(id)
  return id
}

async function draft(data: object): Promise<number> {
  const { id } = await send('POST', 'articles?locale=hu&draft=true', { ...data, _status: 'draft' })
  created.push(id)
  return id
}

async function open(page: Page, id: number) {
  await page.goto(`${newsroom}/admin/collections/articles/${id}`)
  await expect(title(page)).toBeEditable()
}

/** From a list, which writes its own settings into the address when it has loaded: a click before that is lost. */
async function follow(page: Page, link: Locator, field: string) {
  await expect(async () => {
    // A page that came late has no link any more.
    if (!(await page.locator(field).isVisible())) await link.click({ timeout: 2000 })
    await expect(page.locator(field)).toBeEditable({ timeout: 8000 })
  }).toPass({ timeout: 60_000 })
}

/** With the language selector of the bar. */
async function chooseLanguage(page: Page, language: 'hu' | 'en') {
  await page.locator('.app-header .localizer button').first().click()
  await page.locator(`button:has(.localizer__locale-code[data-locale="${language}"])`).click()
}

test('a draft is saved while it is written, and opening a new one leaves nothing behind', async ({
  page,
}) => {
  const consoleErrors = consoleErrorsOf(page)
  await signIn(page)
  const opened = await openNew(page)
  await page.goto(`${newsroom}/admin/collections/articles?sort=-updatedAt`)
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expect(page.locator(`tbody a[href*="/articles/${opened}"]`)).toHaveCount(0)

  const id = await openNew(page)
  const name = 'Magától mentett próbahír'
  await title(page).pressSequentially(name, { delay: 60 })
  await isSaved(page)
  const saved = await stored(id)
  expect(saved).toMatchObject({ title: name, slug: 'magatol-mentett-probahir', _status: 'draft' })
  expect((await callApi(`article/find/${id}`)).status).toBe(404)
  const { totalDocs } = await read<{ totalDocs: number }>(
    `articles/versions?where[parent][equals]=${id}&depth=0`,
  )
  expect(totalDocs).toBe(2)
  await page.goto(`${newsroom}/admin/collections/articles?sort=-updatedAt`)
  await expect(page.locator('tr', { hasText: name })).toBeVisible()

  await test.step('an autosave of something published asks nothing about the site', async () => {
    await open(page, id)
    await publish(page)
    await title(page).fill(`${name}, javítva`)
    await isSaved(page)
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('purge-status') && asked.push(request.url()))
    await title(page).fill(`${name}, megint javítva`)
    await expect(saveState(page)).not.toHaveText(/^Mentve/)
    await isSaved(page)
    await page.waitForTimeout(1000)
    expect(asked).toEqual([])
    const published = await callApi<{ title: string }>(`article/find/${id}`)
    expect(published.data.title).toBe(name)
  })
  expect(consoleErrors).toEqual([])
})

test('a failed autosave is said, the text stays, and it is saved when the newsroom is back', async ({
  page,
}) => {
  const pageErrors: string[] = []
  page.on('pageerror', (error) => pageErrors.push(error.message))
  const id = await draft({ title: 'Kiesik a háló' })
  await signIn(page)
  await open(page, id)

  await test.step('the newsroom cannot be reached', async () => {
    await page.route('**/api/**', (route) => route.abort())
    await title(page).fill('Kiesik a háló, de megmarad')
    await expect(page.locator('.save-failure')).toContainText('a szerkesztőség nem érhető el')
    await expect(title(page)).toHaveValue('Kiesik a háló, de megmarad')
    await page.unroute('**/api/**')
    await isSaved(page)
    expect((await stored(id)).title).toBe('Kiesik a háló, de megmarad')
  })

  await test.step('the session has ended', async () => {
    const cookies = await page.context().cookies()
    await page.context().clearCookies()
    await title(page).fill('Lejárt, de megmarad')
    await expect(page.locator('.save-failure')).toContainText('lejárt a bejelentkezésed')
    await expect(title(page)).toHaveValue('Lejárt, de megmarad')
    await page.context().addCookies(cookies)
    await isSaved(page)
    expect((await stored(id)).title).toBe('Lejárt, de megmarad')
  })
  expect(pageErrors).toEqual([])
})

test('changing the language loses nothing, and new items start in Hungarian', async ({ page }) => {
  const consoleErrors = consoleErrorsOf(page)
  const id = await draft({ title: 'Két nyelven' })
  await signIn(page)
  await open(page, id)
  await title(page).fill('Két nyelven, magyarul')
  await chooseLanguage(page, 'en')
  await expect(page).toHaveURL(/locale=en/)
  await expect(title(page)).toHaveValue('')
  await title(page).fill('In two languages')
  await chooseLanguage(page, 'hu')
  await expect(page).toHaveURL(/locale=hu/)
  await expect(title(page)).toHaveValue('Két nyelven, magyarul')
  expect((await stored(id, 'hu')).title).toBe('Két nyelven, magyarul')
  expect((await stored(id, 'en')).title).toBe('In two languages')

  await test.step('the language does not stick to the next item', async () => {
    await chooseLanguage(page, 'en')
    await expect(title(page)).toHaveValue('In two languages')
    await page.goto(`${newsroom}/admin/collections/articles`)
    await follow(page, page.locator('.list-header a[href*="create"]').first(), '#field-title')
    await page.waitForURL(/articles\/\d+\?locale=hu$/)
    created.push(idOf(page))
    await title(page).fill('Magyarul kezdődik')
    await isSaved(page)
    expect((await stored(idOf(page), 'hu')).title).toBe('Magyarul kezdődik')
    expect((await stored(idOf(page), 'en')).title ?? null).toBeNull()
  })

  await test.step('without drafts it asks first', async () => {
    await page.goto(`${newsroom}/admin/collections/tags/create`)
    await page.locator('#field-name').fill('Nyelvváltó címke')
    await chooseLanguage(page, 'en')
    await expect(page.getByRole('heading', { name: 'Elmented, mielőtt nyelvet váltasz?' })).toBeVisible()
    await page.locator('#confirm-cancel').click()
    await expect(page.locator('#field-name')).toHaveValue('Nyelvváltó címke')
    await expect(page).toHaveURL(/locale=hu/)
  })
  expect(consoleErrors).toEqual([])
})

test('a save that fails stops the change of the language and says why', async ({ page }) => {
  const id = await draft({ title: 'Nem vált' })
  await signIn(page)
  await open(page, id)
  await page.route('**/api/articles/**', (route) => route.abort())
  await title(page).fill('Nem vált, nem vész el')
  await chooseLanguage(page, 'en')
  await expect(page.getByText('A nyelv nem váltott át')).toBeVisible()
  await expect(title(page)).toHaveValue('Nem vált, nem vész el')
  await expect(page).toHaveURL(/locale=hu/)
  await page.unroute('**/api/articles/**')
  await isSaved(page)
  expect((await stored(id)).title).toBe('Nem vált, nem vész el')
})

test('leaving by a link or by the way back: a draft is saved first', async ({ page }) => {
  const consoleErrors = consoleErrorsOf(page)
  const id = await draft({ title: 'Elmegyek' })
  await signIn(page)

  await test.step('the browser’s way back saves it, without waiting for the autosave', async () => {
    await page.goto(`${newsroom}/admin/collections/articles?sort=-updatedAt`)
    await follow(page, page.locator('tr a', { hasText: 'Elmegyek' }).first(), '#field-title')
    // Payload's form takes no save in its first moments.
    await page.waitForLoadState('networkidle')
    await title(page).fill('Elmegyek visszafelé')
    await expect(saveState(page)).toHaveText('Írsz: mindjárt mentjük.')
    await page.goBack()
    await page.waitForURL(/collections\/articles(\?|$)/)
    await expect.poll(async () => (await stored(id)).title).toBe('Elmegyek visszafelé')
  })

  await test.step('a link saves the draft first', async () => {
    await page.goto(`${newsroom}/admin/collections/articles?sort=-updatedAt`)
    await follow(page, page.locator('tr a', { hasText: 'Elmegyek' }).first(), '#field-title')
    await expect(title(page)).toHaveValue('Elmegyek visszafelé')
    await title(page).fill('Elmegyek egy linkkel')
    await page.locator('.step-nav a', { hasText: 'Hírek' }).click()
    await page.waitForURL(/collections\/articles(\?|$)/)
    expect((await stored(id)).title).toBe('Elmegyek egy linkkel')
  })

  expect(consoleErrors).toEqual([])
})

test('leaving asks on settings and on a match sheet, and closing the page asks', async ({ page }) => {
  await signIn(page, 'admin')
  const question = page.getByRole('heading', { name: 'Továbblépsz mentés nélkül?' })
  const leave = async () => {
    await page.locator('.step-nav a').first().click()
    await expect(question).toBeVisible()
    await page.locator('#confirm-cancel').click()
    await expect(question).toBeHidden()
  }
  const closing = async () => {
    const asked = page.waitForEvent('dialog')
    const left = page.goto(`${newsroom}/admin`).catch(() => undefined)
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await left
  }
  await page.goto(`${newsroom}/admin/globals/settings`)
  const text = page.locator('.global-edit--settings input[type="text"]:visible').first()
  await text.fill('Félig kész')
  await leave()
  await closing()

  await logInAs('statistician')
  const { docs } = await read<{ docs: { id: number }[] }>(
    'matches?where[status][equals]=finished&limit=1&depth=0&sort=-game_time',
  )
  await openInteractive(page, `${newsroom}/admin/collections/matches/${docs[0]?.id}`)
  await page.getByRole('button', { name: 'Eredmény és jegyzőkönyv' }).click()
  await page.locator('.match-sheet input:visible').first().fill('7')
  await leave()
  await closing()
})

test('a version says who saved it and when, and restoring it does not publish', async ({ page }) => {
  const consoleErrors = consoleErrorsOf(page)
  await logIn()
  const id = await draft({ title: 'Első változat' })
  await send('PATCH', `articles/${id}?locale=hu`, { title: 'Első változat', _status: 'published' })
  await send('PATCH', `articles/${id}?locale=hu`, { title: 'Második változat', _status: 'published' })
  await signIn(page)
  await page.goto(`${newsroom}/admin/collections/articles/${id}/versions`)
  const rows = page.locator('.versions-view tbody tr')
  await expect(rows).toHaveCount(3)
  const me = await read<{ user: { name: string } }>('users/me')
  await expect(rows.first()).toContainText(me.user.name)
  // Midnight may have passed since.
  await expect(rows.first()).toContainText(/(ma|tegnap) \d\d:\d\d/)
  await expect(rows.nth(1)).toContainText('Közzétéve')
  await rows.nth(1).getByRole('link').click()
  await page.locator('.restore-version button').first().click()
  await expect(page.getByRole('heading', { name: 'Visszaállítod vázlatként?' })).toBeVisible()
  await page.locator('#confirm-action').click()
  await expect(title(page)).toHaveValue('Első változat')
  await expect(page.locator('.state-chips')).toContainText('módosítva')
  expect(await stored(id)).toMatchObject({ title: 'Első változat', _status: 'draft' })
  const published = await callApi<{ title: string }>(`article/find/${id}`)
  expect([published.status, published.data.title]).toEqual([200, 'Második változat'])
  expect(JSON.stringify(published.data)).not.toContain('updated_by')
  expect(consoleErrors).toEqual([])
})
