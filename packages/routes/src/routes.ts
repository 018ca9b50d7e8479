export const languages = ['hu', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'hu'
export const locales = { hu: 'hu_HU', en: 'en_GB' } as const satisfies Record<Language, string>

/** Parses a comma-separated list such as `hu,en`, the default first; undefined if a language is unknown or repeated. */
export function languagesIn(list: string): Language[] | undefined {
  const names = list.split(',').map((name) => name.trim())
  const known = names.flatMap((name) => languages.find((language) => language === name) ?? [])
  return known.length === names.length && new Set(known).size === known.length ? known : undefined
}

type PageEntry = Record<Language, `/${string}`> & { query: readonly string[] }

/** `query` lists the parameters that a page reads; the cache key ignores all others. */
export const pages = {
  home: { hu: '/kezdo', en: '/home', query: ['next', 'prev', 'standings'] },
  search: { hu: '/kereses', en: '/search', query: ['keyword', 'page'] },
  searchResults: { hu: '/kereses/{keyword}', en: '/search/{keyword}', query: ['page'] },
  news: { hu: '/hirek', en: '/news', query: ['page', 'category'] },
  article: { hu: '/hirek/{slug}', en: '/news/{slug}', query: [] },
  galleries: { hu: '/galeria', en: '/gallery', query: ['page'] },
  gallery: { hu: '/galeria/{id}', en: '/gallery/{id}', query: ['page'] },
  information: { hu: '/informacio', en: '/information', query: [] },
  catalogue: { hu: '/teszt', en: '/test', query: [] },
  teams: { hu: '/csapat', en: '/team', query: ['season'] },
  team: { hu: '/csapat/{teamId}', en: '/team/{teamId}', query: [] },
  players: { hu: '/jatekos', en: '/player', query: [] },
  player: {
    hu: '/csapat/{teamId}/jatekos/{playerId}',
    en: '/team/{teamId}/player/{playerId}',
    query: ['season'],
  },
  page: { hu: '/oldalak/{slug}', en: '/page/{slug}', query: [] },
  videos: { hu: '/media', en: '/video', query: ['page'] },
  video: { hu: '/media/{id}', en: '/video/{id}', query: [] },
  schedules: {
    hu: '/merkozesek',
    en: '/schedules',
    query: ['view', 'season', 'competition', 'team', 'type', 'venue', 'sort', 'dir'],
  },
  match: { hu: '/merkozesek/{scheduleId}', en: '/schedules/{scheduleId}', query: [] },
  safeguarding: { hu: '/gyermekvedelem', en: '/safeguarding', query: [] },
  joinUs: { hu: '/csatlakozz', en: '/join-us', query: [] },
} as const satisfies Record<string, PageEntry>

export type PageId = keyof typeof pages
export type QueryParameter = (typeof pages)[PageId]['query'][number]

/** The values of each parameter: the words that a page knows, or a kind of value. The edge passes on no others. */
export const queryValues = {
  next: 'id',
  prev: 'id',
  standings: 'id',
  competition: 'id',
  team: 'id',
  page: 'pageNumber',
  season: 'season',
  category: 'slug',
  keyword: 'text',
  view: ['standings'],
  type: ['next', 'prev'],
  venue: ['home', 'away'],
  sort: [
    'position',
    'teamName',
    'played',
    'win',
    'loss',
    'score',
    'against',
    'score_difference',
    'point_percent',
    'home',
    'away',
    'last5',
    'streak',
    'points',
  ],
  dir: ['asc', 'desc'],
} as const satisfies Record<
  QueryParameter,
  'id' | 'pageNumber' | 'season' | 'slug' | 'text' | readonly string[]
>

export const pageIds = Object.keys(pages) as PageId[]

/** Paths without a language: calendars, uploads, files for search engines and feed readers, the shell, live scores. */
export const systemPaths = {
  calendar: '/calendar/',
  files: '/files',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sitemaps: '/sitemaps/',
  feed: '/feed/',
  shell: '/shell/',
  live: '/live/',
  liveNow: '/live.json',
} as const

/** What happens in a match, for those who watch it. */
export const livePath = (matchId: number): string => `${systemPaths.live}${matchId}.json`

/** Header and footer data of a language, for pages without a language of their own. */
export const shellPath = (language: Language): string => `${systemPaths.shell}${language}.json`

/** The Atom feed of the latest articles in a language. */
export const feedPath = (language: Language): string => `${systemPaths.feed}${language}.xml`

/** Parses the file name of such a path. */
export const liveMatchOf = (file: string): number | undefined =>
  parseId(/^(\d+)\.json$/.exec(file)?.[1] ?? '')

export const calendarKinds = ['team', 'competition', 'match'] as const
export type CalendarKind = (typeof calendarKinds)[number]

/** The calendar of a team, of the club's matches in a competition, or of one match. */
export const calendarPath = (kind: CalendarKind, id: number, language: Language): string =>
  `${systemPaths.calendar}${kind}-${id}.${language}.ics`

/** PostgreSQL's largest integer. */
const maxId = 2_147_483_647

/** A positive integer that the database can hold. */
export function parseId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
  return id && id <= maxId ? id : undefined
}

/** Parses the file name of a calendar path. */
export function calendarOf(file: string): { kind: CalendarKind; id: number; language: Language } | undefined {
  const [, name = '', digits = '', word = ''] = /^([a-z]+)-(\d+)\.([a-z]{2})\.ics$/.exec(file) ?? []
  const kind = calendarKinds.find((known) => known === name)
  const language = languages.find((known) => known === word)
  const id = parseId(digits)
  return kind && language && id ? { kind, id, language } : undefined
}

/** The static pages that every menu links to, in this order. */
export const fixedPages = {
  taoInformation: { hu: 'tao-tajekoztato', en: 'tao-information' },
  membershipFeeRules: { hu: 'tagdijfizetesi-szabalyzat', en: 'membership-fee-rules' },
  membershipFeeSystem: { hu: 'tagdijfizetesi-rendszer', en: 'membership-fee-system' },
  forOurTrainers: { hu: 'edzoinknek', en: 'for-our-trainers' },
  trainingTimes: { hu: 'edzesi-idopontok', en: 'training-times' },
} as const satisfies Record<string, Record<Language, string>>

/** The page linked from the consent of the join form. */
export const privacyNotice = {
  hu: 'adatkezelesi-tajekoztato',
  en: 'privacy-notice',
} as const satisfies Record<Language, string>

/** Pages that a club must finish itself before they are published. */
export const legalPages = {
  privacy: privacyNotice,
  imprint: { hu: 'impresszum', en: 'imprint' },
  accessibility: { hu: 'akadalymentesseg', en: 'accessibility' },
  safeguardingPolicy: { hu: 'gyermekvedelmi-szabalyzat', en: 'safeguarding-policy' },
} as const satisfies Record<string, Record<Language, string>>

export type FixedPageId = keyof typeof fixedPages
export type LegalPageId = keyof typeof legalPages

type ParamName<Pattern> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never
type PageParam<Page extends PageId> = ParamName<(typeof pages)[Page]['hu']>
export type PathParams<Page extends PageId> = Record<PageParam<Page>, string | number>
type ParamsArgument<Page extends PageId> = [PageParam<Page>] extends [never] ? [] : [params: PathParams<Page>]

export type PathMatch = {
  [Page in PageId]: { page: Page; language: Language; params: Record<PageParam<Page>, string> }
}[PageId]

/** Browsers resolve `.` and `..` even when percent-encoded. */
const cannotBeSegment = (text: string) => text === '' || text === '.' || text === '..'

// React Router would treat a path ending in `.data` as a data request.
const encodeSegment = (text: string) => encodeURIComponent(text.toWellFormed()).replace(/\.data$/, '%2Edata')

export function pathFor<Page extends PageId>(
  page: Page,
  language: Language,
  ...[params]: ParamsArgument<Page>
): string {
  const values: Record<string, string | number> = params ?? {}
  return pages[page][language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = String(values[name] ?? '')
    if (cannotBeSegment(text)) throw new RangeError(`${page}: "${text}" cannot be used as ${name} in a path`)
    return encodeSegment(text)
  })
}

/** Search ignores the rest; counted in code points. */
export const longestKeyword = 100

export const cutKeyword = (keyword: string): string =>
  Array.from(keyword.toWellFormed().trim()).slice(0, longestKeyword).join('').trim()

/** Never throws: a keyword that cannot be a path segment leads to the search page without results. */
export function searchPath(language: Language, keyword: string): string {
  const cut = cutKeyword(keyword)
  return cannotBeSegment(cut)
    ? pathFor('search', language)
    : pathFor('searchResults', language, { keyword: cut })
}

const paramNameOf = (segment: string) => /^\{(\w+)\}$/.exec(segment)?.[1]

/** The last fixed segment of each page's path. */
export function routeWords(language: Language): Record<PageId, string> {
  const word = (page: PageId) =>
    pages[page][language].split('/').findLast((segment) => paramNameOf(segment) === undefined) ?? ''
  return Object.fromEntries(pageIds.map((page) => [page, word(page)])) as Record<PageId, string>
}

const languageByFirstWord = new Map(
  languages.flatMap((language) => pageIds.map((page) => [pages[page][language].split('/')[1], language])),
)

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** Decoded and in lower case, for comparison with the table. */
const asWord = (segment = '') => decodeSegment(segment)?.toLowerCase() ?? ''

/** By the first segment, whatever its case and encoding. */
export function languageOfPath(pathname: string): Language | undefined {
  return languageByFirstWord.get(asWord(pathname.split('/')[1]))
}

function paramsIn(pathname: string, pattern: string): Record<string, string> | undefined {
  const segments = pathname.split('/')
  const expected = pattern.split('/')
  if (segments.length !== expected.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of expected.entries()) {
    const segment = segments[index] ?? ''
    const name = paramNameOf(part)
    if (name === undefined) {
      if (asWord(segment) !== part) return undefined
      continue
    }
    const value = decodeSegment(segment)
    if (value === undefined || cannotBeSegment(value)) return undefined
    params[name] = value
  }
  return params
}

export function matchPath(pathname: string): PathMatch | undefined {
  const language = languageOfPath(pathname)
  if (language === undefined) return undefined
  for (const page of pageIds) {
    const params = paramsIn(pathname, pages[page][language])
    if (params) return { page, language, params } as PathMatch
  }
  return undefined
}

/** Fixed segments as in the table, parameters as typed, no trailing slash; an unknown path is returned unchanged. */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/(?<=[^/])\/+$/, '')
  const match = matchPath(path)
  if (!match) return pathname
  const segments = path.split('/')
  return pages[match.page][match.language]
    .split('/')
    .map((part, index) => (paramNameOf(part) === undefined ? part : segments[index]))
    .join('/')
}
