import { tabStops, violations } from './axe.ts'
import {
  type BrandName,
  bothWidths,
  brandSites,
  expect,
  homeOf,
  languages,
  open,
  site,
  test,
  waitForHydration,
  widths,
} from './site-test.ts'

/** Pages are opened here first, then widened. */
const phone = { width: widths.phone, height: 844 }
const openMenu = { hu: 'Menü megnyitása', en: 'Open the menu' }
const submenu = { hu: /: további pontok$/, en: /^More under / }

for (const brand of Object.keys(brandSites) as BrandName[]) {
  for (const language of languages) {
    const where = `${brand} ${language} 390 and 1440`
    const home = brandSites[brand] + homeOf(language)

    test(`axe finds nothing on home with the menu closed and open: ${where}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize(phone)
      await open(page, home)
      await bothWidths(page, async (width) => {
        expect(await violations(page)).toEqual([])
        if (width < 1024) {
          await page.getByRole('button', { name: openMenu[language] }).click()
          await expect(page.getByRole('dialog')).toBeVisible()
        } else {
          const button = page.getByRole('button', { name: submenu[language] }).first()
          await button.click()
          await expect(button).toHaveAttribute('aria-expanded', 'true')
        }
        expect(await violations(page)).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      })
    })

    test.describe(() => {
      test.use({ allowedErrors: /status of 404/ })
      test(`axe finds nothing on the 404 pages: ${where}`, async ({ page }) => {
        for (const address of [`${home}/nincs`, `${brandSites[brand]}/nincs-ilyen`]) {
          await page.setViewportSize(phone)
          await open(page, address)
          await bothWidths(page, async () => expect(await violations(page)).toEqual([]))
        }
      })
    })

    test.describe(() => {
      test.use({ popupDismissed: false })
      test(`axe finds nothing with the popup open: ${where}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize(phone)
        await open(page, home)
        await page.keyboard.press('Shift')
        await bothWidths(page, async () => {
          await expect(page.getByRole('dialog')).toBeVisible()
          expect(await violations(page)).toEqual([])
        })
      })
    })
  }
}

// A focused link prefetches its page; some of those do not exist yet.
test.use({ allowedErrors: /status of 404/ })

for (const language of languages) {
  test(`by keyboard alone, ${language}: skip link, menu, language, sliders`, async ({ page }) => {
    await open(page, homeOf(language))
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', {
      name: { hu: 'Ugrás a tartalomra', en: 'Skip to content' }[language],
    })
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#content$/)
    await page.reload()
    await waitForHydration(page)

    const submenuButton = page.getByRole('button', { name: submenu[language] }).first()
    await submenuButton.focus()
    await page.keyboard.press('Enter')
    await expect(submenuButton).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    const inPanel = () => page.evaluate(() => Boolean(document.activeElement?.closest('[data-panel]')))
    await expect.poll(inPanel).toBe(true)
    await page.keyboard.press('Escape')
    await expect(submenuButton).toHaveAttribute('aria-expanded', 'false')
    await expect(submenuButton).toBeFocused()

    const selector = page.locator('summary')
    await selector.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('details a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(selector).toBeFocused()

    const next = page.getByRole('region', {
      name: { hu: 'Következő mérkőzések', en: 'Next matches' }[language],
    })
    const forward = next.getByRole('button', { name: { hu: 'Következő', en: 'Next' }[language] })
    // A carousel starts when it comes near; a Tab into it brings it there.
    await next.getByRole('link').first().focus()
    await forward.focus()
    await page.keyboard.press('Enter')
    await expect(next.getByRole('button', { name: { hu: 'Előző', en: 'Previous' }[language] })).toBeEnabled()
  })

  test(`every tab stop has a visible focus ring, ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, homeOf(language))
    const { count, withoutFocusRing } = await tabStops(page, 40)
    expect(withoutFocusRing).toEqual([])
    expect(count).toBeGreaterThan(35)
  })

  test.describe(() => {
    test.use({ javaScriptEnabled: false })
    test(`without JavaScript home is readable and its menu opens, ${language}`, async ({ page }) => {
      await page.goto(homeOf(language))
      await bothWidths(page, async () => {
        const headings = await page.getByRole('heading').allInnerTexts()
        expect(headings.length).toBeGreaterThan(15)
        await expect(page.locator('main h1')).toBeVisible()
        await expect(page.locator('main h2 a').first()).toBeAttached()
        expect(await page.locator('[inert]').count()).toBe(0)
        const overflowX = await page
          .locator('#matches-next ul')
          .evaluate((list) => getComputedStyle(list.parentElement as Element).overflowX)
        expect(overflowX).toBe('auto')
        await expect(
          page
            .getByRole('region', { name: { hu: 'Legutóbbi eredmények', en: 'Latest results' }[language] })
            .getByRole('button'),
        ).toBeVisible()
        await expect(page.getByRole('table')).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
      const select = page.locator('#matches-prev select')
      const values = await select
        .locator('option')
        .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
      await select.selectOption(values[1] ?? '')
      await page.locator('#matches-prev form button').click()
      await expect(page).toHaveURL(new RegExp(`prev=${values[1]}`))
      await expect(select).toHaveValue(values[1] ?? '')
      await page.setViewportSize({ width: widths.phone, height: 844 })
      await page.goto(homeOf(language))
      await page.getByRole('link', { name: openMenu[language] }).click()
      const menu = page.getByRole('navigation', { name: { hu: 'Főmenü', en: 'Main menu' }[language] })
      await expect(menu).toBeVisible()
      expect(await menu.getByRole('link').count()).toBeGreaterThan(15)
    })
  })
}

test.describe(() => {
  test.use({ allowedErrors: /status of 404/ })
  test('after navigation the page is focused, announced and scrolled to its top', async ({ page }) => {
    await open(page, '/merkozesek/nincs')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('main').getByRole('link', { name: 'Kezdőlap' }).click()
    await expect(page).toHaveURL(`${site}/kezdo`)
    await expect(page.locator('main h1')).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await expect(page.getByRole('status').filter({ hasText: 'Dunai Sólymok' })).toHaveCount(1)
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test('layout does not shift while home loads', async ({ page }) => {
  for (const width of [widths.phone, widths.laptop]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/kezdo', { waitUntil: 'networkidle' })
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {
              value: number
              hadRecentInput: boolean
            })[]) {
              if (!entry.hadRecentInput) sum += entry.value
            }
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 500)
        }),
    )
    expect(shift).toBeLessThanOrEqual(0.01)
  }
})
