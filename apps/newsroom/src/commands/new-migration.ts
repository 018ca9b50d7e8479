import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

// Payload generates the migration; Node's type stripping needs type-only imports in it, and our lint no unused ones.
const folder = path.resolve(import.meta.dirname, '../migrations')
const name = process.argv[2] ?? 'change'
execFileSync(
  'node',
  ['node_modules/payload/bin.js', 'migrate:create', name, '--skip-empty', '--disable-transpile'],
  {
    stdio: 'inherit',
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, PALANK_BUILD: '1', PAYLOAD_CONFIG_PATH: 'src/payload.config.ts' },
  },
)
rmSync(path.join(folder, 'index.ts'), { force: true })
for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.ts'))) {
  const target = path.join(folder, file)
  const text = readFileSync(target, 'utf8')
    .replace(
      'import { MigrateUpArgs, MigrateDownArgs, sql }',
      'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
    )
    .replaceAll('({ db, payload, req }: Migrate', '({ db }: Migrate')
  writeFileSync(target, text)
}
