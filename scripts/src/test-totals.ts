import { existsSync, readFileSync } from 'node:fs'

export type Totals = { passed: number; failed: number }
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  success: boolean
  testResults: { status: string; assertionResults: { status: string }[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** A file that could not be loaded has no failed tests, but counts as a failure. */
function ofVitest({ numPassedTests, numFailedTests, success, testResults }: VitestReport): Totals {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length
  const failed = numFailedTests + unloaded
  return { passed: numPassedTests, failed: failed === 0 && !success ? 1 : failed }
}

const ofPlaywright = ({ stats, errors }: PlaywrightReport): Totals => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
})

export function totalsOf(report: VitestReport | PlaywrightReport): Totals {
  return 'stats' in report ? ofPlaywright(report) : ofVitest(report)
}

function totalsIn(file: string): Totals {
  // A missing report counts as one failure.
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  return totalsOf(JSON.parse(readFileSync(file, 'utf8')))
}

if (import.meta.main) {
  const all = process.argv.slice(2).map(totalsIn)
  const sum = (key: keyof Totals) => all.reduce((total, totals) => total + totals[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') > 0 ? 1 : 0
}
