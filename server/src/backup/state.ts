import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { places } from '../places.ts'

const time = z.iso.datetime()

const state = z.object({
  /** The last backup of the database, and the last full one. */
  database: z.object({ at: time, fullAt: time, seconds: z.number() }).optional(),
  files: z
    .object({
      /** Looked at; a snapshot is made only if something has changed since the last. */
      checkedAt: time,
      snapshotAt: time,
      seconds: z.number(),
      fingerprint: z.string(),
      /** Of the database's backups, where they are copied to another machine. */
      databaseFingerprint: z.string().optional(),
    })
    .optional(),
  /** The last time that old backups were deleted. */
  prunedAt: time.optional(),
  trial: z.object({ at: time, worked: z.boolean(), seconds: z.number(), says: z.string() }).optional(),
  /** Each restore begins a new timeline of the database; the one before still leads to what was given up. */
  restores: z
    .array(z.object({ at: time, to: time.optional(), from: z.number(), timeline: z.number() }))
    .default([]),
})
export type BackupState = z.infer<typeof state>

export const readBackupState = (): BackupState =>
  state.parse(existsSync(places.backupState) ? JSON.parse(readFileSync(places.backupState, 'utf8')) : {})

/** Only under the lock of backups. */
export function changeBackupState(change: Partial<BackupState>): BackupState {
  const changed = { ...readBackupState(), ...change }
  mkdirSync(path.dirname(places.backupState), { recursive: true })
  const part = `${places.backupState}.new`
  writeFileSync(part, `${JSON.stringify(changed, null, 2)}\n`, { mode: 0o644 })
  renameSync(part, places.backupState)
  return changed
}
