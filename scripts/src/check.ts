import { existsSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import { affectedWorkspaces } from './affected-workspaces.ts'
import { root } from './paths.ts'
import { git, projectFiles, workspacesIn } from './workspaces.ts'

// pnpm check: format, types and unit tests of what changed since `main` (on main itself: since the last commit).
// `.ci/run` checks everything; this is for the minute before a commit.

function changedFiles(): string[] {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main')
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  return changed.filter((file) => existsSync(path.join(root, file)))
}

type Check = { name: string; command: string; args: string[]; cwd?: string }

/** Output is held back, so that checks that run at the same time do not mix their lines. */
async function passes({ name, command, args, cwd = '.' }: Check): Promise<boolean> {
  const { all, exitCode, durationMs } = await execa(command, args, {
    cwd: path.join(root, cwd),
    localDir: root,
    preferLocal: true,
    stdin: 'ignore',
    all: true,
    reject: false,
  })
  const passed = exitCode === 0
  if (!passed) console.log(all)
  console.log(`check: ${name} ${passed ? 'ok' : 'FAILED'}, ${(durationMs / 1000).toFixed(1)} s`)
  return passed
}

async function allPass(checks: Check[]): Promise<boolean> {
  let outcome = true
  for (const check of checks) outcome = (await passes(check)) && outcome
  return outcome
}

const files = changedFiles()
const code = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file))
const styles = files.filter((file) => /^apps\/(?:site\/app|newsroom\/src)\/.*\.css$/.test(file))
const affected = affectedWorkspaces(files, workspacesIn(projectFiles()))
console.log(`check: ${files.length} changed files, ${affected.length} affected workspaces`)

const format = ['check', '--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true']
const quick: Check[] = [
  { name: 'format and lint', command: 'biome', args: [...format, ...files] },
  ...(styles.length > 0 ? [{ name: 'styles', command: 'stylelint', args: styles }] : []),
  { name: 'import direction', command: 'node', args: ['scripts/src/check-imports.ts'] },
  ...affected.map((folder) => ({
    name: `types of ${folder}`,
    command: 'pnpm',
    args: ['types'],
    cwd: folder,
  })),
]
const related = ['related', '--run', '--project', 'unit', '--passWithNoTests', ...code]
const tests: Check[] = code.length > 0 ? [{ name: 'unit tests', command: 'vitest', args: related }] : []

// The tests take as long as the rest together: side by side they share the cores.
if (files.length > 0) {
  const outcomes = await Promise.all([allPass(quick), allPass(tests)])
  process.exitCode = outcomes.includes(false) ? 1 : 0
}
