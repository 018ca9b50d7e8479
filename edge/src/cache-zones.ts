import {
  calendarKinds,
  feedPath,
  languages,
  type PageId,
  pageIds,
  pages,
  queryValues,
  shellPath,
  systemPaths,
} from '@palank/routes'
import { anyOf, dataEnding, dataEndings, escapeRegExp, isFixed, map, patternsOf } from './page-patterns.ts'

const id = '[1-9][0-9]{0,9}'
const searchPages: PageId[] = ['search', 'searchResults']

const isIdParameter = (name: string) => /id$/i.test(name)
const segmentPattern = (name: string) => (isIdParameter(name) ? id : '[a-z0-9-]{1,100}')

function pageRows(page: PageId): string[] {
  const isSearch = searchPages.includes(page)
  const zone = isSearch ? 'search' : 'pages'
  const paths = patternsOf(page, isSearch ? undefined : segmentPattern)
  if (!isFixed(page)) return [`"~*^${anyOf(paths)}(?:/|${dataEnding})?$" ${zone}`]
  return paths.flatMap((path) => ['', '/', ...dataEndings].map((ending) => `${path}${ending} ${zone}`))
}

function systemRows(): string[] {
  const fixed = [
    systemPaths.robots,
    systemPaths.sitemap,
    ...languages.flatMap((language) => [feedPath(language), shellPath(language)]),
    '/favicon.ico',
  ]
  const calendars = `${systemPaths.calendar}${anyOf(calendarKinds)}-${id}\\.${anyOf(languages)}\\.ics`
  const sitemaps = `${systemPaths.sitemaps}[a-z0-9-]{1,40}\\.xml`
  const touchIcons = `${escapeRegExp('/apple-touch-icon')}(?:-precomposed)?\\.png`
  return [...fixed.map((path) => `${path} pages`), `"~^${anyOf([calendars, sitemaps, touchIcons])}$" pages`]
}

/** Parameters that anybody can fill with countless valid values. */
const idParameters = (): string[] => [
  ...new Set(pageIds.flatMap((page) => pages[page].query.filter((name) => queryValues[name] === 'id'))),
]

/** nginx maps from a request to the cache zone of its copy, as `$cache_zone`. */
export function zoneMaps(): string {
  return [
    map('$raw_path', '$path_zone', ['default unknown', ...systemRows(), ...pageIds.flatMap(pageRows)]),
    map('$path_zone$query', '$cache_zone', [
      'default $path_zone',
      // Most requests have no query: no regular expression for them.
      'pages pages',
      `"~^pages.*[?&]${anyOf(idParameters())}=" filtered`,
    ]),
  ].join('\n')
}

/** Matches the start of the paths that contain a keyword. */
export const searchPaths = (): string => anyOf(patternsOf('search'))
