import { columnOf, type Kind } from './columns.ts'
import { error } from './issue.ts'
import type { ParsedFile, Row } from './types.ts'

type Item = Record<string, unknown>

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('; ')
  if (value === null || value === undefined || typeof value === 'object') return ''
  if (typeof value === 'boolean') return value ? '1' : '0'
  return String(value).trim()
}

/** Columns that a nested line takes from its match. */
const inheritedColumns = ['season', 'competition', 'round', 'date', 'home', 'away']

export function readJson(file: string, text: string): ParsedFile {
  const parsed: ParsedFile = { name: file, matches: [], lines: [], ignored: [], issues: [] }
  const fail = (code: string, path: string, hu: string, en: string) =>
    parsed.issues.push(error(code, { file, place: path }, hu, en))
  const failShape = () =>
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
    return parsed
  }
  const ignored = new Set<string>()

  const rowOf = (kind: Kind, item: Item, path: string, base: Row['cells'] = {}): Row => {
    const cells = { ...base }
    for (const [name, value] of Object.entries(item)) {
      if (kind === 'matches' && name === 'lines') continue
      const column = columnOf(kind, name)
      const cell = textOf(value)
      if (!column) ignored.add(name)
      else if (cell) cells[column] = cell
    }
    return { where: { file, place: path }, cells }
  }
  const itemsOf = (value: unknown, path: string): [Item, string][] => {
    if (value === undefined || value === null) return []
    if (!Array.isArray(value)) {
      fail('json_shape', path, 'listának kellene lennie.', 'it should be a list.')
      return []
    }
    return value.flatMap((item, at): [Item, string][] => {
      if (isItem(item)) return [[item, `${path}[${at}]`]]
      fail('json_shape', `${path}[${at}]`, 'objektumnak kellene lennie.', 'it should be an object.')
      return []
    })
  }

  if (!isItem(content) || !('matches' in content || 'lines' in content)) {
    failShape()
    return parsed
  }
  for (const [item, path] of itemsOf(content.matches, 'matches')) {
    const row = rowOf('matches', item, path)
    parsed.matches.push(row)
    const base = Object.fromEntries(
      Object.entries(row.cells).filter(([name]) => inheritedColumns.includes(name)),
    )
    for (const [line, at] of itemsOf(item.lines, `${path}.lines`)) {
      parsed.lines.push(rowOf('lines', line, at, base))
    }
  }
  for (const [item, path] of itemsOf(content.lines, 'lines')) parsed.lines.push(rowOf('lines', item, path))
  parsed.ignored = [...ignored]
  return parsed
}
