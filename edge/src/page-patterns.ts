import { languages, type PageId, pages } from '@palank/routes'

export const dataEndings = ['.data', '/_.data'] as const

export const escapeRegExp = (text: string): string => text.replace(/[.]/g, '\\.')
export const anyOf = (texts: readonly string[]): string => `(?:${texts.join('|')})`

/** Case-sensitive, as in React Router: a keyword may end in `.DATA`. */
export const dataEnding = `(?-i:${dataEndings.map(escapeRegExp).join('|')})`

export const isFixed = (page: PageId): boolean => !pages[page].hu.includes('{')

/** The page's path in each language; `segment` is the pattern of a parameter. */
export const patternsOf = (page: PageId, segment: (name: string) => string = () => '[^/]+'): string[] =>
  languages.map((language) => pages[page][language].replace(/\{(\w+)\}/g, (_, name: string) => segment(name)))

/** An nginx map. */
export const map = (source: string, result: string, rows: readonly string[]): string =>
  [`map ${source} ${result} {`, ...rows.map((row) => `  ${row};`), '}'].join('\n')
