import { languages, type PageId, pageIds, pages } from '@palank/routes'

/** React Router's own parameter: which parts of a page a client navigation asks for. */
const dataParameter = '_routes'
const dataEndings = ['.data', '/_.data'] as const
/** Its answers carry what a visitor has typed, or a secret made per visit. */
const neverKeptPages: PageId[] = ['joinUs']

const variable = (parameter: string) => `$query_${parameter}`
const escaped = (text: string) => text.replace(/[.]/g, '\\.')
const anyOf = (texts: string[]) => `(?:${texts.join('|')})`
/** As the framework reads it: a keyword may end in `.DATA`. */
const dataEnding = `(?-i:${dataEndings.map(escaped).join('|')})`

const patternsOf = (page: PageId) =>
  languages.map((language) => pages[page][language].replace(/\{\w+\}/g, '[^/]+'))
const isFixed = (page: PageId) => !pages[page].hu.includes('{')

function map(source: string, result: string, rows: string[]): string {
  return [`map ${source} ${result} {`, ...rows.map((row) => `  ${row};`), '}'].join('\n')
}

/** `&name=value` of each parameter that any page reads, or nothing. */
function parameterMaps(): string[] {
  const names = new Set<string>(pageIds.flatMap((page) => [...pages[page].query]))
  return [...names, dataParameter].map((name) =>
    map(`$arg_${name}`, variable(name), ['"" ""', `default "&${name}=$arg_${name}"`]),
  )
}

/** In any case of letters, as nginx reads plain strings too: a path in another spelling is sent on with its query. */
function rowsOf(page: PageId): string[] {
  const read = pages[page].query.map(variable).join('')
  if (read === '') return []
  const data = `${read}${variable(dataParameter)}`
  const paths = patternsOf(page)
  if (!isFixed(page)) {
    return [`"~*^${anyOf(paths)}${dataEnding}$" "${data}"`, `"~*^${anyOf(paths)}/?$" "${read}"`]
  }
  return paths.flatMap((path) => [
    ...['', '/'].map((ending) => `"${path}${ending}" "${read}"`),
    ...dataEndings.map((ending) => `"${path}${ending}" "${data}"`),
  ])
}

/** nginx's maps from a request to `$query`: what its page reads, in the table's order, and nothing else. */
export function queryMaps(): string {
  return [
    ...parameterMaps(),
    map('$raw_path', '$page_query', [
      'default ""',
      ...pageIds.flatMap(rowsOf),
      `"~*${dataEnding}$" "${variable(dataParameter)}"`,
    ]),
    map('$page_query', '$query', ['default ""', '"~^&(?<known_query>.+)$" "?$known_query"']),
  ].join('\n')
}

/** Matches the paths of the pages that no cache may keep. */
export const neverKept = (): string => `^${anyOf(neverKeptPages.flatMap(patternsOf))}(?:/|${dataEnding})?$`
