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

/** Runs what stands in the head, in a stand-in for a browser's window. */
function visit({
  path,
  stored,
  hash = '',
  protocol = 'https:',
  noStorage = false,
  club = everyLanguage,
}: Visit) {
  const kept = new Map(stored ? [[languageKey, stored]] : [])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
  const refusing = new Proxy(storage, {
    get() {
      throw new Error('refused')
    },
  })
  const document = { cookie: '' }
  const went: string[] = []
  const location = {
    ...{ pathname: path, search: '?a=1', hash, protocol },
    replace: (to: string) => went.push(to),
  }
  const history = { state: null, replaceState: (_: unknown, __: string, to: string) => went.push(to) }
  new Function('document', 'localStorage', 'location', 'history', storedLanguageScript(club))(
    document,
    noStorage ? refusing : storage,
    location,
    history,
  )
  return { kept: kept.get(languageKey), cookie: document.cookie, went }
}

describe('the script in the head', () => {
  test('A4, A5: a page keeps the language of its first word', () => {
    expect(visit({ path: '/hirek/egy-cikk', stored: 'en' })).toEqual({
      kept: 'hu',
      cookie: 'sportpress_user_language=hu;path=/;max-age=31536000;samesite=lax;secure',
      went: [],
    })
    expect(visit({ path: '/team/1/player/2' }).kept).toBe('en')
    expect(visit({ path: '/home', protocol: 'http:' }).cookie).not.toContain('secure')
  })

  test('A4: an unknown first word leaves the stored language alone', () => {
    expect(visit({ path: '/ismeretlen', stored: 'en' })).toEqual({ kept: 'en', cookie: '', went: [] })
    expect(visit({ path: '/', stored: 'en' }).kept).toBe('en')
    expect(visit({ path: '/toString' }).kept).toBeUndefined()
  })

  test('A6: the empty path’s visitor goes on to the stored English home, and the mark goes', () => {
    expect(visit({ path: '/kezdo', hash: '#start', stored: 'en' })).toEqual({
      kept: 'en',
      cookie: '',
      went: ['/kezdo?a=1', '/home'],
    })
    expect(visit({ path: '/kezdo', hash: '#start', stored: 'hu' }).went).toEqual(['/kezdo?a=1'])
    expect(visit({ path: '/kezdo', hash: '#start' })).toMatchObject({ kept: 'hu', went: ['/kezdo?a=1'] })
    expect(visit({ path: '/kezdo', stored: 'en' })).toMatchObject({ kept: 'hu', went: [] })
  })

  test('A4: the case of the first word is no matter', () => {
    expect(visit({ path: '/NEWS', stored: 'hu' }).kept).toBe('en')
  })

  test('A6: another default sends its visitors on to the stored Hungarian home', () => {
    const club = ['en', 'hu'] as const
    expect(visit({ path: '/home', hash: '#start', stored: 'hu', club }).went).toEqual(['/home?a=1', '/kezdo'])
    expect(visit({ path: '/home', hash: '#start', stored: 'en', club }).went).toEqual(['/home?a=1'])
  })

  test('A4: a language that the club does not have is neither kept nor followed', () => {
    const club = ['hu'] as const
    expect(visit({ path: '/kezdo', hash: '#start', stored: 'en', club })).toMatchObject({
      kept: 'hu',
      went: ['/kezdo?a=1'],
    })
    expect(visit({ path: '/news', stored: 'hu', club })).toMatchObject({ kept: 'hu', cookie: '' })
    expect(visit({ path: '/kezdo', hash: '#start', stored: 'toString', club }).went).toEqual(['/kezdo?a=1'])
  })

  test('A5: a browser that keeps nothing is no hindrance', () => {
    expect(visit({ path: '/home', noStorage: true }).cookie).toContain('=en;')
  })
})

describe('choosing a language', () => {
  const place = (protocol = 'https:') => {
    const kept: string[] = []
    const localStorage = { setItem: (key: string, value: string) => kept.push(`${key}=${value}`) }
    return { kept, document: { cookie: '' }, location: { protocol }, localStorage }
  }

  test('A5, A7: it is kept in both places', () => {
    const here = place()
    storeLanguage('en', everyLanguage, here)
    expect(here.kept).toEqual(['sportpress_user_language=en'])
    expect(here.document.cookie).toBe(
      'sportpress_user_language=en;path=/;max-age=31536000;samesite=lax;secure',
    )
  })

  test('A7: an unavailable locale throws, and nothing is kept', () => {
    const here = place()
    expect(() => storeLanguage('de', everyLanguage, here)).toThrow(RangeError)
    expect(() => storeLanguage('', everyLanguage, here)).toThrow(RangeError)
    expect(() => storeLanguage('en', ['hu'], here)).toThrow(RangeError)
    expect(here).toMatchObject({ kept: [], document: { cookie: '' } })
  })
})
