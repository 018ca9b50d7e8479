import { expect, it } from 'vitest'
import type { BackupState } from '../backup/state.ts'
import { backupChecks } from './backup.ts'

const now = new Date('2026-11-17T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
const archiver = { failing: false, waiting: 0, lastAt: now }
const state = (database = 5, files = 0.01, trial = 100, worked = true): BackupState => ({
  database: { at: ago(database), fullAt: ago(database), seconds: 3 },
  files: { checkedAt: ago(files), snapshotAt: ago(30), seconds: 1, fingerprint: 'x' },
  trial: { at: ago(trial), worked, seconds: 20, says: 'all tables are as they were' },
  restores: [],
})
const levels = (...args: Parameters<typeof backupChecks>) => backupChecks(...args).map(({ level }) => level)

it('R8: backups that are made are fine', () => {
  expect(levels(state(), archiver, now)).toEqual(['ok', 'ok', 'ok', 'ok'])
})

it.each([
  ['a day missed', state(30), archiver, ['warning', 'ok', 'ok', 'ok']],
  ['three days missed', state(80), archiver, ['error', 'ok', 'ok', 'ok']],
  ['pieces waiting', state(), { ...archiver, waiting: 5 }, ['ok', 'warning', 'ok', 'ok']],
  ['archive failing', state(), { ...archiver, failing: true }, ['ok', 'error', 'ok', 'ok']],
  ['database down', state(), undefined, ['ok', 'error', 'ok', 'ok']],
  ['files not looked at', state(5, 0.5), archiver, ['ok', 'ok', 'warning', 'ok']],
  ['files not looked at for hours', state(5, 3), archiver, ['ok', 'ok', 'error', 'ok']],
  ['trial too long ago', state(5, 0.01, 300), archiver, ['ok', 'ok', 'ok', 'warning']],
  ['trial failed', state(5, 0.01, 1, false), archiver, ['ok', 'ok', 'ok', 'error']],
  ['nothing yet', { restores: [] }, archiver, ['error', 'ok', 'error', 'warning']],
])('R8: %s is said, with what to do', (_name, found, archive, expected) => {
  const checks = backupChecks(found, archive, now)
  expect(checks.map(({ level }) => level)).toEqual(expected)
  for (const { level, advice } of checks) expect(Boolean(advice)).toBe(level !== 'ok')
})
