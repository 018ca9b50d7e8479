import { describe, expect, it } from 'vitest'
import { failsByRepeats, failuresOf, repeatedIn, totalsOf } from './test-totals.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
})

describe('totalsOf', () => {
  it('adds up a report of Vitest', () => {
    const testResults = [file('passed', 'passed', 'skipped'), file('failed', 'passed', 'failed')]
    expect(totalsOf({ numPassedTests: 2, numFailedTests: 1, success: false, testResults })).toEqual({
      passed: 2,
      failed: 1,
    })
  })

  it('counts a file that could not be loaded, and a run that failed without saying where', () => {
    const report = { numPassedTests: 3, numFailedTests: 0, success: false }
    expect(totalsOf({ ...report, testResults: [file('failed')] })).toEqual({ passed: 3, failed: 1 })
    expect(totalsOf({ ...report, testResults: [file('passed', 'passed')] })).toEqual({ passed: 3, failed: 1 })
  })

  it('adds up a report of Playwright', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }
    expect(totalsOf({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 2 })
  })
})

describe('failuresOf', () => {
  it('names the failed tests of Vitest, and files that could not be loaded', () => {
    const testResults = [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'divides', failureMessages: ['Error: by zero\n  at a.ts:1'] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
    ]
    expect(failuresOf({ numPassedTests: 1, numFailedTests: 1, success: false, testResults })).toEqual([
      'a.test.ts: divides: Error: by zero',
      'b.test.ts: no such file',
    ])
  })

  it('names the failed tests of Playwright in nested suites', () => {
    const failed = { status: 'unexpected', results: [{ error: { message: '\u001b[31mtoo slow\u001b[39m' } }] }
    const specs = [
      { title: 'is quick', file: 'home.spec.ts', tests: [failed] },
      { title: 'is light', file: 'home.spec.ts', tests: [{ status: 'expected', results: [{}] }] },
    ]
    const stats = { expected: 1, unexpected: 1, flaky: 0 }
    expect(
      failuresOf({ stats, errors: [{ message: 'no browser' }], suites: [{ suites: [{ specs }] }] }),
    ).toEqual(['no browser', 'home.spec.ts: is quick: too slow'])
  })
})

describe('repeatedIn', () => {
  it('names browser tests that passed when they were run again, with what went wrong at first', () => {
    const flaky = { status: 'flaky', results: [{ error: { message: 'Error: 504\n  at a.ts:1' } }, {}] }
    const specs = [
      { title: 'answers', file: 'home.spec.ts', tests: [flaky] },
      { title: 'is light', file: 'home.spec.ts', tests: [{ status: 'expected', results: [{}] }] },
    ]
    const report = { stats: { expected: 1, unexpected: 0, flaky: 1 }, errors: [], suites: [{ specs }] }
    expect(repeatedIn(report)).toEqual(['home.spec.ts: answers: Error: 504'])
    expect(failuresOf(report)).toEqual([])
    expect(totalsOf(report)).toEqual({ passed: 2, failed: 0 })
  })

  it('fails a run that needed it more than a few times', () => {
    expect(failsByRepeats(['a', 'b', 'c'])).toBe(false)
    expect(failsByRepeats(['a', 'b', 'c', 'd'])).toBe(true)
  })
})
