import type { Setting } from '@palank/contract/own-api-types'
import { fixedPages, pathFor } from '@palank/routes'
import { callApi } from './call-api.ts'
import { pageBox } from './search-page.ts'
import { expect, homeOf, languages, open, site, test, widths } from './site-test.ts'

const texts = {
  hu: {
    mainMenu: 'Főmenü',
    openMenu: 'Menü megnyitása',
    closeMenu: 'Menü bezárása',
    back: /^Vissza/,
    fixed: 'Tudnivalók',
    search: 'Keresés',
    start: 'Keresés indítása',
    openSearch: 'Kereső megnyitása',
  },
  en: {
    mainMenu: 'Main menu',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    back: /^Back/,
    fixed: 'Good to know',
    search: 'Search',
    start: 'Start the search',
    openSearch: 'Open the search',
  },
}

type Item = { name: string; type: string; link: string | null; children: Item[] }
type Menu = { place: string; items: Item[] }

async function menuAt(place: string, language: 'hu' | 'en'): Promise<Item[]> {
  const { data } = await callApi<Menu[]>('menu/list', language)
  return data.filter((menu) => menu.place === place).flatMap(({ items }) => items)
}

// Menu links may prefetch pages that do not exist.
test.use({ allowedErrors: /status of 404/ })

for (const language of languages) {
  const t = texts[language]
  const home = homeOf(language)

  test(`C1, C2, C5, C6, C8 ${language}: the frame of a page`, async ({ page }) => {
    await open(page, home)
    await test.step('header with a menu of three levels, search box, language toggle and secondary logo', async () => {
      const header = page.getByRole('banner')
      const menu = header.getByRole('navigation', { name: t.mainMenu })
      const items = await menuAt('main', language)
      for (const { name } of items) await expect(menu.getByText(name, { exact: true }).first()).toBeVisible()
      const parent = items.find(({ children }) => children.some((child) => child.children.length > 0))
      const leaf = parent?.children.flatMap(({ children }) => children)[0]?.name ?? ''
      const hidden = menu.getByRole('link', { name: leaf, exact: true })
      await expect(hidden).toBeHidden()
      await menu
        .getByText(parent?.name ?? '', { exact: true })
        .first()
        .hover()
      await expect(hidden).toBeVisible()
      await page.mouse.move(700, 900)
      await expect(hidden).toBeHidden()
      await expect(header.getByRole('searchbox').first()).toBeVisible()
      await expect(header.locator('summary')).toBeVisible()
      await expect(
        header.getByRole('img', { name: language === 'hu' ? 'Sólyom Akadémia' : 'Falcon Academy' }),
      ).toBeVisible()
    })

    await test.step('external links have a scheme and rel noopener', async () => {
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) =>
          all.map((link) => ({ href: link.getAttribute('href') ?? '', rel: link.getAttribute('rel') ?? '' })),
        )
      for (const { href, rel } of links) {
        expect(href).toMatch(/^(\/|#|https?:\/\/|mailto:|tel:)/)
        if (/^https?:/.test(href)) expect(rel).toContain('noopener')
      }
      const external = (await menuAt('header-extension', language)).find(({ type }) =>
        type.startsWith('external'),
      )
      if (external) {
        const link = page.getByRole('banner').getByRole('link', { name: external.name }).first()
        await expect(link).toHaveAttribute('href', /^https?:\/\//)
      }
    })

    await test.step('footer with menus, contact, social links, partners and the footer page', async () => {
      const footer = page.getByRole('contentinfo')
      const { data: settings } = await callApi<Setting[]>('setting/list', language)
      const value = (name: string) =>
        settings.find((setting) => setting.name === name && setting.setting_type !== 'child-protection')
          ?.value ?? ''
      await expect(footer).toContainText(value('address'))
      await expect(footer.getByRole('link', { name: value('phone') })).toHaveAttribute('href', /^tel:/)
      await expect(footer.locator(`a[href="${pathFor('safeguarding', language)}"]`)).toBeVisible()
      for (const name of ['facebook', 'instagram', 'youtube', 'googlemaps', 'twitter']) {
        await expect(footer.locator(`a[href="${value(name)}"]`)).toBeVisible()
      }
      const { data: sponsors } = await callApi<{ title: string }[]>('sponsor/list', language)
      for (const { title } of sponsors) await expect(footer.getByRole('img', { name: title })).toBeAttached()
      expect(await footer.getByRole('navigation').count()).toBeGreaterThanOrEqual(3)
      const { data: bottom } = await callApi<{ body: string }>('page/find/footer', language)
      await expect(footer).toContainText(bottom.body.replace(/<[^>]*>.*$/s, '').slice(0, 10) || '©')
    })

    await test.step('the five fixed pages float at the side from 1800 px', async () => {
      await page.setViewportSize({ width: 1799, height: 1000 })
      const side = page.getByRole('navigation', { name: t.fixed })
      await expect(side).toBeHidden()
      await page.setViewportSize({ width: 1800, height: 1000 })
      await expect(side).toBeVisible()
      const hrefs = await side
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(hrefs).toEqual(
        Object.values(fixedPages).map((slugs) => pathFor('page', language, { slug: slugs[language] })),
      )
    })

    await test.step('the desktop menu is there from 1024 px, the hamburger below', async () => {
      await page.setViewportSize({ width: 1024, height: 900 })
      const menu = page.getByRole('navigation', { name: t.mainMenu })
      const burger = page.getByRole('button', { name: t.openMenu })
      await expect(menu).toBeVisible()
      await expect(burger).toBeHidden()
      await page.setViewportSize({ width: 1023, height: 900 })
      await expect(menu).toBeHidden()
      await expect(burger).toBeVisible()
    })
  })

  test(`C3 ${language}: Enter and the icon open the search, also with an empty keyword`, async ({ page }) => {
    await open(page, home)
    const box = page.getByRole('banner').getByRole('searchbox').first()
    await box.fill('Sólymok 100% a/b')
    await box.press('Enter')
    await expect(page).toHaveURL(
      `${site}${pathFor('searchResults', language, { keyword: 'Sólymok 100% a/b' })}`,
    )
    // The address changes before the page does, which then draws the box anew.
    await expect(pageBox(page)).toHaveValue('Sólymok 100% a/b')
    await expect(box).toHaveValue('Sólymok 100% a/b')
    await page.getByRole('banner').getByRole('button', { name: t.start }).first().click()
    await expect(page).toHaveURL(/S%C3%B3lymok/)
    await box.fill('')
    await box.press('Enter')
    await expect(page).toHaveURL(`${site}${pathFor('search', language)}`)
    await expect(pageBox(page)).toHaveValue('')
    await box.fill('valami')
    await page.getByRole('banner').locator(`a[href="${home}"][aria-label]`).click()
    await expect(page).toHaveURL(`${site}${home}`)
    await expect(box).toHaveValue('')
  })

  test(`C3 ${language}: without JavaScript the form's keyword becomes part of the path`, async ({
    request,
  }) => {
    const response = await request.get(
      `${site}${pathFor('search', language)}?keyword=${encodeURIComponent('kupa.data')}`,
      {
        maxRedirects: 0,
      },
    )
    expect(response.status()).toBe(302)
    expect(response.headers().location).toBe(pathFor('searchResults', language, { keyword: 'kupa.data' }))
  })

  test(`C3 ${language}: below 768 px a floating box toggles open and closes after a search`, async ({
    page,
  }) => {
    await open(page, home, 767)
    const boxes = page.getByRole('banner').getByRole('searchbox')
    await expect(boxes.filter({ visible: true })).toHaveCount(0)
    const toggle = page.getByRole('button', { name: t.openSearch })
    await toggle.click()
    const box = boxes.filter({ visible: true })
    await expect(box).toBeFocused()
    await page
      .getByRole('button', { name: language === 'hu' ? 'Kereső bezárása' : 'Close the search' })
      .click()
    await expect(box).toHaveCount(0)
    await toggle.click()
    await box.fill('kupa')
    await box.press('Enter')
    await expect(page).toHaveURL(`${site}${pathFor('searchResults', language, { keyword: 'kupa' })}`)
    await expect(boxes.filter({ visible: true })).toHaveCount(0)
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(boxes.filter({ visible: true }).first()).toBeVisible()
    await expect(toggle).toBeHidden()
  })

  test(`C4 ${language}: the mobile menu opens submenus and goes back, and a link closes it`, async ({
    page,
  }) => {
    await open(page, home, widths.phone)
    const burger = page.getByRole('button', { name: t.openMenu })
    await burger.click()
    const menu = page.getByRole('dialog')
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: t.closeMenu }).click()
    await expect(menu).toBeHidden()
    for (const width of [320, 360, 390, 480, 900]) {
      await page.setViewportSize({ width, height: 844 })
      await burger.click()
      await expect(menu).toBeVisible()
      const labels = await menu.getByRole('navigation').locator('a, button').all()
      for (const label of labels)
        expect(await label.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
      await page.mouse.click(20, 400)
      await expect(menu, `by the backdrop at ${width} px`).toBeHidden()
    }
    await page.setViewportSize({ width: widths.phone, height: 844 })
    await burger.click()
    const items = await menuAt('main', language)
    const first = items.find(({ children }) => children.some((child) => child.children.length > 0))
    const second = first?.children.find(({ children }) => children.length > 0)
    await menu.getByRole('button', { name: first?.name ?? '', exact: true }).click()
    await menu.getByRole('button', { name: second?.name ?? '', exact: true }).click()
    await expect(menu.getByRole('link', { name: second?.children[0]?.name ?? '', exact: true })).toBeVisible()
    await menu.getByRole('button', { name: t.back }).click()
    await expect(menu.getByRole('button', { name: second?.name ?? '', exact: true })).toBeVisible()
    await menu.getByRole('button', { name: t.back }).click()
    await expect(menu.getByRole('button', { name: first?.name ?? '', exact: true })).toBeVisible()
    const fixed = Object.values(fixedPages).map((slugs) =>
      pathFor('page', language, { slug: slugs[language] }),
    )
    for (const href of fixed) await expect(menu.locator(`a[href="${href}"]`)).toBeVisible()
    for (const { name } of await menuAt('header-extension', language)) {
      await expect(menu.getByRole('link', { name }).first()).toBeAttached()
    }
    await menu.locator(`a[href="${fixed[0]}"]`).click()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(`${site}${fixed[0]}`)
  })
}

for (const language of languages) {
  test(`C8 ${language}: layout follows its breakpoints, and no script listens to resize`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const listenedEvents: string[] = []
      Object.assign(window, { listenedEvents })
      const add = window.addEventListener
      window.addEventListener = function (this: Window, type: string, ...rest: unknown[]) {
        listenedEvents.push(type)
        return (add as (...all: unknown[]) => void).call(this, type, ...rest)
      } as typeof window.addEventListener
    })
    await open(page, homeOf(language), 1400)
    const boxes = page.locator('#matches-next ul > li')
    const perRow = async () => {
      const [one, room] = [
        await boxes.nth(0).boundingBox(),
        await page.locator('#matches-next ul').boundingBox(),
      ]
      return Math.round(((room?.width ?? 0) + 20) / ((one?.width ?? 1) + 20))
    }
    for (const [width, count] of [
      [639, 1],
      [640, 2],
      [767, 3],
      [1023, 3],
      [1024, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(perRow).toBe(count)
    }
    expect(
      await page.evaluate(() => (window as unknown as { listenedEvents: string[] }).listenedEvents),
    ).not.toContain('resize')
  })
}
