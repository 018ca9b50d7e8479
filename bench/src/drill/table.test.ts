import { expect, test } from 'vitest'
import { figuresOf } from './figures.ts'
import { errorsOf, hasPassed, type Row, reportOf, tableOf } from './table.ts'

const good: Row = {
  rule: 'R1',
  drill: 'kill -9 api',
  figures: figuresOf([
    { kind: 'cached', milliseconds: 3.4 },
    { kind: 'fresh', milliseconds: 20, error: '503' },
  ]),
  clicks: { count: 5, errors: [] },
  recovered: 0.84,
  checks: [{ what: 'no cached page failed', ok: true }],
}

test('a drill passes by its checks; one without any has not passed', () => {
  expect(hasPassed(good)).toBe(true)
  expect(hasPassed({ ...good, checks: [...good.checks, { what: 'p99 ≤ 250 ms', ok: false }] })).toBe(false)
  expect(hasPassed({ ...good, checks: [] })).toBe(false)
  expect(hasPassed({ rule: 'R4', drill: 'disk full', checks: [], skipped: 'mount is not permitted' })).toBe(
    true,
  )
})

test('the table has one aligned line per drill', () => {
  const failed: Row = {
    rule: 'R3',
    drill: 'sick origin',
    before: '40 a second',
    checks: [{ what: '3.1 requests a second reached it', ok: false }],
  }
  const [head = '', rule = '', first = '', second = ''] = tableOf([good, failed]).split('\n')
  expect(new Set([head, rule, first, second].map((line) => line.length)).size).toBe(1)
  const cells = (line: string) => line.split('|').map((cell) => cell.trim())
  expect(cells(first)).toEqual([
    '',
    'R1',
    'kill -9 api',
    '0 of 1',
    '1 of 1',
    '0 of 0',
    '0 of 5',
    '3 ms',
    '0.8 s',
    '',
    'pass',
    '',
  ])
  expect(cells(second).at(-2)).toBe('FAIL: 3.1 requests a second reached it')
})

test('errors are named below the table', () => {
  expect(errorsOf(good)).toEqual(['R1 kill -9 api, never-cached: 1 × 503'])
})

test('the report has one test per drill that was run', () => {
  const failed: Row = { ...good, rule: 'R3', drill: 'sick origin', checks: [{ what: 'too many', ok: false }] }
  const skipped: Row = { rule: 'R4', drill: 'disk full', checks: [], skipped: 'mount is not permitted' }
  const report = reportOf([good, failed, skipped])
  expect(report).toMatchObject({ numPassedTests: 1, numFailedTests: 1, success: false })
  expect(report.testResults[0]?.assertionResults).toEqual([
    { title: 'R1 kill -9 api', status: 'passed', failureMessages: [] },
    {
      title: 'R3 sick origin',
      status: 'failed',
      failureMessages: ['too many', 'R3 sick origin, never-cached: 1 × 503'],
    },
  ])
  expect(reportOf([]).success).toBe(false)
})
