import { expect, type Page, test } from '@playwright/test'
import { consoleErrorsOf, newsroom, signIn } from './editor.ts'
import { logIn, node, paragraph, read, send } from './newsroom-api.ts'
import { expectNoSidewaysScroll } from './overflow.ts'

// The form shows the other language at each field, and calls the document by its title. What is written is deleted.

const created: string[] = []
test.beforeAll(logIn)
test.afterAll(async () => {
  for (const path of created) await send('DELETE', path)
})

const formOf = (path: string, locale = 'hu') => `${newsroom}/admin/collections/${path}?locale=${locale}`
const make = async (collection: string, data: object, query = '') => {
  const { id } = await send('POST', `${collection}?locale=hu${query}`, data)
  created.push(`${collection}/${id}`)
  return `${collection}/${id}`
}
const heading = (page: Page) => page.locator('h1.render-title, h1.doc-header__title').first()
const wrapOf = (page: Page, field: string) =>
  page.locator(`.field-type__wrap:has(> #field-${field}, > .textarea-outer > #field-${field})`)
const twinOf = (page: Page, field: string) => wrapOf(page, field).locator('.field-twin__other')
const bodyText = (words: string) => ({
  root: { ...node('root', {}, paragraph(words)), direction: null },
})
const useEnglish = (page: Page) =>
  page.context().addCookies([{ name: 'payload-lng', value: 'en', url: newsroom }])

const hungarian = {
  title: 'Negyven perc, egy rendszer: a Sólymok lefutotta a Bikákat',
  lead: 'Tizenhét ponttal nyerte a harmadik negyedet a csapat.',
  body: bodyText('Kilenc perccel a vége előtt felállt a kispadról.'),
}

test('the twin: Hungarian stands beside each English field, is copied one by one, and slugs never are', async ({
  page,
}) => {
  const consoleErrors = consoleErrorsOf(page)
  const article = await make('articles', { ...hungarian, _status: 'draft' }, '&draft=true')
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await page.goto(formOf(article, 'en'))

  await test.step('the heading is the Hungarian title, not a number', async () => {
    await expect(heading(page)).toHaveText(hungarian.title)
    await expect(page.locator('.step-nav')).toContainText(hungarian.title.slice(0, 12))
  })

  await test.step('each field has the other text beside it', async () => {
    const title = twinOf(page, 'title')
    await expect(title).toContainText(hungarian.title)
    await expect(title).toContainText('Magyarul')
    await expect(twinOf(page, 'lead')).toContainText(hungarian.lead)
    await expect(page.locator('.rich-text-lexical .field-twin__text').first()).toHaveText(
      'Kilenc perccel a vége előtt felállt a kispadról.',
    )
    await expect(async () => {
      const [input, other] = [await page.locator('#field-title').boundingBox(), await title.boundingBox()]
      expect(other?.x).toBeGreaterThan((input?.x ?? 0) + (input?.width ?? 0) - 1)
    }).toPass({ timeout: 30_000 })
    await expect(twinOf(page, 'slug')).toHaveCount(0)
  })

  await test.step('copying fills this field alone, and can be undone where something stood', async () => {
    await page.getByRole('button', { name: 'Átveszem ide: Bevezető' }).click()
    await expect(page.locator('#field-lead')).toHaveValue(hungarian.lead)
    await expect(page.locator('#field-title')).toHaveValue('')
    await page.locator('#field-title').fill('Forty minutes')
    await expect(heading(page)).toHaveText('Forty minutes')
    await page.getByRole('button', { name: 'Átveszem ide: Cím', exact: true }).click()
    await expect(page.locator('#field-title')).toHaveValue(hungarian.title)
    await page.getByRole('button', { name: 'Visszavonom: Cím', exact: true }).click()
    await expect(page.locator('#field-title')).toHaveValue('Forty minutes')
  })

  await test.step('a text is copied with all that is in it, and stays editable', async () => {
    const editor = page.locator('.rich-text-lexical [contenteditable="true"]').first()
    await page.getByRole('button', { name: 'Átveszem ide: Szöveg' }).click()
    await expect(editor).toContainText('Kilenc perccel a vége előtt')
    await editor.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' In English.')
    await expect(editor).toContainText('kispadról. In English.')
    // The editor hands its text over to the form when the browser is idle, at the latest after half a second.
    await page.waitForTimeout(1000)
  })

  await test.step('what is saved has its own web address', async () => {
    await page.keyboard.press('Control+s')
    await expect
      .poll(async () => JSON.stringify(await read(`${article}?locale=en&draft=true&depth=0`)))
      .toContain('In English.')
    type Saved = Record<'slug' | 'lead', { hu: string; en: string }> & { body: { en: object } }
    const saved = await read<Saved>(`${article}?locale=all&draft=true&depth=0`)
    expect(saved.slug.en).toMatch(/^forty-minutes/)
    expect(saved.slug.hu).toMatch(/^negyven-perc/)
    expect(saved.lead.en).toBe(hungarian.lead)
    expect(JSON.stringify(saved.body.en)).toContain('In English.')
  })

  await test.step('the menu of the document does not copy whole documents between languages', async () => {
    await page.locator('.doc-controls__popup button').first().click()
    await expect(page.locator('#action-duplicate')).toBeVisible()
    await expect(page.locator('[id^="copy-locale-data"]')).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('in the Hungarian form the English stands beside', async () => {
    await page.goto(formOf(article, 'hu'))
    await expect(twinOf(page, 'title')).toContainText('Forty minutes')
    await expect(twinOf(page, 'title')).toContainText('Angolul')
  })

  await test.step('on a phone it stands below, and nothing overflows', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(formOf(article, 'en'))
    const title = twinOf(page, 'title')
    await expect(title).toBeVisible()
    await expect(async () => {
      const [input, other] = [await page.locator('#field-title').boundingBox(), await title.boundingBox()]
      expect(other?.y).toBeGreaterThanOrEqual((input?.y ?? 0) + (input?.height ?? 0) - 1)
    }).toPass({ timeout: 30_000 })
    await expectNoSidewaysScroll(page)
  })
  expect(consoleErrors).toEqual([])
})

test('in the English newsroom the words are English, and a new item is called new', async ({ page }) => {
  const consoleErrors = consoleErrorsOf(page)
  const article = await make('articles', { ...hungarian, _status: 'draft' }, '&draft=true')
  await signIn(page)
  await page.goto(formOf('articles/create'))
  await expect(heading(page)).toHaveText('Új hír')
  await useEnglish(page)
  await page.goto(formOf('articles/create'))
  await expect(heading(page)).toHaveText('New article')
  await page.goto(formOf(article, 'en'))
  await expect(twinOf(page, 'title')).toContainText('In Hungarian')
  await page.getByRole('button', { name: 'Copy here: Title', exact: true }).click()
  await expect(page.locator('#field-title')).toHaveValue(hungarian.title)
  await expect(heading(page)).toHaveText(hungarian.title)
  expect(consoleErrors).toEqual([])
})

test('the rows of a menu and the captions of pictures have their twins too', async ({ page }) => {
  const consoleErrors = consoleErrorsOf(page)
  const menu = await make('menus', {
    name: 'Próbamenü',
    slug: `proba-${Date.now()}`,
    place: 'footer-3',
    items: [
      { name: 'Első', type: 'internal_url', link: '/hirek' },
      { name: 'Második', type: 'internal_url', link: '/galeria' },
    ],
  })
  await signIn(page)
  await page.goto(formOf(menu, 'en'))
  await expect(heading(page)).toHaveText('Próbamenü')
  await expect(twinOf(page, 'name')).toContainText('Próbamenü')
  await page.locator('#items-row-1 .collapsible__toggle').first().click()
  await expect(twinOf(page, 'items__1__name')).toContainText('Második')
  await twinOf(page, 'items__1__name').getByRole('button', { name: 'Átveszem ide: Felirat' }).click()
  await expect(page.locator('#field-items__1__name')).toHaveValue('Második')

  const { docs } = await read<{ docs: { id: number; name: string }[] }>(
    'gallery-files?locale=hu&limit=1&depth=0&where[name][exists]=true',
  )
  const [picture] = docs
  if (picture) {
    await page.goto(formOf(`gallery-files/${picture.id}`, 'en'))
    await expect(twinOf(page, 'name')).toContainText(picture.name)
  }
  expect(consoleErrors).toEqual([])
})
