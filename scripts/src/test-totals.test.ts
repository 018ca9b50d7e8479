import { describe, expect, it } from 'vitest'
import { totalsOf } from './test-totals.ts'

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
