import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { type Coverage, clausesIn, coverageOf, missingTests, type NamedTest, notBuilt } from './clauses.ts'
import { root } from './paths.ts'

// pnpm clauses [-v]: lists the tests of every clause of the checklist; fails when a built clause has none.

const relative = (file: string) => path.relative(root, path.resolve(root, file))

async function vitestTests(): Promise<NamedTest[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'palank-clauses-'))
  const file = path.join(folder, 'tests.json')
  try {
    await execa('vitest', ['list', `--json=${file}`], { cwd: root, stdout: 'ignore', stderr: 'inherit' })
    const tests = JSON.parse(readFileSync(file, 'utf8')) as { name: string; file: string }[]
    return tests.map(({ name, file }) => ({ title: name, file: relative(file), browser: false }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Suite = { file: string; specs?: { title: string }[]; suites?: Suite[] }

const specsOf = ({ file, specs = [], suites = [] }: Suite): NamedTest[] => [
  ...specs.map(({ title }) => ({ title, file: path.join('e2e', file), browser: true })),
  ...suites.flatMap(specsOf),
]

async function browserTests(): Promise<NamedTest[]> {
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--list', '--reporter=json']
  const { stdout } = await execa('playwright', args, {
    cwd: root,
    preferLocal: true,
    localDir: path.join(root, 'e2e'),
    maxBuffer: 64 * 1024 * 1024,
    env: { CI: '', PLAYWRIGHT_JSON_OUTPUT_NAME: '' },
  })
  return (JSON.parse(stdout) as { suites: Suite[] }).suites.flatMap(specsOf)
}

function print({ id, text, tests }: Coverage, verbose: boolean): void {
  const browser = tests.filter((test) => test.browser).length
  const counts = `${String(tests.length).padStart(4)} tests ${String(browser).padStart(4)} in a browser`
  const note = notBuilt.includes(id) && browser === 0 ? '  (screen not built)' : ''
  console.log(`${id.padEnd(4)}${counts}  ${text.slice(0, 70)}${note}`)
  if (!verbose) return
  for (const { title, file } of tests) console.log(`       ${file}: ${title}`)
}

const verbose = process.argv.includes('-v')
const checklist = readFileSync(path.join(root, 'docs/checklist.md'), 'utf8')
const coverage = coverageOf(clausesIn(checklist), [...(await vitestTests()), ...(await browserTests())])
for (const clause of coverage) print(clause, verbose)
const missing = missingTests(coverage)
for (const { id, missing: kind } of missing) console.log(`clauses: FAILED ${id} has no ${kind}`)
const built = coverage.filter(({ id }) => !notBuilt.includes(id))
console.log(
  `clauses: ${built.length - missing.length} of ${built.length} built clauses have their tests; ${notBuilt.length} not built`,
)
process.exitCode = missing.length > 0 ? 1 : 0
