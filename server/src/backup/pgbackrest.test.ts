import { expect, it } from 'vitest'
import { parseInfo, postgresSettings, readPass, writeConfiguration } from './pgbackrest.ts'

const settings = { backup: { kind: 'folder' as const, path: '/mnt/disk' }, backupDays: 14 }
const cluster = { data: '/var/lib/postgresql/15/main', port: 5432, socket: '/var/run/postgresql' }

it('the configuration encrypts, keeps what the settings say, and gives its pass back', () => {
  const text = writeConfiguration({ settings, cluster, pass: 'secret-pass' })
  expect(text).toContain('repo1-path=/mnt/disk/database\n')
  expect(text).toContain('repo1-cipher-type=aes-256-cbc\n')
  expect(text).toContain('repo1-retention-full=14\n')
  expect(readPass(text)).toBe('secret-pass')
})

it('with another machine the backups of the database are made here and copied', () => {
  const backup = { kind: 'ssh' as const, host: 'other', user: 'palank', path: '/backups', port: 22 }
  const text = writeConfiguration({ settings: { ...settings, backup }, cluster, pass: 'x' })
  expect(text).toMatch(/repo1-path=.*\/var\/lib\/palank\/backup\/database\n/)
  expect(text).not.toContain('repo1-host')
})

it('R8: changes are archived within half a minute, without the pass on a command line', () => {
  expect(postgresSettings()).toContain('archive_timeout = 30s')
  expect(postgresSettings()).toMatch(
    /archive_command = 'pgbackrest --config=\S+ --stanza=palank archive-push %p'/,
  )
})

it('the list of backups is read, and may be empty', () => {
  const backup = (type: string, stop: number) => ({
    label: `${stop}`,
    type,
    timestamp: { start: stop - 3, stop },
    info: { size: 5e7, repository: { delta: 1 } },
  })
  expect(parseInfo(JSON.stringify([{ backup: [backup('full', 1000), backup('diff', 2000)] }]))).toEqual([
    { label: '1000', full: true, at: new Date(1_000_000), bytes: 5e7 },
    { label: '2000', full: false, at: new Date(2_000_000), bytes: 5e7 },
  ])
  expect(parseInfo('[]')).toEqual([])
})
