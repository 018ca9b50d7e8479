import { readFileSync } from 'node:fs'
import { artworkPath } from '@palank/demo/artwork'
import { expect, test } from '@playwright/test'
import { consoleErrorsOf, newsroom, publish, signIn } from './editor.ts'
import { logIn, read, send, upload } from './newsroom-api.ts'
import { expectNoSidewaysScroll } from './overflow.ts'

// The checks before publishing, and how a link to the page looks. What is written here is deleted at the end.

const created: string[] = []
test.beforeAll(logIn)
test.afterAll(async () => {
  for (const path of created) await send('DELETE', path)
})

const formOf = (path: string, locale = 'hu') => `${newsroom}/admin/collections/${path}?locale=${locale}`
async function makePicture(name: string, data: object = {}): Promise<{ id: number; filename: string }> {
  // Not a picture of the demo, which would share its file.
  const original = readFileSync(artworkPath('solymok', 'img/busz.webp'))
  const bytes = Buffer.concat([original, Buffer.from(crypto.randomUUID())])
  const { id, filename } = await upload('media', bytes, `${name}.webp`)
  created.push(`media/${id}`)
  await send('PATCH', `media/${id}?locale=hu`, data)
  return { id, filename }
}
const makeArticle = async (data: object): Promise<string> => {
  const { id } = await send('POST', 'articles?locale=hu&draft=true', { ...data, _status: 'draft' })
  created.unshift(`articles/${id}`)
  return `articles/${id}`
}

test('before publishing: a list follows what is written, warns, leads to the field, and refuses nothing itself', async ({
  page,
}) => {
  const consoleErrors = consoleErrorsOf(page)
  const silent = await makePicture('ellenorzott')
  const article = await makeArticle({ title: 'Ellenőrzött próbahír' })
  const checks = page.getByRole('region', { name: 'Közzététel előtt' })
  const count = page.locator('.checks-count')
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await page.goto(formOf(article))

  await test.step('no cover, no English', async () => {
    await expect(checks.getByRole('listitem')).toHaveCount(2)
    await expect(checks).toContainText('Nincs borítókép')
    await expect(checks).toContainText('Nincs angol változat')
    await expect(checks).toContainText('Így is kitehető.')
    await expect(count).toHaveText('2 javaslat')
  })

  await test.step('a title that grows too long is counted and listed, and its line leads to it', async () => {
    const title = page.locator('#field-title')
    const field = page.locator('.field-type__wrap:has(> #field-title)')
    await expect(field.locator('.field-twin__counter')).toHaveText('20 / 60 betű')
    await title.fill('Á'.repeat(72))
    await expect(field.locator('.field-twin__counter')).toHaveText(
      '72 betű, 12 betűvel több: a keresők a végét levágják.',
    )
    await expect(checks).toContainText('Hosszú a cím: 72 betű')
    await page.locator('#field-lead').focus()
    await checks.getByRole('link', { name: 'Pótlom: Hosszú a cím' }).click()
    await expect(title).toBeFocused()
    await title.fill('Ellenőrzött próbahír')
    await expect(checks).not.toContainText('Hosszú a cím')
    await checks.getByRole('link', { name: 'Pótlom: Nincs borítókép' }).click()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[class*="upload"]') !== null))
      .toBe(true)
  })

  await test.step('with these warnings it is published all the same', async () => {
    await publish(page)
    expect((await read<{ _status: string }>(`${article}?depth=0`))._status).toBe('published')
  })

  await test.step('a picture without a description, then described', async () => {
    await send('PATCH', `${article}?locale=hu`, { cover_image: silent.id })
    await page.goto(formOf(article))
    await expect(checks).toContainText('A képnek nincs leírása')
    await expect(checks.getByRole('link', { name: /^Pótlom: A képnek/ })).toHaveAttribute(
      'href',
      `/admin/collections/media/${silent.id}`,
    )
    await send('PATCH', `media/${silent.id}?locale=hu`, { alt: 'A busz' })
    await page.goto(formOf(article))
    await expect(checks).toContainText('Nincs angol változat')
    await expect(checks).not.toContainText('A képnek nincs leírása')
  })

  await test.step('a held picture is said before it is refused', async () => {
    await send('PATCH', `media/${silent.id}?locale=hu`, { children: 'not_cleared' })
    await page.goto(formOf(article))
    await expect(count).toHaveText('1 akadály')
    await expect(checks).toContainText(`Nem közölhető kép: ${silent.filename}`)
    await expect(checks).toContainText('Így nem tehető ki.')
    await page.locator('#field-lead').fill('Egy mondat.')
    await page.getByRole('button', { name: 'Közzététel', exact: true }).click()
    await expect(page.locator('.error-summary')).toContainText('még nem közölhető')
  })

  await test.step('finished: all is well', async () => {
    await send('PATCH', `media/${silent.id}?locale=hu`, { children: 'cleared' })
    await send('PATCH', `${article}?locale=en`, { title: 'A checked trial' })
    await page.goto(formOf(article))
    await expect(checks).toContainText('Minden rendben, kitehető.')
    await expect(count).toHaveCount(0)
  })
  // The refused publishing is the only failed request.
  expect(consoleErrors.filter((error) => !error.includes('400'))).toEqual([])
})

test('a shared link and a search result as they will look, live while typing', async ({ page }) => {
  const consoleErrors = consoleErrorsOf(page)
  const cover = await makePicture('megosztott', { alt: 'A busz' })
  const article = await makeArticle({
    title: 'Megosztott próbahír',
    lead: 'Ez a bevezető látszik.',
    cover_image: cover.id,
  })
  const card = page.locator('.page-preview__card')
  const result = page.locator('.page-preview__result')
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await page.goto(formOf(article))

  await test.step('by the rules of the site', async () => {
    await expect(card.locator('b')).toHaveText('Megosztott próbahír')
    await expect(card).toContainText('Ez a bevezető látszik.')
    await expect(card).toContainText(new URL(process.env.SITE ?? '').host)
    await expect(result.locator('b')).toHaveText('Megosztott próbahír | Dunai Sólymok')
    await expect(result).toContainText('› hirek › megosztott-probahir')
    const picture = card.locator('img')
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    const ratio = async () => {
      const box = await card.locator('.page-preview__picture').boundingBox()
      return (box?.width ?? 0) / (box?.height ?? 1)
    }
    await expect.poll(ratio).toBeCloseTo(1200 / 630, 1)
  })

  await test.step('it follows what is typed', async () => {
    await page.locator('#field-title').fill('Más címmel')
    await expect(card.locator('b')).toHaveText('Más címmel')
    await page.getByRole('button', { name: 'Keresők és megosztás' }).click()
    await page.locator('#field-meta_title').fill('A keresőknek')
    await page.locator('#field-og_description').fill('Megosztva ez áll itt.')
    await expect(result.locator('b')).toHaveText('A keresőknek | Dunai Sólymok')
    await expect(card.locator('b')).toHaveText('A keresőknek')
    await expect(card).toContainText('Megosztva ez áll itt.')
    await expect(result).toContainText('Ez a bevezető látszik.')
    await expect(page.locator('.page-preview__lengths')).toHaveText('Cím: 12 / 60Leírás: 22 / 155')
  })

  await test.step('what is published is sent with the same texts', async () => {
    await publish(page)
    const shown = {
      title: await result.locator('b').textContent(),
      og: await card.locator('b').textContent(),
    }
    const { slug } = await read<{ slug: string }>(`${article}?locale=hu&depth=0`)
    const html = await (await page.request.get(`${process.env.SITE}/hirek/${slug}`)).text()
    expect(html).toContain(`<title>${shown.title}</title>`)
    expect(html).toContain(`property="og:title" content="${shown.og}"`)
    expect(html).toContain('property="og:description" content="Megosztva ez áll itt."')
  })

  await test.step('in English, without a title, it is the Hungarian; the words are English', async () => {
    await page.context().addCookies([{ name: 'payload-lng', value: 'en', url: newsroom }])
    await page.goto(formOf(article, 'en'))
    await expect(page.locator('.page-preview')).toContainText(
      'Without an English title the Hungarian is shown.',
    )
    await expect(card.locator('b')).toHaveText('A keresőknek')
    await expect(page.getByRole('region', { name: 'Before publishing' })).toContainText('No English version')
    // The form opens at the tab that was used last.
    await page.getByRole('button', { name: 'Writing' }).click()
    await page.locator('#field-title').fill('Shared trial')
    await expect(card.locator('b')).toHaveText('Shared trial')
    await expect(result.locator('b')).toHaveText('Shared trial | Danube Falcons')
    await expect(result).toContainText('› news › shared-trial')
  })
  expect(consoleErrors).toEqual([])
})

test('everything with a page has its preview and its checks, at phone width too', async ({ page }) => {
  const consoleErrors = consoleErrorsOf(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  for (const collection of ['articles', 'pages', 'galleries', 'videos']) {
    await page.goto(formOf(`${collection}/create`))
    await expect(page.locator('.page-preview__card')).toBeVisible()
    await expect(page.locator('.checks-count')).toBeVisible()
    // A new form is drawn anew when its draft has been created.
    await expect(async () => {
      await page.locator('.checks-count').click()
      await expect(page.getByRole('region', { name: 'Közzététel előtt' })).toBeInViewport({ timeout: 1_000 })
    }).toPass()
    await expectNoSidewaysScroll(page)
  }
  expect(consoleErrors).toEqual([])
})
