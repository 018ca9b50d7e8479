import type { SeasonMatch, World } from '@palank/demo/season/types'
import { type Csv, csvText, linesFile, matchesFile } from './season-files.ts'

/** `message` must match the error, so that a row reported for another reason does not count. */
export type PlantedError = { file: string; row: number; message: RegExp }

type CellError = { cells: Record<string, string>; message: RegExp }

const matchErrors: CellError[] = [
  { cells: { season: '1931' }, message: /1931/ },
  { cells: { competition: 'Megyei kupa' }, message: /Megyei kupa/ },
  { cells: { home: 'Kunságy Birkák' }, message: /Kunsági Bikák/ },
  { cells: { away: 'Senki Többiek' }, message: /Senki Többiek/ },
  { cells: { date: '2026-02-30' }, message: /2026-02-30/ },
  { cells: { date: 'tegnap' }, message: /tegnap/ },
  { cells: { time: '25:61' }, message: /25:61/ },
  { cells: { home_score: 'sok' }, message: /sok/ },
  { cells: { away_score: '-4' }, message: /-4/ },
  { cells: { q1: '99-0' }, message: /99|add up|quarters/ },
  { cells: { q2: 'húsz' }, message: /húsz/ },
  { cells: { away_score: '' }, message: /score/ },
  { cells: { forfeit: 'mindkettő' }, message: /mindkettő/ },
]

const lineErrors: CellError[] = [
  { cells: { player: 'Nincs Ilyen' }, message: /Nincs Ilyen/ },
  { cells: { team: 'Somlói Lovagok U99' }, message: /Somlói Lovagok U99/ },
  { cells: { round: '77' }, message: /match|round/ },
  { cells: { two_point_made: '30', two_point_all: '2' }, message: /30|made|two/ },
  { cells: { points: '88' }, message: /88|points/ },
  { cells: { minutes: '12:75' }, message: /12:75/ },
  { cells: { assist: 'x' }, message: /x/ },
]

/** Puts one error into every `step`-th row. Row numbers count the header. */
function plant({ header, rows }: Csv, file: string, cellErrors: CellError[], step: number) {
  const errors = cellErrors.map(({ cells, message }, index): PlantedError => {
    const rowIndex = index * step
    const row = rows[rowIndex]
    if (!row) throw new Error(`${file} has too few rows for its errors`)
    for (const [name, value] of Object.entries(cells)) row[header.indexOf(name)] = value
    return { file, row: rowIndex + 2, message }
  })
  return { text: csvText({ header, rows }), errors }
}

/** Twenty wrong rows in otherwise correct files, each in another match. */
export function plantErrors(world: World, matches: SeasonMatch[], withLines: SeasonMatch[]) {
  const lastMatches = matches.slice(-matchErrors.length)
  const playing = withLines.filter(({ lines }) => lines.length > 0)
  const matchFile = plant(matchesFile(world, lastMatches), 'wrong-matches.csv', matchErrors, 1)
  // The first line of a match belongs to somebody who played.
  const lineFile = plant(
    linesFile(world, playing),
    'wrong-lines.csv',
    lineErrors,
    playing[0]?.lines.length ?? 24,
  )
  return {
    matches: matchFile.text,
    lines: lineFile.text,
    errors: [...matchFile.errors, ...lineFile.errors],
  }
}
