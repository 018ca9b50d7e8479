import type { SourceFile } from '../types.ts'

export const year = 2097
const season = '2097/98'
export const competition = 'Próbabajnokság'
export const teams = ['Dunai Sünök', 'Kunsági Bikák', 'Tolnai Horgonyok'] as const

/** Last name, first name, number: two of the Sünök have the same name. */
export const squads: Record<(typeof teams)[number], [string, string, string][]> = {
  'Dunai Sünök': [
    ['Révész', 'Ádám', '4'],
    ['Erdős', 'Győző', '7'],
    ['Kovács-Nagy', 'Béla', '11'],
    ['Szűcs', 'Dénes', '8'],
    ['Szűcs', 'Dénes', '18'],
  ],
  'Kunsági Bikák': [
    ['Bodrogi', 'Márk', '5'],
    ['Vágó', 'Imre', '00'],
    ['Őri', 'Zsombor', '23'],
  ],
  'Tolnai Horgonyok': [
    ['Halász', 'Ottó', '9'],
    ['Révész', 'Pál', '10'],
  ],
}

type Cells = Record<string, string | number>

/** A CSV file with the union of all columns. */
export function csv(name: string, rows: (Cells | string)[], separator = ','): SourceFile {
  const quoted = (cell: string | number = '') => (String(cell).includes(separator) ? `"${cell}"` : cell)
  const columns = [...new Set(rows.flatMap((row) => (typeof row === 'string' ? [] : Object.keys(row))))]
  const text = [
    columns.join(separator),
    ...rows.map((row) =>
      typeof row === 'string' ? row : columns.map((column) => quoted(row[column])).join(separator),
    ),
  ].join('\n')
  return { name, bytes: new TextEncoder().encode(text) }
}

const [home, away] = teams

export const match = (round: string | number, cells: Cells = {}): Cells => ({
  season,
  competition,
  round,
  home,
  away,
  ...cells,
})
export const line = (round: string | number, team: string, player: string, cells: Cells = {}): Cells => ({
  ...match(round),
  team,
  player,
  ...cells,
})

/** A different day for each round. */
const dayOf = (round: number) => new Date(Date.UTC(2097, 9, 4 + round)).toISOString().slice(0, 10)

/** A finished match, 80–70, whose quarters and lines add up. */
export const played = (round: number, cells: Cells = {}): Cells =>
  match(round, {
    date: dayOf(round),
    time: '18:00',
    arena: 'Dunaparti Próbacsarnok',
    home_score: 80,
    away_score: 70,
    q1: '20-18',
    q2: '20-17',
    q3: '20-15',
    q4: '20-20',
    attendance: 850,
    referees: 'Sípos Anna;Füttyös Géza',
    ...cells,
  })
export const playedLines = (round: string | number): Cells[] => [
  line(round, 'DUNAI SUNOK', 'RéVéSZ Ádám', { number: 4, starter: 'x', minutes: '30:10', points: 50 }),
  line(round, 'Sünök', 'Erdõs Gyõzõ', { number: 7, starter: 'x', minutes: '20:00', points: 20, foul: 2 }),
  line(round, 'Dunai Sünök', 'Szucs Denes', { number: 18, starter: 0, minutes: '5:05', points: 10 }),
  line(round, 'Kunsági Bikák', 'Márk Bodrogi', { number: 5, points: 40 }),
  line(round, 'bikák', 'VAGO  IMRE', { number: '00', points: 30 }),
  line(round, 'bikák', 'Őri Zsombor', { number: 23, dnp: 'x' }),
]

/** The code of the one error in each row; null for valid rows. */
const wrongMatches: [string | null, Cells | string][] = [
  ['unknown_season', played(1, { season: '2100' })],
  ['wrong_season', played(2, { season: 'idei' })],
  ['unknown_competition', played(3, { competition: 'Próbakupa' })],
  ['unknown_home_team', played(4, { home: 'Kunságy Bikák', away: 'Dunai Sünök' })],
  ['unknown_away_team', played(5, { away: 'Zalai Farkasok' })],
  ['same_team', played(6, { away: home })],
  ['wrong_date', played(7, { date: 'október 5.' })],
  ['impossible_date', played(8, { date: '2025-02-30' })],
  ['wrong_time', played(9, { time: '25:00' })],
  ['date_missing', played(10, { date: '' })],
  ['wrong_status', played(11, { status: 'talán' })],
  ['not_a_number', played(12, { home_score: 'nyolcvan' })],
  ['negative_number', played(13, { away_score: '-70' })],
  ['periods_sum', played(14, { q4: '19-20' })],
  ['wrong_quarter', played(15, { q2: '20' })],
  ['score_equal', match(16, { home_score: 80, away_score: 80 })],
  ['one_score', match(17, { home_score: 80 })],
  [null, played(18)],
  ['repeated_match', played(18, { home_score: 81 })],
  ['unknown_forfeit', played(19, { forfeit: 'bíró' })],
  ['quarter_gap', match(20, { status: 'live', home_score: 40, away_score: 33, q1: '20-18', q3: '20-15' })],
  ['row_length', `${season},${competition},21,${home}`],
  ['row_length', `${season},${competition},22,${home},${away}${',x'.repeat(20)}`],
  ['required_empty', played(23, { home: '' })],
  ['too_big', played(24, { attendance: 5_000_000 })],
  ['score_missing', match(25, { status: 'vége' })],
  ...[31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43].map(
    (round) => [null, played(round)] as [null, Cells],
  ),
]
const sum = (round: number, points: [number, number]) => [
  line(round, home, 'Révész Ádám', { points: points[0] }),
  line(round, away, 'Bodrogi Márk', { points: points[1] }),
]
const wrongLines: [string | null, Cells | string][] = [
  ['unknown_player', line(31, home, 'Revesz Adan', { points: 80 })],
  ['ambiguous_player', line(32, home, 'Szűcs Dénes', { points: 80 })],
  ['team_not_in_match', line(33, 'Tolnai Horgonyok', 'Halász Ottó', { points: 80 })],
  ['unknown_match', line(99, home, 'Révész Ádám', { points: 80 })],
  ['made_over_all', line(34, home, 'Révész Ádám', { two_point_made: 5, two_point_all: 4 })],
  [
    'line_points',
    line(35, home, 'Révész Ádám', { points: 80, two_point_made: 1, three_point_made: 1, free_throw_made: 1 }),
  ],
  ['wrong_minutes', line(36, home, 'Révész Ádám', { minutes: '24:70' })],
  ['lines_sum', line(37, home, 'Révész Ádám', { points: 40 })],
  ['lines_sum', line(37, home, 'Erdős Győző', { points: 39 })],
  [null, line(38, home, 'Révész Ádám', { points: 80 })],
  ['player_twice', line(38, home, 'Revesz Adam', { points: 79 })],
  ['wrong_number', line(39, home, 'Révész Ádám', { number: 'négy' })],
  ['wrong_mark', line(40, home, 'Révész Ádám', { starter: 'talán' })],
  ['not_a_number', line(41, home, 'Révész Ádám', { assist: 'sok' })],
  ['played_without', line(42, home, 'Révész Ádám', { dnp: 1, points: 80 })],
  ['required_empty', line(43, home, '', { points: 80 })],
  ...sum(18, [80, 70]).map((row) => [null, row] as [null, Cells]),
]

export const wrongFiles: SourceFile[] = [
  csv(
    'matches.csv',
    wrongMatches.map(([, row]) => row),
  ),
  csv(
    'lines.csv',
    wrongLines.map(([, row]) => row),
  ),
]
const planted = (rows: [string | null, unknown][], file: string) =>
  rows.flatMap(([code], index) => (code ? [`${file} ${index + 2} ${code}`] : []))
/** `matches.csv 2 unknown_season` and so on: the header is line 1. */
export const plantedErrors = [...planted(wrongMatches, 'matches.csv'), ...planted(wrongLines, 'lines.csv')]
