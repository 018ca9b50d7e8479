import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Language, languages, pathFor } from '@palank/routes'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPage } from '~/ui/testing/render-page.tsx'
import { mutationsOf, spoiled } from './mutations.ts'
import { frameWires } from './wires/frame.tsx'
import { readingWires } from './wires/reading.tsx'
import { sportWires } from './wires/sport.tsx'
import type { WireCase } from './wires/wire-case.ts'

const wireCases = [...readingWires, ...sportWires, ...frameWires]

/** What no answer may bring into a page: markup, an address that runs, a value that cannot be said. */
const harm = /<script|<img src=x|(?:href|src)="javascript:|\[object |\bNaN\b|Infinity|Invalid Date|undefined/

function drawnOf({ draw }: WireCase, wires: unknown[], language: Language): string {
  const { page, written } = draw(wires, language)
  const html = page ? renderPage(page, { path: pathFor('home', language) }) : ''
  // Data is written by JSON, and harmless in it whatever it says; XML is looked at like the page.
  const data = [written].flat()
  JSON.stringify(data)
  return [html, ...data.filter((text) => typeof text === 'string')].join('\n')
}

/** What is wrong with it, if anything. */
function faultOf(one: WireCase, wires: unknown[], language: Language): string | undefined {
  try {
    const harmful = harm.exec(drawnOf(one, wires, language))
    return harmful ? `draws ${harmful[0]}` : undefined
  } catch (error) {
    return String(error).slice(0, 200)
  }
}

/** Of a long answer this many faults are drawn, spread evenly over its places. */
const mostFaults = 400

const spread = <Item,>(items: Item[]): Item[] => {
  const every = Math.ceil(items.length / mostFaults)
  return items.filter((_, index) => index % every === 0)
}

let drawn = 0

describe('F3: whatever comes, the page comes without what is malformed', { timeout: 120_000 }, () => {
  beforeEach(() => {
    // What React complains of is a fault too.
    vi.spyOn(console, 'error').mockImplementation((...said) => {
      throw new Error(said.join(' '))
    })
  })
  afterEach(() => vi.restoreAllMocks())

  describe.each(wireCases)('$name', (one) => {
    const { schema, valid, together } = one

    test('are drawn as the contract has them', () => {
      expect(schema.safeParse(valid).error).toBeUndefined()
      for (const language of languages) expect(faultOf(one, [valid], language)).toBeUndefined()
    })

    test('with one fault, in their places one by one', () => {
      const all = mutationsOf(valid, together > 1)
      const mutations = together > 1 ? all : spread(all)
      const language: Language = together > 1 ? 'hu' : 'en'
      const faults: string[] = []
      for (let from = 0; from < mutations.length; from += together) {
        const some = mutations.slice(from, from + together)
        drawn += some.length
        const wires = some.map(({ wire }) => wire)
        if (faultOf(one, wires, language) === undefined) continue
        for (const { at, put, wire } of some) {
          const fault = faultOf(one, [wire], language)
          if (fault) faults.push(`${at} = ${put}: ${fault}`)
        }
        if (faults.length === 0) faults.push(`only together, from ${from}`)
      }
      expect(faults).toEqual([])
    })

    test('with several faults at once', () => {
      const numRuns = together > 1 ? 8 : 60
      fc.assert(
        fc.property(
          fc.array(spoiled(valid), { minLength: together, maxLength: together }),
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

  test('at least 10,000 answers have been spoiled and drawn', () => {
    expect(drawn).toBeGreaterThanOrEqual(10_000)
  })
})

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
    ['withClub', 'matchWithClubs', 'rowWithClub', 'matchHasClubs', 'rowHasClub'].map((name) => [
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
