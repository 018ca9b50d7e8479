import { type Bilingual, bilingual } from '../bilingual.ts'
import type { Issue, SourceLocation } from './types.ts'

export type Language = keyof Bilingual

export const error = (
  code: string,
  at: SourceLocation | SourceLocation[],
  hu: string,
  en: string,
): Issue => ({
  code,
  severity: 'error',
  at: [at].flat(),
  text: bilingual(hu, en),
})

export const warning = (...args: Parameters<typeof error>): Issue => ({
  ...error(...args),
  severity: 'warning',
})

/** 12, 13, 14, 20 → `12–14`, `20`: the rows of a match are mostly adjacent. */
function ranges(lines: number[]): string[] {
  const sorted = [...new Set(lines)].sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const line of sorted) {
    const last = runs.at(-1)
    if (last && last[1] === line - 1) last[1] = line
    else runs.push([line, line])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
}

function placesText(places: SourceLocation['place'][], language: Language): string {
  const lines = places.filter((place) => typeof place === 'number')
  const paths = places.filter((place) => typeof place === 'string')
  if (paths.length > 2) return `${paths[0]} … ${paths.at(-1)}`
  if (paths.length > 0) return paths.join(', ')
  if (lines.length === 0) return ''
  const rows = ranges(lines)
  if (language === 'hu') return `${rows.map((row) => `${row}.`).join(', ')} sor`
  return `${lines.length > 1 ? 'rows' : 'row'} ${rows.join(', ')}`
}

/** “12. sor”, with the file's name when there are several files. */
export function placeText(at: readonly SourceLocation[], language: Language, severalFiles: boolean): string {
  const files = [...new Set(at.map(({ file }) => file))]
  return files
    .map((file) => {
      const places = at.filter((where) => where.file === file).map(({ place }) => place)
      const place = placesText(places.filter(Boolean), language)
      return severalFiles || !place ? [file, place].filter(Boolean).join(', ') : place
    })
    .join('; ')
}

/** Another row as an issue of this row refers to it. */
export const otherPlace = (here: SourceLocation, there: SourceLocation): Bilingual => {
  const inOtherFile = here.file !== there.file
  return bilingual(placeText([there], 'hu', inOtherFile), placeText([there], 'en', inOtherFile))
}
