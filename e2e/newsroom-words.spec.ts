import { type Browser, expect, type Page, test } from '@playwright/test'
import { newsroom, sessionOf } from './editor.ts'
import { logIn, node, paragraph, send } from './newsroom-api.ts'
import { wrongWordsOn } from './visible-words.ts'

// Every Hungarian screen in one voice: no English of Payload's catalogue, nothing that code leaves behind.

type Role = Parameters<typeof sessionOf>[0]
type Screens = { page: Page; look: (name: string) => Promise<void>; open: (path: string) => Promise<void> }

const visited: string[] = []
const wrong: string[] = []

async function screensOf(browser: Browser, role?: Role): Promise<Screens> {
  const context = await browser.newContext({ locale: 'hu-HU', viewport: { width: 1440, height: 1000 } })
  await context.addCookies([{ name: 'payload-lng', value: 'hu', url: newsroom }])
  if (role) {
    const value = await sessionOf(role)
    await context.addCookies([{ name: 'payload-token', value, url: newsroom, sameSite: 'Strict' }])
  }
  const page = await context.newPage()
  const look = async (name: string) => {
    const where = `${role ?? 'nobody'} ${name}`
    // What loads late replaces its first words.
    const words = await expect
      .poll(() => wrongWordsOn(page), { timeout: 15_000 })
      .toEqual([])
      .then(
        () => [],
        () => wrongWordsOn(page),
      )
    visited.push(where)
    wrong.push(...words.map((text) => `${where}: ${text}`))
  }
  const open = async (path: string) => {
    await page.goto(`${newsroom}/admin${path}`)
    await page.locator('main, form, h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    await look(path || '/')
  }
  return { page, look, open }
}

type Access = { collections: Record<string, { read?: unknown; create?: unknown }> }

async function collectionsOf(role: Role): Promise<string[]> {
  const headers = { authorization: `JWT ${await sessionOf(role)}` }
  const { collections } = (await (await fetch(`${newsroom}/api/access`, { headers })).json()) as Access
  return Object.entries(collections).flatMap(([slug, { read }]) =>
    read && !slug.startsWith('payload-') ? [slug] : [],
  )
}

async function firstOf(role: Role, slug: string): Promise<number | undefined> {
  const headers = { authorization: `JWT ${await sessionOf(role)}` }
  const answer = await fetch(`${newsroom}/api/${slug}?limit=1&depth=0&select[id]=true`, { headers })
  return ((await answer.json()) as { docs?: { id: number }[] }).docs?.[0]?.id
}

const created: string[] = []
test.beforeAll(logIn)
test.afterAll(async () => {
  // The browser may still hold it.
  for (const path of created) await send('DELETE', `${path}?overrideLock=true`)
  process.stdout.write(`${visited.length} Hungarian screens: ${visited.join(', ')}\n`)
})
test.beforeEach(() => {
  wrong.length = 0
})

test('signing in and the dashboard of each role speak Hungarian', async ({ browser }) => {
  const door = await screensOf(browser)
  await door.open('/login')
  await door.open('/forgot')
  for (const role of ['editor', 'statistician', 'registrar', 'child_protection', 'admin'] as const) {
    const { open, page } = await screensOf(browser, role)
    await open('')
    await open('/account')
    await page.context().close()
  }
  expect(wrong).toEqual([])
})

/** Lists, tables and forms of all that a role may see. */
async function walkAll(browser: Browser, role: Role, slugs: string[]): Promise<void> {
  const { page, open } = await screensOf(browser, role)
  for (const slug of slugs) {
    await open(`/collections/${slug}`)
    const id = await firstOf(role, slug)
    if (id) await open(`/collections/${slug}/${id}`)
  }
  await page.context().close()
}

test('lists and forms of every collection speak Hungarian', async ({ browser }) => {
  test.setTimeout(600_000)
  const ofAdmin = await collectionsOf('admin')
  const ofOfficer = (await collectionsOf('child_protection')).filter((slug) => !ofAdmin.includes(slug))
  const half = Math.ceil(ofAdmin.length / 2)
  await Promise.all([
    walkAll(browser, 'admin', ofAdmin.slice(0, half)),
    walkAll(browser, 'admin', ofAdmin.slice(half)),
  ])
  await walkAll(browser, 'child_protection', ofOfficer)
  const { open } = await screensOf(browser, 'admin')
  for (const slug of ['articles', 'matches', 'media', 'galleries', 'sponsors', 'banners'])
    await open(`/collections/${slug}?view=table`)
  for (const slug of ['articles', 'matches', 'media', 'menus']) await open(`/collections/${slug}/create`)
  await open('/collections/articles/trash')
  await open('/scheduled')
  await open('/import')
  await open('/globals/settings')
  const officer = await screensOf(browser, 'child_protection')
  await officer.open('/children')
  expect(wrong).toEqual([])
})

test('panels, menus, drawers and versions of an article speak Hungarian', async ({ browser }) => {
  test.setTimeout(300_000)
  const body = { root: { ...node('root', {}, paragraph('Egy bekezdés.')), direction: null } }
  const title = `Szavak ${Date.now()}`
  const { id } = await send('POST', 'articles?locale=hu', { title, body, _status: 'published' })
  created.push(`articles/${id}`)
  await send('PATCH', `articles/${id}?locale=hu`, { title: `${title} másképp`, _status: 'published' })
  const { page, look, open } = await screensOf(browser, 'admin')

  await test.step('the list: filters and columns', async () => {
    await open('/collections/articles?view=table')
    await page.locator('#toggle-list-columns').click()
    await look('columns')
    await page.locator('#toggle-list-filters').click()
    await look('filters')
    await page.locator('#list-controls-where button').first().click()
    await look('a filter')
  })

  await test.step('the form: clock, menu, deletion', async () => {
    await open(`/collections/articles/${id}`)
    await page.locator('.publish-time').click()
    await look('clock')
    await page.keyboard.press('Escape')
    await page.locator('.doc-controls__popup button').first().click()
    await look('menu of the form')
    await page.locator('#action-trash').click()
    await page.locator('.trash-dialog').waitFor()
    await look('deletion')
    await page.keyboard.press('Escape')
  })

  await test.step('the text: commands, a table and its menu', async () => {
    await open(`/collections/articles/${id}`)
    const text = page.locator('[contenteditable="true"]').first()
    await text.locator('p').last().click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/')
    await page.getByRole('option', { name: 'Táblázat' }).waitFor()
    await look('commands')
    await page.keyboard.type('Tábl')
    await page.getByRole('option', { name: 'Táblázat' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('heading', { name: 'Új táblázat' })).toBeVisible()
    await expect(drawer.getByText('Sorok száma')).toBeVisible()
    await look('new table')
    await drawer.getByRole('button', { name: 'Mentés' }).click()
    const cell = text.locator('table th, table td').first()
    await cell.click()
    await page.locator('.table-cell-action-button').click()
    await expect(page.getByRole('button', { name: 'Új sor alá' })).toBeVisible()
    await look('menu of a cell')
    await page.getByRole('button', { name: 'Sor törlése' }).click()
    for (const name of ['Félkövér', 'Link', 'Áthúzott'])
      await expect(page.getByRole('button', { name, exact: true }).first()).toBeVisible()
  })

  await test.step('drawers: choosing and adding', async () => {
    await open('/collections/articles/create')
    await page.locator('#field-cover_image').getByRole('button').last().click()
    await page.getByRole('dialog').waitFor()
    await look('choosing a picture')
  })

  await test.step('versions', async () => {
    await open(`/collections/articles/${id}/versions`)
    await page.locator('tbody a').last().click()
    await page.waitForURL(/versions\/\d+/)
    await page.waitForLoadState('networkidle')
    await look('a version')
    await expect(page.getByText('<p>')).toHaveCount(0)
  })
  expect(wrong).toEqual([])
})
