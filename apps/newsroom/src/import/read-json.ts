import { columnOf, type Kind } from './columns.ts'
import { error } from './issue.ts'
import type { FileRead, Row } from './types.ts'

type Item = Record<string, unknown>

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('; ')
  if (value === null || value === undefined || typeof value === 'object') return ''
  if (typeof value === 'boolean') return value ? '1' : '0'
  return String(value).trim()
}

/** What tells which match a nested line belongs to. */
const inherited = ['season', 'competition', 'round', 'date', 'home', 'away']

export function readJson(file: string, text: string): FileRead {
  const read: FileRead = { name: file, matches: [], lines: [], ignored: [], issues: [] }
  const fail = (code: string, place: string, hu: string, en: string) =>
    read.issues.push(error(code, { file, place }, hu, en))
  const shape = () =>
    fail(
      'json_shape',
      '',
      'a fájl nem { "matches": […], "lines": […] } alakú. Az útmutatóban van minta.',
      'the file is not of the form { "matches": […], "lines": […] }. The guide has an example.',
    )
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    fail('json_broken', '', 'a fájl nem érvényes JSON.', 'the file is not valid JSON.')
    return read
  }
  const ignored = new Set<string>()

  const rowOf = (kind: Kind, item: Item, place: string, base: Row['cells'] = {}): Row => {
    const cells = { ...base }
    for (const [name, value] of Object.entries(item)) {
      if (kind === 'matches' && name === 'lines') continue
      const column = columnOf(kind, name)
      const cell = textOf(value)
      if (!column) ignored.add(name)
      else if (cell) cells[column] = cell
    }
    return { where: { file, place }, cells }
  }
  const itemsOf = (value: unknown, place: string): [Item, string][] => {
    if (value === undefined || value === null) return []
    if (!Array.isArray(value)) {
      fail('json_shape', place, 'listának kellene lennie.', 'it should be a list.')
      return []
    }
    return value.flatMap((item, at): [Item, string][] => {
      if (isItem(item)) return [[item, `${place}[${at}]`]]
      fail('json_shape', `${place}[${at}]`, 'objektumnak kellene lennie.', 'it should be an object.')
      return []
    })
  }

  if (!isItem(content) || !('matches' in content || 'lines' in content)) {
    shape()
    return read
  }
  for (const [item, place] of itemsOf(content.matches, 'matches')) {
    const row = rowOf('matches', item, place)
    read.matches.push(row)
    const base = Object.fromEntries(Object.entries(row.cells).filter(([name]) => inherited.includes(name)))
    for (const [line, at] of itemsOf(item.lines, `${place}.lines`)) {
      read.lines.push(rowOf('lines', line, at, base))
    }
  }
  for (const [item, place] of itemsOf(content.lines, 'lines')) read.lines.push(rowOf('lines', item, place))
  read.ignored = [...ignored]
  return read
}
