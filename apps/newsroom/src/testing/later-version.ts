import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Folders, ownFolders } from '../migrate/files.ts'

/** The sources as of a later version: with more migrations, and with changed view files. */
export function laterVersion(
  folder: string,
  migrations: Record<string, string>,
  change: (sql: string, file: string) => string = (sql) => sql,
): Folders {
  const later = { migrations: path.join(folder, 'migrations'), database: path.join(folder, 'database') }
  mkdirSync(later.migrations, { recursive: true })
  // Links, since they import packages from where they are.
  for (const file of readdirSync(ownFolders.migrations))
    symlinkSync(path.join(ownFolders.migrations, file), path.join(later.migrations, file))
  cpSync(ownFolders.database, later.database, { recursive: true })
  for (const [file, sql] of Object.entries(migrations)) writeFileSync(path.join(later.migrations, file), sql)
  for (const file of ['children.sql', 'views.sql', 'sport-views.sql', 'api.sql', 'join.sql', 'purge.sql']) {
    const target = path.join(later.database, file)
    writeFileSync(target, change(readFileSync(target, 'utf8'), file))
  }
  return later
}

/** With a column `motto` of articles. */
export const withMotto = (sql: string) => sql.replace('  d.highlight,\n', '  d.highlight,\n  d.motto,\n')
