import { canonicalPath, type Language, matchPath, type PageId, pages, pathFor } from '@palank/routes'
import { type Bilingual, bilingual } from '../bilingual.ts'

/** The screens of the site that a menu may lead to, in the order of the list. */
export const screens = [
  { id: 'home', name: bilingual('Kezdőlap', 'Home page') },
  { id: 'news', name: bilingual('Hírek', 'News') },
  { id: 'schedules', name: bilingual('Mérkőzések', 'Games') },
  { id: 'standings', name: bilingual('Tabella', 'Table') },
  { id: 'teams', name: bilingual('Csapatok', 'Teams') },
  { id: 'players', name: bilingual('Játékosok', 'Players') },
  { id: 'galleries', name: bilingual('Galériák', 'Galleries') },
  { id: 'videos', name: bilingual('Videók', 'Videos') },
  { id: 'information', name: bilingual('Információ', 'Information') },
  { id: 'joinUs', name: bilingual('Csatlakozz', 'Join us') },
  { id: 'safeguarding', name: bilingual('Gyermekvédelem', 'Safeguarding') },
  { id: 'search', name: bilingual('Keresés', 'Search') },
] as const satisfies { id: string; name: Bilingual }[]

type ScreenId = (typeof screens)[number]['id']

/** The table of a season is the schedule's other view. */
const tableQuery = '?view=standings'

export const screenPath = (id: ScreenId, language: Language): string =>
  id === 'standings' ? `${pathFor('schedules', language)}${tableQuery}` : pathFor(id, language)

type DocumentPage = Extract<PageId, 'article' | 'gallery' | 'team' | 'player' | 'page' | 'video' | 'match'>
const documentPages: readonly PageId[] = ['article', 'gallery', 'team', 'player', 'page', 'video', 'match']

export type LinkTarget =
  | { kind: 'screen'; id: ScreenId; language: Language }
  | { kind: 'document'; page: DocumentPage; params: Record<string, string>; language: Language; path: string }
  /** A path of the site that no page has. */
  | { kind: 'nowhere' }
  /** A file or calendar of the site, an e-mail, a phone number or another site. */
  | { kind: 'other'; name: string }

const pathIn = (link: string) => /^\/(?!\/)[^?#]*/.exec(link)?.[0]

/** Answers of the site that are no pages. */
const isFile = (path: string) => /^\/(files|calendar|feed|sitemaps)\/|\.\w{2,4}$/.test(path)

function nameOf(link: string): string {
  const [, rest = link] = /^(?:mailto:|tel:|https?:\/\/(?:www\.)?)(.*)$/i.exec(link) ?? []
  return rest.replace(/\/$/, '')
}

/** What stands at an address that somebody typed or chose. */
export function targetOf(link: string): LinkTarget {
  const path = pathIn(link)
  if (path === undefined) return { kind: 'other', name: nameOf(link) }
  // The site leads from there to the home page of the reader's language.
  if (path === '/') return { kind: 'other', name: link }
  const match = matchPath(canonicalPath(path))
  if (!match) return isFile(path) ? { kind: 'other', name: link } : { kind: 'nowhere' }
  const { page, language, params } = match
  if (page === 'schedules' && /[?&]view=standings\b/.test(link))
    return { kind: 'screen', id: 'standings', language }
  const screen = screens.find(({ id }) => id === page)
  if (screen) return { kind: 'screen', id: screen.id, language }
  return documentPages.includes(page)
    ? { kind: 'document', page: page as DocumentPage, params, language, path: canonicalPath(path) }
    : { kind: 'other', name: link }
}

/** Slugs are of one language; ids are the same in both. */
const hasOwnSlug = (page: PageId) => /\{(slug|keyword)\}/.test(pages[page].hu)

/** The same place in the other language; undefined where that cannot be known. */
export function linkIn(link: string, language: Language): string | undefined {
  const path = pathIn(link)
  const match = path === undefined ? undefined : matchPath(canonicalPath(path))
  if (!match || path === undefined || hasOwnSlug(match.page)) return undefined
  const pathOf = pathFor as (page: PageId, language: Language, params: Record<string, string>) => string
  return `${pathOf(match.page, language, match.params)}${link.slice(path.length)}`
}
