import { dropMalformed } from '@palank/contract/drop-malformed'
import { type ListedCategory, listedCategory } from '@palank/contract/taxonomy'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { exampleKept } from '~/model/kept.examples.ts'
import { tileOf } from '~/model/media-items.ts'
import { renderPage, textIn } from '~/ui/testing/render-page.tsx'
import { NewsList } from './NewsList.tsx'
import { exampleNews } from './news.examples.ts'
import { exampleEmptyNewsList, exampleNewsList } from './news-list.examples.ts'
import { categoryViews, findCategory, newsPath, newsPaths, newsScreenOf } from './news-list.ts'

const categoryWith = (id: number, slug: string, lang: 'hu' | 'en'): ListedCategory => ({
  id,
  lang,
  name: slug.toUpperCase(),
  slug,
  highlighted: true,
})
const all = {
  hu: categoryViews(
    [categoryWith(1, 'jegyek', 'hu'), categoryWith(2, 'klub', 'hu'), categoryWith(3, 'csak-itt', 'hu')],
    'hu',
  ),
  en: categoryViews([categoryWith(1, 'tickets', 'en'), categoryWith(2, 'club', 'en')], 'hu'),
}
const tickets = all.hu[0] ?? null

describe('B3: the path of a page of the news', () => {
  test.each([
    ['hu', {}, '/hirek'],
    ['en', { page: 1 }, '/news'],
    ['hu', { page: 3 }, '/hirek?page=3'],
    ['en', { category: 'tickets' }, '/news?category=tickets'],
    ['hu', { category: 'jegyek', page: 2 }, '/hirek?category=jegyek&page=2'],
    ['hu', { category: 'a&b=ő' }, '/hirek?category=a%26b%3D%C5%91'],
    ['hu', { category: null }, '/hirek'],
  ] as const)('in %s for %j is %s', (language, address, path) => {
    expect(newsPath(language, address)).toBe(path)
  })
  test('a slug of invalid characters does not throw', () => {
    expect(() => newsPath('hu', { category: '\ud800' })).not.toThrow()
  })
})

describe('B3: the categories', () => {
  test('are found by their slug of either language', () => {
    expect(findCategory(all, 'jegyek', 'hu')?.id).toBe(1)
    expect(findCategory(all, 'tickets', 'hu')?.slug).toBe('jegyek')
    expect(findCategory(all, 'jegyek', 'en')?.slug).toBe('tickets')
    expect(findCategory(all, 'nincs', 'hu')).toBeUndefined()
    expect(findCategory(all, 'csak-itt', 'en')).toBeUndefined()
  })
  test('A7: the twin of a page is found by the category’s id', () => {
    expect(newsPaths(all, tickets, 2)).toEqual({
      hu: '/hirek?category=jegyek&page=2',
      en: '/news?category=tickets&page=2',
    })
    expect(newsPaths(all, null, 3)).toEqual({ hu: '/hirek?page=3', en: '/news?page=3' })
    expect(newsPaths(all, all.hu[2] ?? null, 1)).toEqual({ hu: '/hirek?category=csak-itt' })
  })
  test('F3: one without a name or a slug is dropped', () => {
    const good = categoryWith(1, 'jegyek', 'hu')
    const bad = [
      { ...good, name: '' },
      { ...good, slug: ' ' },
      { ...good, slug: '..' },
    ]
    const answer = [...bad, { ...good, name: 4 }, null, 'x', good]
    expect(categoryViews(dropMalformed(z.array(listedCategory), answer).value, 'hu')).toHaveLength(1)
  })
  test('F3, A7: one without an id filters the news, but has no twin', () => {
    const numberless = (slug: string, language: 'hu' | 'en') =>
      categoryViews(dropMalformed(z.array(listedCategory), [{ name: slug, slug }]).value, language)
    const both = { hu: numberless('jegyek', 'hu'), en: numberless('tickets', 'en') }
    const own = findCategory(both, 'jegyek', 'hu') ?? null
    expect(own).toEqual({ id: null, name: 'jegyek', slug: 'jegyek', lang: undefined })
    expect(findCategory(both, 'tickets', 'hu')).toBeUndefined()
    expect(newsPaths(both, own, 1)).toEqual({ hu: '/hirek?category=jegyek' })
  })
  test('a name in another language is marked', () => {
    expect(categoryViews([categoryWith(1, 'jegyek', 'hu')], 'en')[0]?.lang).toBe('hu')
  })
})

describe('B3: the news list', () => {
  const page = renderPage(<NewsList crumbs={[]} screen={newsScreenOf(exampleNewsList, exampleKept)} />, {
    path: '/hirek',
  })
  const count = (text: string, part: string) => text.split(part).length - 1
  test('E3: every story is a tile with its kind, date, title and highlighted category', () => {
    const items = exampleNews.map(tileOf)
    const second = { ...exampleNewsList, page: 2, items, leading: [], latest: [] }
    const grid = renderPage(<NewsList crumbs={[]} screen={newsScreenOf(second, exampleKept)} />, {
      path: '/hirek',
    })
    expect(grid).toContain('<h2 class="vh">Minden hír</h2>')
    expect(count(grid, '<article')).toBe(items.length)
    for (const { link, title } of items) {
      expect(grid).toContain(`href="${link}"`)
      expect(grid).toContain(title)
    }
    expect(grid).toContain('18:30 | 2025. november 14.')
    expect(grid).toContain('<span class="vh">Hír</span>')
    expect(grid).toContain('Felnőtt férfi')
  })
  test('F6: five leading stories and the latest eight come before them', () => {
    const lead = page.slice(0, page.indexOf('További hírek'))
    expect(count(lead, 'role="group"')).toBe(5)
    expect(lead).toContain('Legfrissebb')
    for (const { link } of exampleNewsList.latest) expect(lead).toContain(`href="${link}"`)
  })
  test('E3, F6: each story is on the first page once, however few are below the leading ones', () => {
    const links = [...page.matchAll(/href="(\/hirek\/[^"]+|\/media\/[^"]+|\/galeria\/[^"]+)"/g)].map(
      ([, to]) => to,
    )
    expect(links).toHaveLength(exampleNews.length)
    expect(new Set(links)).toEqual(new Set(exampleNews.map(({ link }) => link)))
    const none = renderPage(
      <NewsList crumbs={[]} screen={newsScreenOf({ ...exampleNewsList, items: [] }, exampleKept)} />,
      {
        path: '/hirek',
      },
    )
    expect(none).not.toMatch(/További hírek|Minden hír|Itt még nincs hír/)
    expect(none).toContain('href="/hirek?page=2"')
  })
  test('has one h1, the categories as links, and the pager', () => {
    expect(count(page, '<h1')).toBe(1)
    expect(page).toMatch(
      /<a[^>]*aria-current="true"[^>]*href="\/hirek"[^>]*>Mind<|href="\/hirek"[^>]*aria-current="true"[^>]*>Mind</,
    )
    expect(page).toContain('href="/hirek?category=rovat-2"')
    expect(page).toContain('href="/hirek?page=2"')
    expect(count(page, 'loading="eager"')).toBe(1)
  })
  test('a filtered page keeps its category in the pager and in its heading', () => {
    const category = exampleNewsList.categories[1] ?? null
    const filtered = { ...exampleNewsList, category, leading: [], latest: [], page: 2 }
    const html = renderPage(<NewsList crumbs={[]} screen={newsScreenOf(filtered, exampleKept)} />, {
      path: '/hirek',
    })
    expect(html).toMatch(/<h1[^>]*>Utánpótlás<\/h1>/)
    expect(html).toContain('href="/hirek?category=rovat-2&amp;page=3"')
    expect(html).not.toContain('Legfrissebb')
    expect(count(html, 'loading="eager"')).toBe(1)
  })
  test('an empty category says so and links to all news', () => {
    const html = renderPage(
      <NewsList crumbs={[]} screen={newsScreenOf(exampleEmptyNewsList, exampleKept)} />,
      { path: '/hirek' },
    )
    expect(textIn(html)).toContain('Itt még nincs hír')
    expect(html).toMatch(/href="\/hirek"[^>]*>Összes hír/)
    expect(html).not.toContain('Lapozó')
  })
})
