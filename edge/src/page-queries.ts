import { languages, type PageId, pageIds, pages, type QueryParameter, queryValues } from '@palank/routes'
import { anyOf, dataEnding, dataEndings, isFixed, map, patternsOf } from './page-patterns.ts'

/** React Router's parameter for the routes that a client navigation loads. */
const dataParameter = '_routes'
/** Their responses contain what a visitor typed, or a token per visit. */
const uncachedPages: PageId[] = ['joinUs']

const variable = (parameter: string) => `$query_${parameter}`

/** Root, layout and page, in this order, as React Router sends them. */
const routeIds = (() => {
  const inLanguage = (names: readonly string[]) => `${anyOf(names)}-${anyOf(languages)}`
  const page = anyOf([inLanguage(pageIds), 'pages%2Fnot-found'])
  return `(?:root(?:%2C|$))?(?:${inLanguage(['in'])}(?:%2C|$))?${page}?`
})()

/** What the edge accepts, and what it sends in place of anything else. */
const kinds = {
  /** PostgreSQL's integers have at most ten digits; the page ignores anything else. */
  id: { accepts: '(?:[1-9][0-9]{0,8}|[12][0-9]{9})' },
  /** Invalid page numbers, seasons and categories are not found: all of them under one address. */
  pageNumber: { accepts: '[1-9][0-9]{0,4}', otherwise: '0' },
  season: { accepts: '(?:19|20)[0-9][0-9]', otherwise: '0' },
  slug: { accepts: '[a-z0-9-]{1,100}', otherwise: '-' },
  text: { accepts: '.+' },
} as const satisfies Record<string, { accepts: string; otherwise?: string }>

function parameterMap(name: string, accepts: string, otherwise?: string): string {
  return map(`$arg_${name}`, variable(name), [
    '"" ""',
    `"~^${accepts}$" "&${name}=$arg_${name}"`,
    `default "${otherwise === undefined ? '' : `&${name}=${otherwise}`}"`,
  ])
}

/** `&name=value` for each parameter that any page reads; empty when it is missing, or invalid and ignored by the page. */
function parameterMaps(): string[] {
  const names = new Set<QueryParameter>(pageIds.flatMap((page) => [...pages[page].query]))
  const ofPages = [...names].map((name) => {
    const values = queryValues[name]
    if (typeof values !== 'string') return parameterMap(name, anyOf(values))
    const { accepts, ...kind } = kinds[values]
    return parameterMap(name, accepts, 'otherwise' in kind ? kind.otherwise : undefined)
  })
  return [...ofPages, parameterMap(dataParameter, routeIds)]
}

/** Case-insensitive, as nginx compares plain strings: a path in another case keeps its query for the redirect. */
function mapRows(page: PageId): string[] {
  const query = pages[page].query.map(variable).join('')
  if (query === '') return []
  const data = `${query}${variable(dataParameter)}`
  const paths = patternsOf(page)
  if (!isFixed(page)) {
    return [`"~*^${anyOf(paths)}${dataEnding}$" "${data}"`, `"~*^${anyOf(paths)}/?$" "${query}"`]
  }
  return paths.flatMap((path) => [
    ...['', '/'].map((ending) => `"${path}${ending}" "${query}"`),
    ...dataEndings.map((ending) => `"${path}${ending}" "${data}"`),
  ])
}

/** nginx maps that reduce a request's query to the parameters its page reads, in a fixed order, as `$query`. */
export function queryMaps(): string {
  return [
    ...parameterMaps(),
    map('$raw_path', '$page_query', [
      'default ""',
      ...pageIds.flatMap(mapRows),
      `"~*${dataEnding}$" "${variable(dataParameter)}"`,
    ]),
    map('$page_query', '$sent_query', ['default ""', '"~^&(?<known_query>.+)$" "?$known_query"']),
    // Most requests have no query, and none of the maps above is evaluated.
    map('$args', '$query', ['"" ""', 'default $sent_query']),
  ].join('\n')
}

/** Matches the paths of pages that must not be cached. */
export const uncachedPaths = (): string =>
  `^${anyOf(uncachedPages.flatMap((page) => patternsOf(page)))}(?:/|${dataEnding})?$`
