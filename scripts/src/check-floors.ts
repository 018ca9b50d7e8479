import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import { addAdvisories, readAdvisoryList, readAuditReport } from './advisories.ts'
import { floorProblems } from './floors.ts'
import { root } from './paths.ts'

// pnpm floors: fails when the lockfile holds a production dependency with a known advisory. The committed list is always
// compared; the registry is asked too, and where it answers no audits the list alone decides.
// pnpm floors --write: adds what the registry answers to the list.
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
if (isWriting && !audited) problems.push('the registry answers no audit, so the list stays as it was')
for (const problem of problems) console.error(`floors: ${problem}`)
const source = audited ? 'the registry and the list' : 'the list alone: the registry answers no audit'
console.log(`floors: ${known.advisories.length} advisories of ${source}; ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
