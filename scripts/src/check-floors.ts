import { readFileSync } from 'node:fs'
import path from 'node:path'
import { floorProblems } from './floors.ts'
import { root } from './paths.ts'

// pnpm floors: fails when the lockfile holds a version known to be unsafe.
const problems = floorProblems(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8'))
for (const problem of problems) console.error(`floors: ${problem}`)
console.log(`floors: ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
