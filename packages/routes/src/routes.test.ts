import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  calendarKinds,
  calendarOf,
  calendarPath,
  cutKeyword,
  defaultLanguage,
  feedPath,
  fixedPages,
  type Language,
  languageOfPath,
  languages,
  languagesIn,
  liveMatchOf,
  livePath,
  locales,
  longestKeyword,
  matchPath,
  type PageId,
  pageIds,
  pages,
  parseId,
  pathFor,
  routeWords,
  searchPath,
  systemPaths,
} from './routes.ts'

const paramNames = (pattern: string) => [...pattern.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
const anyPath = pathFor as (page: PageId, language: Language, params?: Record<string, string>) => string

const paths: [clause: string, page: PageId, hu: string, en: string][] = [
  ['B1', 'home', '/kezdo', '/home'],
  ['B2', 'search', '/kereses', '/search'],
  ['B2', 'searchResults', '/kereses/{keyword}', '/search/{keyword}'],
  ['B3', 'news', '/hirek', '/news'],
  ['B3', 'article', '/hirek/{slug}', '/news/{slug}'],
  ['B4', 'galleries', '/galeria', '/gallery'],
  ['B4', 'gallery', '/galeria/{id}', '/gallery/{id}'],
  ['B5', 'information', '/informacio', '/information'],
  ['B6', 'catalogue', '/teszt', '/test'],
  ['B7', 'teams', '/csapat', '/team'],
  ['B7', 'team', '/csapat/{teamId}', '/team/{teamId}'],
  ['B8', 'players', '/jatekos', '/player'],
  ['B8', 'player', '/csapat/{teamId}/jatekos/{playerId}', '/team/{teamId}/player/{playerId}'],
  ['B9', 'page', '/oldalak/{slug}', '/page/{slug}'],
  ['B10', 'videos', '/media', '/video'],
  ['B10', 'video', '/media/{id}', '/video/{id}'],
  ['B11', 'schedules', '/merkozesek', '/schedules'],
  ['B11', 'match', '/merkozesek/{scheduleId}', '/schedules/{scheduleId}'],
  ['B12', 'joinUs', '/csatlakozz', '/join-us'],
  ['beside them', 'safeguarding', '/gyermekvedelem', '/safeguarding'],
]

describe('the page table', () => {
  test.each(paths)('%s %s is %s and %s', (_clause, page, hu, en) => {
    expect(pages[page]).toMatchObject({ hu, en })
  })

  test('B1–B12: the table contains exactly these pages', () => {
    expect(pageIds.toSorted()).toEqual(paths.map(([, page]) => page).toSorted())
  })

  test('B1–B12: both forms of a page take the same parameters', () => {
    for (const page of pageIds) expect(paramNames(pages[page].en)).toEqual(paramNames(pages[page].hu))
  })

  test('B1–B12: no two patterns collide, in any language', () => {
    const shapes = languages.flatMap((language) =>
      pageIds.map((page) => pages[page][language].replace(/\{\w+\}/g, '{}')),
    )
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  test('A4: no first word belongs to two languages or to a system path', () => {
    const firstWords = (language: Language) => pageIds.map((page) => pages[page][language].split('/')[1])
    expect(firstWords('hu').filter((word) => firstWords('en').includes(word))).toEqual([])
    for (const path of Object.values(systemPaths)) {
      expect(languageOfPath(path)).toBeUndefined()
      expect(matchPath(path)).toBeUndefined()
    }
  })

  test.each(['', '0', '01', '-1', '1.5', '1e3', 'abc', '2147483648', '99999999999', ' 1'])(
    'B14: %j is no id',
    (text) => expect(parseId(text)).toBeUndefined(),
  )

  test('B4, B10: an id is a positive integer that the database can hold', () => {
    expect(['1', '42', '2147483647'].map(parseId)).toEqual([1, 42, 2147483647])
  })

  test('B11: the file name of a calendar has its kind, id and language', () => {
    expect(calendarPath('team', 12, 'hu')).toBe('/calendar/team-12.hu.ics')
    for (const kind of calendarKinds) {
      for (const language of languages) {
        const file = calendarPath(kind, 7, language).slice(systemPaths.calendar.length)
        expect(calendarOf(file)).toEqual({ kind, id: 7, language })
      }
    }
    for (const file of [
      'team-0.hu.ics',
      'team-07.hu.ics',
      'team-2147483648.hu.ics',
      'team-7.de.ics',
      'club-7.hu.ics',
      'team-7.hu',
      '',
    ]) {
      expect(calendarOf(file)).toBeUndefined()
    }
  })

  test('A4, B14: search engines and feed readers find these at fixed paths', () => {
    expect(systemPaths).toMatchObject({
      robots: '/robots.txt',
      sitemap: '/sitemap.xml',
      sitemaps: '/sitemaps/',
    })
    expect(languages.map(feedPath)).toEqual(['/feed/hu.xml', '/feed/en.xml'])
  })

  test('S11: a match that is played has an address without a language', () => {
    expect(livePath(70)).toBe('/live/70.json')
    expect(liveMatchOf('70.json')).toBe(70)
    for (const file of ['0.json', '07.json', '2147483648.json', 'x.json', '70', '70.json.data', ''])
      expect(liveMatchOf(file)).toBeUndefined()
    expect(systemPaths.liveNow).toBe('/live.json')
  })

  test('F2: a page reads each query parameter once', () => {
    for (const page of pageIds) expect(new Set(pages[page].query).size).toBe(pages[page].query.length)
  })
})

describe('language', () => {
  test('A2: Hungarian is the default and English the second', () => {
    expect(languages).toEqual(['hu', 'en'])
    expect(defaultLanguage).toBe('hu')
    expect(locales).toEqual({ hu: 'hu_HU', en: 'en_GB' })
  })

  test.each([
    ['hu,en', ['hu', 'en']],
    [' en , hu ', ['en', 'hu']],
    ['hu', ['hu']],
    ['', undefined],
    ['hu,', undefined],
    ['hu,de', undefined],
    ['hu,hu', undefined],
    ['HU', undefined],
  ])("A4: a club's languages %j are %j", (list, expected) => expect(languagesIn(list)).toEqual(expected))

  test.each([
    ['/kezdo', 'hu'],
    ['/home', 'en'],
    ['/hirek/valami', 'hu'],
    ['/news/', 'en'],
    ['/jatekos', 'hu'],
    ['/player', 'en'],
    ['/', undefined],
    ['', undefined],
    ['/elsewhere/news', undefined],
    ['/NEWS', 'en'],
    ['/Kezdo/x', 'hu'],
    ['/%6Eews', 'en'],
    ['/newsroom', undefined],
    ['/%E0%A4', undefined],
    ['/constructor', undefined],
  ] as const)('A4: the first word of %s gives %s', (pathname, language) => {
    expect(languageOfPath(pathname)).toBe(language)
  })

  test('B14: an unknown path below a route word has a language but no page', () => {
    expect(languageOfPath('/galeria/1/2/3')).toBe('hu')
    expect(matchPath('/galeria/1/2/3')).toBeUndefined()
  })

  test('B10: /media is not an English route', () => {
    expect(languageOfPath('/media')).toBe('hu')
    expect(matchPath('/media')).toEqual({ page: 'videos', language: 'hu', params: {} })
    expect(Object.values(routeWords('en'))).not.toContain('media')
  })

  test('B8: every page has a word in both languages, the player its own', () => {
    expect(routeWords('hu')).toMatchObject({
      home: 'kezdo',
      article: 'hirek',
      team: 'csapat',
      player: 'jatekos',
    })
    expect(routeWords('en')).toMatchObject({ home: 'home', article: 'news', team: 'team', player: 'player' })
    for (const language of languages) {
      for (const word of Object.values(routeWords(language))) expect(word).toMatch(/^[a-z-]+$/)
    }
  })
})

describe('paths', () => {
  test('B8: the path of a player is below the team', () => {
    expect(pathFor('player', 'hu', { teamId: 7, playerId: 12 })).toBe('/csapat/7/jatekos/12')
    expect(pathFor('player', 'en', { teamId: 7, playerId: 12 })).toBe('/team/7/player/12')
  })

  test('C3: a keyword with / or ending in .data survives', () => {
    expect(pathFor('searchResults', 'en', { keyword: 'a/b' })).toBe('/search/a%2Fb')
    expect(pathFor('searchResults', 'hu', { keyword: 'foo.data' })).toBe('/kereses/foo%2Edata')
    expect(matchPath('/kereses/foo%2Edata')?.params).toEqual({ keyword: 'foo.data' })
  })

  test('C3: an empty or impossible keyword leads to the plain search page', () => {
    for (const keyword of ['', '  ', '.', '..']) expect(searchPath('hu', keyword)).toBe('/kereses')
    expect(searchPath('en', ' three pointer ')).toBe('/search/three%20pointer')
  })

  test('C3, E7: a keyword is cut to 100 whole characters', () => {
    expect(cutKeyword('🏀'.repeat(120))).toBe('🏀'.repeat(100))
    expect(cutKeyword('\ud83c')).toBe('\ufffd')
    expect(searchPath('hu', `  ${'á'.repeat(250)}`)).toBe(`/kereses/${'%C3%A1'.repeat(100)}`)
    expect(cutKeyword(`${'x'.repeat(99)} y`)).toBe('x'.repeat(99))
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 90, maxLength: 130 }), (keyword) => {
        const cut = cutKeyword(keyword)
        expect(Array.from(cut).length).toBeLessThanOrEqual(longestKeyword)
        expect(cut.isWellFormed()).toBe(true)
        expect(cutKeyword(cut)).toBe(cut)
        expect(keyword.toWellFormed()).toContain(cut)
      }),
    )
  })

  test.each(['a', ' ', 'a ', '🏀', '\ud83c', '/'])(
    'X5: 1 MB of %j becomes a short address in linear time',
    (piece) => {
      const timeFor = (length: number) => {
        const keyword = `a${piece.repeat(length / piece.length)}b`
        const times = Array.from({ length: 5 }, () => {
          const start = performance.now()
          searchPath('hu', keyword)
          return performance.now() - start
        })
        return Math.min(...times)
      }
      // Twice for a linear function, four times for a quadratic one; the rest is for the clock.
      expect(timeFor(1_000_000)).toBeLessThan(3 * timeFor(500_000) + 20)
      expect(searchPath('hu', piece.repeat(500_000)).length).toBeLessThanOrEqual(
        '/kereses/'.length + 100 * 12,
      )
    },
  )

  test('B2: an impossible segment throws', () => {
    expect(() => pathFor('article', 'hu', { slug: '' })).toThrow(RangeError)
    expect(() => pathFor('article', 'hu', { slug: '..' })).toThrow(RangeError)
    expect(matchPath('/hirek/')).toBeUndefined()
    expect(matchPath('/hirek/%2e%2E')).toBeUndefined()
    expect(matchPath('/hirek/%E0%A4')).toBeUndefined()
  })

  test('B1: parameters are typed by the page', () => {
    expectTypeOf(pathFor<'home'>).parameters.toEqualTypeOf<['home', Language]>()
    expectTypeOf(pathFor<'article'>)
      .parameter(2)
      .toEqualTypeOf<Record<'slug', string | number>>()
  })

  test('B1–B12: matchPath parses what pathFor builds, whatever the parameters', () => {
    const segment = fc
      .oneof(
        fc.string({ unit: 'binary', minLength: 1 }),
        fc.string({ minLength: 1 }),
        fc.string().map((text) => `${text}.data`),
        fc.string().map((text) => `${text}/`),
      )
      .filter((text) => text !== '.' && text !== '..')
    fc.assert(
      fc.property(
        fc.constantFrom(...pageIds),
        fc.constantFrom(...languages),
        segment,
        segment,
        (page, language, first, second) => {
          const names = paramNames(pages[page][language])
          const params = Object.fromEntries(names.map((name, index) => [name, index ? second : first]))
          const path = anyPath(page, language, params)
          expect(matchPath(path)).toEqual({ page, language, params })
          expect(path.endsWith('.data')).toBe(false)
          expect(new URL(path, 'https://club.example').pathname).toBe(path)
        },
      ),
    )
  })

  test('B14: no pathname makes matchPath or languageOfPath throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (pathname) => {
        matchPath(pathname)
        matchPath(`/news/${pathname}`)
        languageOfPath(pathname)
      }),
    )
  })
})

describe('fixed pages', () => {
  test('C4: the five fixed pages have a slug in both languages', () => {
    expect(Object.values(fixedPages)).toEqual([
      { hu: 'tao-tajekoztato', en: 'tao-information' },
      { hu: 'tagdijfizetesi-szabalyzat', en: 'membership-fee-rules' },
      { hu: 'tagdijfizetesi-rendszer', en: 'membership-fee-system' },
      { hu: 'edzoinknek', en: 'for-our-trainers' },
      { hu: 'edzesi-idopontok', en: 'training-times' },
    ])
  })
})
