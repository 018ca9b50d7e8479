import type pg from 'pg'
import { writeAuditLine } from '../audit/audit-line.ts'
import { inTransaction } from '../pool.ts'
import type { PictureDirs } from '../uploads/public-files.ts'
import { deleteTrashed, removeFiles, type StoredFiles, tableOf } from './delete-trashed.ts'
import { trashCollections, trashKeptDays } from './trash-collections.ts'

/** Deletes for good what has been in the trash for thirty days; returns how many documents that was. */
export async function emptyTrash(pool: pg.Pool, dirs: PictureDirs, now: Date): Promise<number> {
  const before = new Date(now.getTime() - trashKeptDays * 86_400_000)
  let count = 0
  for (const collection of trashCollections) {
    const stored = await inTransaction(pool, async (client): Promise<StoredFiles | undefined> => {
      const { rows } = await client.query<{ id: number }>(
        `select id from public.${tableOf(collection)} where deleted_at < $1 for update`,
        [before],
      )
      if (rows.length === 0) return undefined
      count += rows.length
      const files = await deleteTrashed(
        client,
        collection,
        rows.map(({ id }) => id),
      )
      await writeAuditLine(client, {
        action: 'trash_emptied',
        count: rows.length,
        actor: 'worker',
        subject: { collection },
      })
      return files
    })
    if (stored) await removeFiles(dirs, [stored])
  }
  return count
}
