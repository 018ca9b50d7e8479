import path from 'node:path'
import { root } from '@palank/scripts/paths'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import {
  newsroom,
  openInteractive,
  sessionOf,
  signIn,
  waitForNewForm,
  waitUntilInteractive,
} from './editor.ts'
import { logIn, logInAs, read, send } from './newsroom-api.ts'

type Listed = { selector: string; where: string; why: string }

const file = path.join(root, 'apps/newsroom/src/app/(payload)/payload-classes.ts')
const { payloadClasses } = (await import(file)) as { payloadClasses: readonly Listed[] }

const collection = (slug: string, rest = '') => `${newsroom}/admin/collections/${slug}${rest}`
const phone = { width: 390, height: 844 }

let article = 0
let draft = 0
let inTrash = 0

test.beforeAll(async () => {
  await logIn()
  const title = `Osztályok ${Date.now()}`
  article = (await send('POST', 'articles?locale=hu', { title, _status: 'published' })).id
  draft = (await send('POST', 'articles?locale=hu&draft=true', { title: `${title}, vázlat` })).id
  inTrash = (await send('POST', 'articles?locale=hu', { title: `${title}, kuka` })).id
  await send('PATCH', `articles/${inTrash}?locale=hu`, { deletedAt: new Date().toISOString() })
})

test.afterAll(async () => {
  await logIn()
  for (const id of [article, draft, inTrash])
    await send('DELETE', `articles/${id}?trash=true&overrideLock=true`)
})

const open = (page: Page, address: string) => page.goto(address)

async function openNew(page: Page): Promise<void> {
  await open(page, collection('articles', '/create'))
  await waitForNewForm(page)
}

async function openArticle(page: Page): Promise<void> {
  await open(page, collection('articles', `/${article}`))
  await expect(page.locator('#field-title')).toBeVisible()
}

async function refuse(page: Page): Promise<void> {
  await openNew(page)
  await page.locator('#field-title').fill('x')
  await page.locator('#field-title').fill('')
  await page.getByRole('button', { name: 'Közzététel', exact: true }).click()
  await expect(page.locator('.error-summary')).toBeVisible()
}

let others: BrowserContext[] = []
test.afterEach(async () => {
  // Whoever leaves a document lets it go.
  await Promise.all(others.map((one) => one.close()))
  others = []
})

/** Somebody else has it open. */
async function openLocked(page: Page): Promise<void> {
  const other = await page.context().browser()?.newContext()
  if (!other) throw new Error('the browser is gone')
  others.push(other)
  const value = await sessionOf('admin')
  await other.addCookies([{ name: 'payload-token', value, url: newsroom, sameSite: 'Strict' }])
  const theirs = await other.newPage()
  await theirs.goto(collection('articles', `/${article}`))
  const title = theirs.locator('#field-title')
  await expect(title).toBeEnabled()
  // What is typed before the scripts have started is lost, so it is typed until a lock is there.
  const locks = `payload-locked-documents?depth=0&where[document.value][equals]=${article}`
  await expect(async () => {
    await title.fill(`Zárolva ${Date.now()}`)
    await expect
      .poll(async () => (await read<{ totalDocs: number }>(locks)).totalDocs, { timeout: 3_000 })
      .toBeGreaterThan(0)
  }).toPass()
  await openArticle(page)
}

const firstIdOf = async (slug: string) =>
  (await read<{ docs: { id: number }[] }>(`${slug}?limit=1&depth=0`)).docs[0]?.id

/** How each screen comes about. */
const screens: Record<string, (page: Page) => Promise<unknown>> = {
  list: (page) => open(page, collection('articles')),
  'list on a phone': async (page) => {
    await page.setViewportSize(phone)
    await open(page, collection('articles'))
  },
  'languages of a list': async (page) => {
    await openInteractive(page, collection('articles'))
    await page
      .locator('.app-header')
      .getByRole('button', { name: /magyar/ })
      .click()
  },
  'empty list': (page) => open(page, collection('articles', '?search=nincs-ilyen-hír-sehol')),
  'new article': async (page) => {
    await openNew(page)
    await page.locator('#field-categories input[role="combobox"]').focus()
  },
  'refused article': refuse,
  article: openArticle,
  'article on a phone': async (page) => {
    await page.setViewportSize(phone)
    await openArticle(page)
  },
  'article with a cover': async (page) => {
    const query = 'articles?limit=1&depth=0&where[cover_image][exists]=true'
    const { docs } = await read<{ docs: { id: number }[] }>(query)
    await open(page, collection('articles', `/${docs[0]?.id}`))
  },
  'menu of an article': async (page) => {
    await openArticle(page)
    await waitUntilInteractive(page)
    await page.getByRole('button', { name: 'További műveletek' }).click()
  },
  'saved article': async (page) => {
    await openInteractive(page, collection('articles', `/${draft}`))
    await page.getByRole('button', { name: 'Közzététel', exact: true }).click()
  },
  'locked article': async (page) => {
    // Our bar answers the dialog at once; here it may not.
    await page.addInitScript(() => {
      HTMLButtonElement.prototype.click = () => undefined
    })
    await openLocked(page)
  },
  'read-only article': openLocked,
  'list in a drawer': async (page) => {
    await openNew(page)
    await page.locator('#field-cover_image').getByRole('button').last().click()
  },
  competition: async (page) => {
    await logInAs('statistician')
    await openInteractive(page, collection('competitions', `/${await firstIdOf('competitions')}`))
    await page.getByRole('button', { name: 'Tabella' }).first().click()
  },
  menu: async (page) => {
    await open(page, collection('menus', `/${await firstIdOf('menus')}`))
  },
  'date picker': async (page) => {
    await logInAs('statistician')
    await openInteractive(page, collection('matches', `/${await firstIdOf('matches')}`))
    await page.locator('.date-time-picker input').first().click()
  },
  trash: async (page) => {
    await openInteractive(page, collection('articles', '/trash'))
    await page.locator('#select-all').check()
    await page.getByRole('button', { name: 'Visszavétel' }).first().click()
  },
  'document in the trash': async (page) => {
    await openInteractive(page, collection('articles', `/trash/${inTrash}`))
    await page.getByRole('button', { name: 'Visszavétel', exact: true }).click()
  },
}

const ofStatistician = ['competition', 'date picker']

test('every screen that is listed is known here', () => {
  expect(payloadClasses.length).toBeGreaterThan(30)
  expect([...new Set(payloadClasses.map(({ where }) => where))].filter((where) => !screens[where])).toEqual(
    [],
  )
})

for (const [where, come] of Object.entries(screens)) {
  const listed = payloadClasses.filter((one) => one.where === where)
  if (listed.length === 0) continue
  test(`Payload’s classes that we name are there: ${where}`, async ({ page }) => {
    await signIn(page, ofStatistician.includes(where) ? 'statistician' : 'editor')
    await come(page)
    for (const { selector, why } of listed)
      await expect(page.locator(selector).first(), `${selector}: ${why}`).toBeAttached()
  })
}
