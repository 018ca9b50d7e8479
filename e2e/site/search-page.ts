import type { SearchResult } from '@palank/contract/own-api-types'
import { type Language, pathFor } from '@palank/routes'
import type { Page } from '@playwright/test'
import { callApi } from './call-api.ts'

export const texts = {
  hu: {
    // Matches stories of every kind and players' names.
    all: 'a',
    some: 'védekezés',
    prompt: 'Mit keresel?',
    none: 'Nincs találat',
    failed: 'Most nem sikerült keresni',
    latest: 'Legfrissebb hírek',
    players: 'Játékosok',
    stories: 'Tartalmak',
    next: 'Következő oldal',
    forward: 'Következő',
    title: (keyword: string) => `Keresés: ${keyword}`,
    titlePage: (title: string, number: number) => `${title}, ${number}. oldal`,
    counts: { sum: 'találat', articles: 'hír', galleries: 'galéria', videos: 'videó', players: 'játékos' },
    more: /^Több mint 1[\s\u00a0]?000 találat$/,
    types: { news: 'Hír', gallery: /^\d+ kép$|^Galéria$/, video: 'Videó' },
  },
  en: {
    all: 'a',
    some: 'defence',
    prompt: 'What are you looking for?',
    none: 'Nothing found',
    failed: 'The search did not work',
    latest: 'Latest news',
    players: 'Players',
    stories: 'Stories',
    next: 'Next page',
    forward: 'Next',
    title: (keyword: string) => `Search: ${keyword}`,
    titlePage: (title: string, number: number) => `${title}, page ${number}`,
    counts: {
      sum: 'results',
      articles: 'articles',
      galleries: 'galleries',
      videos: 'videos',
      players: 'players',
    },
    more: /^More than 1,000 results$/,
    types: { news: 'News', gallery: /^\d+ pictures?$|^Gallery$/, video: 'Video' },
  },
}

export const searchResult = async (language: Language, keyword: string, page = 1) =>
  (await callApi<SearchResult>('search/find', language, { keyword, page })).data

/** E7, computed independently: the three lists merged, newest first. */
export function mergedPaths(
  { articles, galleries, videoGalleries }: SearchResult,
  language: Language,
): string[] {
  return [
    ...articles.data.map(({ slug, publish_date: date }) => ({
      date,
      path: pathFor('article', language, { slug }),
    })),
    ...galleries.data.map(({ id, publish_date: date }) => ({
      date,
      path: pathFor('gallery', language, { id }),
    })),
    ...videoGalleries.data.map(({ id, publish_date: date }) => ({
      date,
      path: pathFor('video', language, { id }),
    })),
  ]
    .toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date))
    .slice(0, 12)
    .map(({ path }) => path)
}

export const tilesOf = (page: Page) => page.locator('main article')
export const pathsOf = (page: Page) =>
  tilesOf(page)
    .locator('h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
export const headerBox = (page: Page) =>
  page.getByRole('banner').getByRole('searchbox').filter({ visible: true })
export const pageBox = (page: Page) => page.getByRole('main').getByRole('searchbox')
