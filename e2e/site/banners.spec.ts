import type { Banner } from '@palank/contract/banner'
import { type Language, pathFor } from '@palank/routes'
import { ask } from './ask.ts'
import { expect, homeOf, languages, open, site, test, widths } from './site-test.ts'
import { beyondTheEdge } from './stories.ts'

/** Where each position of the newsroom is, and whether all of its banners stand there or the first alone. */
const positions: Record<string, { pages: (language: Language) => string[]; all: boolean }> = {
  'home-below-prev-matches': { pages: (language) => [homeOf(language)], all: false },
  'news-list-side': {
    pages: (language) => [pathFor('news', language), `${pathFor('news', language)}?page=2`],
    all: true,
  },
  'page-bottom': {
    pages: (language) => [pathFor('page', language, { slug: { hu: 'jegyek', en: 'tickets' }[language] })],
    all: false,
  },
  schedule: {
    pages: (language) => [pathFor('schedules', language), `${pathFor('schedules', language)}?view=standings`],
    all: false,
  },
}

for (const language of languages) {
  test(`D5 ${language}: every position of a banner is drawn where it says`, async ({ page }) => {
    const { data } = await ask<Banner[]>('banner/list', language)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(new Set(data.map(({ position }) => position))).toEqual(new Set(Object.keys(positions)))
    for (const [position, { pages, all }] of Object.entries(positions)) {
      const here = data.filter((banner) => banner.position === position)
      const expected = all ? here : here.slice(0, 1)
      for (const at of pages(language)) {
        await open(page, site + at)
        const drawn = page.locator('main [data-orientation]')
        await expect(drawn, at).toHaveCount(expected.length)
        for (const [place, { url, banner_image: image }] of expected.entries()) {
          const link = drawn.nth(place).getByRole('link')
          await expect(link).toHaveAttribute('href', url ?? '')
          await expect(link.getByRole('img')).toHaveAccessibleName(image?.alt ?? '')
        }
        for (const width of [widths.phone, widths.laptop]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await beyondTheEdge(page), at).toEqual([])
          await drawn.last().scrollIntoViewIfNeeded()
          await expect(drawn.last().locator('img'), at).toBeInViewport()
        }
      }
    }
  })
}
