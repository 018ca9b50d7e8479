import { articleItem } from '@palank/contract/article'
import { dropMalformed } from '@palank/contract/drop-malformed'
import { gallery } from '@palank/contract/gallery'
import { pageItem } from '@palank/contract/page'
import { schedule } from '@palank/contract/schedule'
import { clubTeamDetail } from '@palank/contract/team'
import { languages } from '@palank/routes'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Api } from '~/api/api.server.ts'
import { ApiError } from '~/api/api-error.ts'
import { fakeApi } from '~/api/testing/fake-client.ts'
import { robotsText } from './robots.ts'
import { loadSitemap, loadSitemapFiles } from './sitemap.server.ts'
import {
  articleEntries,
  fileName,
  fileOf,
  filesFor,
  itemsPerFile,
  matchEntries,
  numberedEntries,
  pageEntries,
  playerEntries,
  screenEntries,
  sitemapFile,
  sitemapIndex,
  teamEntries,
} from './sitemap.ts'

const origin = 'https://club.example'
const article = articleItem.parse({
  title: 'Hír',
  slug: 'hir',
  slugs: { hu: 'hir', en: 'story' },
  publish_date: '2025-11-14T17:30:00+00:00',
})

describe('the sitemap', () => {
  test('B15: each language has its own URL, and both list both', () => {
    const xml = sitemapFile(origin, articleEntries([article], 'hu'))
    expect(xml.match(/<loc>[^<]+<\/loc>/g)).toEqual([
      '<loc>https://club.example/hirek/hir</loc>',
      '<loc>https://club.example/news/story</loc>',
    ])
    const twins = [...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [
      lang,
      href,
    ])
    const both = [
      ['hu-HU', 'https://club.example/hirek/hir'],
      ['en-GB', 'https://club.example/news/story'],
      ['x-default', 'https://club.example/hirek/hir'],
    ]
    expect(twins).toEqual([...both, ...both])
    expect(xml).toContain('<lastmod>2025-11-14T17:30:00+00:00</lastmod>')
  })

  test('A4: a language that the club does not have is not listed, nor a twin in it', () => {
    const xml = sitemapFile(origin, articleEntries([article], 'hu'), ['hu'])
    expect(xml.match(/<loc>[^<]+<\/loc>/g)).toEqual(['<loc>https://club.example/hirek/hir</loc>'])
    expect(xml).not.toContain('xhtml:link')
    expect(sitemapFile(origin, articleEntries([article], 'hu'), ['en', 'hu'])).toContain(
      'hreflang="x-default" href="https://club.example/news/story"',
    )
  })

  test('B15: a document without a slug in a language is not listed in it; one with an id is listed in both', () => {
    const only = { ...article, slugs: { hu: 'hir', en: null } }
    expect(articleEntries([only], 'hu').map(({ paths }) => paths)).toEqual([{ hu: '/hirek/hir' }])
    expect(sitemapFile(origin, articleEntries([only], 'hu'))).not.toContain('xhtml:link')
    const both = [{ hu: '/galeria/3', en: '/gallery/3' }]
    const wire = { id: 3, publish_date: '2025-11-14T17:30:00Z' }
    expect(numberedEntries('gallery', [wire]).map(({ paths }) => paths)).toEqual(both)
  })

  test('C5: the footer page is not listed', () => {
    const footer = pageItem.parse({ title: 'Lábléc', slug: 'footer', slugs: { hu: 'footer', en: 'footer' } })
    const page = pageItem.parse({ title: 'Jegyek', slug: 'jegyek', slugs: { hu: 'jegyek', en: 'tickets' } })
    const bare = pageItem.parse({ title: 'Lábléc', slug: 'footer' })
    expect(pageEntries([footer, bare, page], 'hu').map(({ paths }) => paths)).toEqual([
      { hu: '/oldalak/jegyek', en: '/page/tickets' },
    ])
  })

  test('B14: files are named by their kind, and any other name is invalid', () => {
    expect(filesFor('articles', itemsPerFile * 2 + 1)).toEqual([
      'articles.xml',
      'articles-2.xml',
      'articles-3.xml',
    ])
    expect(filesFor('videos', 0)).toEqual([])
    expect(fileOf(fileName('videos', 7))).toEqual({ kind: 'videos', number: 7 })
    for (const name of [
      '',
      'videos',
      'videos-1.xml',
      'videos-0.xml',
      'x.xml',
      'constructor.xml',
      '../a.xml',
    ]) {
      expect(fileOf(name)).toBeUndefined()
    }
  })

  test('B15: no file has more than 50,000 URLs', () => {
    expect(itemsPerFile * languages.length).toBeLessThanOrEqual(50_000)
    expect(screenEntries().length).toBeGreaterThan(0)
  })

  test('B15: the index and robots.txt have absolute URLs', () => {
    expect(sitemapIndex(origin, ['pages.xml'])).toContain(
      '<loc>https://club.example/sitemaps/pages.xml</loc>',
    )
    expect(robotsText(origin)).toBe('User-agent: *\nDisallow:\n\nSitemap: https://club.example/sitemap.xml\n')
  })

  test('B15: a text without slugs is listed in the language of its list', () => {
    const bare = articleItem.parse({ title: 'Hír', slug: 'hir' })
    expect(articleEntries([bare], 'hu')).toEqual([{ paths: { hu: '/hirek/hir' }, changed: undefined }])
    expect(articleEntries([bare], 'en').map(({ paths }) => paths)).toEqual([{ en: '/news/hir' }])
  })

  test('F3: an item without a date is listed without one', () => {
    const dateless = { ...article, publish_date: null }
    expect(sitemapFile(origin, articleEntries([dateless], 'hu'))).not.toContain('lastmod')
    expect(sitemapFile(origin, numberedEntries('video', [{ id: 3, publish_date: null }]))).not.toContain(
      'lastmod',
    )
  })

  test('F3: malformed items are left out, and nothing throws', () => {
    const validOf = <Item extends z.ZodType>(item: Item, answer: unknown[]) =>
      dropMalformed(z.array(item), answer).value
    const anything = fc.anything()
    const fields = { title: anything, slug: anything, slugs: anything, publish_date: anything }
    const text = fc.string({ minLength: 1 })
    const slugged = fc.array(
      fc.oneof(anything, fc.record(fields), fc.record({ ...fields, title: text, slug: text })),
    )
    const ids = fc.oneof(anything, fc.nat())
    const numbered = fc.array(
      fc.record({
        id: ids,
        name: text,
        status: fc.constant('live'),
        publish_date: anything,
        players: anything,
      }),
    )
    fc.assert(
      fc.property(slugged, numbered, (texts, things) => {
        sitemapFile(origin, articleEntries(validOf(articleItem, texts), 'hu'))
        sitemapFile(origin, pageEntries(validOf(pageItem, texts), 'en'))
        sitemapFile(origin, numberedEntries('video', validOf(gallery, things)))
        sitemapFile(origin, matchEntries(validOf(schedule, things)))
        const teams = validOf(clubTeamDetail, things)
        sitemapFile(origin, [...teamEntries(teams), ...playerEntries(teams)])
        const wellFormed = things.filter(
          ({ id, name }) => Number.isSafeInteger(id) && Number(id) > 0 && name.trim(),
        )
        expect(teamEntries(teams)).toHaveLength(wellFormed.length)
      }),
    )
  })
})

describe('the calls of the sitemap', () => {
  let calls: string[]
  let total: number
  let api: Api
  beforeEach(() => {
    calls = []
    total = 250
    const answerTo = async (
      name: string,
      language: string,
      args: { query: { page: number; per_page: number }; params?: { id: number } },
    ) => {
      const team = (id: number) => ({ id, name: `Csapat ${id}`, club_id: 1 })
      if (name === 'competition-team/list') return { data: [team(7), team(8)] }
      if (name === 'competition-team/find') {
        const id = args.params?.id ?? 0
        const player = { id: 21, competition_team_id: id, player: { last_name: 'Varga' } }
        return { data: { ...team(id), players: [player] } }
      }
      const { page, per_page } = args.query
      calls.push(`${name} ${language} ${page}`)
      const count = Math.max(0, Math.min(per_page, total - (page - 1) * per_page))
      const data = Array.from({ length: count }, (_, index) => {
        const id = (page - 1) * per_page + index + 1
        return {
          id,
          name: `Tétel ${id}`,
          title: `Tétel ${id}`,
          slug: `h${id}`,
          lang: language,
          slugs: { hu: `h${id}`, en: `e${id}` },
          publish_date: '2025-11-14T17:30:00Z',
        }
      })
      return { data, meta: { total, last_page: Math.ceil(total / per_page) } }
    }
    api = fakeApi(answerTo)
  })

  test('B7, B8: the teams of the season and their players, in both languages', async () => {
    expect(await loadSitemap(api, 'teams', 1)).toEqual([
      { paths: { hu: '/csapat/7', en: '/team/7' } },
      { paths: { hu: '/csapat/8', en: '/team/8' } },
    ])
    expect((await loadSitemap(api, 'players', 1)).map(({ paths }) => paths.en)).toEqual([
      '/team/7/player/21',
      '/team/8/player/21',
    ])
    expect(await loadSitemap(api, 'players', 2)).toEqual([])
  })

  test('a minor without a page, and one who is kept out of search engines, is not listed', () => {
    const player = (id: number, flags: object) => ({
      id,
      competition_team_id: 7,
      player: { last_name: 'V.', ...flags },
    })
    const flags = [{}, { masked: true, without_page: true }, { without_page: true }, { noindex: true }]
    const team = clubTeamDetail.parse({
      id: 7,
      name: 'U16',
      players: flags.map((flag, index) => player(index + 1, flag)),
    })
    expect(playerEntries([team]).map(({ paths }) => paths.hu)).toEqual(['/csapat/7/jatekos/1'])
  })

  test('F5: a list is loaded a hundred at a time to its end', async () => {
    expect(await loadSitemap(api, 'articles', 1)).toHaveLength(250)
    expect(calls).toEqual(['article/list hu 1', 'article/list hu 2', 'article/list hu 3'])
    calls = []
    expect(await loadSitemap(api, 'galleries', 1)).toHaveLength(250)
    expect(calls).toHaveLength(3)
  })

  test('F5: a file beyond the pages that the api has is empty', async () => {
    const refusing = fakeApi(() => {
      throw new ApiError(400, 'page must be at most 100000')
    })
    expect(await loadSitemap(refusing, 'articles', 9999)).toEqual([])
  })

  test('F5: what does not fit into one file is in the next, without duplicates', async () => {
    total = itemsPerFile + 20
    const [first, second, third] = [
      await loadSitemap(api, 'articles', 1),
      await loadSitemap(api, 'articles', 2),
      await loadSitemap(api, 'articles', 3),
    ]
    expect([first.length, second.length, third.length]).toEqual([itemsPerFile, 20, 0])
    expect(new Set([...first, ...second].map(({ paths }) => paths.hu)).size).toBe(total)
    expect(await loadSitemapFiles(api)).toEqual([
      'screens.xml',
      ...['pages', 'articles', 'galleries', 'videos'].flatMap((kind) => [`${kind}.xml`, `${kind}-2.xml`]),
      'teams.xml',
      'players.xml',
    ])
  })
})
