import { expect, type Locator, type Page, test } from '@playwright/test'
import { consoleErrorsOf, newsroom, openInteractive, signIn, waitUntilInteractive } from './editor.ts'
import { logInAs, read, send } from './newsroom-api.ts'
import { expectNoSidewaysScroll } from './overflow.ts'
import { register } from './register-applicant.ts'
import { violations } from './site/axe.ts'

const mark = Date.now().toString(36)
const longName = 'Szentgyörgyvölgyi-Kovács Maximilián Alexander'

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') })
const rowOf = (page: Page, words: string) => page.locator('tbody tr').filter({ hasText: words })
const filter = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Gyors szűrők' }).getByRole('link', { name })

async function openList(page: Page, collection: string, query = '') {
  // The list writes its own settings into the address when it has loaded.
  await openInteractive(page, `${newsroom}/admin/collections/${collection}${query}`)
  await expect(page.getByRole('navigation', { name: 'Gyors szűrők' })).toBeVisible()
}

/** Nothing to scroll sideways, nothing that axe finds, at the width of a phone and of a desk. */
async function looksGood(page: Page, name: string) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`), fullPage: true })
    await expectNoSidewaysScroll(page)
    await expect.poll(() => violations(page), `${name} at ${width}`).toEqual([])
  }
}

const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height ?? 0

test.describe('the list of articles', () => {
  const title = (state: string) => `${state} próbahír ${mark}`
  const ids: number[] = []

  test.beforeAll(async () => {
    await logInAs('editor')
    const write = async (state: string, data: object, draft = false) => {
      const { id } = await send('POST', `articles?locale=hu&draft=${draft}`, { title: title(state), ...data })
      ids.push(id)
      return id
    }
    await write('Vázlatos', { lead: `${longName} leigazolt.` }, true)
    await write('Időzített', { _status: 'published', publish_date: '2031-07-01T15:00:00.000Z' })
    const out = await write('Megjelent', { _status: 'published' })
    await send('PATCH', `articles/${out}?locale=en`, { title: `Article ${mark}`, _status: 'published' })
    // What somebody has begun to change is still out.
    await send('PATCH', `articles/${out}?locale=hu&draft=true`, { lead: 'Készülő mondat.', _status: 'draft' })
  })
  test.afterAll(async () => {
    await logInAs('editor')
    for (const id of ids) await send('DELETE', `articles/${id}`)
  })

  test('is filtered by one tap on what visitors see', async ({ page }) => {
    const errors = consoleErrorsOf(page)
    await signIn(page)
    await openList(page, 'articles', `?search=${mark}`)
    await expect(filter(page, 'Mind')).toHaveAttribute('aria-current', 'true')
    await expect(rows(page)).toHaveCount(3)
    for (const [name, state] of [
      [/^Vázlat/, 'Vázlatos'],
      [/^Időzítve/, 'Időzített'],
      ['Kint van', 'Megjelent'],
    ] as const) {
      await filter(page, name).click()
      await expect(filter(page, name)).toHaveAttribute('aria-current', 'true')
      await expect(rows(page)).toHaveCount(1)
      await expect(rowOf(page, title(state))).toBeVisible()
    }
    await expect(rowOf(page, title('Megjelent'))).toContainText('Kint van · módosítva')
    await filter(page, 'Angol nélkül').click()
    await expect(rows(page)).toHaveCount(2)
    await expect(rowOf(page, title('Megjelent'))).toHaveCount(0)
    expect(errors).toEqual([])
  })

  test('has filters that can be shared, and that work without script', async ({ browser, page }) => {
    await signIn(page)
    const { cookies } = await page.context().storageState()
    const context = await browser.newContext({ javaScriptEnabled: false })
    await context.addCookies(cookies)
    const plain = await context.newPage()
    await plain.goto(`${newsroom}/admin/collections/articles?search=${mark}`)
    await expect(filter(plain, /^Vázlat/)).toHaveAttribute('href', /show%5D%5Bequals%5D=drafts/)
    await filter(plain, /^Vázlat/).click()
    await expect(plain.locator('tbody tr')).toHaveCount(1)
    await expect(rowOf(plain, title('Vázlatos'))).toBeAttached()
    await context.close()
  })

  test('is searched without accents', async ({ page }) => {
    await signIn(page)
    await openList(page, 'articles')
    await page.getByRole('textbox').first().fill(`szentgyorgyvolgyi maximilian ${mark}`)
    await expect(rows(page)).toHaveCount(1)
    await expect(rowOf(page, title('Vázlatos'))).toBeVisible()
  })

  test('says what to do where nothing is found', async ({ page }) => {
    await signIn(page)
    await openList(page, 'articles', `?search=nincsilyen${mark}`)
    await expect(page.getByText(`Nincs találat: „nincsilyen${mark}”. Próbáld kevesebb szóval.`)).toBeVisible()
    await looksGood(page, 'nothing-found')
    await page.getByRole('link', { name: 'Mindet mutatom' }).click()
    await expect(rows(page).first()).toBeVisible()
    await expect(page).not.toHaveURL(/search/)
  })

  test('is cards on a phone, and looks good', async ({ page }) => {
    await signIn(page)
    await openList(page, 'articles')
    await expect(rows(page).first()).toBeVisible()
    await looksGood(page, 'articles')
    await expect.poll(() => heightOf(page.locator('tbody tr').first())).toBeGreaterThanOrEqual(56)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => heightOf(filter(page, 'Mind'))).toBeGreaterThanOrEqual(48)
    // Wherever it is tapped, the card opens.
    const card = rowOf(page, title('Megjelent'))
    await openList(page, 'articles', `?search=${mark}`)
    await expect(card).toBeVisible()
    const { width = 0, height = 0 } = (await card.boundingBox()) ?? {}
    await card.click({ position: { x: width - 20, y: height - 6 } })
    await expect(page.locator('#field-title')).toHaveValue(title('Megjelent'))
  })
})

for (const [collection, role] of [
  ['pages', 'editor'],
  ['galleries', 'editor'],
  ['videos', 'editor'],
  ['players', 'statistician'],
] as const)
  test(`the list of ${collection} looks good`, async ({ page }) => {
    const errors = consoleErrorsOf(page)
    await signIn(page, role)
    await openList(page, collection)
    await expect(rows(page).first()).toBeVisible()
    await looksGood(page, collection)
    expect(errors).toEqual([])
  })

test('players are filtered by squad; whose consent is missing only child protection officers see', async ({
  page,
}) => {
  await signIn(page, 'statistician')
  await openList(page, 'players')
  await filter(page, 'Most játszik').click()
  await expect(filter(page, 'Most játszik')).toHaveAttribute('aria-current', 'true')
  await expect(rows(page).first()).toBeVisible()
  await expect(filter(page, 'Hozzájárulás hiányzik')).toHaveCount(0)
  await openList(page, 'players', '?where[show][equals]=without_consent')
  await expect(page.getByText('Most nincs ilyen.')).toBeVisible()
})

test('a list without cells for cards stays a table on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'child_protection')
  await page.goto(`${newsroom}/admin/collections/consents`)
  await expect(rows(page).first().getByRole('cell').nth(1)).toBeVisible()
  await looksGood(page, 'table')
})

test('somebody else edits: name and time in the row and above the form, which is read-only until taken over', async ({
  page,
  browser,
}) => {
  await logInAs('editor')
  const title = `Közös próbahír ${mark}`
  const article = await send('POST', 'articles?locale=hu&draft=true', { title })
  const address = `${newsroom}/admin/collections/articles/${article.id}`
  const locks = `payload-locked-documents?depth=0&where[document.relationTo][equals]=articles&where[document.value][equals]=${article.id}`
  const editing = /szerkeszti \d\d:\d\d óta$/

  await test.step('an editor begins to write', async () => {
    await signIn(page, 'editor')
    await page.goto(address)
    // What is typed before the scripts have started is lost, so it is typed until a lock is there.
    await expect(async () => {
      await page.locator('#field-lead').fill(`Az első mondat ${Date.now()}.`)
      await expect
        .poll(async () => (await read<{ totalDocs: number }>(locks)).totalDocs, { timeout: 3_000 })
        .toBeGreaterThan(0)
    }).toPass()
  })

  const context = await browser.newContext()
  const other = await context.newPage()
  const errors = consoleErrorsOf(other)
  await test.step('an admin sees who and since when in the list', async () => {
    await signIn(other, 'admin')
    await openList(other, 'articles', `?search=${mark}`)
    await expect(rowOf(other, title).getByText(editing)).toBeVisible()
    await looksGood(other, 'locked-row')
  })

  await test.step('and in the document, without a dialog', async () => {
    await rowOf(other, title).getByRole('link', { name: title }).click()
    await expect(other.getByText(editing)).toBeVisible()
    await expect(other.getByRole('dialog')).toHaveCount(0)
    await expect(other.locator('#field-title')).toBeDisabled()
    // What Payload's markup leaves out is said by scripts.
    await waitUntilInteractive(other)
    await looksGood(other, 'locked-document')
  })

  await test.step('takes it over', async () => {
    await other.getByRole('button', { name: 'Átveszem', exact: true }).click()
    await expect(other.getByText(editing)).toHaveCount(0)
    await expect(other.locator('#field-title')).toBeEnabled()
  })
  expect(errors).toEqual([])
  await context.close()
  await logInAs('admin')
  await send('DELETE', `articles/${article.id}`)
})

test('who edits what is not for those who may not read it', async () => {
  await logInAs('registrar')
  await expect(read('editing-now?collection=articles&id=1')).rejects.toThrow('403')
})

test('an applicant takes the next step in the row, with a note, and back', async ({ page, request }) => {
  const errors = consoleErrorsOf(page)
  const name = `${longName} ${mark}`
  await register(request, {
    name,
    mothersName: 'Próba Anya',
    email: `lista-${mark}@pelda.hu`,
    phone: '36 20 917 3546',
  })
  await logInAs('registrar')
  const stored = async () => {
    const where = `where[email][equals]=lista-${mark}@pelda.hu`
    const { docs } = await read<{ docs: { id: number; status: string; notes?: string }[] }>(
      `join-registrations?depth=0&${where}`,
    )
    return docs[0]
  }
  await signIn(page, 'registrar')
  await openList(page, 'join-registrations', '?where[status][equals]=new')
  await expect(filter(page, /^Új/)).toHaveAttribute('aria-current', 'true')
  const row = rowOf(page, name)
  await looksGood(page, 'registrations')
  await row.getByRole('button', { name: 'Megkerestük' }).click()
  await expect(row.getByRole('textbox', { name: 'Megjegyzés' })).toBeFocused()
  await expect.poll(async () => (await stored())?.status).toBe('contacted')
  await row.getByRole('textbox', { name: 'Megjegyzés' }).fill('Kedden jön edzésre.')
  await page.keyboard.press('Enter')
  await expect(row.getByRole('status')).toHaveText('Megjegyzés mentve')
  expect(await stored()).toMatchObject({ status: 'contacted', notes: 'Kedden jön edzésre.' })
  await row.getByRole('button', { name: 'Visszavonom' }).click()
  await expect(row.getByRole('button', { name: 'Megkerestük' })).toBeVisible()
  await expect.poll(async () => (await stored())?.status).toBe('new')
  // Taking the step back does not take what is being written.
  await row.getByRole('button', { name: 'Megkerestük' }).click()
  await row.getByRole('textbox', { name: 'Megjegyzés' }).fill('Még egy szó.')
  await row.getByRole('button', { name: 'Visszavonom' }).click()
  await expect(row.getByRole('button', { name: 'Megkerestük' })).toBeVisible()
  await expect(row.getByRole('textbox', { name: 'Megjegyzés' })).toHaveValue('Még egy szó.')
  await row.getByRole('button', { name: 'Mentés', exact: true }).click()
  await expect(row.getByRole('status')).toHaveText('Megjegyzés mentve')
  expect(await stored()).toMatchObject({ status: 'new', notes: 'Kedden jön edzésre.\nMég egy szó.' })
  await send('DELETE', `join-registrations/${(await stored())?.id}`)
  expect(errors).toEqual([])
})
