import { expect, test } from 'vitest'
import { figuresOf, missesOf, type Result, type Round, tableOf } from './lighthouse-report.ts'

const good: Round = {
  score: 99,
  fcp: 1000,
  lcp: 1500,
  cls: 0,
  tbt: 10,
  cpuTbt: 5,
  longestTask: 12,
  scriptsBeforePaint: 0,
  bytes: { html: 30_000, script: 140_000, css: 0, font: 50_000, image: 180_000, other: 0, all: 400_000 },
  others: 0.02,
  loaded: false,
}
const resultOf = (...rounds: Partial<Round>[]): Result => ({
  brand: 'solymok',
  screen: 'home',
  url: 'https://club.example/kezdo',
  categories: { accessibility: 100, 'best-practices': 100, seo: 100 },
  failed: [],
  rounds: rounds.map((round) => ({ ...good, ...round })),
})

test('S8: rounds on a loaded machine are not averaged in', () => {
  const loaded = { score: 60, others: 0.8, loaded: true }
  expect(figuresOf(resultOf({}, loaded, loaded, loaded, { score: 100 }, { score: 98 })).score).toBe(99)
  expect(figuresOf(resultOf(loaded))).toMatchObject({ score: 60, unloadedRounds: 0 })
})

test('S7: a round whose trace began after the document does not count it as 0 bytes', () => {
  const late = { bytes: { ...good.bytes, html: 0, all: 370_000 } }
  expect(figuresOf(resultOf(late, {}, late)).bytes).toEqual(good.bytes)
})

test('S8, S9: every figure beyond its limit is named', () => {
  expect(missesOf(resultOf({}))).toEqual([])
  const slow = resultOf({
    score: 97,
    lcp: 1900,
    cls: 0.02,
    cpuTbt: 51,
    longestTask: 15.1,
    scriptsBeforePaint: 1,
  })
  expect(missesOf(slow)).toHaveLength(6)
  const unlabelled = { ...resultOf({}), categories: { accessibility: 96 }, failed: ['label'] }
  expect(missesOf(unlabelled)).toEqual(['solymok home: accessibility 96 (label)'])
})

test('the table shows what changed since an earlier run', () => {
  const row = tableOf([resultOf({})], [resultOf({ score: 90 })])
    .split('\n')
    .at(-1)
  expect(row).toMatch(/^\| solymok \| home \| 90 → 99 \| 1\.00 \| 1\.50 \|/)
})
