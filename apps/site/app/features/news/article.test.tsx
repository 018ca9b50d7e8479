import { article as articleSchema } from '@palank/contract/article'
import { dropMalformed } from '@palank/contract/drop-malformed'
import { describe, expect, test } from 'vitest'
import { emptyRichText, exampleRichText } from '~/model/rich-text.examples.ts'
import type { CleanArticle } from '~/model/rich-text.ts'
import { renderPage } from '~/ui/testing/render-page.tsx'
import { Article } from './Article.tsx'
import { exampleCleanArticle, exampleFullArticle } from './article.examples.ts'
import { type ArticleView, articleOf } from './article.ts'
import { newsArticleLd } from './article-ld.ts'

const viewOf = (own: Partial<CleanArticle> = {}, language: 'hu' | 'en' = 'hu') =>
  articleOf({ ...exampleCleanArticle, ...own }, language)
/** As the border lets it through. */
const checked = (own: object): CleanArticle => ({
  ...dropMalformed(articleSchema, { ...exampleFullArticle, ...own }).value,
  body: exampleRichText,
})

describe('B3, F7: the view of an article', () => {
  test('has its text, its picture, what belongs to it and how long it takes', () => {
    expect(viewOf()).toMatchObject({
      title: exampleFullArticle.title,
      lead: exampleFullArticle.lead,
      body: exampleRichText.parts,
      language: 'hu',
      picture: { coverImage: '/files/zsakolas.webp', focus: '72% 38%' },
      publishDate: '2025-11-14T17:30:00.000Z',
      categories: [{ name: 'Hírek' }, { name: 'Felnőtt férfi' }],
      tags: [{ name: 'NB I. A csoport' }, { name: 'Varga Ákos' }],
      documents: [{ name: 'Hivatalos jegyzőkönyv', type: 'PDF', size: '240 kB' }],
      minutes: 1,
      path: '/hirek/negyven-perc-egy-rendszer',
    })
  })
  test('A7: has its twin where it has been translated', () => {
    const paths = { hu: '/hirek/negyven-perc-egy-rendszer', en: '/news/forty-minutes-one-system' }
    expect(viewOf().paths).toEqual(paths)
    expect(viewOf({ lang: 'en' }, 'en')).toMatchObject({ path: paths.en, paths })
    expect(viewOf({ slugs: { hu: 'a', en: null } }).paths).toEqual({ hu: '/hirek/a' })
  })
  test('a text that came in the other language keeps it, under an address of this one', () => {
    const fallback = { lang: 'hu', slug: 'a', slugs: { hu: 'a', en: null } } as const
    expect(viewOf(fallback, 'en')).toMatchObject({
      language: 'hu',
      path: '/news/a',
      paths: { en: '/news/a', hu: '/hirek/a' },
    })
  })
  test('F6: has at most four related ones', () => {
    const related_articles = Array.from({ length: 7 }, (_, index) => ({
      ...exampleFullArticle,
      id: index + 1,
      slug: `hir-${index}`,
    }))
    expect(viewOf({ related_articles }).related.map(({ link }) => link)).toEqual([
      '/hirek/hir-0',
      '/hirek/hir-1',
      '/hirek/hir-2',
      '/hirek/hir-3',
    ])
  })
  test('F3: related ones without a slug, categories, tags and documents without a shape are dropped', () => {
    const view = viewOf(
      checked({
        related_articles: [{ ...exampleFullArticle, slug: '' }, null],
        categories: [{ name: 'a', slug: '', highlighted: true }],
        tags: [{ name: '', slug: 'a' }, null],
        documents: [{ name: 'a', store_path: '', mime_type: null, size: null }],
      }),
    )
    expect(view).toMatchObject({ related: [], categories: [], tags: [], documents: [] })
  })
  test.each([
    { title: '' },
    { title: null },
    { slug: '', slugs: { hu: null, en: null } },
    { slug: '..', slugs: null },
  ])('F3: there is no article with %j', (own) => {
    expect(() => checked(own)).toThrow()
  })
  test('F3: one with nothing but a title and a slug is whole, and so is one whose date is none', () => {
    const wire = dropMalformed(articleSchema, { title: ' Cím ', slug: 'cim' }).value
    const bare = articleOf({ ...wire, body: emptyRichText }, 'en')
    expect(bare).toMatchObject({
      title: 'Cím',
      lead: '',
      body: [],
      language: 'en',
      picture: null,
      publishDate: null,
      categories: [],
      tags: [],
      documents: [],
      related: [],
      path: '/news/cim',
      paths: { en: '/news/cim' },
      meta: { title: 'Cím', description: '', ogTitle: 'Cím', ogDescription: '' },
    })
    expect(viewOf(checked({ publish_date: 'tegnap' }))).toMatchObject({
      title: exampleFullArticle.title,
      publishDate: null,
    })
  })
  test('B15: its metadata are its own fields, else its title and lead', () => {
    const { title, lead } = exampleFullArticle
    expect(viewOf().meta).toEqual({ title, description: lead, ogTitle: title, ogDescription: lead })
    expect(
      viewOf({ meta_title: 'M', meta_description: 'D', og_title: 'O', og_description: 'P' }).meta,
    ).toEqual({ title: 'M', description: 'D', ogTitle: 'O', ogDescription: 'P' })
    expect(viewOf(checked({ meta_title: 'M', og_description: ' ' })).meta).toMatchObject({
      title: 'M',
      ogTitle: 'M',
      ogDescription: lead,
    })
  })
})

describe('B15: an article for search engines', () => {
  const publisher = {
    name: 'Dunai Sólymok',
    origin: 'https://solymok.hu',
    logo: { src: '/assets/crest.svg', width: 200, height: 244 },
  }
  test('has what NewsArticle must have, in absolute addresses', () => {
    const ld = newsArticleLd(viewOf(), publisher)
    expect(ld).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: exampleFullArticle.title,
      image: ['https://solymok.hu/files/zsakolas.webp'],
      datePublished: '2025-11-14T17:30:00.000Z',
      inLanguage: 'hu-HU',
      mainEntityOfPage: { '@id': 'https://solymok.hu/hirek/negyven-perc-egy-rendszer' },
    })
    for (const organisation of [ld.author, ld.publisher]) {
      expect(organisation).toEqual({
        '@type': 'Organization',
        name: 'Dunai Sólymok',
        url: 'https://solymok.hu/',
        logo: { '@type': 'ImageObject', url: 'https://solymok.hu/assets/crest.svg', width: 200, height: 244 },
      })
    }
  })
  test.each([109, 110, 111, 300])('a headline of %i characters is told in at most 110', (length) => {
    const ld = newsArticleLd(viewOf({ title: 'é'.repeat(length) }), publisher)
    expect([...ld.headline].length).toBeLessThanOrEqual(110)
    expect(ld.headline.endsWith('…')).toBe(length > 109)
  })
  test('one without a picture has the club’s crest, one without a lead has no description', () => {
    const ld = newsArticleLd(viewOf({ cover_image: null, lead: null, categories: [], tags: [] }), publisher)
    expect(ld.image).toEqual(['https://solymok.hu/assets/crest.svg'])
    expect(Object.keys(ld)).not.toContain('description')
    expect(Object.keys(ld)).not.toContain('keywords')
  })
  test('F3: one without a date tells none', () => {
    expect(newsArticleLd(viewOf({ publish_date: null }), publisher)).not.toHaveProperty('datePublished')
  })
})

describe('B3: the page of an article', () => {
  const url = 'https://solymok.hu/hirek/negyven-perc-egy-rendszer'
  const draw = (article: ArticleView, path = '/hirek/a') =>
    renderPage(<Article article={article} url={url} />, { path })
  const page = draw(viewOf())
  test('has cover, one h1, lead, body, facts, documents, tags, categories, related and the share box', () => {
    expect(page.split('<h1').length).toBe(2)
    expect(page).toMatch(
      /<img[^>]*fetchPriority="high"[^>]*sizes="100vw"[^>]*alt="Zsákolás a hazai palánkra"/,
    )
    for (const part of [
      '2025. november 14. 18:30',
      'A harmadik negyed döntött',
      'Megjelent',
      'Olvasási idő',
      'Dokumentumok',
      'href="/hirek?category=felnott-ferfi"',
      'href="/kereses/Varga%20%C3%81kos"',
      'Kapcsolódó',
      'Megosztás',
      'Összes hír',
    ])
      expect(page).toContain(part)
    expect(page).not.toContain('lang="')
  })
  test('a text in another language than the page carries it everywhere, and a note says so', () => {
    const foreign = draw(viewOf({ slug: 'a', slugs: { hu: 'a', en: null } }, 'en'), '/news/a')
    expect(foreign).toMatch(/<h1[^>]*lang="hu"/)
    expect(foreign).toMatch(/<p[^>]*lang="hu">Tizenhét/)
    expect(foreign).toContain('only available in Hungarian')
    expect(foreign).toContain('All news')
  })
  test('one without a cover, lead, documents, tags, categories and related ones is whole too', () => {
    const bare = draw(
      viewOf({
        cover_image: null,
        lead: null,
        documents: [],
        tags: [],
        categories: [],
        related_articles: [],
        body: emptyRichText,
        publish_date: null,
      }),
    )
    expect(bare).toContain('<h1')
    expect(bare).not.toContain('<time')
    for (const part of ['Dokumentumok', 'Kapcsolódó', 'Címkék', 'Rovat']) expect(bare).not.toContain(part)
  })
})
