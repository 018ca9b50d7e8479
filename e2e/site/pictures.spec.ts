import { expect, type Page } from '@playwright/test'
import { test } from './site-test.ts'

// Of the pictures that are missing on purpose, and of the page that does not exist.
test.use({ allowedErrors: /^Failed to load resource: (net::ERR_FAILED|.* 404)/ })

/** The phone of Lighthouse. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

const firstLink = async (page: Page, list: string, pattern: RegExp) => {
  const html = await (await page.request.get(list)).text()
  const address = pattern.exec(html)?.[1]
  if (!address) throw new Error(`${list} has no link like ${pattern}`)
  return address
}

const screens: Record<string, (page: Page) => Promise<string> | string> = {
  home: () => '/kezdo',
  news: () => '/hirek',
  article: (page) => firstLink(page, '/hirek', /href="(\/hirek\/[a-z\d-]{12,})"/),
  galleries: () => '/galeria',
  gallery: (page) => firstLink(page, '/galeria', /href="(\/galeria\/\d+)"/),
  videos: () => '/media',
  players: () => '/jatekos',
  player: (page) => firstLink(page, '/jatekos', /href="(\/csapat\/\d+\/jatekos\/\d+)"/),
  'join us': () => '/csatlakozz',
  'an error': () => '/nincs-ilyen',
}

/** The picture that is fetched first: its file, and the width that its frame needs. */
const leadPicture = (page: Page) =>
  page.locator('img[fetchpriority="high"]').evaluateAll((images) =>
    images.map((image) => {
      if (!(image instanceof HTMLImageElement)) throw new Error('not an img')
      const { width, height } = image.getBoundingClientRect()
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      const source = image.closest('picture')?.querySelector('source')
      const widths = [...(source?.srcset ?? '').matchAll(/(\S+) (\d+)w/g)].map(([, file, size]) => ({
        file: new URL(file ?? '', location.href).href,
        width: Number(size),
      }))
      return {
        needed: Math.max(width, height * ratio) * devicePixelRatio,
        chosen: widths.findIndex(({ file }) => file === image.currentSrc),
        widths: widths.map((size) => size.width),
      }
    }),
  )

test.describe('on a phone', () => {
  test.use(phone)
  for (const [name, addressOf] of Object.entries(screens)) {
    test(`one picture of ${name} is fetched first, as AVIF, at most one size wider than needed`, async ({
      page,
    }) => {
      await page.goto(await addressOf(page))
      await expect
        .poll(async () => (await leadPicture(page)).map(({ chosen }) => chosen >= 0))
        .toEqual([true])
      const [lead] = await leadPicture(page)
      const smallestSharp = lead?.widths.findIndex((width) => width >= lead.needed) ?? -1
      if (smallestSharp >= 0) expect(lead?.chosen).toBeLessThanOrEqual(smallestSharp + 1)
    })
  }
})

const crestOf = (page: Page) => page.locator('html').getAttribute('data-crest')

test('a picture whose AVIF is missing is shown as WebP', async ({ page }) => {
  await page.route('**/*.avif', (route) => route.abort())
  await page.goto('/hirek')
  const image = page.locator('img[fetchpriority="high"]')
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.currentSrc)).toMatch(/\.webp$/)
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
  await expect(page.locator('main [data-picture][data-fallback]')).toHaveCount(0)
})

test('E9: a picture that fails after the page has loaded, in HTML that React does not manage, becomes the crest', async ({
  page,
}) => {
  await page.goto('/hirek')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes')
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML(
      'beforeend',
      `<span data-picture="" id="late"><picture><source type="image/avif" srcset="/files/media/none.avif 480w">
        <img src="/files/media/none.webp" srcset="/files/media/none-9.webp 960w" alt="Kosár"></picture></span>`,
    )
  })
  const late = page.locator('#late')
  await expect(late).toHaveAttribute('data-fallback', '')
  await expect(late.locator('img')).toHaveAttribute('src', (await crestOf(page)) ?? 'no crest')
  await expect(late.locator('img')).toHaveAttribute('alt', 'Kosár')
})
