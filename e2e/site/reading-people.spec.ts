import type { Article, Gallery, Page as StaticPage, VideoItem } from '@palank/contract/own-api-types'
import { type Language, pathFor, searchPath } from '@palank/routes'
import { tabStops, violations } from './axe.ts'
import {
  type BrandName,
  bothWidths,
  brandSites,
  expect,
  homeOf,
  hydrated,
  languages,
  open,
  site,
  test,
  widths,
} from './site-test.ts'

type Listed = { id: number; slug: string }

/** The api's own answer, which the screens are chosen by. */
async function ask<Data>(call: string, language: Language): Promise<Data> {
  const address = new URL(`/api/v1/${call}`, process.env.API)
  address.searchParams.set('lang', language)
  const answer = await fetch(address, { headers: { authorization: process.env.CLIENT_SECRET ?? '' } })
  return ((await answer.json()) as { data: Data }).data
}

const richness = ({ body, documents, tags, related_articles: related }: Article): number =>
  new Set(body.match(/<(table|blockquote|ul|ol|h2|h3|img|figure)\b/g)).size +
  [documents, tags, related].filter(({ length }) => length > 0).length

const most = <Item>(items: Item[], measure: (item: Item) => number): Item =>
  items.toSorted((one, other) => measure(other) - measure(one))[0] as Item

/** The article, the page and the gallery that have the most to show. */
async function richest(language: Language) {
  const listed = await ask<Listed[]>('article/list?per_page=100', language)
  const pages = await ask<Listed[]>('page/list?per_page=100', language)
  const find =
    <Data>(kind: string) =>
    (item: Listed) =>
      ask<Data>(`${kind}/find/${item.id}`, language)
  const [articles, texts, galleries, videos] = await Promise.all([
    Promise.all(listed.map(find<Article>('article'))),
    Promise.all(pages.map(find<StaticPage>('page'))),
    ask<Gallery[]>('gallery/list', language),
    ask<VideoItem[]>('video/list', language),
  ])
  return {
    article: most(articles, richness),
    page: most(texts, ({ body }) => body.match(/<h2/g)?.length ?? 0),
    gallery: most(galleries, ({ file_count: files }) => files),
    video: most(videos, ({ description }) => description?.length ?? 0),
  }
}

const chosen = new Map<Language, Awaited<ReturnType<typeof richest>>>()
test.beforeAll(async () => {
  for (const language of languages) chosen.set(language, await richest(language))
})

function itemsOf(language: Language) {
  const items = chosen.get(language)
  if (!items) throw new Error('nothing has been chosen')
  return items
}

/** The club's own name stands in articles, galleries, videos and players alike. */
const found = { hu: 'Sólymok', en: 'Falcons' }

/** Each screen for reading, and where it is. */
const screens = {
  'the news': (language) => pathFor('news', language),
  'the second page of a category': (language) => {
    const slug = itemsOf(language).article.categories[0]?.slug ?? ''
    return `${pathFor('news', language)}?category=${slug}&page=2`
  },
  'an article with everything': (language) =>
    pathFor('article', language, { slug: itemsOf(language).article.slug }),
  galleries: (language) => pathFor('galleries', language),
  'a gallery': (language) => pathFor('gallery', language, { id: itemsOf(language).gallery.id }),
  videos: (language) => pathFor('videos', language),
  'a video': (language) => pathFor('video', language, { id: itemsOf(language).video.id }),
  'a long page': (language) => pathFor('page', language, { slug: itemsOf(language).page.slug }),
  information: (language) => pathFor('information', language),
  'the bare search': (language) => pathFor('search', language),
  'a search': (language) => searchPath(language, found[language]),
  'a search that finds nothing': (language) => searchPath(language, 'qqxxyyzz'),
  'the catalogue': (language) => pathFor('catalogue', language),
} satisfies Record<string, (language: Language) => string>

for (const brand of Object.keys(brandSites) as BrandName[]) {
  for (const language of languages) {
    for (const [name, addressOf] of Object.entries(screens)) {
      test(`axe finds nothing on ${name}: ${brand} ${language} 390 and 1440`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        const answer = await page.goto(brandSites[brand] + addressOf(language))
        expect(answer?.status()).toBe(200)
        await hydrated(page)
        await bothWidths(page, async () => expect(await violations(page)).toEqual([]))
      })
    }

    test(`E6 ${language}: axe finds nothing with the share box open, ${brand}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, brandSites[brand] + screens['an article with everything'](language))
      await bothWidths(page, async () => {
        const button = page.getByRole('main').locator('button[aria-expanded]').first()
        if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
        await expect(
          page.getByRole('button', { name: { hu: 'Hivatkozás másolása', en: 'Copy link' }[language] }),
        ).toBeVisible()
        // A link half covered by the box is measured with the box closed, above.
        expect(await violations(page, ['target-size'])).toEqual([])
      })
    })

    test(`C3 ${language}: axe finds nothing with the floating search open, ${brand}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, brandSites[brand] + screens['the news'](language), widths.phone)
      const label = { hu: 'Kereső megnyitása', en: 'Open the search' }[language]
      await page.getByRole('button', { name: label }).click()
      await expect(page.locator('#search input')).toBeFocused()
      expect(await violations(page)).toEqual([])
    })
  }
}

for (const language of languages) {
  test.describe(() => {
    // A focused link prefetches its page; some of those do not exist yet.
    test.use({ allowedErrors: /status of 404/ })
    for (const name of ['an article with everything', 'a gallery'] as const) {
      test(`every stop of Tab shows where it is on ${name}, ${language}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await open(page, screens[name](language))
        const { count, unseen } = await tabStops(page, 120)
        expect(unseen).toEqual([])
        expect(count).toBeGreaterThan(40)
      })
    }
  })

  test(`nothing but the site's own origin is asked for on any screen, ${language}`, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    for (const address of [homeOf(language), ...Object.values(screens).map((of) => of(language))]) {
      const before = requests.length
      await open(page, address)
      // Step by step, so that whatever comes when it is near comes.
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
          scrollTo(0, top)
          await new Promise(requestAnimationFrame)
        }
      })
      await page.waitForLoadState('networkidle')
      expect(requests.length, address).toBeGreaterThan(before)
    }
    expect(requests.filter((url) => new URL(url).origin !== site && !url.startsWith('data:'))).toEqual([])
  })
}
