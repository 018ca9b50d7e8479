import type { Article, ArticleItem, ListedCategory } from '@palank/contract/own-api-types'
import { type Language, pathFor } from '@palank/routes'
import { expectNoOverflow } from '../overflow.ts'
import { expect, languages, load, site, test, waitForHydration, widths } from './site-test.ts'
import { addressOf, articleItems, categoriesOf, newsListOf, proseOf, richArticle, titles } from './stories.ts'
import { startTamperedSite, type TamperedSite } from './tampering-proxy.ts'

// Malformed content that the demo never has, injected into the api's answers.

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
type Corrupt = (item: Item) => unknown

const longTitle = `${'Megszentségteleníthetetlenségeskedéseitekért'.repeat(3)} ${'és még mindig tart a cím '.repeat(5).trim()}`

/** By index on the second page: the first two lose a required field and are dropped, the others keep the rest. */
const corruptions: Corrupt[] = [
  (item) => ({ ...item, slug: null }),
  (item) => ({ ...item, title: '' }),
  (item) => ({ ...item, publish_date: 'tegnap' }),
  (item) => ({ ...item, id: 'x' }),
  (item) => ({ ...item, cover_image: { public_url: 7 } }),
  (item) => ({ ...item, categories: [{ name: null, slug: 'x', highlighted: true }, ...item.categories] }),
  (item) => ({ ...item, title: longTitle, cover_image: null }),
  (item) => ({ ...item, title: longTitle }),
]
const droppedCount = 2
const [undatedIndex, malformedCoverIndex, withoutCoverIndex, longTitleIndex] = [2, 4, 6, 7]

let server: TamperedSite
let secondPage: ArticleItem[]
let fullArticle: Article
let foreignArticle: ArticleItem
let emptyCategory: ListedCategory | undefined
/** The first leading story and the latest one. */
let first: ArticleItem[]

const otherLanguage = (language: Language) => (language === 'hu' ? 'en' : 'hu')

function corruptArticle(article: Article): unknown {
  if (article.id === foreignArticle.id) {
    return {
      ...article,
      lang: otherLanguage(article.lang),
      slugs: { ...article.slugs, [article.lang]: null },
    }
  }
  if (article.id !== fullArticle.id) return article
  const [first, ...others] = article.related_articles
  return {
    ...article,
    title: longTitle,
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

function corruptAnswer(call: string, answer: Answer): Answer {
  if (call === 'article-category/list') {
    const [first, ...others] = answer.data as ListedCategory[]
    return {
      ...answer,
      data: [first, { ...first, id: 998, slug: null }, { ...first, id: 999, name: '' }, ...others],
    }
  }
  if (call === 'article/list') {
    const items = answer.data as ArticleItem[]
    const empty = items.every(({ categories }) => categories.some(({ id }) => id === emptyCategory?.id))
    if (empty) return { data: [], meta: { ...answer.meta, total: 0, last_page: 1 } }
    const place = ({ id }: ArticleItem) => secondPage.findIndex((item) => item.id === id)
    const withLongTitle = (item: ArticleItem) =>
      first.some(({ id }) => id === item.id) ? { ...item, title: longTitle } : item
    return { ...answer, data: items.map((item) => corruptions[place(item)]?.(item) ?? withLongTitle(item)) }
  }
  return call.startsWith('article/find')
    ? { ...answer, data: corruptArticle(answer.data as Article) }
    : answer
}

// One worker, so that its site is started once.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  secondPage = (await articleItems('hu', { page: 2 })).data
  fullArticle = await richArticle('hu')
  const leading = await Promise.all(
    ['slider', 'no'].map((highlight) => articleItems('hu', { 'filters[highlight]': highlight, per_page: 1 })),
  )
  first = leading.flatMap(({ data }) => data)
  foreignArticle = (await articleItems('hu', { page: 4 })).data[0] as ArticleItem
  const categories = await categoriesOf('hu')
  const totals = await Promise.all(
    categories.map(async ({ slug }) => (await articleItems('hu', { 'filters[category]': slug })).meta.total),
  )
  emptyCategory = categories[totals.indexOf(Math.min(...totals))]
  server = await startTamperedSite(corruptAnswer)
  await server.ready()
})
test.afterAll(() => server?.stop())
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

  test(`F3, E9 ${language}: malformed stories and categories are dropped from the list, and a very long title fits a phone`, async ({
    page,
  }) => {
    const { data } = await articleItems(language, { page: 2 })
    const remaining = data.slice(droppedCount)
    await page.setViewportSize({ width: widths.phone, height: 844 })
    expect((await load(page, `${server.origin}${news}?page=2`))?.status()).toBe(200)
    await waitForHydration(page)
    const tiles = newsListOf(page, language).locator('article')
    await expect(tiles.locator('h3')).toHaveText(
      remaining.map(({ title }, index) =>
        [withoutCoverIndex, longTitleIndex].includes(index + droppedCount) ? longTitle : title,
      ),
    )
    expect(remaining).toHaveLength(12 - droppedCount)
    const filter = page.getByRole('navigation', { name: t.categories }).getByRole('link')
    await expect(filter).toHaveText([t.every, ...(await categoriesOf(language)).map(({ name }) => name)])
    await expect.poll(() => server.log.join('')).toContain('malformed items dropped')
    for (const [index, tile] of (await tiles.all()).entries()) {
      const place = index + droppedCount
      await expect(tile.locator('[data-fallback]')).toHaveCount(
        [malformedCoverIndex, withoutCoverIndex].includes(place) ? 1 : 0,
      )
      await expect(tile.locator('time')).toHaveCount(place === undatedIndex ? 0 : 1)
    }
    for (const width of [widths.phone, widths.laptop]) {
      await page.setViewportSize({ width, height: 844 })
      const overflowing = () =>
        tiles
          .locator('h3')
          .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)
      await expectNoOverflow(page)
      await expect.poll(overflowing).toBe(0)
    }
  })

  test(`B3 ${language}: a category without articles says so and links to all news`, async ({ page }) => {
    const category = (await categoriesOf(language)).find(({ id }) => id === emptyCategory?.id)
    for (const width of [widths.laptop, widths.phone]) {
      await page.setViewportSize({ width, height: 844 })
      const response = await load(page, `${server.origin}${news}?category=${category?.slug}`)
      expect(response?.status()).toBe(200)
      await waitForHydration(page)
      await expect(page.locator('h1')).toHaveText(category?.name ?? '')
      await expect(page.locator('main article')).toHaveCount(0)
      await expect(page.getByRole('heading', { name: t.empty })).toBeVisible()
      const currentCategory = page.getByRole('navigation', { name: t.categories }).locator('[aria-current]')
      await expect(currentCategory).toBeInViewport({ ratio: 1 })
      await expectNoOverflow(page)
    }
    await page.locator('main').getByRole('link', { name: t.all, exact: true }).click()
    await expect(page).toHaveURL(server.origin + news)
    const longTitles = page.getByRole('region').getByText(longTitle, { exact: true })
    await expect.poll(() => longTitles.count()).toBeGreaterThanOrEqual(2)
    for (const width of [widths.phone, widths.tablet, widths.laptop]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoOverflow(page)
      const overflowing = () =>
        page
          .locator('main section li')
          .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)
      await expect.poll(overflowing).toBe(0)
    }
  })

  test(`F3 ${language}: an article renders without its malformed parts, without a cover, and with a very long title`, async ({
    page,
  }) => {
    const { slug, related_articles: related, documents, tags, categories } = await richArticle(language)
    expect((await load(page, server.origin + addressOf({ slug }, language)))?.status()).toBe(200)
    await waitForHydration(page)
    for (const width of [widths.laptop, widths.phone]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(page.locator('h1')).toHaveText(longTitle)
      const overflowing = () => page.locator('h1').evaluate((one) => one.scrollWidth > one.clientWidth)
      await expectNoOverflow(page)
      await expect.poll(overflowing).toBe(false)
      await expect(page.locator('article header a')).toHaveText(categories.map(({ name }) => name))
      const stories = page.getByRole('region', { name: t.related }).locator('h3')
      await expect(stories).toHaveText(titles(related.slice(1)))
      const files = page.getByRole('region', { name: t.documents }).getByRole('link')
      await expect(files.locator('span')).toHaveText(documents.map(({ name }) => name))
      const tagLinks = page.getByRole('navigation', { name: t.tags }).getByRole('link')
      await expect(tagLinks).toHaveText(tags.map(({ name }) => name))
    }
  })

  test(`B3 ${language}: a text of the other language is marked with its lang, and a note says so`, async ({
    page,
  }) => {
    const slug = foreignArticle.slugs[language] ?? ''
    await load(page, server.origin + addressOf({ slug }, language))
    await waitForHydration(page)
    const { lead, title } = (await articleItems(language, { page: 4 })).data[0] as ArticleItem
    const foreignTexts = page.locator(`main [lang=${otherLanguage(language)}]`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator(`h1[lang=${otherLanguage(language)}]`)).toHaveText(title)
    await expect(page.getByText(lead ?? '', { exact: true })).toHaveAttribute('lang', otherLanguage(language))
    await expect(proseOf(page, { lead })).toHaveAttribute('lang', otherLanguage(language))
    await expect(page.getByText(t.note)).toBeVisible()
    await expect(foreignTexts.filter({ hasText: t.note })).toHaveCount(0)
  })
}
