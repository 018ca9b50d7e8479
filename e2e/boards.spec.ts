import { readFileSync } from 'node:fs'
import { artworkPath } from '@palank/demo/artwork'
import { expect, type Page, test } from '@playwright/test'
import { callApi, consoleErrorsOf, newsroom, openInteractive, signIn } from './editor.ts'
import { logIn, read, send, upload } from './newsroom-api.ts'
import { expectNoSidewaysScroll } from './overflow.ts'
import { violations } from './site/axe.ts'

const longName = 'Szentgyörgyvölgyi-Kovács Maximilián Alexander Sportszergyártó és Kereskedelmi Kft.'
const addressOf = (path: string) => `${newsroom}/admin/collections/${path}`
const past = '2026-01-02T10:00:00.000Z'
const future = '2126-01-02T10:00:00.000Z'

const made: { collection: string; id: number }[] = []
let picture = 0

async function make(collection: string, data: object): Promise<number> {
  const { id } = await send('POST', `${collection}?locale=hu`, data)
  made.unshift({ collection, id })
  return id
}

test.beforeAll(async () => {
  await logIn()
  const bytes = Buffer.concat([
    readFileSync(artworkPath('solymok', 'img/busz.webp')),
    Buffer.from(crypto.randomUUID()),
  ])
  picture = (await upload('media', bytes, 'tabla.webp')).id
  made.push({ collection: 'media', id: picture })
})
test.afterAll(async () => {
  await logIn()
  for (const { collection, id } of made) await send('DELETE', `${collection}/${id}`)
})

const cards = (page: Page) => page.locator('.board-card')
const cardOf = (page: Page, id: number) => page.locator(`[data-card="${id}"]`)
const titles = (page: Page) => page.locator('.board-card__title').allInnerTexts()
const saved = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

const openBoard = (page: Page, collection: string) => openInteractive(page, addressOf(collection))

async function expectNothingWrong(page: Page, what: string): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page, `${what} at ${width}`)
    await expect.poll(() => violations(page), `${what} at ${width}`).toEqual([])
    await page.screenshot({ path: `test-results/boards-${what}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('sponsors are put in order by keyboard and by buttons; it is saved at once, and the site follows', async ({
  page,
}) => {
  const errors = consoleErrorsOf(page)
  const before = (await read<{ cards: { id: number }[] }>('boards/sponsors')).cards.map(({ id }) => id)
  const added = await make('sponsors', { title: longName, sponsor_logo: picture, order: 9999 })
  await signIn(page)
  await openBoard(page, 'sponsors')
  await expect(cards(page)).toHaveCount(before.length + 1)
  const last = before.length + 1
  const handle = cardOf(page, added).getByRole('button', { name: `${last}. hely: ${longName}`, exact: false })
  await handle.focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(saved(page, `Mentve. ${longName}: ${last - 1}. hely`)).toBeVisible()
  await expect(cardOf(page, added).locator('[data-part="handle"]')).toBeFocused()
  const back = cardOf(page, added).getByRole('button', { name: `Hátrébb: ${longName}` })
  await back.click()
  await expect(saved(page, `Mentve. ${longName}: ${last}. hely`)).toBeVisible()
  await expect(back).toBeFocused()
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await cardOf(page, added)
    .getByRole('button', { name: `Előrébb: ${longName}` })
    .click()
  await expect(saved(page, `Mentve. ${longName}: ${last - 1}. hely`)).toBeVisible()

  const shown = await titles(page)
  await page.reload()
  await expect(cards(page)).toHaveCount(last)
  await expect.poll(() => titles(page)).toEqual(shown)
  const { data } = await callApi<{ id: number }[]>('sponsor/list')
  expect(data.findIndex(({ id }) => id === added)).toBe(last - 2)
  await expectNothingWrong(page, 'sponsors')
  await send('POST', 'boards/sponsors/order', { ids: [...before, added] })
  expect(errors).toEqual([])
})

test('a card is dragged by its number', async ({ page }) => {
  const ids = [
    await make('banners', { title: 'Első tábla', banner_image: picture, position: 'schedule', order: 9001 }),
    await make('banners', {
      title: 'Második tábla',
      banner_image: picture,
      position: 'schedule',
      order: 9002,
    }),
  ]
  await signIn(page)
  await openBoard(page, 'banners')
  const place = page.getByRole('region', { name: 'Mérkőzések' })
  const [first, second] = ids.map((id) => cardOf(page, id).locator('[data-part="handle"]'))
  await second?.scrollIntoViewIfNeeded()
  const [from, to] = [await second?.boundingBox(), await first?.boundingBox()]
  if (!from || !to) throw new Error('the handles are not there')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y - 20, { steps: 4 })
  await page.mouse.move(to.x + 10, to.y + 4, { steps: 8 })
  await page.mouse.up()
  await expect(saved(page, 'Mentve. Második tábla')).toBeVisible()
  await expect(async () => {
    const order = await place.locator('.board-card__title').allInnerTexts()
    expect(order.indexOf('Második tábla')).toBe(order.indexOf('Első tábla') - 1)
  }).toPass({ timeout: 30_000 })
})

test('an order that somebody else has overtaken is not saved, and says so', async ({ page }) => {
  const mine = await make('sponsors', { title: 'Példavári Vidrák Kft.', sponsor_logo: picture, order: 9998 })
  await signIn(page)
  await openBoard(page, 'sponsors')
  await expect(cardOf(page, mine)).toBeVisible()
  const before = await titles(page)
  await make('sponsors', { title: 'Közben felvett', sponsor_logo: picture, order: 9999 })
  await cardOf(page, mine).getByRole('button', { name: 'Előrébb: Példavári Vidrák Kft.' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Közben más is változtatott rajta.' })).toBeVisible()
  await expect.poll(() => titles(page)).toEqual(before)
})

test('a banner that does not show says why, on its card and in its form', async ({ page }) => {
  const errors = consoleErrorsOf(page)
  const banner = (title: string, data: object) =>
    make('banners', { title, banner_image: picture, position: 'page-bottom', order: 9000, ...data })
  const over = await banner('Tavalyi bérlet', { visible_until: past })
  const later = await banner('Jövő századi bérlet', { visible_from: future })
  const off = await banner(longName, { visible: false })
  await signIn(page)
  await page.goto(addressOf('banners'))
  await expect(cardOf(page, over)).toContainText('Nem látszik')
  await expect(cardOf(page, over)).toContainText('Adj meg későbbi véget, vagy töröld a dátumot.')
  await expect(cardOf(page, later)).toContainText('Magától jelenik meg: 2126.')
  await expect(cardOf(page, off)).toContainText('Ki van kapcsolva')
  await expectNothingWrong(page, 'banners')

  await cardOf(page, off).getByRole('link', { name: longName }).click()
  const standing = page.locator('.board-standing')
  await expect(standing).toContainText('Nem látszik')
  await expect(standing).toContainText('Ki van kapcsolva')
  await page.getByRole('checkbox', { name: 'Látható' }).check()
  await expect(standing).toContainText('Mentés után így lesz:')
  await expect(standing).not.toContainText('Ki van kapcsolva')
  expect(errors).toEqual([])
})

test('one popup is out at a time, and the others say which', async ({ page }) => {
  const older = await make('popups', { title: 'Régi üdvözlet', banner_image: picture })
  await make('popups', { title: 'Új üdvözlet', banner_image: picture })
  await signIn(page)
  await page.goto(addressOf('popups'))
  await expect(cardOf(page, older)).toContainText('Sorra vár')
  await expect(cardOf(page, older)).toContainText('Most ez van kint: Új üdvözlet.')
  await expect(page.getByRole('button', { name: 'Előrébb', exact: false })).toHaveCount(0)
  await expectNothingWrong(page, 'popups')
})

test('the table is one click away, and stays through its own filters', async ({ page }) => {
  await signIn(page)
  await page.goto(addressOf('sponsors'))
  await page.getByRole('link', { name: 'Táblázat' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page).toHaveURL(/view=table/)
  await page.getByRole('link', { name: 'Kártyák' }).click()
  await expect(cards(page).first()).toBeVisible()
  await page.goto(addressOf('sponsors/trash'))
  await expect(cards(page)).toHaveCount(0)
})

test('an item of a menu names its target; a screen is chosen from a list, in both languages at once', async ({
  page,
}) => {
  const errors = consoleErrorsOf(page)
  const draft = await make('pages', { title: 'Félkész oldal', _status: 'draft' })
  const menu = await make('menus', {
    name: 'Próbamenü',
    slug: `proba-${Date.now()}`,
    place: 'footer-3',
    order: 9999,
    items: [
      { name: 'Klub', type: 'internal_url', link: '/informacio' },
      { name: 'Kész lesz', type: 'static_page', page: draft },
      { name: 'Elírt', type: 'internal_url', link: '/hireek' },
    ],
  })
  await signIn(page)
  await page.goto(`${addressOf(`menus/${menu}`)}?locale=hu`)
  const row = (index: number) => page.locator(`#items-row-${index}`)
  await expect(row(0)).toContainText('Klub')
  await expect(row(0)).toContainText('→ ide vezet: Információ')
  await expect(row(1)).toContainText('Félkész oldal (oldal)')
  await expect(row(1)).toContainText('nincs kint')
  await expect(row(2)).toContainText('rossz cím')
  const preview = page.getByRole('region', { name: 'Így látszik az oldalon' })
  await expect(preview).toContainText('Kimarad: Kész lesz az oldala nincs kint: előbb tedd közzé.')
  await expect(preview).toContainText('Elromlott: Elírt ezen a címen nincs semmi')

  await row(2).locator('.collapsible__toggle').first().click()
  await row(2).getByRole('combobox', { name: 'Hová vezet' }).selectOption({ label: 'Galériák' })
  await expect(row(2)).toContainText('→ ide vezet: Galériák')
  await expect(preview).not.toContainText('Elromlott')
  await expectNothingWrong(page, 'menu')
  await page.getByRole('button', { name: 'Mentés', exact: true }).click()
  await expect(page.locator('.payload-toast-item.toast-success').first()).toBeVisible()
  const { items } = await read<{ items: { link?: object }[] }>(`menus/${menu}?locale=all&depth=0`)
  expect(items.map(({ link }) => link)[2]).toEqual({ hu: '/galeria', en: '/gallery' })
  expect(errors).toEqual([])
})
