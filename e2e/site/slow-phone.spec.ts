import { pathFor } from '@palank/routes'
import type { CDPSession, Page } from '@playwright/test'
import { asNewVisitor, fillIn, fillTime, formOn, person } from './join-form.ts'
import { expect as baseExpect, homeOf, site, test, waitForHydration, widths } from './site-test.ts'

/** How far the scripts have come when the reader taps. */
const moments = ['before its scripts', 'while its scripts load', 'after hydration'] as const
type Moment = (typeof moments)[number]

const kilobit = 1000 / 8
const expect = baseExpect.configure({ timeout: 40_000 })

test.use({
  hasTouch: true,
  isMobile: true,
  actionTimeout: 60_000,
  viewport: { width: widths.phone, height: 844 },
})
test.slow()

/** CPU 6× slower, and slow 4G. */
async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1600 * kilobit,
    uploadThroughput: 750 * kilobit,
  })
  return session
}

/** Opens a page on a slow phone and holds its scripts at a moment. `hydrate` lets them go on. */
async function openAt(page: Page, address: string, moment: Moment) {
  const session = await slowDown(page)
  const released = Promise.withResolvers<void>()
  let requests = 0
  await page.route('**/assets/*.js', async (route) => {
    requests += 1
    if (moment === 'before its scripts' || requests > 1) await released.promise
    await route.continue()
  })
  if (moment === 'after hydration') released.resolve()
  await page.goto(address, { waitUntil: 'commit' })
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0
  await page.waitForFunction(isPainted, undefined, { polling: 100 })
  if (moment === 'while its scripts load') await expect.poll(() => requests).toBeGreaterThan(0)
  if (moment === 'after hydration') await waitForHydration(page)
  else expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull()
  return {
    session,
    hydrate: async () => {
      released.resolve()
      await waitForHydration(page)
    },
  }
}

/** One finger, from the right of the screen to the left. */
async function swipeLeft(session: CDPSession, y: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y })) })
  await touch('touchStart', 340)
  for (let x = 330; x >= 40; x -= 15) await touch('touchMove', x)
  await touch('touchEnd')
}

const menuOn = (page: Page) => page.getByRole('navigation', { name: 'Főmenü' })
const openMenu = (page: Page) => page.getByLabel('Menü megnyitása').tap()
const closeMenu = (page: Page) => page.getByLabel('Menü bezárása').filter({ visible: true }).tap()

for (const moment of moments) {
  test.describe(moment, () => {
    test(`C4: ${moment} the menu opens, stays open through hydration, closes and opens again`, async ({
      page,
    }) => {
      const { hydrate } = await openAt(page, homeOf('hu'), moment)
      await openMenu(page)
      await expect(menuOn(page)).toBeVisible()
      const items = menuOn(page).getByText(/\S/).filter({ visible: true })
      await expect.poll(() => items.count()).toBeGreaterThan(3)
      await hydrate()
      await expect(menuOn(page)).toBeVisible()
      await closeMenu(page)
      await expect(menuOn(page)).toBeHidden()
      await openMenu(page)
      await expect(page.getByRole('dialog')).toBeVisible()
      await closeMenu(page)
      await expect(page.getByRole('dialog')).toBeHidden()
    })

    test(`C4: ${moment} a link of the menu is followed, and the menu closes`, async ({ page }) => {
      const { hydrate } = await openAt(page, homeOf('hu'), moment)
      await openMenu(page)
      // The last entry has no submenu.
      const link = menuOn(page).getByRole('link').filter({ visible: true }).last()
      const href = await link.getAttribute('href')
      if (moment === 'while its scripts load') await hydrate()
      await link.tap()
      await expect(page).toHaveURL(`${site}${href}`)
      await expect(menuOn(page)).toBeHidden()
    })

    test(`C3: ${moment} the search opens and is sent, and hydration keeps what was typed`, async ({
      page,
    }) => {
      const { hydrate } = await openAt(page, homeOf('hu'), moment)
      await page.getByLabel('Kereső megnyitása').tap()
      const box = page.getByRole('banner').getByRole('searchbox').filter({ visible: true })
      await box.tap()
      await page.keyboard.type('kupa')
      if (moment === 'while its scripts load') await hydrate()
      await expect(box).toHaveValue('kupa')
      await page
        .getByRole('banner')
        .getByRole('button', { name: 'Keresés indítása' })
        .filter({ visible: true })
        .tap()
      await expect(page).toHaveURL(`${site}${pathFor('searchResults', 'hu', { keyword: 'kupa' })}`)
    })

    test(`D4: ${moment} a carousel follows the finger, and hydration keeps the slide`, async ({ page }) => {
      const { session, hydrate } = await openAt(page, homeOf('hu'), moment)
      const first = page.locator('#matches-next li').first()
      await first.scrollIntoViewIfNeeded()
      // It takes over from native scrolling when it comes near.
      if (moment === 'after hydration') await expect(page.locator('#matches-next [data-live]')).toBeVisible()
      const leftEdge = async () => (await first.boundingBox())?.x ?? 0
      const { y = 0, width = 0 } = (await first.boundingBox()) ?? {}
      expect(await leftEdge()).toBeGreaterThanOrEqual(0)
      await swipeLeft(session, y + 60)
      await expect.poll(leftEdge).toBeLessThan(-width / 2)
      await hydrate()
      await expect(page.locator('#matches-next').getByRole('button', { name: 'Előző' })).toBeEnabled()
      expect(await leftEdge()).toBeLessThan(-width / 2)
      await page.locator('#matches-next').getByRole('button', { name: 'Előző' }).tap()
      await expect.poll(leftEdge).toBeGreaterThanOrEqual(0)
    })

    test(`C1: ${moment} the language can be chosen`, async ({ page }) => {
      await openAt(page, homeOf('hu'), moment)
      await openMenu(page)
      await expect(menuOn(page)).toBeVisible()
      const selector = page.getByRole('banner').locator('summary')
      if (await selector.isVisible()) await selector.tap()
      await page.getByRole('link', { name: 'English', exact: true }).filter({ visible: true }).tap()
      await expect(page).toHaveURL(`${site}${homeOf('en')}`)
    })

    test(`G3: ${moment} the join form is sent`, async ({ page }) => {
      await asNewVisitor(page)
      await openAt(page, pathFor('joinUs', 'hu'), moment)
      const form = formOn(page, 'hu')
      await fillIn(page, form)
      await page.waitForTimeout(fillTime)
      await form.send.tap()
      await expect(page.getByText(form.word('sent'))).toBeVisible()
    })
  })
}

test('G2: the join form keeps what was typed before hydration, and sends it', async ({ page }) => {
  await asNewVisitor(page)
  const { hydrate } = await openAt(page, pathFor('joinUs', 'hu'), 'before its scripts')
  const form = formOn(page, 'hu')
  await fillIn(page, form)
  await hydrate()
  await expect(form.name).toHaveValue(person.name)
  await expect(form.birthYear).toHaveValue(person.birthYear)
  await expect(form.no).toBeChecked()
  await expect(form.email).toHaveValue(person.email)
  await expect(form.phone).toHaveValue(person.phone)
  await expect(form.consent).toBeChecked()
  await page.waitForTimeout(fillTime)
  const request = page.waitForRequest((each) => each.method() === 'POST')
  await form.send.tap()
  const body = (await request).postData() ?? ''
  expect(decodeURIComponent(body.replaceAll('+', ' '))).toContain(person.name)
  await expect(form.sent).toBeVisible()
})

test.describe('the popup', () => {
  test.use({ popupDismissed: false })

  test('C7: on a slow phone it opens after the first tap, and a tap closes it', async ({ page }) => {
    const { hydrate } = await openAt(page, pathFor('joinUs', 'hu'), 'before its scripts')
    await page.locator('main h1').tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await hydrate()
    const popup = page.getByRole('dialog', { name: 'Üdvözlünk' })
    await popup.getByRole('button', { name: 'Bezárás' }).tap()
    await expect(popup).toBeHidden()
  })
})
