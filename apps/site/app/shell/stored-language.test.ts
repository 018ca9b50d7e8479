import { describe, expect, test } from 'vitest'
import { type ClubLanguages, everyLanguage } from '~/i18n/club-languages.ts'
import { languageKey, storedLanguageScript, storeLanguage } from './stored-language.ts'

type Visit = {
  path: string
  club?: ClubLanguages
  stored?: string
  hash?: string
  protocol?: string
  noStorage?: boolean
}

/** Runs the script in a fake window. */
function visit({
  path,
  stored,
  hash = '',
  protocol = 'https:',
  noStorage = false,
  club = everyLanguage,
}: Visit) {
  const items = new Map(stored ? [[languageKey, stored]] : [])
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  }
  const throwing = new Proxy(storage, {
    get() {
      throw new Error('refused')
    },
  })
  const document = { cookie: '' }
  const visited: string[] = []
  const location = {
    pathname: path,
    search: '?a=1',
    hash,
    protocol,
    replace: (to: string) => visited.push(to),
  }
  const history = { state: null, replaceState: (_: unknown, __: string, to: string) => visited.push(to) }
  new Function('document', 'localStorage', 'location', 'history', storedLanguageScript(club))(
    document,
    noStorage ? throwing : storage,
    location,
    history,
  )
  return { stored: items.get(languageKey), cookie: document.cookie, visited }
}

describe('the script in the head', () => {
  test('A4, A5: a page stores the language of its first path segment', () => {
    expect(visit({ path: '/hirek/egy-cikk', stored: 'en' })).toEqual({
      stored: 'hu',
      cookie: 'sportpress_user_language=hu;path=/;max-age=31536000;samesite=lax;secure',
      visited: [],
    })
    expect(visit({ path: '/team/1/player/2' }).stored).toBe('en')
    expect(visit({ path: '/home', protocol: 'http:' }).cookie).not.toContain('secure')
  })

  test('A4: an unknown first segment does not change the stored language', () => {
    expect(visit({ path: '/ismeretlen', stored: 'en' })).toEqual({ stored: 'en', cookie: '', visited: [] })
    expect(visit({ path: '/', stored: 'en' }).stored).toBe('en')
    expect(visit({ path: '/toString' }).stored).toBeUndefined()
  })

  test('A6: the empty path redirects to the stored English home, without the hash', () => {
    expect(visit({ path: '/kezdo', hash: '#start', stored: 'en' })).toEqual({
      stored: 'en',
      cookie: '',
      visited: ['/kezdo?a=1', '/home'],
    })
    expect(visit({ path: '/kezdo', hash: '#start', stored: 'hu' }).visited).toEqual(['/kezdo?a=1'])
    expect(visit({ path: '/kezdo', hash: '#start' })).toMatchObject({ stored: 'hu', visited: ['/kezdo?a=1'] })
    expect(visit({ path: '/kezdo', stored: 'en' })).toMatchObject({ stored: 'hu', visited: [] })
  })

  test('A4: the first segment is case-insensitive', () => {
    expect(visit({ path: '/NEWS', stored: 'hu' }).stored).toBe('en')
  })

  test('A6: with another default the empty path redirects to the stored Hungarian home', () => {
    const club = ['en', 'hu'] as const
    expect(visit({ path: '/home', hash: '#start', stored: 'hu', club }).visited).toEqual([
      '/home?a=1',
      '/kezdo',
    ])
    expect(visit({ path: '/home', hash: '#start', stored: 'en', club }).visited).toEqual(['/home?a=1'])
  })

  test('A4: a language that the club does not have is neither stored nor used', () => {
    const club = ['hu'] as const
    expect(visit({ path: '/kezdo', hash: '#start', stored: 'en', club })).toMatchObject({
      stored: 'hu',
      visited: ['/kezdo?a=1'],
    })
    expect(visit({ path: '/news', stored: 'hu', club })).toMatchObject({ stored: 'hu', cookie: '' })
    expect(visit({ path: '/kezdo', hash: '#start', stored: 'toString', club }).visited).toEqual([
      '/kezdo?a=1',
    ])
  })

  test('A5: a browser without storage still gets the cookie', () => {
    expect(visit({ path: '/home', noStorage: true }).cookie).toContain('=en;')
  })
})

describe('choosing a language', () => {
  const fakeBrowser = (protocol = 'https:') => {
    const stored: string[] = []
    const localStorage = { setItem: (key: string, value: string) => stored.push(`${key}=${value}`) }
    return { stored, document: { cookie: '' }, location: { protocol }, localStorage }
  }

  test('A5, A7: it is stored in both places', () => {
    const browser = fakeBrowser()
    storeLanguage('en', everyLanguage, browser)
    expect(browser.stored).toEqual(['sportpress_user_language=en'])
    expect(browser.document.cookie).toBe(
      'sportpress_user_language=en;path=/;max-age=31536000;samesite=lax;secure',
    )
  })

  test('A7: an unavailable locale throws, and nothing is stored', () => {
    const browser = fakeBrowser()
    expect(() => storeLanguage('de', everyLanguage, browser)).toThrow(RangeError)
    expect(() => storeLanguage('', everyLanguage, browser)).toThrow(RangeError)
    expect(() => storeLanguage('en', ['hu'], browser)).toThrow(RangeError)
    expect(browser).toMatchObject({ stored: [], document: { cookie: '' } })
  })
})
