import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { execaNode } from 'execa'
import { root } from './paths.ts'

// pnpm generated: generates the newsroom's files again and fails if the committed ones differ.
const newsroom = path.join(root, 'apps/newsroom')
const generated = ['src/payload-types.ts', 'src/app/(payload)/admin/importMap.js', 'src/migrations/*']

const contents = () =>
  new Map(
    generated
      .flatMap((pattern) => globSync(pattern, { cwd: newsroom }))
      .map((file) => [file, readFileSync(path.join(newsroom, file), 'utf8')]),
  )
const run = (command: string, args: string[] = []) =>
  execaNode(path.join(newsroom, 'src/commands', command), args, {
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'inherit',
  })

const before = contents()
await run('generate.ts')
await run('new-migration.ts', ['missing'])
const after = contents()
const stale = [...after.keys()].filter((file) => before.get(file) !== after.get(file))
for (const file of stale)
  console.error(`generated: ${file} was out of date and has been rewritten; commit it`)
console.log(`generated: ${after.size} files, ${stale.length} out of date`)
process.exitCode = stale.length > 0 ? 1 : 0
