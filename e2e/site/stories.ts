import type { Article, ArticleItem, ListedCategory } from '@palank/contract/own-api-types'
import { type Language, pathFor } from '@palank/routes'
import { expect, type Locator, type Page } from '@playwright/test'
import { callApi } from './call-api.ts'

type Query = Record<string, string | number>

export const articleItems = (language: Language, query: Query = {}) =>
  callApi<ArticleItem[]>('article/list', language, { per_page: 12, ...query })
export const categoriesOf = async (language: Language) =>
  (await callApi<ListedCategory[]>('article-category/list', language)).data
export const articleOf = async (language: Language, slug: string) =>
  (await callApi<Article>(`article/find/${slug}`, language)).data

/** The newest article that has what a test needs. */
export async function articleWith(
  language: Language,
  has: (article: Article) => unknown,
  query: Query = {},
): Promise<Article> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, meta } = await articleItems(language, { ...query, page })
    last = meta.last_page
    const found = (await Promise.all(data.map(({ slug }) => articleOf(language, slug)))).find(has)
    if (found) return found
  }
  throw new Error('no article of the demo has what the test needs')
}

const richArticles = new Map<Language, Promise<Article>>()

/** An article with every kind of content in the demo. */
export function richArticle(language: Language): Promise<Article> {
  const article =
    richArticles.get(language) ??
    articleWith(
      language,
      ({ body, documents, tags, related_articles: related }) =>
        ['h2', 'ul', 'blockquote', 'table'].every((tag) => body.includes(`<${tag}>`)) &&
        documents.length > 0 &&
        tags.length > 1 &&
        related.length === 4,
    )
  richArticles.set(language, article)
  return article
}

export const addressOf = ({ slug }: { slug: string }, language: Language) =>
  pathFor('article', language, { slug })

/** The rich text below the lead. */
export const proseOf = (page: Page, { lead }: { lead: string | null }) =>
  page
    .locator('main article p')
    .filter({ hasText: lead ?? '' })
    .locator('xpath=following-sibling::div[1]')

/** The texts of an HTML, element by element. */
export const textsIn = (page: Page, html: string) =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    return [...parsed.querySelectorAll('h2, h3, li, th, td, p:not(blockquote p)')].map(
      (element) => `${element.localName} ${element.textContent}`,
    )
  }, html)

export const wordCount = (html: string) => html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0

const formatDate = (iso: string, language: Language, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat({ hu: 'hu-HU', en: 'en-GB' }[language], {
    timeZone: 'Europe/Budapest',
    ...style,
  }).format(new Date(iso))

const clock = (iso: string, language: Language) =>
  formatDate(iso, language, { hour: '2-digit', minute: '2-digit' })
const day = (iso: string, language: Language) =>
  formatDate(iso, language, { year: 'numeric', month: 'long', day: '2-digit' })

/** `18:30 | 2025. november 04.`, `18:30 | 04 November 2025` */
export const stampOf = (iso: string, language: Language) => `${clock(iso, language)} | ${day(iso, language)}`
/** `2025. november 04. 18:30`, `04 November 2025 18:30` */
export const momentOf = (iso: string, language: Language) => `${day(iso, language)} ${clock(iso, language)}`

/** The story tiles of the page. */
export const tilesIn = (where: Locator) =>
  where.locator('article').evaluateAll((tiles) =>
    tiles.map((tile) => {
      const time = tile.querySelector('time')
      const link = tile.querySelector('h3 a')
      const cover = tile.querySelector('img')
      return {
        type: tile.querySelector('svg + .vh')?.textContent,
        cover: cover?.getAttribute('src'),
        alt: cover?.getAttribute('alt'),
        tag: time?.previousElementSibling?.textContent ?? null,
        date: time?.textContent,
        stamp: time?.getAttribute('datetime'),
        title: link?.textContent,
        href: link?.getAttribute('href'),
      }
    }),
  )

/** The expected tile of an article. */
export const tileOf = (article: ArticleItem, language: Language) => ({
  type: { hu: 'Hír', en: 'News' }[language],
  cover: article.cover_image?.thumbnails.medium,
  // Decorative: the title beside it names the story.
  alt: '',
  tag: article.categories.find(({ highlighted }) => highlighted)?.name ?? null,
  date: stampOf(article.publish_date, language),
  stamp: article.publish_date,
  title: article.title,
  href: addressOf(article, language),
})

export const titles = (articles: ArticleItem[]) => articles.map(({ title }) => title)

const listNames = { hu: /^(Minden hír|További hírek)$/, en: /^(All news|More news)$/ }

/** The list on a page of the news; on the first page, the stories that are not shown above it. */
export const newsListOf = (page: Page, language: Language) =>
  page.locator('main section', {
    has: page.getByRole('heading', { level: 2, name: listNames[language] }),
  })

/** The first page of the news: five leading stories, the latest eight, and the rest of the twelve. */
export async function firstNews(language: Language) {
  const [all, slider, latest] = await Promise.all([
    articleItems(language),
    articleItems(language, { 'filters[highlight]': 'slider', per_page: 5 }),
    articleItems(language, { 'filters[highlight]': 'no', per_page: 8 }),
  ])
  const above = new Set([...slider.data, ...latest.data].map(({ id }) => id))
  const rest = all.data.filter(({ id }) => !above.has(id))
  return { all: all.data, leading: slider.data, latest: latest.data, rest }
}

/** Expects the list to show the articles that the api sends for this query. */
export async function expectArticles(page: Page, language: Language, query: Query) {
  const { data } = await articleItems(language, query)
  await expect(newsListOf(page, language).locator('h3')).toHaveText(titles(data))
}

/** Marks the document; a full page load loses the mark. */
export const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
export const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)
