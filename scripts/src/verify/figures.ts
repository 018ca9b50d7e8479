import type { Language } from '@palank/contract/language'
import { Parser } from 'htmlparser2'

/** A number as a page shows it, with the names that its table, row and column carry. */
export type Figure = { table: string; team: string; row: string; name: string; text: string }

type Open = { tag: string; table: string; team: string; row: string; names: string[]; from: number }

/** Every number of a page that says what it is: by data-stat, data-period or data-score. */
export function figuresIn(html: string): Figure[] {
  const figures: Figure[] = []
  const open: Open[] = []
  let text = ''
  const parser = new Parser({
    onopentag(tag, attributes) {
      const above = open.at(-1)
      const said = attributes['data-stat'] ?? attributes['data-period'] ?? attributes['data-score']
      open.push({
        tag,
        table: attributes['data-table'] ?? above?.table ?? '',
        team: attributes['data-team'] ?? above?.team ?? '',
        row: attributes['data-row'] ?? above?.row ?? '',
        names: said?.split(' ') ?? [],
        from: text.length,
      })
    },
    ontext(data) {
      text += data
    },
    onclosetag() {
      const closed = open.pop()
      if (!closed) return
      const { table, team, row, names, from } = closed
      for (const name of names) figures.push({ table, team, row, name, text: text.slice(from).trim() })
    },
  })
  parser.end(html)
  return figures
}

/** A written number; null for the sign of what is not known, NaN for what cannot be read. */
export function readNumber(text: string, language: Language): number | null {
  if (text === '–') return null
  const clock = /^(\d+):(\d\d)$/.exec(text)
  if (clock) return Number(clock[1]) + Number(clock[2]) / 60
  const plain = text.replace(/\s/g, '').replace('−', '-')
  const point = language === 'hu' ? plain.replace(',', '.') : plain.replaceAll(',', '')
  return /^-?\d+(\.\d)?$/.test(point) ? Number(point) : Number.NaN
}
