import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { basePath, type CallName, callTable } from '@palank/contract/calls'
import { answerKey, newLink, type PreviewCollection, signLink } from '@palank/preview-link'
import { pathFor } from '@palank/routes'
import { root } from '@palank/scripts/paths'
import { comparePreviewHeaders } from '@palank/scripts/preview-headers'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { demoFolder } from './demo-for-tests.ts'
import { ask, isMissing } from './edge-answers.ts'
import { consoleErrorsOf, newsroom, openInteractive, signIn } from './editor.ts'
import { logIn, node, paragraph, send } from './newsroom-api.ts'

const { previewSecret: secret } = JSON.parse(readFileSync(path.join(demoFolder, 'secrets.json'), 'utf8')) as {
  previewSecret: string
}
const club = 'solymok'
const languages = ['hu', 'en'] as const

const created: number[] = []
test.beforeAll(logIn)
test.afterAll(async () => {
  for (const id of created) await send('DELETE', `articles/${id}`)
})

/** An article that nobody has published, in both languages, with the word in all of its texts. */
async function draft(word: string): Promise<number> {
  const data = (title: string) => ({
    title,
    lead: `Bevezető ${word}`,
    body: { root: node('root', {}, paragraph(`Szöveg ${word}`)) },
    _status: 'draft',
  })
  const { id } = await send('POST', 'articles?draft=true&locale=hu', data(`Vázlat ${word}`))
  await send('PATCH', `articles/${id}?draft=true&locale=en`, data(`Draft ${word}`))
  created.push(id)
  return id
}

const linkTo = (id: number, locale: (typeof languages)[number] = 'hu') =>
  `/preview/${newLink(secret, { club, collection: 'articles', id, locale })}`

async function open(address: string) {
  const response = await fetch(address, { redirect: 'manual' })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

const apiAnswer = async <Answer>(
  call: CallName,
  lang: string,
  key: number | null,
  query: Record<string, string> = {},
) => {
  const address = `${process.env.API}${basePath}${callTable[call].path.replace(/\{\w+\}/, String(key))}`
  const response = await fetch(`${address}?${new URLSearchParams({ ...query, lang })}`, {
    headers: { authorization: process.env.CLIENT_SECRET ?? '' },
  })
  expect(response.status, call).toBe(200)
  return (await response.json()) as Answer
}

async function draftAnswer(call: CallName, token: string) {
  const response = await fetch(`${newsroom}/api/preview-answer`, {
    method: 'POST',
    headers: { authorization: `Bearer ${answerKey(secret)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ token, call }),
  })
  return (await response.json()) as { state: string; answer: unknown }
}

type Listed = { data: { id: number }[]; meta: { last_page: number } }

const published = [
  ['articles', 'article/list', ['article/find']],
  ['pages', 'page/list', ['page/find']],
  ['galleries', 'gallery/list', ['gallery/find', 'gallery/list-files']],
  ['videos', 'video/list', ['video/find']],
] as const satisfies [PreviewCollection, CallName, CallName[]][]

test('the newsroom answers about every published item of the demo as the api does', async () => {
  let compared = 0
  for (const [collection, list, calls] of published) {
    const ids: number[] = []
    for (let page = 1, last = 1; page <= last; page += 1) {
      const query = { page: String(page), per_page: '100' }
      const { data, meta } = await apiAnswer<Listed>(list, 'hu', null, query)
      ids.push(...data.map((item) => item.id))
      last = meta.last_page
    }
    expect(ids.length).toBeGreaterThan(3)
    for (const id of ids) {
      for (const locale of languages) {
        const token = newLink(secret, { club, collection, id, locale })
        for (const call of calls) {
          const found = await draftAnswer(call, token)
          expect(found, `${call} ${id} ${locale}`).toEqual({
            state: 'published',
            answer: await apiAnswer(call, locale, id),
          })
          compared += 1
        }
      }
    }
  }
  test.info().annotations.push({ type: 'compared', description: `${compared} answers` })
  expect(compared).toBeGreaterThan(100)
})

const frameOf = (page: Page): FrameLocator => page.frameLocator('#live-preview-iframe')
const bar = '#preview-bar'

/** With autosave there is no button. */
async function saveDraft(page: Page) {
  const button = page.locator('#action-save-draft')
  if (await button.isVisible()) await button.click()
}

test('an editor sees a draft in the site, beside the form and in a new tab, in both languages', async ({
  page,
}) => {
  const word = `w${Date.now()}`
  const id = await draft(word)
  const errors = consoleErrorsOf(page)
  await signIn(page)

  await test.step('beside the form, at the width of a phone and of a desktop', async () => {
    await openInteractive(page, `${newsroom}/admin/collections/articles/${id}?locale=hu`)
    // Open already where it was left open, which is asked for after the page.
    const toggler = page.locator('#live-preview-toggler')
    if (!/--active/.test((await toggler.getAttribute('class')) ?? '')) await toggler.click()
    const frame = frameOf(page)
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`Vázlat ${word}`)
    await expect(frame.locator(bar)).toContainText('Előnézet – még nincs kint')
    await expect(frame.locator('header').first()).toBeVisible()
    const choose = async (label: string) => {
      await page.locator('.live-preview-toolbar-controls__breakpoint button').first().click()
      await page.getByRole('button', { name: label, exact: true }).last().click()
    }
    for (const width of [390, 1440]) {
      await choose(`${width} px`)
      await expect
        .poll(() => page.locator('#live-preview-iframe').evaluate((iframe) => iframe.clientWidth))
        .toBe(width)
    }
    await choose('Responsive')
  })

  await test.step('it follows each save', async () => {
    await page.locator('#field-title').fill(`Átírva ${word}`)
    await saveDraft(page)
    await expect(frameOf(page).getByRole('heading', { level: 1 })).toHaveText(`Átírva ${word}`)
  })

  await test.step('its bar leads to the other language', async () => {
    await frameOf(page).locator(bar).getByRole('link', { name: 'In English' }).click()
    await expect(frameOf(page).getByRole('heading', { level: 1 })).toHaveText(`Draft ${word}`)
    await expect(frameOf(page).locator('html')).toHaveAttribute('lang', 'en')
  })

  await test.step('in a new tab, in the language being edited', async () => {
    await page.goto(`${newsroom}/admin/collections/articles/${id}?locale=en`)
    await expect(page.locator('#field-title')).toHaveValue(`Draft ${word}`)
    const [tab] = await Promise.all([page.waitForEvent('popup'), page.locator('#preview-button').click()])
    const tabErrors = consoleErrorsOf(tab)
    const loaded = new Map<string, number>()
    tab.on('response', (response) => loaded.set(new URL(response.url()).pathname, response.status()))
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(`Draft ${word}`)
    await expect(tab.locator(bar)).toContainText('Preview – not published yet')
    expect(tab.url()).toMatch(/\/preview\/[\w.-]+$/)
    expect(await tab.locator('script').count()).toBe(0)
    await tab.locator(bar).getByRole('link', { name: 'Magyarul' }).click()
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(`Átírva ${word}`)
    // Fonts and pictures of the site are there; a script of a test in the page would be reported as blocked.
    expect([...loaded.keys()].some((address) => address.startsWith('/assets/'))).toBe(true)
    expect([...loaded].filter(([, status]) => status >= 400)).toEqual([])
    expect(tabErrors).toEqual([])
    await tab.close()
  })
  // The next test's forms open without it, once that has been noted.
  const noted = page.waitForResponse(
    (response) =>
      response.url().includes('/api/payload-preferences/') && response.request().method() === 'POST',
  )
  await page.locator('#live-preview-toggler').click()
  await noted
  expect(errors).toEqual([])
})

test('X7: a preview has the headers of the guide: framed by the newsroom alone, kept by nobody', async () => {
  const { status, headers } = await open(newsroom + linkTo(await draft('fejlec')))
  expect(status).toBe(200)
  const { found, documented } = comparePreviewHeaders(Object.fromEntries(headers), newsroom)
  expect(found).toEqual(documented)
  expect(headers.get('x-frame-options')).toBeNull()
})

test('a link that has expired, was altered or is of another club, and the public edge, show nothing', async () => {
  const word = `titok${Date.now()}`
  const id = await draft(word)
  const article = { collection: 'articles', id, locale: 'hu' } as const
  const good = linkTo(id)
  expect((await open(newsroom + good)).body).toContain(word)
  const refused = {
    expired: await open(
      `${newsroom}/preview/${signLink(secret, { club, ...article, expires: Date.now() - 1 })}`,
    ),
    altered: await open(`${newsroom}${good.slice(0, -2)}AA`),
    'another item': await open(
      `${newsroom}${good.replace(/\/preview\/[^.]+/, linkTo(id - 1).split('.')[0] ?? '')}`,
    ),
    'another club': await open(`${newsroom}/preview/${newLink(secret, { club: 'hiuzok', ...article })}`),
    'another secret': await open(
      `${newsroom}/preview/${newLink('a secret of another club, long', { club, ...article })}`,
    ),
    'the public edge': await open(`${process.env.SITE}${good}`),
    'nobody signed in': await open(`${newsroom}/api/open-preview?collection=articles&id=${id}&language=hu`),
    'without the key': await open(`${newsroom}/api/preview-answer`),
  }
  expect(Object.fromEntries(Object.entries(refused).map(([name, { status }]) => [name, status]))).toEqual({
    expired: 410,
    altered: 404,
    'another item': 404,
    'another club': 404,
    'another secret': 404,
    'the public edge': 404,
    'nobody signed in': 403,
    'without the key': 404,
  })
  for (const [name, { body }] of Object.entries(refused)) expect(body, name).not.toContain(word)
  expect(refused.expired.body).toContain('lejárt')
})

test('50 previews leave no copy in any cache, and no link in a log', async () => {
  const word = `kanari${Date.now()}`
  const id = await draft(word)
  const links = Array.from({ length: 25 }, (_, index) =>
    languages.map((locale) =>
      signLink(secret, { club, collection: 'articles', id, locale, expires: Date.now() + 600_000 + index }),
    ),
  ).flat()
  for (const token of links) {
    const { status, headers, body } = await open(`${newsroom}/preview/${token}`)
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([200, 'no-store', null])
    expect(body).toContain(word)
  }
  // The caches of edge and site and the logs of all; then the newsroom's own build with its cache.
  const folders = [demoFolder, path.join(root, '.palank/newsroom-builds')].filter(existsSync)
  const signatures = links.slice(0, 3).map((token) => token.split('.')[1] ?? '')
  for (const text of [word, ...signatures]) {
    const args = [
      '-rlF',
      '--exclude-dir=pg',
      '--exclude-dir=files',
      '--exclude-dir=files-store',
      '-e',
      text,
      ...folders,
    ]
    let found = ''
    try {
      found = execFileSync('grep', args, { encoding: 'utf8' })
    } catch (error) {
      // grep finds nothing.
      expect((error as { status: number }).status).toBe(1)
    }
    expect(found).toBe('')
  }
  // Only now: the edge keeps their 404, with its address.
  for (const page of [
    pathFor('article', 'hu', { slug: `vazlat-${word}` }),
    pathFor('article', 'en', { slug: `draft-${word}` }),
  ])
    expect(isMissing(await ask(page))).toBe(true)
})
