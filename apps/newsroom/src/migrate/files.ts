import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { statementsOf } from './statements.ts'

const source = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** Where migrations and view files are; tests take others. */
export type Folders = { migrations: string; database: string }
export const ownFolders: Folders = {
  migrations: path.join(source, 'migrations'),
  database: path.join(source, '../database'),
}

/**
 * `expand` runs with the views in one transaction; `concurrently` statement by statement and without one, for indexes;
 * `contract` last, when no view of the former version is left. See docs/guides/migrations.md.
 */
export type Kind = 'expand' | 'concurrently' | 'contract'
export type Migration = { name: string; file: string; kind: Kind }

function kindOf(name: string): Kind {
  if (name.endsWith('_concurrently')) return 'concurrently'
  return name.endsWith('_contract') ? 'contract' : 'expand'
}

export function listMigrations({ migrations }: Folders): Migration[] {
  return readdirSync(migrations)
    .filter((file) => /^\d{8}_\d{6}_\w+\.(ts|mjs|sql)$/.test(file))
    .sort()
    .map((file) => {
      const { name } = path.parse(file)
      return { name, file: path.join(migrations, file), kind: kindOf(name) }
    })
}

const viewFiles = [
  'children.sql',
  'views.sql',
  'sport-views.sql',
  'api.sql',
  'join.sql',
  'purge.sql',
  'records.sql',
]

export type ViewFiles = { statements: string[]; hash: string; rights: string }

export function readViewFiles({ database }: Folders): ViewFiles {
  const read = (file: string) => readFileSync(path.join(database, file), 'utf8')
  const statements = viewFiles.flatMap((file) => statementsOf(read(file)))
  const hash = createHash('sha256').update(statements.join(';\n')).digest('hex')
  return { statements, hash, rights: read('rights.sql') }
}
