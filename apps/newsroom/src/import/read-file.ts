import { decode } from './decode.ts'
import { error } from './issue.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'
import type { ParsedFile, SourceFile } from './types.ts'

/** Workbooks of Excel and LibreOffice are ZIP files. */
const isWorkbook = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03

export function readFile({ name, bytes }: SourceFile): ParsedFile {
  if (isWorkbook(bytes)) {
    const issue = error(
      'workbook',
      { file: name, place: '' },
      'ez munkafüzet, nem szöveg. Mentsd el a táblázatból CSV-ként (UTF-8), és azt töltsd fel.',
      'this is a workbook, not text. Save it from the spreadsheet as CSV (UTF-8), and use that.',
    )
    return { name, matches: [], lines: [], ignored: [], issues: [issue] }
  }
  const text = decode(bytes)
  // No CSV header starts with a brace or a bracket.
  return /^\s*[[{]/.test(text) ? readJson(name, text) : readCsv(name, text)
}
