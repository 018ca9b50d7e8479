import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import { addAdvisories, readAdvisoryList, readAuditReport } from './advisories.ts'
import { floorProblems } from './floors.ts'
import { root } from './paths.ts'

// pnpm floors: fails if the lockfile has a production dependency with a known advisory. It always compares the committed
// list, and also queries the registry's audit; if the registry has none, the list alone decides.
// pnpm floors --write: adds the advisories of the registry to the list.
const listFile = path.join(root, 'scripts/advisories.json')
const listed = readAdvisoryList(readFileSync(listFile, 'utf8'))
const audit = await execa('pnpm', ['audit', '--prod', '--json'], {
  cwd: root,
  reject: false,
  timeout: 30_000,
})
const audited = readAuditReport(audit.stdout)
const known = addAdvisories(listed, audited ?? [])
const isWriting = process.argv.includes('--write')
if (isWriting && audited) writeFileSync(listFile, `${JSON.stringify(known, null, 2)}\n`)

const problems = floorProblems(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8'), known)
if (isWriting && !audited) problems.push('the registry returned no audit, so the list was not changed')
for (const problem of problems) console.error(`floors: ${problem}`)
const source = audited ? 'the registry and the list' : 'the list alone: the registry answers no audit'
console.log(`floors: ${known.advisories.length} advisories of ${source}; ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
