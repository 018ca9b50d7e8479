import { languages, type PageId, pageIds, pages } from '@palank/routes'

/** React Router's parameter for the routes that a client navigation loads. */
const dataParameter = '_routes'
const dataEndings = ['.data', '/_.data'] as const
/** Their responses contain what a visitor typed, or a token per visit. */
const uncachedPages: PageId[] = ['joinUs']

const variable = (parameter: string) => `$query_${parameter}`
const escapeRegExp = (text: string) => text.replace(/[.]/g, '\\.')
const anyOf = (texts: string[]) => `(?:${texts.join('|')})`
/** Case-sensitive, as in React Router: a keyword may end in `.DATA`. */
const dataEnding = `(?-i:${dataEndings.map(escapeRegExp).join('|')})`

const patternsOf = (page: PageId) =>
  languages.map((language) => pages[page][language].replace(/\{\w+\}/g, '[^/]+'))
const isFixed = (page: PageId) => !pages[page].hu.includes('{')

function map(source: string, result: string, rows: string[]): string {
  return [`map ${source} ${result} {`, ...rows.map((row) => `  ${row};`), '}'].join('\n')
}

/** `&name=value` for each parameter that any page reads; empty when it is missing. */
function parameterMaps(): string[] {
  const names = new Set<string>(pageIds.flatMap((page) => [...pages[page].query]))
  return [...names, dataParameter].map((name) =>
    map(`$arg_${name}`, variable(name), ['"" ""', `default "&${name}=$arg_${name}"`]),
  )
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
    map('$page_query', '$query', ['default ""', '"~^&(?<known_query>.+)$" "?$known_query"']),
  ].join('\n')
}

/** Matches the paths of pages that must not be cached. */
export const uncachedPaths = (): string => `^${anyOf(uncachedPages.flatMap(patternsOf))}(?:/|${dataEnding})?$`
