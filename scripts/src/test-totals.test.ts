import { describe, expect, it } from 'vitest'
import { failuresOf, totalsOf } from './test-totals.ts'

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
