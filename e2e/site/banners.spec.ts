import type { Banner } from '@palank/contract/banner'
import { type Language, pathFor } from '@palank/routes'
import { expectNoOverflow } from '../overflow.ts'
import { callApi } from './call-api.ts'
import { expect, homeOf, languages, open, site, test, widths } from './site-test.ts'

/** The pages of each banner position, and whether they show all of its banners or only the first. */
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
  test(`D5 ${language}: every banner position is rendered on its pages`, async ({ page }) => {
    const { data } = await callApi<Banner[]>('banner/list', language)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(new Set(data.map(({ position }) => position))).toEqual(new Set(Object.keys(positions)))
    for (const [position, { pages, all }] of Object.entries(positions)) {
      const atPosition = data.filter((banner) => banner.position === position)
      const expected = all ? atPosition : atPosition.slice(0, 1)
      for (const path of pages(language)) {
        await open(page, site + path)
        const banners = page.locator('main [data-orientation]')
        await expect(banners, path).toHaveCount(expected.length)
        for (const [place, { url, banner_image: image }] of expected.entries()) {
          const link = banners.nth(place).getByRole('link')
          await expect(link).toHaveAttribute('href', url ?? '')
          await expect(link.getByRole('img')).toHaveAccessibleName(image?.alt ?? '')
        }
        for (const width of [widths.phone, widths.laptop]) {
          await page.setViewportSize({ width, height: 900 })
          await expectNoOverflow(page, path)
          await banners.last().scrollIntoViewIfNeeded()
          await expect(banners.last().locator('img'), path).toBeInViewport()
        }
      }
    }
  })
}
