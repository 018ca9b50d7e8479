import { readFileSync } from 'node:fs'
import { artworkPath } from '@palank/demo/artwork'
import { expect, type Page, test } from '@playwright/test'
import { consoleErrorsOf, newsroom, openInteractive, signIn } from './editor.ts'
import { logIn, read, send, upload } from './newsroom-api.ts'
import { expectNoSidewaysScroll } from './overflow.ts'
import { violations } from './site/axe.ts'

const mark = Date.now().toString(36)
const picture = readFileSync(artworkPath('hiuzok', 'img/unneples.webp'))
const created: number[] = []

const tiles = (page: Page) => page.locator('.picture-tile')
const tileOf = (page: Page, words: string) => tiles(page).filter({ hasText: words })
const filters = (page: Page) => page.getByRole('navigation', { name: 'Mappák és szűrők' })

async function newPicture(name: string, data: object) {
  const file = `${name}-${crypto.randomUUID()}.webp`
  const { id, filename } = await upload('media', Buffer.concat([picture, Buffer.from(file)]), file)
  created.push(id)
  await send('PATCH', `media/${id}?locale=hu`, data)
  return { id, filename }
}

/** The tiles are those of the search before anything is done with them. */
async function search(page: Page, words: string, count: number, more = '') {
  await openInteractive(
    page,
    `${newsroom}/admin/collections/media?search=${encodeURIComponent(words)}${more}`,
  )
  await expect(tiles(page)).toHaveCount(count)
}

test.beforeAll(logIn)
test.afterAll(async () => {
  await logIn()
  for (const id of created) await send('DELETE', `media/${id}?unlink=true`)
})

test('pictures are found without accents, described in place, and say where they are used', async ({
  page,
}) => {
  const consoleErrors = consoleErrorsOf(page)
  const described = await newPicture('lelato', { alt: `Szurkolók a lelátón ${mark}` })
  const silent = await newPicture('csend', { alt: '', folder: `Szurkolók ${mark}` })
  const article = await send('POST', 'articles?locale=hu&draft=true', {
    title: `Képes hír ${mark}`,
    cover_image: described.id,
  })
  await signIn(page)
  await search(page, `szurkolok ${mark}`, 2)
  await search(page, `SZURKOLÓK lelaton ${mark}`, 1)
  await tileOf(page, described.filename)
    .getByRole('button', { name: /^Hol van\?/ })
    .click()
  await expect(
    tileOf(page, described.filename).getByRole('link', { name: `Hír: Képes hír ${mark}` }),
  ).toHaveAttribute('href', `/admin/collections/articles/${article.id}`)

  await filters(page).getByRole('link', { name: 'Leírás nélkül' }).click()
  await expect(filters(page).getByRole('link', { name: 'Leírás nélkül' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(tileOf(page, described.filename)).toHaveCount(0)
  await search(page, silent.filename, 1)
  await page.getByRole('textbox', { name: `Képleírás, ${silent.filename}` }).fill('A néma szektor')
  await page.keyboard.press('Tab')
  await expect(tileOf(page, silent.filename)).toContainText('Mentve')
  expect(await read(`media/${silent.id}?locale=hu&depth=0`)).toMatchObject({ alt: 'A néma szektor' })
  await tileOf(page, silent.filename)
    .getByRole('button', { name: /^Hol van\?/ })
    .click()
  await expect(tileOf(page, silent.filename)).toContainText('Sehol sincs használatban.')

  await page.getByRole('link', { name: 'Táblázat' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('link', { name: 'Képek', exact: true }).click()
  await expect(tiles(page).first()).toBeVisible()
  await send('DELETE', `articles/${article.id}`)
  expect(consoleErrors).toEqual([])
})

test('pictures are put into folders, and uploads go into the open one', async ({ page }) => {
  const folder = `Bérletek ${mark}`
  const ones = [
    await newPicture('egy', { alt: `Bérlet ${mark}` }),
    await newPicture('ketto', { alt: `Bérlet ${mark}` }),
  ]
  await signIn(page)
  await search(page, `berlet ${mark}`, 2)
  // Payload forgets a selection while it writes the list's query into the address.
  await expect(async () => {
    for (const { filename } of ones)
      await page.getByRole('checkbox', { name: `Kijelölöm: ${filename}` }).check({ timeout: 2000 })
    await expect(page.getByText('2 kép kijelölve', { exact: true })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.getByLabel('Meglévő vagy új mappa neve').fill(folder)
  await page.getByRole('button', { name: 'Mappába teszem' }).click()
  await expect(filters(page).getByRole('link', { name: `${folder} 2` })).toBeVisible()

  await openInteractive(
    page,
    `${newsroom}/admin/collections/media?where[folder][equals]=${encodeURIComponent(folder)}`,
  )
  await expect(tiles(page)).toHaveCount(2)
  const name = `harom-${crypto.randomUUID()}.webp`
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Képek feltöltése' }).click()
  await (await chooser).setFiles([
    { name, mimeType: 'image/webp', buffer: Buffer.concat([picture, Buffer.from(name)]) },
    { name: 'IMG_1.HEIC', mimeType: '', buffer: Buffer.from('x') },
  ])
  await expect(tileOf(page, 'IMG_1.HEIC')).toContainText('Legkompatibilisebb')
  await page.getByRole('button', { name: 'Kiveszem: IMG_1.HEIC' }).click()
  await expect(tileOf(page, 'harom-')).toHaveCount(1)
  await expect(filters(page).getByRole('link', { name: `${folder} 3` })).toBeVisible()
  const { docs } = await read<{ docs: { id: number }[] }>(
    `media?where[folder][equals]=${encodeURIComponent(folder)}&depth=0&limit=10`,
  )
  expect(docs).toHaveLength(3)
  created.push(...docs.map(({ id }) => id).filter((id) => !created.includes(id)))
})

test('a cover is chosen from the pictures themselves', async ({ page }) => {
  const { id, filename } = await newPicture('valaszd', { alt: `Választható ${mark}` })
  const article = await send('POST', 'articles?locale=hu&draft=true', { title: `Borítós hír ${mark}` })
  await signIn(page)
  await openInteractive(page, `${newsroom}/admin/collections/articles/${article.id}`)
  await page.locator('#field-cover_image').getByRole('button', { name: 'Választok a meglévők közül' }).click()
  await page.getByRole('button', { name: `Ezt választom: Választható ${mark}` }).click()
  await expect(page.locator('#field-cover_image')).toContainText(filename)
  await expect
    .poll(
      async () =>
        (await read<{ cover_image: number }>(`articles/${article.id}?draft=true&depth=0`)).cover_image,
    )
    .toBe(id)
  await send('DELETE', `articles/${article.id}`)
})

test('the library has nothing that axe finds, in both languages', async ({ page }) => {
  await newPicture('hosszu', {
    alt: `Szentgyörgyvölgyi-Kovács Maximilián Alexander ${mark}`,
    folder: `Szentgyörgyvölgyi-Kovács Maximilián Alexander ${mark}`,
  })
  await signIn(page)
  for (const language of ['hu', 'en']) {
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: newsroom }])
    await page.goto(`${newsroom}/admin/collections/media?limit=24`)
    await expect(tiles(page).first()).toBeVisible()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({
        path: test.info().outputPath(`library-${language}-${width}.png`),
        fullPage: true,
      })
      await expectNoSidewaysScroll(page)
      await expect.poll(() => violations(page), `${language} at ${width}`).toEqual([])
    }
  }
})
