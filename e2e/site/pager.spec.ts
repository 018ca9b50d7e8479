import { type Language, pathFor } from '@palank/routes'
import type { Locator, Page } from '@playwright/test'
import { expect, languages, open, site, test } from './site-test.ts'
import {
  articleItems,
  categoriesOf,
  expectArticles,
  firstNews,
  isSameDocument,
  markDocument,
  newsListOf,
  titles,
} from './stories.ts'

const texts = {
  hu: {
    every: 'Mind',
    leading: 'Vezető hírek',
    categories: 'Kategóriák',
    pager: 'Lapozó',
    page: (number: number) => `${number}. oldal`,
    before: 'Előző oldal',
    after: 'Következő oldal',
  },
  en: {
    every: 'All',
    leading: 'Top stories',
    categories: 'Categories',
    pager: 'Pages',
    page: (number: number) => `Page ${number}`,
    before: 'Previous page',
    after: 'Next page',
  },
}

/** The texts of the pager, without the arrows. */
const rowOf = (page: Page, language: Language) =>
  page
    .getByRole('navigation', { name: texts[language].pager, exact: true })
    .locator('> *:not(:has(svg))')
    .allInnerTexts()

/** Expected rows by current page, written out from the clause. */
const rows: Record<string, (last: number) => (number | '…')[]> = {
  '1': (last) => [1, 2, 3, '…', last],
  '3': (last) => [1, 2, 3, 4, 5, '…', last],
  '4': (last) => [1, 2, 3, 4, 5, 6, '…', last],
  '5': (last) => [1, '…', 3, 4, 5, 6, 7, '…', last],
  '6': (last) => [1, '…', 4, 5, 6, 7, 8, '…', last],
  'last − 4': (last) => [1, '…', last - 6, last - 5, last - 4, last - 3, last - 2, '…', last],
  'last − 3': (last) => [1, '…', last - 5, last - 4, last - 3, last - 2, last - 1, last],
  last: (last) => [1, '…', last - 2, last - 1, last],
}

for (const language of languages) {
  const t = texts[language]
  const news = pathFor('news', language)

  test(`E5, F6 ${language}: the pager shows the pages of the clause, and a click shows them without a page load`, async ({
    page,
  }) => {
    const { last_page: last } = (await articleItems(language)).meta
    expect(last).toBeGreaterThanOrEqual(12)
    const pager = page.getByRole('navigation', { name: t.pager, exact: true })
    const current = pager.locator('[aria-current]')
    await open(page, news)
    await markDocument(page)
    for (const [name, row] of Object.entries(rows)) {
      const [from, less = '0'] = name.split(' − ')
      const number = from === 'last' ? last - Number(less) : Number(from)
      if (number > 1) {
        const step = pager.getByRole('link', { name: t.page(number), exact: true })
        // Some pages are two clicks away.
        if ((await step.count()) === 0) await pager.getByRole('link', { name: t.after }).click()
        await step.click()
        await expect(page).toHaveURL(`${site}${news}?page=${number}`)
        await expect(page.getByRole('region', { name: t.leading })).toHaveCount(0)
        await expectArticles(page, language, { page: number })
      }
      await expect(current).toHaveText(String(number))
      await expect(current).toHaveAttribute('aria-current', 'page')
      expect(await rowOf(page, language), name).toEqual(row(last).map(String))
    }
    const backgroundOf = (one: Locator) =>
      one.evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await backgroundOf(current)).not.toBe(await backgroundOf(pager.getByRole('link').nth(1)))
    await expect(pager.getByRole('link', { name: t.after })).toHaveCount(0)
    await pager.getByRole('link', { name: t.before }).click()
    await expect(page).toHaveURL(`${site}${news}?page=${last - 1}`)
    await pager.getByRole('link', { name: t.page(1), exact: true }).click()
    await expect(page).toHaveURL(site + news)
    await expect(newsListOf(page, language).locator('h3')).toHaveText(
      titles((await firstNews(language)).rest),
    )
    await expect(pager.getByRole('link', { name: t.before })).toHaveCount(0)
    expect(await isSameDocument(page)).toBe(true)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test(`B3, E5, F6 ${language}: each category of the api filters the list and pages in the address`, async ({
    page,
  }) => {
    const categories = await categoriesOf(language)
    expect(categories.length).toBeGreaterThan(3)
    await open(page, news)
    await markDocument(page)
    const filter = page.getByRole('navigation', { name: t.categories })
    await expect(filter.getByRole('link')).toHaveText([t.every, ...categories.map(({ name }) => name)])
    await expect(filter.locator('[aria-current]')).toHaveText(t.every)
    const pages = new Set<string>()
    for (const { name, slug } of categories) {
      await filter.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(`${site}${news}?category=${slug}`)
      await expect(page.locator('h1')).toHaveText(name)
      await expect(filter.locator('[aria-current]')).toHaveText(name)
      await expectArticles(page, language, { 'filters[category]': slug })
      await expect(page.getByRole('region', { name: t.leading })).toHaveCount(0)
      const { last_page: last } = (await articleItems(language, { 'filters[category]': slug })).meta
      const all = Array.from({ length: last }, (_, index) => index + 1)
      const row = last === 1 ? [] : last < 8 ? all : rows['1']?.(last)
      expect(await rowOf(page, language), name).toEqual(row?.map(String))
      pages.add(last === 1 ? 'one' : last < 8 ? 'few' : 'many')
      if (last > 1) {
        await page.getByRole('link', { name: t.page(2), exact: true }).click()
        await expect(page).toHaveURL(`${site}${news}?category=${slug}&page=2`)
        await expectArticles(page, language, { 'filters[category]': slug, page: 2 })
      }
    }
    expect([...pages].toSorted()).toEqual(['few', 'many', 'one'])
    await filter.getByRole('link', { name: t.every, exact: true }).click()
    await expect(page).toHaveURL(site + news)
    expect(await isSameDocument(page)).toBe(true)
  })
}
