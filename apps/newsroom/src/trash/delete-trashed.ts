import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Queryable } from '../audit/audit-line.ts'
import { documentFolder, filesSql, pictureFolders } from '../uploads/picture-files.ts'
import { hideFiles, type PictureDirs } from '../uploads/public-files.ts'
import type { TrashCollection } from './trash-collections.ts'

export type StoredFiles = { folder: string; names: string[] }

const files: Partial<Record<TrashCollection, { folder: string; sql: string }>> = {
  media: { folder: pictureFolders.media, sql: filesSql },
  'gallery-files': { folder: pictureFolders['gallery-files'], sql: filesSql },
  documents: { folder: documentFolder, sql: 'array_remove(array[filename]::text[], null)' },
}
const withVersions: TrashCollection[] = ['articles', 'pages', 'galleries', 'videos']

export const tableOf = (collection: TrashCollection) => collection.replaceAll('-', '_')

/** For good, with all versions. The caller removes the files of the result when the transaction is committed. */
export async function deleteTrashed(
  client: Queryable,
  collection: TrashCollection,
  ids: number[],
): Promise<StoredFiles> {
  const table = tableOf(collection)
  if (withVersions.includes(collection))
    await client.query(`delete from public._${table}_v where parent_id = any($1)`, [ids])
  const { folder = '', sql = `'{}'::text[]` } = files[collection] ?? {}
  const { rows } = await client.query<{ names: string[] }>(
    `delete from public.${table} where id = any($1) and deleted_at is not null returning ${sql} as names`,
    [ids],
  )
  return { folder, names: rows.flatMap(({ names }) => names) }
}

export async function removeFiles(dirs: PictureDirs, stored: StoredFiles[]): Promise<void> {
  for (const { folder, names } of stored) {
    await hideFiles(dirs, folder, names)
    for (const name of names)
      await rm(path.join(dirs.STORE_DIR, folder, path.basename(name)), { force: true })
  }
}
