import type { Language } from '@palank/contract/language'
import { Parser } from 'htmlparser2'

/** A number on a page, with the names of its table, row and column. */
export type Figure = { table: string; team: string; row: string; name: string; text: string }

type OpenElement = { tag: string; table: string; team: string; row: string; names: string[]; from: number }

/** Every number of a page that is marked with data-stat, data-period or data-score. */
export function figuresIn(html: string): Figure[] {
  const figures: Figure[] = []
  const open: OpenElement[] = []
  let text = ''
  const parser = new Parser({
    onopentag(tag, attributes) {
      const parent = open.at(-1)
      const names = attributes['data-stat'] ?? attributes['data-period'] ?? attributes['data-score']
      open.push({
        tag,
        table: attributes['data-table'] ?? parent?.table ?? '',
        team: attributes['data-team'] ?? parent?.team ?? '',
        row: attributes['data-row'] ?? parent?.row ?? '',
        names: names?.split(' ') ?? [],
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

/** Parses a number; null for the dash of an unknown value, NaN for anything else. */
export function readNumber(text: string, language: Language): number | null {
  if (text === '–') return null
  const clock = /^(\d+):(\d\d)$/.exec(text)
  if (clock) return Number(clock[1]) + Number(clock[2]) / 60
  const plain = text.replace(/\s/g, '').replace('−', '-')
  const point = language === 'hu' ? plain.replace(',', '.') : plain.replaceAll(',', '')
  return /^-?\d+(\.\d)?$/.test(point) ? Number(point) : Number.NaN
}
