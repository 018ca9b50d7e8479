import { describe, expect, test } from 'vitest'
import { readFile } from './read-file.ts'

const read = (text: string, name = 'matches.csv') => readFile({ name, bytes: new TextEncoder().encode(text) })
const rows = [
  ['season', 'competition', 'home', 'away', 'arena'],
  ['2025', 'Bajnokság', 'Dunai Sünök', 'Kunsági Bikák', 'Ősz, Tél csarnok'],
]
const table = (separator: string, end = '\n') =>
  rows.map((row) => row.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(separator)).join(end) +
  end
const cells = {
  season: '2025',
  competition: 'Bajnokság',
  home: 'Dunai Sünök',
  away: 'Kunsági Bikák',
  arena: 'Ősz, Tél csarnok',
}

describe('CSV', () => {
  test.each([',', ';', '\t'])('separated by %j', (separator) => {
    const { matches, issues } = read(table(separator))
    expect(issues).toEqual([])
    expect(matches).toEqual([{ where: { file: 'matches.csv', place: 2 }, cells }])
  })

  test('with a byte order mark and Windows line ends', () => {
    expect(read(`\uFEFF${table(';', '\r\n')}`).matches[0]?.cells).toEqual(cells)
  })

  test('in the encoding of old spreadsheets', () => {
    // Windows-1250: Ő is D5, é is E9, á is E1, ó is F3.
    const codes: Record<string, number> = { Ő: 0xd5, é: 0xe9, á: 0xe1, ó: 0xf3 }
    const bytes = Uint8Array.from(
      [...table(';')].map((character) => codes[character] ?? character.charCodeAt(0)),
    )
    expect(readFile({ name: 'a.csv', bytes }).matches[0]?.cells).toEqual(cells)
  })

  test('Hungarian headers, empty cells and ignored columns', () => {
    const text =
      'Idény;Bajnokság;Forduló;Hazai csapat;Vendég;1. negyed;Hosszabbítás;Közvetítés\n2025/26;Kupa;;A;B;20-18;;M4\n'
    const { matches, ignored } = read(text)
    expect(ignored).toEqual(['Közvetítés'])
    expect(matches[0]?.cells).toEqual({
      season: '2025/26',
      competition: 'Kupa',
      home: 'A',
      away: 'B',
      q1: '20-18',
    })
  })

  test('box-score lines are recognised by their columns, and keep their line numbers', () => {
    const text =
      'season,competition,home,away,team,player,perc,pont,kiharcolt fault\n\n2025,K,A,B,A,Révész Ádám,24:10,12,3\n,,,,,,,,\n2025,K,A,B,A,Nagy Ádám,,,\n'
    const { lines, matches, issues } = read(text)
    expect([matches, issues]).toEqual([[], []])
    expect(lines.map(({ where }) => where.place)).toEqual([3, 5])
    expect(lines[0]?.cells).toMatchObject({ minutes: '24:10', points: '12', defensive_foul: '3' })
    expect(lines[1]?.cells).not.toHaveProperty('points')
  })

  test('a malformed table is reported with its row', () => {
    const problemsOf = (text: string) => read(text).issues.map(({ code, at }) => [code, at[0]?.place])
    expect(problemsOf('season,home,away\n2025,A,B\n')).toEqual([['missing_column', 1]])
    expect(problemsOf('season,competition,home,away,hazai\n2025,K,A,B,C\n')).toEqual([['repeated_column', 1]])
    expect(problemsOf('season,competition,home,away\n2025,K,A\n2025,K,A,B,C\n2025,K,A,B,\n')).toEqual([
      ['row_length', 2],
      ['row_length', 3],
    ])
    expect(problemsOf('season,competition,home,away\n2025,K,"A,B\n')).toEqual([
      ['csv_broken', expect.any(Number)],
    ])
    expect(problemsOf('season,competition,home,away\n')).toEqual([['empty_file', 1]])
    expect(problemsOf('')).toEqual([['empty_file', 1]])
  })
})

describe('JSON', () => {
  const match = { season: 2025, competition: 'K', round: 8, home: 'A', away: 'B' }

  test('lists of matches and lines', () => {
    const content = {
      matches: [{ ...match, home_score: 80, referees: ['X', 'Y'], tv: true }],
      lines: [{ ...match, team: 'A', player: 'Nagy Ádám', starter: true, points: 0, assist: null }],
    }
    const { matches, lines, ignored, issues } = read(JSON.stringify(content), 'a.json')
    expect([ignored, issues]).toEqual([['tv'], []])
    expect(matches[0]?.cells).toMatchObject({
      season: '2025',
      round: '8',
      home_score: '80',
      referees: 'X; Y',
    })
    expect(lines[0]).toMatchObject({ where: { place: 'lines[0]' }, cells: { starter: '1', points: '0' } })
    expect(lines[0]?.cells).not.toHaveProperty('assist')
  })

  test('lines nested in a match inherit its columns', () => {
    const content = { matches: [{ ...match, lines: [{ team: 'A', player: 'Nagy Ádám', points: 4 }] }] }
    const { lines } = read(JSON.stringify(content))
    expect(lines[0]).toEqual({
      where: { file: 'matches.csv', place: 'matches[0].lines[0]' },
      cells: {
        season: '2025',
        competition: 'K',
        round: '8',
        home: 'A',
        away: 'B',
        team: 'A',
        player: 'Nagy Ádám',
        points: '4',
      },
    })
  })

  test.each([
    ['{ "matches": [', 'json_broken'],
    ['[]', 'json_shape'],
    ['{ "matches": {} }', 'json_shape'],
    ['{ "lines": [1] }', 'json_shape'],
  ])('%s is refused', (text, code) => {
    expect(read(text).issues.map((issue) => issue.code)).toEqual([code])
  })
})

test('a workbook is recognised', () => {
  const bytes = Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14])
  expect(readFile({ name: 'a.xlsx', bytes }).issues.map(({ code }) => code)).toEqual(['workbook'])
})
