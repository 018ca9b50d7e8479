import { type Language, languages, pathFor } from '@palank/routes'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPage } from '~/ui/testing/render-page.tsx'
import { malformedOf, mutationsOf } from './mutations.ts'
import type { WireCase } from './wires/wire-case.ts'

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

/** Draws every case with faults put in, and checks how many malformed responses that made. */
export function describeMalformed(wireCases: WireCase[], atLeast: number): void {
  let drawn = 0

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

  test(`at least ${atLeast} malformed responses have been drawn`, () => {
    expect(drawn).toBeGreaterThanOrEqual(atLeast)
  })
}
