import { expect, type Page, test } from '@playwright/test'
import { consoleErrorsOf, newsroom, openInteractive, otherBrand, sessionOf, signIn } from './editor.ts'
import { logInAs, read } from './newsroom-api.ts'
import { expectNoSidewaysScroll } from './overflow.ts'
import { violations } from './site/axe.ts'

const sizes = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } }
type Width = keyof typeof sizes
type Language = 'hu' | 'en'
type Role = Parameters<typeof sessionOf>[0]

/** With LOOKS=all every screen of every role is walked in both brands and languages: on demand, for its time. */
const isWhole = process.env.LOOKS === 'all'

type Look = { club: string; base: string; width: Width; language: Language }

/** Of a usual run: the second brand differs in colours and type only, so one language at each width. */
const isUsual = ({ club, width, language }: Look) =>
  club === 'solymok' || (width === 390) === (language === 'hu')

const looks = [
  { club: 'solymok', base: newsroom },
  { club: 'hiuzok', base: otherBrand },
]
  .flatMap((brand) => ([390, 1440] as const).map((width) => ({ ...brand, width })))
  .flatMap((look) => (['hu', 'en'] as const).map((language) => ({ ...look, language })))
  .filter((look) => isWhole || isUsual(look))

const firstOf = async (collection: string) =>
  (await read<{ docs: { id: number }[] }>(`${collection}?limit=1&depth=0&sort=id`)).docs[0]?.id

const beforeTheDoor = { login: '/admin/login', forgot: '/admin/forgot' }
const screens = async () => ({
  dashboard: '/admin',
  list: '/admin/collections/articles',
  article: `/admin/collections/articles/${await firstOf('articles')}`,
  match: `/admin/collections/matches/${await firstOf('matches')}`,
  gallery: `/admin/collections/galleries/${await firstOf('galleries')}`,
  library: '/admin/collections/media',
})
const screensOfOthers = async (): Promise<[Role, Record<string, string>][]> => [
  [
    'admin',
    {
      dashboard: '/admin',
      menus: '/admin/collections/menus',
      menu: `/admin/collections/menus/${await firstOf('menus')}`,
      sponsors: '/admin/collections/sponsors',
      banners: '/admin/collections/banners',
      pages: '/admin/collections/pages',
      videos: '/admin/collections/videos',
      settings: '/admin/globals/settings',
    },
  ],
  [
    'statistician',
    {
      dashboard: '/admin',
      matches: '/admin/collections/matches',
      match: `/admin/collections/matches/${await firstOf('matches')}`,
      players: '/admin/collections/players',
      teams: '/admin/collections/competition-teams',
    },
  ],
  ['registrar', { dashboard: '/admin', applicants: '/admin/collections/join-registrations' }],
  ['child_protection', { dashboard: '/admin', consents: '/admin/collections/consents' }],
]

/** Nothing scrolls sideways, and axe finds nothing. */
async function expectGoodLook(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: test.info().outputPath(`${name}.png`) })
  await expectNoSidewaysScroll(page, name)
  // What Payload's markup leaves out is said once the scripts run.
  await expect.poll(() => violations(page), { message: name, timeout: 60_000 }).toEqual([])
}

test.beforeAll(() => logInAs('editor'))

for (const { club, base, width, language } of looks) {
  test.describe(`${club} at ${width} in ${language}`, () => {
    test.use({ viewport: sizes[width], hasTouch: width === 390, isMobile: width === 390 })

    test('the screens before the door', async ({ page, context }) => {
      const errors = consoleErrorsOf(page)
      await context.addCookies([{ name: 'payload-lng', value: language, url: base }])
      for (const [name, path] of Object.entries(beforeTheDoor))
        await expectGoodLook(page, base + path, `${club}-${name}-${width}-${language}`)
      expect(errors).toEqual([])
    })

    test('the screens of an editor', async ({ page, context }) => {
      const errors = consoleErrorsOf(page)
      await context.addCookies([
        { name: 'payload-lng', value: language, url: base },
        { name: 'payload-token', value: await sessionOf('editor'), url: base, sameSite: 'Strict' },
      ])
      for (const [name, path] of Object.entries(await screens()))
        await expectGoodLook(page, base + path, `${club}-${name}-${width}-${language}`)
      expect(errors).toEqual([])
    })

    if (isWhole)
      test('the screens of the other roles', async ({ browser, contextOptions }) => {
        test.setTimeout(600_000)
        for (const [role, paths] of await screensOfOthers()) {
          const context = await browser.newContext(contextOptions)
          await context.addCookies([
            { name: 'payload-lng', value: language, url: base },
            { name: 'payload-token', value: await sessionOf(role), url: base, sameSite: 'Strict' },
          ])
          const page = await context.newPage()
          const errors = consoleErrorsOf(page)
          for (const [name, path] of Object.entries(paths))
            await expectGoodLook(page, base + path, `${club}-${role}-${name}-${width}-${language}`)
          expect(errors).toEqual([])
          await context.close()
        }
      })
  })
}

test('each club is in its own colours and type', async ({ page }) => {
  const lookOf = async (base: string) => {
    await page.goto(`${base}/admin/login`)
    const button = page.locator('.sign-in__form button[type="submit"]')
    const fill = await button.evaluate((element) => getComputedStyle(element, '::before').backgroundColor)
    const heading = page.getByRole('heading', { level: 1 })
    await page.evaluate(() => document.fonts.ready)
    const face = await heading.evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0])
    return { fill, face }
  }
  expect(await lookOf(newsroom)).toEqual({ fill: 'rgb(29, 54, 240)', face: '"Sofia Sans XC"' })
  expect(await lookOf(otherBrand)).toEqual({ fill: 'rgb(11, 107, 71)', face: '"Lynx Sans"' })
})

test('a wrong password is said under its field', async ({ page }) => {
  await openInteractive(page, `${newsroom}/admin/login`)
  await page.locator('#field-email').fill('senki@example.com')
  await page.locator('#field-password').fill('ez biztosan nem jó')
  await page.getByRole('button', { name: 'Bejelentkezés' }).click()
  const password = page.locator('#field-password')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#field-password-error')).toHaveText(/\S/)
  await expect(password).toHaveAccessibleDescription(/\S/)
  await expect(password).toHaveCSS('border-left-width', '6px')
  await expect.poll(() => violations(page)).toEqual([])
})

test('what is not there says so, in a page with a title', async ({ page }) => {
  await signIn(page)
  await page.goto(`${newsroom}/admin/collections/nincs-ilyen`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nincs találat')
  await expect(page).toHaveTitle('Nincs találat')
  await expect.poll(() => violations(page), { timeout: 60_000 }).toEqual([])
})

test.describe('the navigation', () => {
  const places = (page: Page) => page.getByRole('navigation', { name: 'Menü' })

  test('stands beside lists, says where one is and what waits, and closes for documents', async ({
    page,
  }) => {
    await signIn(page)
    await page.goto(`${newsroom}/admin/collections/articles`)
    const current = places(page).locator('[aria-current="page"]')
    await expect(current).toHaveText(/^Hírek/)
    await expect(places(page).getByRole('link', { name: 'Felhasználók' })).toHaveCount(0)
    // Asked for after the page.
    await expect(page.locator('#nav-media')).toContainText(/Képtár\s*\d+\+? kép leírás nélkül/)
    await expect(page.getByRole('button', { name: 'Menü megnyitása' })).toBeHidden()

    await page.goto(`${newsroom}/admin/collections/articles/create`)
    await expect(places(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menü megnyitása' })).toBeVisible()
  })

  test('shows a statistician sport only', async ({ page }) => {
    await signIn(page, 'statistician')
    await page.goto(`${newsroom}/admin/collections/matches`)
    await expect(places(page).getByRole('heading')).toHaveText(['Sport'])
    await expect(places(page).getByRole('link', { name: 'Importálás' })).toBeVisible()
    await expect(places(page).getByRole('link', { name: 'Hírek' })).toHaveCount(0)
  })

  test('is a drawer on a phone: Escape, the button and a link close it, and the keyboard stays inside', async ({
    page,
  }) => {
    await page.setViewportSize(sizes[390])
    await signIn(page)
    await openInteractive(page, `${newsroom}/admin/collections/articles`)
    const button = page.getByRole('button', { name: 'Menü megnyitása' })
    const drawer = page.getByRole('dialog', { name: 'Menü' })
    await button.click()
    await expect(drawer).toBeVisible()
    const lowest = () =>
      drawer
        .locator('li a')
        .evaluateAll((links) =>
          Math.min(
            ...links.map((link) => link.getBoundingClientRect().height).filter((height) => height > 0),
          ),
        )
    await expect.poll(lowest).toBeGreaterThanOrEqual(48)
    await expect.poll(() => violations(page)).toEqual([])
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
      )
      expect(isInside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(button).toBeFocused()

    await button.click()
    await drawer.getByRole('button', { name: 'Menü bezárása' }).click()
    await expect(drawer).toBeHidden()

    await button.click()
    await drawer.getByRole('link', { name: 'Videók' }).click()
    await expect(page).toHaveURL(/\/collections\/videos/)
    await expect(drawer).toBeHidden()
  })

  test('changes the language, and leads to the account and out', async ({ page }) => {
    await signIn(page)
    await openInteractive(page, `${newsroom}/admin/collections/articles`)
    const side = page.locator('aside')
    await side.getByRole('button', { name: 'English' }).click()
    await expect(side.getByRole('link', { name: /^Articles/ })).toBeVisible()
    await side.getByRole('button', { name: 'Magyar' }).click()
    await expect(side.getByRole('link', { name: /^Hírek/ })).toBeVisible()
    await expect(side.getByRole('link', { name: /Fiókom$/ })).toHaveAttribute('href', '/admin/account')
    await expect(side.getByRole('link', { name: 'Kijelentkezés' })).toHaveAttribute('href', '/admin/logout')
  })
})

test('on a phone the thumb reaches what a document does', async ({ page }) => {
  await page.setViewportSize(sizes[390])
  await signIn(page)
  await page.goto(`${newsroom}/admin/collections/articles/create`)
  const publish = page.getByRole('button', { name: 'Közzététel', exact: true })
  await expect(publish).toBeVisible()
  // A new form is drawn anew when its draft has been created.
  await page.waitForURL(/articles\/\d+/)
  await expect(async () => {
    const box = await publish.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(48)
    expect(box?.y).toBeGreaterThan(844 - 72)
  }).toPass({ timeout: 30_000 })
  await page.mouse.wheel(0, 2000)
  // Its corners are cut off, which counts as out of sight.
  await expect(publish).toBeInViewport({ ratio: 0.85 })
  const bottom = async () => {
    const after = await publish.boundingBox()
    return (after?.y ?? 0) + (after?.height ?? 0)
  }
  await expect.poll(bottom).toBeLessThanOrEqual(844)
})
