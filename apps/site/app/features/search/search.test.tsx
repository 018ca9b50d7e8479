import { dropMalformed } from '@palank/contract/drop-malformed'
import { searchResult } from '@palank/contract/search'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleKept } from '~/model/kept.examples.ts'
import { renderPage, textIn } from '~/ui/testing/render-page.tsx'
import { countText } from './count-text.ts'
import { SearchHead } from './SearchHead.tsx'
import { SearchResults } from './SearchResults.tsx'
import { Suggestions } from './Suggestions.tsx'
import { exampleMaskedPlayer, exampleResult, exampleSearch } from './search.examples.ts'
import { searchScreenOf, searchView } from './search.ts'

const request = { language: 'hu', keyword: 'védekezés', page: 1 } as const

describe('the view of a search', () => {
  test('E7: articles, galleries and videos in one list, newest first', () => {
    expect(exampleSearch.items.map(({ key }) => key)).toEqual(['news-1', 'video-3', 'news-2', 'gallery-12'])
  })

  test('E7: at most 12 stories and 30 players; the pager uses the sum of the totals', () => {
    const [first] = exampleResult.articles.data
    const [player] = exampleResult.players
    const many = searchResult.parse({
      ...exampleResult,
      articles: {
        data: Array.from({ length: 20 }, (_, index) => ({ ...first, id: index + 1 })),
        meta: exampleResult.articles.meta,
      },
      players: Array.from({ length: 40 }, (_, index) => ({ ...player, id: index + 1 })),
    })
    const view = searchView(many, request)
    expect(view.items).toHaveLength(12)
    expect(view.players).toHaveLength(30)
    expect(view.count).toBe(3)
  })

  test('E7, B8: a player links under the team, with the name in the language’s order', () => {
    expect(exampleSearch.players[0]).toMatchObject({
      name: 'Sárközi Dániel',
      link: '/csapat/4/jatekos/9',
      team: 'Dunai Sünök',
    })
    expect(searchView(exampleResult, { ...request, language: 'en' }).players[0]).toMatchObject({
      name: 'Dániel Sárközi',
      link: '/team/4/player/9',
    })
  })

  test('a minor without consent is found by initials and has no link', () => {
    const result = { ...exampleResult, players: [exampleMaskedPlayer] }
    const view = searchView(result, { ...request, language: 'en' })
    expect(view.players[0]).toMatchObject({ name: 'Sz. B.', masked: true, link: null, team: 'Dunai Sünök' })
    const html = renderPage(<SearchResults screen={searchScreenOf(view, exampleKept)} />, { path: '/search' })
    expect(textIn(html)).toContain('initials: Sz. B.')
    expect(html).not.toContain('/player/')
  })

  test('E7: counts of the kinds that were found, or that there are more than 1,000', () => {
    expect(countText(exampleSearch, 'hu')).toBe('38 találat: 22 hír, 9 galéria, 5 videó, 2 játékos')
    expect(countText(exampleSearch, 'en')).toBe('38 results: 22 articles, 9 galleries, 5 videos, 2 players')
    const totals = { articles: 1, galleries: 0, videos: 0, players: 0 }
    expect(countText({ ...exampleSearch, totals }, 'en')).toBe('1 result: 1 article')
    const none = { articles: 0, galleries: 0, videos: 0, players: 0 }
    expect(countText({ ...exampleSearch, totals: none }, 'hu')).toBe('0 találat')
    const most = { articles: 700, galleries: 200, videos: 100, players: 4 }
    expect(countText({ ...exampleSearch, totals: most, more: true }, 'en')).toBe('More than 1,000 results')
  })

  test('F3: malformed stories and players are dropped, and nothing throws', () => {
    const list = fc.oneof(
      fc.anything(),
      fc.record({
        data: fc.oneof(fc.anything(), fc.array(fc.anything())),
        meta: fc.oneof(fc.anything(), fc.record({ total: fc.anything() })),
      }),
    )
    fc.assert(
      fc.property(
        fc.record({
          articles: list,
          galleries: list,
          videoGalleries: list,
          players: fc.array(fc.anything()),
        }),
        (answer) => {
          const view = searchView(dropMalformed(searchResult, answer).value, request)
          expect(view.count).toBeGreaterThanOrEqual(1)
          expect(countText(view, 'hu')).toMatch(/találat/)
        },
      ),
    )
    expect(() => dropMalformed(searchResult, null)).toThrow()
    const view = searchView(dropMalformed(searchResult, {}).value, request)
    expect(view).toMatchObject({ items: [], players: [], count: 1, more: false })
    const broken = { ...exampleResult.players[0], competition_team_id: 'x' }
    const nameless = { ...exampleResult.players[0], player: { first_name: 'Dániel' } }
    const players = [broken, nameless, exampleResult.players[1]]
    const valid = dropMalformed(searchResult, { ...exampleResult, players }).value
    expect(searchView(valid, request).players.map(({ key }) => key)).toEqual(['4-21'])
  })

  test('F3, E7: a player without a team name is kept, and a story without a date comes last', () => {
    const { competition_team: _, ...player } = exampleResult.players[0] ?? {}
    const [first, ...rest] = exampleResult.articles.data
    const articles = { ...exampleResult.articles, data: [{ ...first, publish_date: 'tegnap' }, ...rest] }
    const answer = { ...exampleResult, articles, players: [player] }
    const view = searchView(dropMalformed(searchResult, answer).value, request)
    expect(view.players[0]).toMatchObject({ team: '', link: '/csapat/4/jatekos/9' })
    expect(view.items.map(({ key }) => key)).toEqual(['video-3', 'news-2', 'gallery-12', 'news-1'])
  })
})

describe('the search page', () => {
  const path = '/kereses/v%C3%A9dekez%C3%A9s'

  test('E7: tiles with their type, and the keyword marked in the title', () => {
    const html = renderPage(<SearchResults screen={searchScreenOf(exampleSearch, exampleKept)} />, { path })
    expect(html).toMatch(/Hősies <mark[^>]*>védekezés<\/mark>, drámai/)
    expect(html).toMatch(/<mark[^>]*>védekezés<\/mark>ről/)
    expect(textIn(html)).toContain('27 kép')
    expect(html).toContain('href="/kereses/v%C3%A9dekez%C3%A9s?page=2"')
    expect(html).toContain('href="/csapat/4/jatekos/21"')
  })

  test('C3: the large box is a form that works without script and contains the keyword', () => {
    const html = renderPage(<SearchHead keyword={'"><b>x'}>3 találat</SearchHead>, { path })
    expect(html).toContain('action="/kereses"')
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;x"')
    expect(html).toContain('name="keyword"')
    expect(textIn(html)).toContain('3 találat')
  })

  test('E7: without results there are the latest news and further links', () => {
    const latest = exampleSearch.items.slice(0, 3)
    const html = renderPage(<Suggestions title="Nincs találat" text="Próbáld mással" latest={latest} />, {
      path,
    })
    expect(html).toContain('href="/informacio"')
    expect(html).toContain('href="/hirek/hir-1"')
    expect(textIn(html)).toContain('Legfrissebb hírek')
  })
})
