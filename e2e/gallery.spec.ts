import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { artworkPath } from '@palank/demo/artwork'
import { expect, type Page, test } from '@playwright/test'
import {
  callApi,
  consoleErrorsOf,
  newsroom,
  openDashboard,
  publish,
  signIn,
  waitForNewForm,
} from './editor.ts'
import { logIn, read, send, upload } from './newsroom-api.ts'
import { expectNoSidewaysScroll } from './overflow.ts'
import { violations } from './site/axe.ts'

const mark = Date.now().toString(36)
const picture = readFileSync(artworkPath('hiuzok', 'img/unneples.webp'))
/** No two are equal: equal files are one. */
const bytes = (name: string) => Buffer.concat([picture, Buffer.from(name)])

const tiles = (page: Page) => page.locator('#field-files').getByRole('listitem')
const alt = (page: Page, place: number) =>
  page.getByRole('textbox', { name: `Képleírás, ${place}. kép`, exact: true })
const caption = (page: Page, place: number) =>
  page.getByRole('textbox', { name: `Képaláírás, ${place}. kép`, exact: true })

/** The hash that names a stored file. */
const hashOf = (file: Buffer) => createHash('sha256').update(file).digest('hex').slice(0, 12)

async function chooseFiles(
  page: Page,
  files: string[] | { name: string; mimeType: string; buffer: Buffer }[],
) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Képek hozzáadása' }).click()
  await (await chooser).setFiles(files as string[])
}

type Gallery = { id: number; files: number[] }
const stored = (id: number) => read<Gallery>(`galleries/${id}?draft=true&depth=0&locale=hu`)

/** A draft with so many pictures. */
async function newGallery(count: number): Promise<Gallery> {
  await logIn()
  const files: number[] = []
  for (let index = 1; index <= count; index++) {
    const name = `kep-${index}-${crypto.randomUUID()}.webp`
    files.push((await upload('gallery-files', bytes(name), name)).id)
  }
  const { id } = await send('POST', 'galleries?locale=hu&draft=true', { name: `Galéria ${mark}`, files })
  return { id, files }
}

async function forget({ id, files }: Gallery) {
  await logIn()
  await send('DELETE', `galleries/${id}`)
  for (const file of files) await send('DELETE', `gallery-files/${file}?unlink=true`)
}

async function open(page: Page, id: number, count: number, locale = 'hu') {
  await page.goto(`${newsroom}/admin/collections/galleries/${id}?locale=${locale}`)
  await expect(tiles(page)).toHaveCount(count)
  await expect(page.locator('#field-files img')).not.toHaveCount(0)
}

test('an editor uploads a folder of pictures to a gallery at once', async ({ page }, info) => {
  const consoleErrors = consoleErrorsOf(page)
  const folder = path.dirname(artworkPath('solymok', 'players/4.webp'))
  const { compare } = new Intl.Collator('hu', { numeric: true })
  const files = readdirSync(folder)
    .sort(compare)
    .map((file) => path.join(folder, file))
  await openDashboard(page)
  await page.getByRole('link', { name: 'Képeket töltök fel' }).first().click()
  await waitForNewForm(page)
  await page.locator('#field-name').fill('Csapatfotózás az új mezekben')

  await chooseFiles(page, files)
  await expect(tiles(page)).toHaveCount(files.length)
  await page.screenshot({ path: info.outputPath('1-folder.png'), fullPage: true })
  await expect(page.getByRole('textbox', { name: /^Képleírás, / })).toHaveCount(files.length, {
    timeout: 60_000,
  })
  await publish(page)
  await page.screenshot({ path: info.outputPath('2-gallery.png'), fullPage: true })

  const id = /galleries\/(\d+)/.exec(page.url())?.[1]
  const gallery = await callApi(`gallery/find/${id}`, 'hu')
  expect(gallery.data).toMatchObject({ name: 'Csapatfotózás az új mezekben', file_count: files.length })
  const { data } = await callApi<{ allfile: { hash_filename: string }[] }>(`gallery/list-files/${id}`, 'hu')
  // In the order of their file names, not of their uploads. The hash of a WebP is that of its own bytes.
  expect(data.allfile.map(({ hash_filename: name }) => name.slice(0, 12))).toEqual(
    files.map((file) => hashOf(readFileSync(file))),
  )
  expect(consoleErrors).toEqual([])
})

test('texts are written in place, and Tab goes on to the next picture', async ({ page }) => {
  const gallery = await newGallery(3)
  await signIn(page)
  await open(page, gallery.id, 3)
  await expect(page.getByRole('button', { name: 'Leírás nélkül 3' })).toBeVisible()
  await alt(page, 1).click()
  await page.keyboard.type('Három játékos ugrik')
  await page.keyboard.press('Tab')
  await expect(alt(page, 2)).toBeFocused()
  await page.keyboard.type('Szurkolók sállal')
  await page.keyboard.press('Enter')
  await expect(caption(page, 2)).toBeFocused()
  await page.keyboard.type('Telt ház')
  await page.keyboard.press('Enter')
  await expect(alt(page, 3)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Leírás nélkül 1' })).toBeVisible()
  const texts = async () => {
    const docs = await Promise.all(
      gallery.files.map((id) =>
        read<{ alt?: string; name?: string }>(`gallery-files/${id}?locale=hu&depth=0`),
      ),
    )
    return docs.map((doc) => [doc.alt ?? '', doc.name ?? ''])
  }
  await expect.poll(texts).toEqual([
    ['Három játékos ugrik', ''],
    ['Szurkolók sállal', 'Telt ház'],
    ['', ''],
  ])

  await test.step('in English beside the Hungarian', async () => {
    await open(page, gallery.id, 3, 'en')
    await expect(tiles(page).first()).toContainText('hu: Három játékos ugrik')
    await alt(page, 1).fill('Three players jump')
    await alt(page, 1).blur()
    await expect(tiles(page).first()).toContainText('Mentve')
    const { alt: english } = await read<{ alt: string }>(
      `gallery-files/${gallery.files[0]}?locale=en&depth=0`,
    )
    expect(english).toBe('Three players jump')
    expect((await texts())[0]).toEqual(['Három játékos ugrik', ''])
  })

  await test.step('a text that could not be saved stays, and says so', async () => {
    await open(page, gallery.id, 3)
    const address = `**/api/gallery-files/${gallery.files[2]}?*`
    await page.route(address, (route) => route.abort())
    await alt(page, 3).fill('Megmarad')
    await alt(page, 3).blur()
    await expect(tiles(page).nth(2).getByRole('alert')).toHaveText('Nem sikerült menteni, itt megvan.')
    await page.unroute(address)
    await tiles(page).nth(2).getByRole('button', { name: 'Újra' }).click()
    await expect(tiles(page).nth(2)).toContainText('Mentve')
    await expect(alt(page, 3)).toHaveValue('Megmarad')
  })
  await forget(gallery)
})

test('pictures change places by keys, by hand and by buttons, and can be taken out', async ({ page }) => {
  const gallery = await newGallery(3)
  const [first, second, third] = gallery.files
  const order = async () => (await stored(gallery.id)).files
  await signIn(page)
  await open(page, gallery.id, 3)

  await page.getByRole('button', { name: /^1\. kép\./ }).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.getByRole('button', { name: /^2\. kép\./ })).toBeFocused()
  await expect.poll(order).toEqual([second, first, third])

  const handle = page.getByRole('button', { name: /^3\. kép\./ })
  // Once it stands still.
  await handle.hover()
  const [from, to] = [await handle.boundingBox(), await tiles(page).first().boundingBox()]
  if (!from || !to) throw new Error('the tiles are not on the page')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(to.x + 40, to.y + 60, { steps: 8 })
  await expect(tiles(page).first()).toHaveAttribute('data-drop', 'before')
  await page.mouse.up()
  await expect.poll(order).toEqual([third, second, first])

  await page.getByRole('button', { name: 'Kiveszem, 2. kép' }).click()
  await expect.poll(order).toEqual([third, first])
  await page.getByRole('button', { name: 'Visszateszem' }).click()
  await expect.poll(order).toEqual([third, second, first])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Hátrébb, 1. kép' }).click()
  await expect.poll(order).toEqual([second, third, first])
  await forget(gallery)
})

test('a file that cannot be taken says why, and stops no other', async ({ page }) => {
  const gallery = await newGallery(1)
  const names = ['jo', 'kosar'].map((name) => `${name}-${crypto.randomUUID()}.webp`)
  const file = (name: string, mimeType = 'image/webp') => ({ name, mimeType, buffer: bytes(name) })
  await signIn(page)
  await open(page, gallery.id, 1)
  // The server does not hear of the first one.
  let isCut = true
  await page.route('**/api/gallery-files?*', (route) => (isCut ? route.abort() : route.continue()))
  await chooseFiles(page, [
    { ...file('IMG_4229.HEIC', ''), buffer: Buffer.from('....ftypheic....mif1heic') },
    file(names[1] ?? ''),
    file('lista.pdf', 'application/pdf'),
  ])
  await expect(tiles(page).nth(1)).toContainText('Beállítások → Kamera → Formátumok → Legkompatibilisebb')
  await expect(tiles(page).nth(2)).toContainText('Megszakadt a feltöltés')
  await expect(tiles(page).nth(3)).toContainText('Ezt a formátumot nem ismerem')
  isCut = false
  await chooseFiles(page, [file(names[0] ?? '')])
  await expect(alt(page, 5)).toBeVisible()
  await expect(page.locator('#field-files')).toContainText('2 kép fent, 3 nem sikerült')

  await page.getByRole('button', { name: `Újra: ${names[1]}` }).click()
  await expect(alt(page, 3)).toBeVisible()
  await page.getByRole('button', { name: 'Kiveszem: IMG_4229.HEIC' }).click()
  await page.getByRole('button', { name: 'Kiveszem: lista.pdf' }).click()
  await expect(tiles(page)).toHaveCount(3)
  // Each picture is in the place of its file name.
  await expect.poll(async () => (await stored(gallery.id)).files.length).toBe(3)
  const { files } = await stored(gallery.id)
  const fileNames = await Promise.all(
    files.map(async (id) => (await read<{ filename: string }>(`gallery-files/${id}?depth=0`)).filename),
  )
  expect(fileNames[1]?.slice(0, 12)).toBe(hashOf(bytes(names[1] ?? '')))
  expect(fileNames[2]?.slice(0, 12)).toBe(hashOf(bytes(names[0] ?? '')))
  await forget({ id: gallery.id, files })
})

test('two hundred pictures do not hold up the page', async ({ page }) => {
  const gallery = await newGallery(1)
  await signIn(page)
  await open(page, gallery.id, 1)
  // Kept waiting, so that all of them stand in the grid.
  await page.route('**/api/gallery-files?*', () => undefined)
  const files = Array.from({ length: 200 }, (_, index) => ({
    name: `kep-${index}.webp`,
    mimeType: 'image/webp',
    buffer: Buffer.from([82, 73, 70, 70, index]),
  }))
  await chooseFiles(page, files)
  await expect(tiles(page)).toHaveCount(201)
  await expect(tiles(page).filter({ hasText: 'sorra vár' })).toHaveCount(197)
  // Whatever else the machine does only adds to it.
  const times: number[] = []
  for (const text of ['Írni', 'Írni közben', 'Írni közben is lehet']) {
    const since = Date.now()
    await alt(page, 1).fill(text)
    await expect(alt(page, 1)).toHaveValue(text)
    times.push(Date.now() - since)
  }
  expect(Math.min(...times)).toBeLessThan(2000)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('about:blank')
  await forget(gallery)
})

test('the gallery has nothing that axe finds, in both languages', async ({ page }) => {
  const gallery = await newGallery(4)
  await send('PATCH', `gallery-files/${gallery.files[0]}?locale=hu`, {
    alt: 'Szentgyörgyvölgyi-Kovács Maximilián Alexander a kosár alatt',
    children: 'not_cleared',
  })
  await signIn(page)
  for (const language of ['hu', 'en']) {
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: newsroom }])
    await open(page, gallery.id, 4)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({
        path: test.info().outputPath(`gallery-${language}-${width}.png`),
        fullPage: true,
      })
      await expectNoSidewaysScroll(page)
      await expect.poll(() => violations(page), `${language} at ${width}`).toEqual([])
    }
  }
  await forget(gallery)
})
