import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.ts'

// Collections, migrations, types and the admin's component list say the same: making them anew changes nothing.
const newsroom = path.join(root, 'apps/newsroom')
const made = ['src/payload-types.ts', 'src/app/(payload)/admin/importMap.js', 'src/migrations/*']

const contents = () =>
  new Map(
    made
      .flatMap((pattern) => globSync(pattern, { cwd: newsroom }))
      .map((file) => [file, readFileSync(path.join(newsroom, file), 'utf8')]),
  )

const before = contents()
for (const command of [['generate.ts'], ['new-migration.ts', 'missing']]) {
  execFileSync(
    'node',
    command.map((part, index) => (index ? part : path.join(newsroom, 'src/commands', part))),
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
}
const after = contents()
const stale = [...after.keys()].filter((file) => before.get(file) !== after.get(file))
for (const file of stale) console.error(`generated: ${file} was out of date; it is made anew, commit it`)
console.log(`generated: ${after.size} files, ${stale.length} out of date`)
process.exit(stale.length > 0 ? 1 : 0)
