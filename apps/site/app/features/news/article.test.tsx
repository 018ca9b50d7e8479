import { article as articleSchema } from '@palank/contract/article'
import { dropMalformed } from '@palank/contract/drop-malformed'
import { describe, expect, test } from 'vitest'
import { exampleKept } from '~/model/kept.examples.ts'
import { emptyRichText, exampleRichText } from '~/model/rich-text.examples.ts'
import { type CleanArticle, noEmbeds } from '~/model/rich-text.ts'
import { renderPage } from '~/ui/testing/render-page.tsx'
import { Article } from './Article.tsx'
import { exampleCleanArticle, exampleFullArticle } from './article.examples.ts'
import { type ArticleView, articleOf, articleScreenOf } from './article.ts'
import { newsArticleLd } from './article-ld.ts'

const viewOf = (own: Partial<CleanArticle> = {}, language: 'hu' | 'en' = 'hu') =>
  articleOf({ ...exampleCleanArticle, ...own }, language)
/** After malformed data is dropped. */
const checked = (own: object): CleanArticle => ({
  ...dropMalformed(articleSchema, { ...exampleFullArticle, ...own }).value,
  body: exampleRichText,
})

describe('B3, F7: the view of an article', () => {
  test('has its text, picture, related content and reading time', () => {
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
  test('A7: has a twin if it is translated', () => {
    const paths = { hu: '/hirek/negyven-perc-egy-rendszer', en: '/news/forty-minutes-one-system' }
    expect(viewOf().paths).toEqual(paths)
    expect(viewOf({ lang: 'en' }, 'en')).toMatchObject({ path: paths.en, paths })
    expect(viewOf({ slugs: { hu: 'a', en: null } }).paths).toEqual({ hu: '/hirek/a' })
  })
  test('a text in the other language keeps its language, under a URL of this one', () => {
    const fallback = { lang: 'hu', slug: 'a', slugs: { hu: 'a', en: null } } as const
    expect(viewOf(fallback, 'en')).toMatchObject({
      language: 'hu',
      path: '/news/a',
      paths: { en: '/news/a', hu: '/hirek/a' },
    })
  })
  test('F6: has at most four related articles', () => {
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
  test('F3: malformed related articles, categories, tags and documents are dropped', () => {
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
  ])('F3: is dropped with %j', (own) => {
    expect(() => checked(own)).toThrow()
  })
  test('F3: is complete with only a title and a slug, or with an invalid date', () => {
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
  test('B15: has metadata from its own fields, else from its title and lead', () => {
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

describe('B15: the structured data of an article', () => {
  const publisher = {
    name: 'Dunai Sünök',
    origin: 'https://sunok.hu',
    logo: { src: '/assets/crest.svg', width: 200, height: 244 },
  }
  test('has the required properties of NewsArticle, with absolute URLs', () => {
    const ld = newsArticleLd(viewOf(), publisher)
    expect(ld).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: exampleFullArticle.title,
      image: ['https://sunok.hu/files/zsakolas.webp'],
      datePublished: '2025-11-14T17:30:00.000Z',
      inLanguage: 'hu-HU',
      mainEntityOfPage: { '@id': 'https://sunok.hu/hirek/negyven-perc-egy-rendszer' },
    })
    for (const organisation of [ld.author, ld.publisher]) {
      expect(organisation).toEqual({
        '@type': 'Organization',
        name: 'Dunai Sünök',
        url: 'https://sunok.hu/',
        logo: { '@type': 'ImageObject', url: 'https://sunok.hu/assets/crest.svg', width: 200, height: 244 },
      })
    }
  })
  test.each([109, 110, 111, 300])('a headline of %i characters is limited to 110', (length) => {
    const ld = newsArticleLd(viewOf({ title: 'é'.repeat(length) }), publisher)
    expect([...ld.headline].length).toBeLessThanOrEqual(110)
    expect(ld.headline.endsWith('…')).toBe(length > 109)
  })
  test('has the club’s crest without a picture, and no description without a lead', () => {
    const ld = newsArticleLd(viewOf({ cover_image: null, lead: null, categories: [], tags: [] }), publisher)
    expect(ld.image).toEqual(['https://sunok.hu/assets/crest.svg'])
    expect(Object.keys(ld)).not.toContain('description')
    expect(Object.keys(ld)).not.toContain('keywords')
  })
  test('F3: has no date if the article has none', () => {
    expect(newsArticleLd(viewOf({ publish_date: null }), publisher)).not.toHaveProperty('datePublished')
  })
})

describe('B3: the page of an article', () => {
  const url = 'https://sunok.hu/hirek/negyven-perc-egy-rendszer'
  const draw = (article: ArticleView, path = '/hirek/a') =>
    renderPage(<Article screen={articleScreenOf(article, noEmbeds, exampleKept)} url={url} />, { path })
  const page = draw(viewOf())
  test('has cover, one h1, lead, body, facts, documents, tags, categories, related and the share box', () => {
    expect(page.split('<h1').length).toBe(2)
    expect(page).toMatch(
      /<img[^>]*fetchPriority="high"[^>]*sizes="\(min-width: 768px\) 100vw, 130vw"[^>]*alt="Zsákolás a hazai palánkra"/,
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
  test('a text in another language is marked everywhere, with a note', () => {
    const foreign = draw(viewOf({ slug: 'a', slugs: { hu: 'a', en: null } }, 'en'), '/news/a')
    expect(foreign).toMatch(/<h1[^>]*lang="hu"/)
    expect(foreign).toMatch(/<p[^>]*lang="hu">Tizenhét/)
    expect(foreign).toContain('only available in Hungarian')
    expect(foreign).toContain('All news')
  })
  test('is complete without cover, lead, documents, tags, categories and related articles', () => {
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
    expect(bare).toMatch(/data-plain=""><span[^>]*data-ground="\w+" data-figure="" aria-hidden="true">/)
    expect(bare).not.toContain('<time')
    for (const part of ['Dokumentumok', 'Kapcsolódó', 'Címkék', 'Rovat']) expect(bare).not.toContain(part)
  })
})
