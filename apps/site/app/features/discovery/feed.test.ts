import { type ArticleItem, articleItem } from '@palank/contract/article'
import { dropMalformed } from '@palank/contract/drop-malformed'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { exampleChanged, exampleMoved } from '~/model/match.examples.ts'
import { atomFeed, changeEntries, feedEntries, newestFirst } from './feed.ts'

const article: ArticleItem = {
  id: 7,
  type: 'news',
  lang: 'hu',
  title: 'Tom & Jerry <b>nyert</b>',
  slug: 'tom-jerry',
  slugs: { hu: 'tom-jerry', en: null },
  lead: 'Öt ponttal.',
  cover_image: null,
  publish_date: '2025-11-14T18:30:00+01:00',
  categories: [{ id: 1, name: 'Felnőtt', slug: 'felnott', highlighted: true }],
}
const source = (language: 'hu' | 'en') => ({
  origin: 'https://club.example',
  language,
  club: 'Klub',
  title: 'Klub: hírek',
  icon: '/assets/crest.svg',
})
const feed = (language: 'hu' | 'en', articles = [article]) =>
  atomFeed({ ...source(language), entries: feedEntries(articles, language) })

describe('the Atom feed', () => {
  test('B15: has absolute URLs, ids that do not depend on the slug, and the club as its author', () => {
    const xml = feed('hu')
    expect(xml).toContain('<id>tag:club.example,2025:hu/feed</id>')
    expect(xml).toContain('<id>tag:club.example,2025:hu/article/7</id>')
    expect(xml).toContain('href="https://club.example/hirek/tom-jerry"')
    expect(xml).toContain('rel="self" type="application/atom+xml" href="https://club.example/feed/hu.xml"')
    expect(xml).toContain('<author><name>Klub</name><uri>https://club.example</uri></author>')
    expect(xml).toContain('<title>Tom &amp; Jerry &lt;b&gt;nyert&lt;/b&gt;</title>')
    expect(xml.match(/<updated>2025-11-14T17:30:00.000Z<\/updated>/g)).toHaveLength(2)
    expect(xml).toContain('<category term="felnott" label="Felnőtt"/>')
  })

  test('B13, A2: is in its language, and a text in another one is marked', () => {
    const xml = feed('en')
    expect(xml).toContain('href="https://club.example/news/tom-jerry"')
    expect(xml).toContain('<entry xml:lang="hu-HU">')
    expect(feed('hu')).toContain('<entry>')
  })

  test('a change of a match is an entry, with an id that stays when it is corrected', () => {
    const [entry] = changeEntries([exampleMoved], 'hu')
    expect(entry).toEqual({
      key: 'match/75/change/1',
      title:
        'Új időpont: Dunai Sünök – Tolnai Horgonyok, nov. 15. 18:00 (nov. 14. 19:30 helyett). Új helyszín: Duna Aréna, Dunapart (Régi Csarnok helyett)',
      lead: '',
      path: '/merkozesek/75',
      language: 'hu',
      published: '2025-11-12T09:30:00.000Z',
      categories: [],
    })
    const corrected = { ...exampleMoved, sequence: 7, game_time: '2025-11-16T17:00:00Z' }
    expect(changeEntries([corrected], 'en')[0]).toMatchObject({ key: entry?.key, path: '/schedules/75' })
    const xml = atomFeed({ ...source('hu'), entries: entry ? [entry] : [] })
    expect(xml).toContain('<id>tag:club.example,2025:hu/match/75/change/1</id>')
    expect(xml).not.toContain('<summary>')
  })

  test('changes stand among the articles by their date', () => {
    const older = { ...article, id: 6, publish_date: '2025-11-11T08:00:00Z' }
    const entries = newestFirst(changeEntries(exampleChanged, 'hu'), feedEntries([article, older], 'hu'))
    expect(entries.map(({ key }) => key)).toEqual([
      'article/7',
      ...[75, 83, 84, 82, 86].map((id) => `match/${id}/change/1`),
      'article/6',
    ])
  })

  test('B15: is valid without articles', () => {
    expect(feed('hu', [])).toContain('<updated>1970-01-01T00:00:00Z</updated>')
  })

  test('F3: malformed articles are left out, and nothing throws', () => {
    const broken = fc.oneof(
      fc.anything(),
      fc.record({ ...Object.fromEntries(Object.keys(article).map((key) => [key, fc.anything()])) }),
      fc.constantFrom(...Object.keys(article)).map((key) => ({ ...article, [key]: undefined })),
    )
    fc.assert(
      fc.property(fc.array(broken), (articles) => {
        const valid = dropMalformed(z.array(articleItem), [...articles, article]).value
        expect(feed('hu', valid)).toContain('/hirek/tom-jerry')
      }),
    )
  })

  test('F3: an article without an id is identified by its slug, one without a date is the oldest', () => {
    const bare = { title: 'Régi', slug: 'régi hír' }
    const xml = feed('hu', dropMalformed(z.array(articleItem), [bare, article]).value)
    expect(xml).toContain('<id>tag:club.example,2025:hu/article/r%C3%A9gi%20h%C3%ADr</id>')
    expect(xml).toContain('<published>1970-01-01T00:00:00Z</published>')
    expect(xml.match(/<updated>[^<]+<\/updated>/)?.[0]).toBe('<updated>2025-11-14T17:30:00.000Z</updated>')
  })
})
