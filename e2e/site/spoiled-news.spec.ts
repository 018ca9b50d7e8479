import type { Article, ArticleItem, ListedCategory } from '@palank/contract/own-api-types'
import { type Language, pathFor } from '@palank/routes'
import { expect, languages, site, test, waitForHydration, widths } from './site-test.ts'
import {
  addressOf,
  articleItems,
  categoriesOf,
  newsListOf,
  overflowingTexts,
  proseOf,
  richArticle,
  titles,
} from './stories.ts'
import { startTamperedSite, type TamperedSite } from './tampering-proxy.ts'

// Content that the demo never has, put into the api's answers.

const texts = {
  hu: {
    categories: 'Kategóriák',
    every: 'Mind',
    empty: 'Itt még nincs hír',
    all: 'Összes hír',
    related: 'Kapcsolódó',
    documents: 'Dokumentumok',
    tags: 'Címkék',
    note: 'Ez a szöveg egyelőre csak angolul olvasható.',
  },
  en: {
    categories: 'Categories',
    every: 'All',
    empty: 'No news here yet',
    all: 'All news',
    related: 'Related',
    documents: 'Documents',
    tags: 'Tags',
    note: 'This text is only available in Hungarian for now.',
  },
}

type Answer = { data: unknown; meta?: object }
type Item = ArticleItem | Article
type Spoil = (item: Item) => unknown

const long = `${'Megszentségteleníthetetlenségeskedéseitekért'.repeat(3)} ${'és még mindig tart a cím '.repeat(5).trim()}`

/** By their place on the second page: the first two have lost what no story can be without, the others keep the rest. */
const spoils: Spoil[] = [
  (item) => ({ ...item, slug: null }),
  (item) => ({ ...item, title: '' }),
  (item) => ({ ...item, publish_date: 'tegnap' }),
  (item) => ({ ...item, id: 'x' }),
  (item) => ({ ...item, cover_image: { public_url: 7 } }),
  (item) => ({ ...item, categories: [{ name: null, slug: 'x', highlighted: true }, ...item.categories] }),
  (item) => ({ ...item, title: long, cover_image: null }),
  (item) => ({ ...item, title: long }),
]
const lost = 2
const [undated, spoiledCover, withoutCover, longest] = [2, 4, 6, 7]

let spoiled: TamperedSite
let second: ArticleItem[]
let rich: Article
let foreign: ArticleItem
let emptied: ListedCategory | undefined
/** The first of the leading stories and the latest. */
let first: ArticleItem[]

const flipped = (language: Language) => (language === 'hu' ? 'en' : 'hu')

function spoilArticle(article: Article): unknown {
  if (article.id === foreign.id) {
    return { ...article, lang: flipped(article.lang), slugs: { ...article.slugs, [article.lang]: null } }
  }
  if (article.id !== rich.id) return article
  const [first, ...others] = article.related_articles
  return {
    ...article,
    title: long,
    cover_image: null,
    related_articles: [{ ...first, slug: null }, ...others],
    documents: [
      { ...article.documents[0], name: null },
      { ...article.documents[0], store_path: 'javascript:alert(1)' },
      ...article.documents,
    ],
    tags: [{ name: '', slug: 'x' }, ...article.tags],
    categories: [{ name: 'Nowhere', slug: null, highlighted: true }, ...article.categories],
  }
}

function spoil(call: string, answer: Answer): Answer {
  if (call === 'article-category/list') {
    const [first, ...others] = answer.data as ListedCategory[]
    return {
      ...answer,
      data: [first, { ...first, id: 998, slug: null }, { ...first, id: 999, name: '' }, ...others],
    }
  }
  if (call === 'article/list') {
    const items = answer.data as ArticleItem[]
    const empty = items.every(({ categories }) => categories.some(({ id }) => id === emptied?.id))
    if (empty) return { data: [], meta: { ...answer.meta, total: 0, last_page: 1 } }
    const place = ({ id }: ArticleItem) => second.findIndex((item) => item.id === id)
    const named = (item: ArticleItem) =>
      first.some(({ id }) => id === item.id) ? { ...item, title: long } : item
    return { ...answer, data: items.map((item) => spoils[place(item)]?.(item) ?? named(item)) }
  }
  return call.startsWith('article/find') ? { ...answer, data: spoilArticle(answer.data as Article) } : answer
}

test.beforeAll(async () => {
  second = (await articleItems('hu', { page: 2 })).data
  rich = await richArticle('hu')
  const leading = await Promise.all(
    ['slider', 'no'].map((highlight) => articleItems('hu', { 'filters[highlight]': highlight, per_page: 1 })),
  )
  first = leading.flatMap(({ data }) => data)
  foreign = (await articleItems('hu', { page: 4 })).data[0] as ArticleItem
  const categories = await categoriesOf('hu')
  const totals = await Promise.all(
    categories.map(async ({ slug }) => (await articleItems('hu', { 'filters[category]': slug })).meta.total),
  )
  emptied = categories[totals.indexOf(Math.min(...totals))]
  spoiled = await startTamperedSite(spoil)
  await spoiled.ready()
})
test.afterAll(() => spoiled?.stop())
// A site without its edge serves no pictures.
test.beforeEach(({ page }) =>
  page.route('**/files/**', async (route) => {
    const response = await page.request.get(site + new URL(route.request().url()).pathname)
    await route.fulfill({ response })
  }),
)

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

for (const language of languages) {
  const t = texts[language]
  const news = pathFor('news', language)

  test(`F3, E9 ${language}: malformed stories and categories are dropped from the list, and the longest title fits a phone`, async ({
    page,
  }) => {
    const { data } = await articleItems(language, { page: 2 })
    const left = data.slice(lost)
    await page.setViewportSize({ width: widths.phone, height: 844 })
    expect((await page.goto(`${spoiled.origin}${news}?page=2`))?.status()).toBe(200)
    await waitForHydration(page)
    const tiles = newsListOf(page, language).locator('article')
    await expect(tiles.locator('h3')).toHaveText(
      left.map(({ title }, index) => ([withoutCover, longest].includes(index + lost) ? long : title)),
    )
    expect(left).toHaveLength(12 - lost)
    const filter = page.getByRole('navigation', { name: t.categories }).getByRole('link')
    await expect(filter).toHaveText([t.every, ...(await categoriesOf(language)).map(({ name }) => name)])
    expect(spoiled.log.join('')).toContain('malformed items dropped')
    for (const [index, tile] of (await tiles.all()).entries()) {
      const place = index + lost
      await expect(tile.locator('[data-fallback]')).toHaveCount(
        [spoiledCover, withoutCover].includes(place) ? 1 : 0,
      )
      await expect(tile.locator('time')).toHaveCount(place === undated ? 0 : 1)
    }
    for (const width of [widths.phone, widths.laptop]) {
      await page.setViewportSize({ width, height: 844 })
      const sticking = await tiles
        .locator('h3')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)
      expect([await overflowingTexts(page), sticking]).toEqual([[], 0])
    }
  })

  test(`B3 ${language}: a category without articles says so, and leads to all of them`, async ({ page }) => {
    const category = (await categoriesOf(language)).find(({ id }) => id === emptied?.id)
    for (const width of [widths.laptop, widths.phone]) {
      await page.setViewportSize({ width, height: 844 })
      const response = await page.goto(`${spoiled.origin}${news}?category=${category?.slug}`)
      expect(response?.status()).toBe(200)
      await waitForHydration(page)
      await expect(page.locator('h1')).toHaveText(category?.name ?? '')
      await expect(page.locator('main article')).toHaveCount(0)
      await expect(page.getByRole('heading', { name: t.empty })).toBeVisible()
      const chosen = page.getByRole('navigation', { name: t.categories }).locator('[aria-current]')
      await expect(chosen).toBeInViewport({ ratio: 1 })
      expect(await overflowingTexts(page)).toEqual([])
    }
    await page.locator('main').getByRole('link', { name: t.all, exact: true }).click()
    await expect(page).toHaveURL(spoiled.origin + news)
    const named = page.getByRole('region').getByText(long, { exact: true })
    await expect.poll(() => named.count()).toBeGreaterThanOrEqual(2)
    for (const width of [widths.phone, widths.tablet, widths.laptop]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await overflowingTexts(page)).toEqual([])
      const sticking = await page
        .locator('main section li')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)
      expect(sticking).toBe(0)
    }
  })

  test(`F3 ${language}: an article comes without what is malformed in it, without a cover, and with the longest title`, async ({
    page,
  }) => {
    const { slug, related_articles: related, documents, tags, categories } = await richArticle(language)
    for (const width of [widths.laptop, widths.phone]) {
      await page.setViewportSize({ width, height: 844 })
      expect((await page.goto(spoiled.origin + addressOf({ slug }, language)))?.status()).toBe(200)
      await waitForHydration(page)
      await expect(page.locator('h1')).toHaveText(long)
      const sticking = await page.locator('h1').evaluate((one) => one.scrollWidth > one.clientWidth)
      expect([await overflowingTexts(page), sticking]).toEqual([[], false])
      await expect(page.locator('article header a')).toHaveText(categories.map(({ name }) => name))
      const stories = page.getByRole('region', { name: t.related }).locator('h3')
      await expect(stories).toHaveText(titles(related.slice(1)))
      const files = page.getByRole('region', { name: t.documents }).getByRole('link')
      await expect(files.locator('span')).toHaveText(documents.map(({ name }) => name))
      const tagged = page.getByRole('navigation', { name: t.tags }).getByRole('link')
      await expect(tagged).toHaveText(tags.map(({ name }) => name))
    }
  })

  test(`B3 ${language}: a text of the other language is marked with its lang, and a note says so`, async ({
    page,
  }) => {
    const slug = foreign.slugs[language] ?? ''
    await page.goto(spoiled.origin + addressOf({ slug }, language))
    await waitForHydration(page)
    const { lead, title } = (await articleItems(language, { page: 4 })).data[0] as ArticleItem
    const marked = page.locator(`main [lang=${flipped(language)}]`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator(`h1[lang=${flipped(language)}]`)).toHaveText(title)
    await expect(page.getByText(lead ?? '', { exact: true })).toHaveAttribute('lang', flipped(language))
    await expect(proseOf(page, { lead })).toHaveAttribute('lang', flipped(language))
    await expect(page.getByText(t.note)).toBeVisible()
    await expect(marked.filter({ hasText: t.note })).toHaveCount(0)
  })
}
