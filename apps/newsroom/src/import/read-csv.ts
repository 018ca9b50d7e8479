import { CsvError, parse } from 'csv-parse/sync'
import { columnOf, kindOf, missingColumns } from './columns.ts'
import { error } from './issue.ts'
import type { Issue, ParsedFile, Row } from './types.ts'

type CsvRow = { record: string[]; info: { lines: number } }

/** The separator that occurs most often in the header, outside quotes. */
function separatorOf(text: string): string {
  const header = (text.split(/\r?\n/).find((line) => line.trim()) ?? '').replace(/"[^"]*"/g, '')
  const count = (separator: string) => header.split(separator).length - 1
  return [';', '\t', ','].reduce(
    (best, separator) => (count(separator) > count(best) ? separator : best),
    ',',
  )
}

function records(text: string): CsvRow[] {
  const rows: unknown = parse(text, {
    delimiter: separatorOf(text),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
  })
  return rows as CsvRow[]
}

const malformed = (file: string, csvError: CsvError): Issue =>
  error(
    'csv_broken',
    { file, place: Number(csvError.lines) || 1 },
    'a sor nem olvasható táblázatként; nézd meg, nem maradt-e benne lezáratlan vagy felesleges idézőjel.',
    'the row cannot be read as a table; look for a quotation mark that is left open or is one too many.',
  )

export function readCsv(file: string, text: string): ParsedFile {
  const parsed: ParsedFile = { name: file, matches: [], lines: [], ignored: [], issues: [] }
  const issues = parsed.issues
  let table: CsvRow[]
  try {
    table = records(text)
  } catch (csvError) {
    if (!(csvError instanceof CsvError)) throw csvError
    issues.push(malformed(file, csvError))
    return parsed
  }
  const [header, ...rows] = table
  if (!header || rows.length === 0) {
    const at = { file, place: 1 }
    issues.push(error('empty_file', at, 'a fájlban nincs egy sor adat sem.', 'the file has no row of data.'))
    return parsed
  }
  const kind = kindOf(header.record)
  const columns = header.record.map((name) => columnOf(kind, name))
  parsed.ignored = header.record.filter((name, at) => name && !columns[at])
  const top = { file, place: header.info.lines }
  const repeated = header.record.filter((_, at) => columns[at] && columns.indexOf(columns[at]) < at)
  for (const name of repeated) {
    issues.push(
      error(
        'repeated_column',
        top,
        `kétszer szerepel ugyanaz az oszlop: „${name}”. Töröld vagy nevezd át az egyiket.`,
        `the same column is there twice: “${name}”. Remove or rename one of them.`,
      ),
    )
  }
  const missing = missingColumns(kind, new Set(columns.filter((name) => name !== undefined)))
  for (const name of missing) {
    issues.push(
      error(
        'missing_column',
        top,
        `hiányzik a „${name}” oszlop. Vedd fel a fejlécbe, és töltsd ki minden sorban.`,
        `the column “${name}” is missing. Add it to the header and fill it in every row.`,
      ),
    )
  }
  if (issues.length > 0) return parsed
  for (const { record, info } of rows) {
    const where = { file, place: info.lines }
    const extra = record.slice(columns.length).some(Boolean)
    if (record.length < columns.length || extra) {
      issues.push(
        error(
          'row_length',
          where,
          `${record.length} mező van benne, a fejlécben ${columns.length}. Pótold a hiányzót, vagy töröld a fölöslegeset; az elválasztójelet tartalmazó szöveget tedd idézőjelbe.`,
          `it has ${record.length} fields, the header ${columns.length}. Add what is missing or remove what is too many; put text with a separator in it between quotation marks.`,
        ),
      )
      continue
    }
    parsed[kind].push({ where, cells: cellsOf(columns, record) })
  }
  return parsed
}

function cellsOf(columns: (string | undefined)[], record: string[]): Row['cells'] {
  const filled = columns.flatMap((name, at) => (name && record[at] ? [[name, record[at]] as const] : []))
  return Object.fromEntries(filled)
}
