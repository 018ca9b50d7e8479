import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { frameWires } from './wires/frame.tsx'
import { readingWires } from './wires/reading.tsx'
import { sportWires } from './wires/sport.tsx'

const wireCases = [...readingWires, ...sportWires, ...frameWires]

const app = path.join(import.meta.dirname, '..')

/** Functions that read nothing from the api themselves, or only through covered ones. */
const inner: Record<string, string> = {
  newsPath: 'writes an address',
  notAmong: 'asks views',
  highlightedCategory: 'asks views',
  tileOf: 'asks views',
  newestFirst: 'asks views',
  countdown: 'counts time',
  formatMinutes: 'writes a number',
  formatStat: 'writes a number',
  didNotPlay: 'asks views',
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
  hasSlugs: 'called by those that are tried',
  slugPaths: 'called by those that are tried',
  originOf: 'shortens an id',
  ...Object.fromEntries(
    ['withClub', 'matchWithClubs', 'rowWithClub', 'matchHasClubs', 'rowHasClub'].map((name) => [
      name,
      'says whose a team is',
    ]),
  ),
}

test('every function that reads the api or writes for search engines is covered', async () => {
  const modules = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      !/\.(test|examples|server)\.|(?:^|\/)testing\//.test(name) &&
      !name.includes('+types'),
  )
  const readers = modules.filter(
    (name) =>
      name.endsWith('-ld.ts') ||
      // The join form's patterns are no response; a cleaned article or page is one.
      /from '@palank\/contract\/(?!join-patterns)|\bClean(Article|Page)\b/.test(
        readFileSync(path.join(app, name), 'utf8'),
      ),
  )
  expect(readers.length).toBeGreaterThan(35)
  const covered = new Set(wireCases.flatMap(({ through }) => through))
  const uncovered: string[] = []
  for (const name of readers) {
    const module: Record<string, unknown> = await import(path.join(app, name))
    for (const [key, value] of Object.entries(module)) {
      if (typeof value === 'function' && !covered.has(key) && !(key in inner))
        uncovered.push(`${name} ${key}`)
    }
  }
  expect(uncovered).toEqual([])
})
