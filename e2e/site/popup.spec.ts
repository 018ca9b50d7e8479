import path from 'node:path'
import { pathFor } from '@palank/routes'
import type { Page } from '@playwright/test'
import { callApi } from './call-api.ts'
import { expect, homeOf, languages, open, site, test, waitForHydration, widths } from './site-test.ts'

const closeText = { hu: 'Bezárás', en: 'Close' }
const openMenu = 'Menü megnyitása'
const closeMenu = 'Menü bezárása'

const popupOn = (page: Page) => page.getByRole('dialog', { name: 'Üdvözlünk' })
const popupCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'welcome_popup')

/** Longer than a sign takes to settle, shorter than the wait without a sign. */
async function expectNoPopup(page: Page): Promise<void> {
  await page.waitForTimeout(1500)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await popupCookie(page)).toBeUndefined()
}

/** Notes times inside the page: on a busy machine the test hears of them late. */
const noteTimes = (page: Page) =>
  page.addInitScript(() => {
    const times: { hydrated?: number; opened?: number } = {}
    Object.assign(window, { times })
    const show = HTMLDialogElement.prototype.showModal
    HTMLDialogElement.prototype.showModal = function () {
      times.opened ??= performance.now()
      show.call(this)
    }
    new MutationObserver(() => {
      if (document.documentElement.dataset.hydrated) times.hydrated ??= performance.now()
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] })
  })

/** Milliseconds from hydration to the first dialog. */
const waitedTime = (page: Page) =>
  page.evaluate(() => {
    const { times } = window as unknown as { times: { hydrated: number; opened: number } }
    return times.opened - times.hydrated
  })

test.use({ popupDismissed: false })

for (const language of languages) {
  test(`C7 ${language}: is shown once in 24 hours, closes by icon or Escape, and is at least 300 px wide`, async ({
    page,
  }) => {
    await open(page, homeOf(language), widths.phone)
    const popup = page.getByRole('dialog')
    await expectNoPopup(page)
    await page.mouse.wheel(0, 200)
    await expect(popup).toBeVisible()
    expect((await popup.boundingBox())?.width).toBeGreaterThanOrEqual(300)
    const cookie = await popupCookie(page)
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 86_400)).toBeLessThan(120)
    await popup.getByRole('button', { name: closeText[language] }).click()
    await expect(popup).toBeHidden()
    await page.reload()
    await waitForHydration(page)
    await page.keyboard.press('Shift')
    await page.waitForTimeout(1000)
    await expect(popup).toBeHidden()
    await page.context().clearCookies({ name: 'welcome_popup' })
    await page.reload()
    await waitForHydration(page)
    const skip = page.getByRole('link').first()
    await skip.focus()
    await page.keyboard.press('Shift')
    await expect(popup).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expect(skip).toBeFocused()
  })
}

test('C7: the popup is not in the server’s HTML, and the HTML is the same with and without its cookie', async ({
  request,
}) => {
  const withoutCookie = await (await request.get(`${site}/kezdo`)).text()
  const withCookie = await (
    await request.get(`${site}/kezdo`, { headers: { cookie: 'welcome_popup=1' } })
  ).text()
  expect(withoutCookie).not.toContain('<dialog open')
  expect(withCookie).toBe(withoutCookie)
})

test('C7: without a sign it opens after 8 s, and its picture is requested then', async ({ page }) => {
  const { data } = await callApi<{ banner_image: { public_url: string } }>('banner/popup', 'hu')
  // The name of the file, without its ending, begins the names of all its sizes.
  const stem = path.parse(data.banner_image.public_url).name
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(stem)) pictures.push(request.url())
  })
  await noteTimes(page)
  await open(page, homeOf('hu'), widths.phone)
  await page.waitForTimeout(4_000)
  await expectNoPopup(page)
  expect(pictures).toEqual([])
  await expect(popupOn(page)).toBeVisible()
  await expect.poll(() => pictures.length).toBeGreaterThan(0)
  const waited = await waitedTime(page)
  expect(waited).toBeGreaterThan(7_500)
  expect(waited).toBeLessThan(10_000)
})

test('C7: a restored scroll position and an address with a hash are no signs', async ({ page }) => {
  await open(page, homeOf('hu'), widths.phone)
  await page.evaluate(() => scrollTo(0, 1200))
  await page.reload()
  await waitForHydration(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expectNoPopup(page)
  await open(page, `${homeOf('hu')}#matches-next`, widths.phone)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expectNoPopup(page)
})

test('C7: a click on a link follows the link, and the popup opens on the next page', async ({ page }) => {
  await open(page, homeOf('hu'))
  await page.locator(`main a[href^="/hirek/"]`).first().click()
  await expect(page).toHaveURL(/\/hirek\//)
  await expect(popupOn(page)).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: widths.phone, height: 844 } })

  test('C7: a tap on the menu opens the menu, and the popup waits until the menu is closed', async ({
    page,
  }) => {
    await page.goto(homeOf('hu'))
    await waitForHydration(page)
    await page.getByRole('button', { name: openMenu }).tap()
    const menu = page.getByRole('dialog')
    await expect(menu.getByRole('button', { name: closeMenu })).toBeVisible()
    await page.waitForTimeout(1500)
    await expect(popupOn(page)).toBeHidden()
    await menu.getByRole('button', { name: closeMenu }).tap()
    await expect(popupOn(page)).toBeVisible()
  })

  test('C7: the popup waits until a field is left', async ({ page }) => {
    await page.goto(pathFor('joinUs', 'hu'))
    await waitForHydration(page)
    const name = page.getByLabel('Név', { exact: true })
    await name.tap()
    await name.pressSequentially('Próba Panna', { delay: 120 })
    await expect(popupOn(page)).toBeHidden()
    await expect(name).toHaveValue('Próba Panna')
    await name.blur()
    await expect(popupOn(page)).toBeVisible()
  })

  test('C7: a tap before hydration is a sign', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await noteTimes(page)
    await page.goto(pathFor('joinUs', 'hu'), { waitUntil: 'commit' })
    await page.locator('main h1').tap()
    held.resolve()
    await waitForHydration(page)
    await expect(popupOn(page)).toBeVisible()
    // Shorter than the wait without a sign.
    expect(await waitedTime(page)).toBeLessThan(7_500)
  })
})

test.describe('an error page', () => {
  test.use({ allowedErrors: /./ })

  test('C7, B14: has no popup', async ({ page }) => {
    await open(page, '/hirek/nincs-ilyen-hir')
    await page.mouse.wheel(0, 200)
    await page.keyboard.press('Shift')
    await expectNoPopup(page)
  })

  test('C7, B14: replaces a page whose popup throws, and is drawn once', async ({ page, consoleErrors }) => {
    await page.addInitScript(() => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error('no dialogs')
      }
    })
    await open(page, homeOf('hu'))
    await page.mouse.wheel(0, 200)
    await expect(page.getByText('500', { exact: true })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    // The console's messages may arrive after what is drawn.
    await expect.poll(() => consoleErrors.join('\n')).toContain('no dialogs')
    const count = consoleErrors.length
    await page.waitForTimeout(1000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(consoleErrors.length).toBe(count)
    expect(consoleErrors.filter((text) => text.includes('no dialogs')).length).toBeLessThan(4)
  })
})
