import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Language, languages, pathFor } from '@palank/routes'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPage } from '~/ui/testing/render-page.tsx'
import { malformedOf, mutationsOf } from './mutations.ts'
import { frameWires } from './wires/frame.tsx'
import { readingWires } from './wires/reading.tsx'
import { sportWires } from './wires/sport.tsx'
import type { WireCase } from './wires/wire-case.ts'

const wireCases = [...readingWires, ...sportWires, ...frameWires]

/** What no response may bring into a page: markup, a script address, a value that is not text. */
const harm = /<script|<img src=x|(?:href|src)="javascript:|\[object |\bNaN\b|Infinity|Invalid Date|undefined/

function outputOf({ draw }: WireCase, wires: unknown[], language: Language): string {
  const { page, written } = draw(wires, language)
  const html = page ? renderPage(page, { path: pathFor('home', language) }) : ''
  // JSON is harmless whatever it contains; XML is checked like the page.
  const data = [written].flat()
  JSON.stringify(data)
  return [html, ...data.filter((text) => typeof text === 'string')].join('\n')
}

function faultOf(one: WireCase, wires: unknown[], language: Language): string | undefined {
  try {
    const harmful = harm.exec(outputOf(one, wires, language))
    return harmful ? `draws ${harmful[0]}` : undefined
  } catch (error) {
    return String(error).slice(0, 200)
  }
}

/** For a long response this many mutations, spread evenly. */
const maxMutations = 400

const spread = <Item,>(items: Item[]): Item[] => {
  const every = Math.ceil(items.length / maxMutations)
  return items.filter((_, index) => index % every === 0)
}

let drawn = 0

describe('F3: whatever the api sends, the page is drawn without what is malformed', {
  timeout: 120_000,
}, () => {
  beforeEach(() => {
    // React's warnings are faults too.
    vi.spyOn(console, 'error').mockImplementation((...messages) => {
      throw new Error(messages.join(' '))
    })
  })
  afterEach(() => vi.restoreAllMocks())

  describe.each(wireCases)('$name', (one) => {
    const { schema, valid, together } = one

    test('valid responses are drawn', () => {
      expect(schema.safeParse(valid).error).toBeUndefined()
      for (const language of languages) expect(faultOf(one, [valid], language)).toBeUndefined()
    })

    test('with one fault at a time', () => {
      const all = mutationsOf(valid, together > 1)
      const mutations = together > 1 ? all : spread(all)
      const language: Language = together > 1 ? 'hu' : 'en'
      const faults: string[] = []
      for (let from = 0; from < mutations.length; from += together) {
        const batch = mutations.slice(from, from + together)
        drawn += batch.length
        const wires = batch.map(({ wire }) => wire)
        if (faultOf(one, wires, language) === undefined) continue
        for (const { path, replacement, wire } of batch) {
          const fault = faultOf(one, [wire], language)
          if (fault) faults.push(`${path} = ${replacement}: ${fault}`)
        }
        if (faults.length === 0) faults.push(`only in combination, from mutation ${from}`)
      }
      expect(faults).toEqual([])
    })

    test('with several faults at once', () => {
      const numRuns = together > 1 ? 8 : 60
      fc.assert(
        fc.property(
          fc.array(malformedOf(valid), { minLength: together, maxLength: together }),
          fc.constantFrom(...languages),
          (wires, language) => {
            drawn += wires.length
            expect(faultOf(one, [...wires, valid], language)).toBeUndefined()
          },
        ),
        { numRuns, endOnFailure: true },
      )
    })
  })

  test('at least 10,000 malformed responses have been drawn', () => {
    expect(drawn).toBeGreaterThanOrEqual(10_000)
  })
})

const app = path.join(import.meta.dirname, '..')

/** Functions that read nothing from the api themselves, or only through covered ones. */
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
      // The join form's patterns are no response.
      /from '@palank\/contract\/(?!join-patterns)/.test(readFileSync(path.join(app, name), 'utf8')),
  )
  expect(readers.length).toBeGreaterThan(20)
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
