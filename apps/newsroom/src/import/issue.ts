import { type Bilingual, bilingual } from '../bilingual.ts'
import type { Issue, Where } from './types.ts'

export type Language = keyof Bilingual

export const error = (code: string, at: Where | Where[], hu: string, en: string): Issue => ({
  code,
  severity: 'error',
  at: [at].flat(),
  text: bilingual(hu, en),
})

export const warning = (...given: Parameters<typeof error>): Issue => ({
  ...error(...given),
  severity: 'warning',
})

/** „12–14., 20.” of 12, 13, 14, 20: the rows of a match mostly follow each other. */
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

function inOneFile(places: Where['place'][], language: Language): string {
  const lines = places.filter((place) => typeof place === 'number')
  const paths = places.filter((place) => typeof place === 'string')
  if (paths.length > 2) return `${paths[0]} … ${paths.at(-1)}`
  if (paths.length > 0) return paths.join(', ')
  if (lines.length === 0) return ''
  const rows = ranges(lines)
  if (language === 'hu') return `${rows.map((row) => `${row}.`).join(', ')} sor`
  return `${lines.length > 1 ? 'rows' : 'row'} ${rows.join(', ')}`
}

/** “12. sor”, with the file's name where there are several. */
export function placeText(at: readonly Where[], language: Language, severalFiles: boolean): string {
  const files = [...new Set(at.map(({ file }) => file))]
  return files
    .map((file) => {
      const places = at.filter((where) => where.file === file).map(({ place }) => place)
      const place = inOneFile(places.filter(Boolean), language)
      return severalFiles || !place ? [file, place].filter(Boolean).join(', ') : place
    })
    .join('; ')
}

/** The place of another row, as a row speaks of it. */
export const otherPlace = (here: Where, there: Where): Bilingual => {
  const elsewhere = here.file !== there.file
  return bilingual(placeText([there], 'hu', elsewhere), placeText([there], 'en', elsewhere))
}
