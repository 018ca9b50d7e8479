import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { frameWires } from './wires/frame.tsx'
import { readingWires } from './wires/reading.tsx'
import { sportWires } from './wires/sport.tsx'

const wireCases = [...readingWires, ...sportWires, ...frameWires]

const app = path.join(import.meta.dirname, '..')

/** Functions that only serve those that are tried, and take nothing from the wire themselves. */
const inner: Record<string, string> = {
  newsPath: 'writes an address',
  notAmong: 'asks views',
  countdown: 'counts time',
  formatMinutes: 'writes a number',
  formatStat: 'writes a number',
  columnsWithValues: 'asks views',
  legendOf: 'names columns',
  localMoment: 'writes a date',
  lastAboveLine: 'asks views',
  stillFrom: 'counts sponsors',
  movingQuery: 'counts sponsors',
  needsCopies: 'counts sponsors',
  formatSize: 'called by documentsOf alone',
  fileName: 'names a file',
  fileOf: 'reads a name',
  filesFor: 'counts files',
  screenEntries: 'knows its screens',
  sitemapFile: 'writes entries',
  sitemapIndex: 'writes names',
  atomFeed: 'writes entries',
  tellsSlugs: 'called by those that are tried',
  ...Object.fromEntries(
    ['withClub', 'matchWithClubs', 'rowWithClub', 'matchTellsClubs', 'rowTellsClub'].map((name) => [
      name,
      'says whose a team is',
    ]),
  ),
}

test('no function that reads the wire, and none that writes for search engines, is left out', async () => {
  const modules = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      !/\.(test|examples|server)\.|(?:^|\/)testing\//.test(name) &&
      !name.includes('+types'),
  )
  const reading = modules.filter(
    (name) =>
      name.endsWith('-ld.ts') ||
      // The patterns of the join form are no answer's.
      /from '@palank\/contract\/(?!join-patterns)/.test(readFileSync(path.join(app, name), 'utf8')),
  )
  expect(reading.length).toBeGreaterThan(20)
  const tried = new Set(wireCases.flatMap(({ through }) => through))
  const left: string[] = []
  for (const name of reading) {
    const module: Record<string, unknown> = await import(path.join(app, name))
    for (const [key, value] of Object.entries(module)) {
      if (typeof value === 'function' && !tried.has(key) && !(key in inner)) left.push(`${name} ${key}`)
    }
  }
  expect(left).toEqual([])
})
