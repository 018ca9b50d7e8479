import { describe, expect, it } from 'vitest'
import { simulate } from '../season/simulate.ts'
import { clubs } from '../src/clubs.ts'
import { composeReports } from './compose-reports.ts'
import { startsWithVowel } from './hungarian.ts'
import { phrasebook } from './phrasebook.ts'

const languages = ['hu', 'en'] as const

/** Five consecutive words, ignoring punctuation. */
function fives(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')))
}

/** The share of the shorter text that also occurs in the other one. */
function shared(one: string, other: string): number {
  const [first, second] = [fives(one), fives(other)]
  return (
    [...first].filter((words) => second.has(words)).length / Math.max(1, Math.min(first.size, second.size))
  )
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const neighbours = (texts: string[]) => texts.slice(1).map((text, at) => shared(texts[at] ?? '', text))

/** A sentence without its names and numbers: what is left is the pattern. */
const bare = (text: string) => text.replace(/\p{Lu}[\p{L}-]*|\d+/gu, '_')
const firstSentence = (text: string) => text.split(/(?<=[.!?])\s/)[0] ?? ''

it('has at least eight phrases per kind, as many in each language', () => {
  expect(Object.keys(phrasebook.hu).toSorted()).toEqual(Object.keys(phrasebook.en).toSorted())
  for (const [kind, ways] of Object.entries(phrasebook.hu)) {
    expect(ways.length, kind).toBeGreaterThanOrEqual(8)
    expect(phrasebook.en[kind]?.length, kind).toBe(ways.length)
  }
})

describe.each([
  { club: 'solymok', day: '2026-11-15', seed: 2 },
  { club: 'hiuzok', day: '2026-05-20', seed: 2 },
  { club: 'solymok', day: '2026-08-03', seed: 11 },
] as const)('$club on $day, seed $seed', ({ club, day, seed }) => {
  const articles = composeReports(simulate({ club, day, seed }), club, day)

  it('begins no two of ten in a row alike, neither title nor first sentence', () => {
    const alike = articles.flatMap(({ key, made, title, body }, at) =>
      articles.slice(at + 1, at + 10).flatMap((other) => {
        const same = languages.some((language) => {
          const [one, two] = [body, other.body].map((text) => bare(firstSentence(text[language])))
          return title[language] === other.title[language] || (one === two && (one ?? '').length > 25)
        })
        return same || made.title === other.made.title || made.first === other.made.first
          ? [`${key} ${other.key}`]
          : []
      }),
    )
    expect(alike).toEqual([])
  })

  it('takes turns with its shapes', () => {
    const reports = articles.filter(({ kind }) => kind.endsWith('report'))
    for (const [at, { made, key }] of reports.entries())
      expect(reports[at + 1]?.made.shape, key).not.toBe(made.shape)
    expect(new Set(reports.map(({ made }) => made.shape)).size).toBe(8)
  })

  // Articles written by hand share next to nothing with the one before; a single form with blanks to fill in
  // would share a third. A hundredth leaves room for the names of halls and teams that follow each other.
  it.each(languages)(
    'shares less than a hundredth of its fives of words with the article before (%s)',
    (language) => {
      expect(mean(neighbours(clubs[club].articles.map(({ body }) => body[language])))).toBeLessThan(0.01)
      const overlaps = neighbours(articles.map(({ body }) => body[language]))
      expect(mean(overlaps)).toBeLessThan(0.01)
      expect(Math.max(...overlaps)).toBeLessThan(0.15)
    },
  )

  it('has the Hungarian article right before every word and number', () => {
    const article = /(?<!\p{L})([Aa]z?) ([„(*]*[\p{L}\d][^\s]*(?: \d{3})*)/gu
    const wrong = articles.flatMap(({ title, lead, body }) =>
      [...`${title.hu}\n${lead.hu}\n${body.hu}`.matchAll(article)]
        .filter(([, said = '', next = '']) => said.toLowerCase() !== (startsWithVowel(next) ? 'az' : 'a'))
        .map(([whole]) => whole),
    )
    expect(wrong).toEqual([])
  })

  it('uses the marks of each language', () => {
    const texts = (language: 'hu' | 'en') =>
      articles.map(({ title, lead, body }) => [title, lead, body].map((text) => text[language]).join('\n'))
    const wrong = [
      ...texts('hu').filter((text) => /["']|\d-\d|\d\.\d/.test(text)),
      ...texts('en').filter((text) => /["']|\d-\d|\d,\d(?!\d\d)/.test(text)),
    ]
    expect(wrong).toEqual([])
  })
})
