import { existsSync, readFileSync } from 'node:fs'

export type Totals = { passed: number; failed: number }
type VitestTest = { status: string; title?: string; fullName?: string; failureMessages?: string[] }
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  success: boolean
  testResults: { name?: string; status: string; message?: string; assertionResults: VitestTest[] }[]
}
type PlaywrightTest = { status: string; results: { error?: { message?: string } }[] }
type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; tests: PlaywrightTest[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: { message?: string }[]
  suites?: PlaywrightSuite[]
}
type Report = VitestReport | PlaywrightReport

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

export function totalsOf(report: Report): Totals {
  return 'stats' in report ? ofPlaywright(report) : ofVitest(report)
}

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
const firstLine = (message = '') => message.replace(colours, '').trim().split('\n')[0] ?? ''

/** Tests that ended so, with the error of the first run that failed. */
const specsThatEnded = (
  status: 'unexpected' | 'flaky',
  { suites = [], specs = [] }: PlaywrightSuite,
): string[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(
        ({ results }) =>
          `${file}: ${title}: ${firstLine(results.find(({ error }) => error)?.error?.message)}`,
      ),
  ),
  ...suites.flatMap((suite) => specsThatEnded(status, suite)),
]

const failedTests = ({ testResults }: VitestReport): string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name = '', message, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed')
      if (tests.length === 0) return [`${name}: ${firstLine(message)}`]
      return tests.map(
        ({ fullName, title, failureMessages }) =>
          `${name}: ${fullName ?? title}: ${firstLine(failureMessages?.join('; '))}`,
      )
    })

/** What failed, a line each: whoever sees the end of a long output only should see it too. */
export const failuresOf = (report: Report): string[] =>
  'stats' in report
    ? [...report.errors.map(({ message }) => firstLine(message)), ...specsThatEnded('unexpected', report)]
    : failedTests(report)

/** Browser tests that passed when they were run a second time. */
export const repeatedIn = (report: Report): string[] =>
  'stats' in report ? specsThatEnded('flaky', report) : []

/** One moment in which a shared machine stood still may hit a few tests; what needs more of them is broken. */
const mostRepeated = 3

export const failsByRepeats = (repeated: readonly string[]): boolean => repeated.length > mostRepeated

type Reading = { totals: Totals; failures: string[]; repeated: string[] }

function readReport(file: string): Reading {
  if (!existsSync(file))
    return { totals: { passed: 0, failed: 1 }, failures: [`${file} was not written`], repeated: [] }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return { totals: totalsOf(report), failures: failuresOf(report), repeated: repeatedIn(report) }
}

if (import.meta.main) {
  const all = process.argv.slice(2).map(readReport)
  const sum = (key: keyof Totals) => all.reduce((total, { totals }) => total + totals[key], 0)
  const repeated = all.flatMap((reading) => reading.repeated)
  for (const test of repeated) console.log(`↻ passed when run again: ${test}`)
  for (const failure of all.flatMap(({ failures }) => failures)) console.log(`✘ ${failure}`)
  const tooMany = failsByRepeats(repeated) ? 1 : 0
  if (tooMany) console.log(`✘ ${repeated.length} tests passed only when run again, limit ${mostRepeated}`)
  const failed = sum('failed') + tooMany
  console.log(`${sum('passed')} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
