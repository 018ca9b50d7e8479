import { stringify } from 'csv-stringify/sync'

/** Spreadsheets run a cell that starts like this; the library's own guard misses leading spaces and line breaks. */
const formula = /^\s*[=+\-@\t\r\n]/

const guardFormula = (text: string) => (formula.test(text) ? `'${text}` : text)

/** With semicolons and a byte order mark a Hungarian spreadsheet opens it by a double click. */
export const toCsv = (rows: unknown[][]): string =>
  stringify(rows, {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    quoted_match: [/^\s|\s$/],
    cast: { string: guardFormula, boolean: String },
  })
