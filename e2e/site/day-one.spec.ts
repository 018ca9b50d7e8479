import { type Language, type PageId, pathFor } from '@palank/routes'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { violations } from './axe.ts'
import { blockFiles, bothWidths, expect, homeOf, languages, open, test, widths } from './site-test.ts'
import { startTamperedSite, type Tamper } from './tampering-proxy.ts'

// A site without its edge serves no pictures.
test.use({ allowedErrors: /Failed to load resource/ })
test.beforeEach(({ page }) => blockFiles(page))

/** An api of a club that has stored nothing yet. */
const nothing: Tamper = (call, answer) => {
  if (call === 'server-config') return answer
  if (call === 'search/find') return { data: {} }
  return Array.isArray(answer.data) ? { data: [] } : 404
}

type Story = { cover_image?: unknown; thumbnails?: unknown }
const bare = (story: Story): Story => ({ ...story, cover_image: null, thumbnails: null })

/** Stories as the api has them, but for their pictures. */
const withoutPictures: Tamper = (call, answer) => {
  if (!/^(article|gallery|video)\/(list|list-latest|find)/.test(call)) return answer
  const { data } = answer as { data: Story | Story[] }
  return { ...answer, data: Array.isArray(data) ? data.map(bare) : bare(data) }
}

async function withSite(tamper: Tamper, check: (origin: string) => Promise<void>) {
  const { origin, ready, stop } = await startTamperedSite(tamper)
  try {
    await ready()
    await check(origin)
  } finally {
    await stop()
  }
}

/** The others are drawn from the same parts: the unit tests see to them. */
const empty = ['news', 'schedules', 'teams'] as const

const texts = {
  hu: { menu: 'Főmenü', open: 'Menü megnyitása', arrived: /^Megjöttek az?\s/ },
  en: { menu: 'Main menu', open: 'Open the menu', arrived: / are here$/ },
} satisfies Record<Language, object>

for (const language of languages) {
  test(`C1, D1 ${language}: a club with nothing stored has a welcome, ways onward and a menu`, async ({
    page,
  }) => {
    const t = texts[language]
    const main = page.locator('main')
    await withSite(nothing, async (origin) => {
      await open(page, origin + homeOf(language))
      await expect(main.locator('h1')).toHaveText(t.arrived)
      await expect(page.getByRole('navigation', { name: t.menu }).getByRole('link')).toHaveCount(6)
      await expect(page.locator('footer nav')).toHaveCount(3)
      const check = async (screen: PageId) => {
        await bothWidths(page, async (width) => {
          expect(await violations(page), `${screen}, ${width} px`).toEqual([])
          await expectNoSidewaysScroll(page, `${screen}, ${width} px`)
        })
      }
      await check('home')
      for (const screen of empty) {
        await open(page, origin + pathFor(screen, language))
        await expect(main.locator('h1')).toHaveCount(1)
        await expect(main.locator('h2 ~ div a').first(), screen).toBeVisible()
        await check(screen)
      }
      await open(page, origin + homeOf(language), widths.phone)
      await page.getByRole('button', { name: t.open }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('navigation', { name: t.menu }).getByRole('link').nth(1).click()
      await expect(page).toHaveURL(origin + pathFor('teams', language))
    })
  })
}

test('E3, E9: stories without pictures have drawn covers, on which nothing is read or cut', async ({
  page,
}) => {
  await withSite(withoutPictures, async (origin) => {
    for (const path of [pathFor('home', 'hu'), pathFor('news', 'hu')]) {
      await open(page, origin + path)
      const covers = page.locator('main [data-ground]')
      await expect.poll(() => covers.count()).toBeGreaterThan(3)
      await bothWidths(page, async () => {
        expect(await violations(page)).toEqual([])
        const wholes = () =>
          covers.evaluateAll((all) =>
            all
              // The pictures of later slides are not loaded yet.
              .filter((cover) => !cover.closest('[inert]'))
              .map((cover) => {
                const [outer, crest] = [cover, cover.querySelector('img')].map((one) =>
                  one?.getBoundingClientRect(),
                )
                return Boolean(
                  outer &&
                    crest &&
                    crest.height >= 40 &&
                    crest.top >= outer.top &&
                    crest.right <= outer.right,
                )
              }),
          )
        // The crests may still be loading.
        await expect.poll(wholes).not.toContain(false)
      })
    }
    await page.locator('main article h3 a').first().click()
    await expect(page.locator('main article [data-plain] [data-ground]')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})
