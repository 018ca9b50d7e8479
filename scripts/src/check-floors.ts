import { readFileSync } from 'node:fs'
import path from 'node:path'
import { belowTheFloors } from './floors.ts'
import { root } from './paths.ts'

// Fails when the lockfile holds what is known to be unsafe.
const problems = belowTheFloors(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8'))
for (const problem of problems) console.error(`floors: ${problem}`)
console.log(`floors: ${problems.length} below`)
process.exitCode = problems.length > 0 ? 1 : 0
