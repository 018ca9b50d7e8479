import type { SeasonMatch, World } from '@palank/demo/season/types'
import { type Csv, csvText, linesFile, matchesFile } from './season-files.ts'

/** `about`: what the message must speak of, so that a row named for another reason does not count. */
export type Planted = { file: string; row: number; about: RegExp }

type Spoil = { cells: Record<string, string>; about: RegExp }

const ofMatches: Spoil[] = [
  { cells: { season: '1931' }, about: /1931/ },
  { cells: { competition: 'Megyei kupa' }, about: /Megyei kupa/ },
  { cells: { home: 'Kunságy Birkák' }, about: /Kunsági Bikák/ },
  { cells: { away: 'Senki Többiek' }, about: /Senki Többiek/ },
  { cells: { date: '2026-02-30' }, about: /2026-02-30/ },
  { cells: { date: 'tegnap' }, about: /tegnap/ },
  { cells: { time: '25:61' }, about: /25:61/ },
  { cells: { home_score: 'sok' }, about: /sok/ },
  { cells: { away_score: '-4' }, about: /-4/ },
  { cells: { q1: '99-0' }, about: /99|add up|quarters/ },
  { cells: { q2: 'húsz' }, about: /húsz/ },
  { cells: { away_score: '' }, about: /score/ },
  { cells: { forfeit: 'mindkettő' }, about: /mindkettő/ },
]

const ofLines: Spoil[] = [
  { cells: { player: 'Nincs Ilyen' }, about: /Nincs Ilyen/ },
  { cells: { team: 'Somlói Lovagok U99' }, about: /Somlói Lovagok U99/ },
  { cells: { round: '77' }, about: /match|round/ },
  { cells: { two_point_made: '30', two_point_all: '2' }, about: /30|made|two/ },
  { cells: { points: '88' }, about: /88|points/ },
  { cells: { minutes: '12:75' }, about: /12:75/ },
  { cells: { assist: 'x' }, about: /x/ },
]

/** Row `first` and every `step`-th after it, each spoilt in its own way; a row's number counts the header. */
function spoil({ header, rows }: Csv, file: string, spoils: Spoil[], step: number) {
  const errors = spoils.map(({ cells, about }, index): Planted => {
    const at = index * step
    const row = rows[at]
    if (!row) throw new Error(`${file} is too short for its errors`)
    for (const [name, value] of Object.entries(cells)) row[header.indexOf(name)] = value
    return { file, row: at + 2, about }
  })
  return { text: csvText({ header, rows }), errors }
}

/** Twenty rows of a good file made wrong, each in another match. */
export function plantErrors(world: World, all: SeasonMatch[], lined: SeasonMatch[]) {
  const apart = all.slice(-ofMatches.length)
  const playing = lined.filter(({ lines }) => lines.length > 0)
  const matches = spoil(matchesFile(world, apart), 'wrong-matches.csv', ofMatches, 1)
  // The first line of a match belongs to somebody who played.
  const lines = spoil(linesFile(world, playing), 'wrong-lines.csv', ofLines, playing[0]?.lines.length ?? 24)
  return { matches: matches.text, lines: lines.text, errors: [...matches.errors, ...lines.errors] }
}
