import { describe, expect, it } from 'vitest'
import { randomOf } from '../season/random.ts'
import { simulate } from '../season/simulate.ts'
import { mistakesIn } from './check-report.ts'
import { composeReports } from './compose-reports.ts'
import { parseReport } from './parse-report.ts'
import type { ComposedArticle, Language } from './types.ts'

const languages = ['hu', 'en'] as const

describe('parseReport', () => {
  it('reads scores, results, men, dates, rounds and crowds from a Hungarian text', () => {
    const parsed = parseReport(
      `A 9. fordulóban, november 14-én a Duna Arénában a Dunai Sólymok **102–84-re** legyőzte a Kunsági Bikákat.

Elöl Varga Ákos 27 pontot és 11 lepattanót gyűjtött, Nagy Bence (15) követte. 8 gólpasszal Carter Miles etette a társait. A csapat 12 hármast dobott 2 416 néző előtt.

**Dunai Sólymok–Kunsági Bikák 102–84** (24–23, 21–22, 34–17, 23–22)`,
      'hu',
    )
    const quarters = [
      [24, 23],
      [21, 22],
      [34, 17],
      [23, 22],
    ]
    expect(parsed.scores).toEqual([[102, 84], [102, 84], ...quarters])
    expect(parsed.results).toEqual([{ home: 'solymok', away: 'kunsag', score: [102, 84], periods: quarters }])
    expect(parsed.players.map(({ name, value, stat }) => `${name} ${value} ${stat}`)).toEqual([
      'Varga Ákos 27 points',
      'Varga Ákos 11 rebounds',
      'Nagy Bence 15 points',
      'Carter Miles 8 assists',
    ])
    expect(parsed.team).toEqual([{ stat: 'threes', value: 12, average: false }])
    expect(parsed.dates).toEqual([{ month: 11, day: 14 }])
    expect([parsed.rounds, parsed.crowds]).toEqual([[9], [2416]])
    expect(parsed.clubs).toEqual(['solymok', 'kunsag'])
  })

  it('reads tables, averages and English', () => {
    const parsed = parseReport(
      `On Saturday 27 points from Ákos Varga were the most. The man to stop: Ádám Révész, 18.4 points on average.

| Quarter | Falcons | Bulls |
|---|---|---|
| 1 | 24 | 23 |
| Total | 102 | 84 |

| Player | Team | Points | Rebounds | Assists |
|---|---|---|---|---|
| Miles Carter | Falcons | 14 | 3 | 6 |

Tip-off is on 14 November at 18:00, in round 9.`,
      'en',
    )
    expect(parsed.results).toEqual([
      { home: 'solymok', away: 'kunsag', score: [102, 84], periods: [[24, 23]] },
    ])
    expect(parsed.players.map(({ name, value, stat, average }) => [name, value, stat, average])).toEqual([
      ['Ákos Varga', 27, 'points', false],
      ['Ádám Révész', 18.4, 'points', true],
      ['Miles Carter', 14, 'points', false],
      ['Miles Carter', 3, 'rebounds', false],
      ['Miles Carter', 6, 'assists', false],
    ])
    expect([parsed.dates, parsed.hours, parsed.rounds]).toEqual([[{ month: 11, day: 14 }], ['18:00'], [9]])
  })
})

/** Positions of the numbers that the parser reads: scores, player and team figures. */
function numbersIn(text: string, language: Language): { at: number; number: string }[] {
  const nouns =
    language === 'hu'
      ? 'pont|lepattanó|gólpassz|labdaszerzés|blokk|hármas|néző'
      : 'points|rebounds|assists|steals|blocks|threes|spectators'
  const patterns = [/(?<![\d–])\d{1,3}(?=–\d)/g, /(?<=\d–)\d{1,3}(?![\d–])/g, /(?<=\()\d{1,2}(?=\))/g]
  return [...patterns, new RegExp(`(?<![\\d.,] ?)\\d{1,3}(?= (?:${nouns}))`, 'g')].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ at: match.index, number: match[0] })),
  )
}

describe.each([
  { club: 'solymok', day: '2026-11-15', seed: 2 },
  { club: 'hiuzok', day: '2026-11-15', seed: 2 },
  { club: 'solymok', day: '2026-06-11', seed: 5 },
  { club: 'hiuzok', day: '2026-08-31', seed: 9 },
] as const)('$club on $day, seed $seed', { timeout: 60_000 }, ({ club, day, seed }) => {
  const world = simulate({ club, day, seed })
  const articles = composeReports(world, club, day)

  it.each(languages)('says nothing that the tables do not (%s)', (language) => {
    for (const article of articles)
      expect(mistakesIn(world, club, article, language), article.key).toEqual([])
  })

  it.each(languages)('can be read back in detail (%s)', (language) => {
    for (const { key, kind, body } of articles) {
      const { scores, players, results } = parseReport(body[language], language)
      const points = players.filter(({ stat }) => stat === 'points')
      expect(new Set(points.map(({ name }) => name)).size, key).toBeGreaterThanOrEqual(2)
      if (kind.endsWith('report')) {
        expect(results[0]?.periods.length, key).toBeGreaterThanOrEqual(4)
        expect(scores.length, key).toBeGreaterThanOrEqual(6)
      }
    }
  })

  it.each(languages)('a number changed in the text is noticed (%s)', (language) => {
    const missed: string[] = []
    let tried = 0
    for (const article of articles) {
      const text = article.body[language]
      const numbers = numbersIn(text, language)
      const random = randomOf(article.key, 'spoil')
      for (const { at, number } of numbers.filter(() => random() < 0.12)) {
        const spoilt = `${text.slice(0, at)}${Number(number) + 1}${text.slice(at + number.length)}`
        const wrong: ComposedArticle = { ...article, body: { ...article.body, [language]: spoilt } }
        tried += 1
        if (mistakesIn(world, club, wrong, language).length === 0) missed.push(spoilt.slice(at - 30, at + 20))
      }
    }
    expect(tried).toBeGreaterThan(100)
    // A quarter score off by one may equal that of another quarter.
    expect(missed.length / tried, missed.join('\n')).toBeLessThan(0.02)
  })
})
