import { chmodSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { exitCodeOf, ofClub } from '../commands/status.ts'
import { type Check, runChecks } from './check.ts'
import { clockCheck } from './clock.ts'
import { diskCheck } from './disk.ts'
import { hostCheck } from './hosts.ts'
import { mailCheck } from './mail.ts'
import { readableByOthers } from './permissions.ts'
import { postgresqlChecks } from './postgresql.ts'
import { processCheck } from './processes.ts'
import { purgeCheck } from './purges.ts'
import { versionCheck } from './versions.ts'

const gigabyte = 1024 ** 3
const state = {
  unit: 'palank-site-1@vidrak.service',
  active: 'active',
  sub: 'running',
  restarts: 0,
  pid: 1,
  since: undefined,
  memory: undefined,
  loaded: true,
}
const settings = {
  version: '15.14',
  max_connections: '100',
  log_statement: 'none',
  log_min_error_statement: 'panic',
  listen_addresses: 'localhost',
}

const findings: [string, Check | undefined, Check['level']][] = [
  ['a process that serves', processCheck(state, true), 'ok'],
  ['a worker that runs', processCheck(state, undefined), 'ok'],
  ['a process that is not ready', processCheck(state, false), 'error'],
  ['a process that failed', processCheck({ ...state, active: 'failed' }, false), 'error'],
  ['room on the disk', diskCheck('/var', 20 * gigabyte, 40 * gigabyte), 'ok'],
  ['little room', diskCheck('/var', 1.5 * gigabyte, 40 * gigabyte), 'warning'],
  ['a small disk with room', diskCheck('/var', 1.5 * gigabyte, 8 * gigabyte), 'ok'],
  ['a full disk', diskCheck('/var', gigabyte / 4, 40 * gigabyte), 'error'],
  ['no letters', mailCheck('vidrak', true, { waiting: 0, failed: 0, oldest: 0 }), 'ok'],
  ['no mail server', mailCheck('vidrak', false, { waiting: 0, failed: 0, oldest: 0 }), 'warning'],
  ['a letter on its way', mailCheck('vidrak', true, { waiting: 1, failed: 0, oldest: 20 }), 'ok'],
  ['letters that failed', mailCheck('vidrak', true, { waiting: 3, failed: 2, oldest: 600 }), 'warning'],
  ['letters of yesterday', mailCheck('vidrak', true, { waiting: 3, failed: 3, oldest: 80_000 }), 'error'],
  ['changes at once', purgeCheck('vidrak', { waiting: 1, lag: 3 }), 'ok'],
  ['changes that wait', purgeCheck('vidrak', { waiting: 1, lag: 30 }), 'warning'],
  ['changes that do not arrive', purgeCheck('vidrak', { waiting: 9, lag: 500 }), 'error'],
  ['one version', versionCheck({ installed: '1', current: '1', running: ['1', '1'] }), 'ok'],
  ['two versions', versionCheck({ installed: '2', current: '2', running: ['1', '2'] }), 'warning'],
  ['after a rollback', versionCheck({ installed: '2', current: '1', running: ['1'] }), 'warning'],
  ['no version', versionCheck({ running: [] }), 'error'],
  ['a name that leads here', hostCheck('a.example', ['192.0.2.1'], ['192.0.2.1']), 'ok'],
  ['a name that leads elsewhere', hostCheck('a.example', ['192.0.2.2'], ['192.0.2.1']), 'warning'],
  ['a name that is missing', hostCheck('a.example', [], ['192.0.2.1']), 'error'],
  ['a right clock', clockCheck('NTPSynchronized=yes'), 'ok'],
  ['a clock by itself', clockCheck(undefined), 'warning'],
  ['PostgreSQL as it should be', postgresqlChecks(settings, 2)[0], 'ok'],
  ['too few connections', postgresqlChecks(settings, 3)[0], 'warning'],
  [
    'statements in the log',
    postgresqlChecks({ ...settings, log_min_error_statement: 'error' }, 1)[0],
    'warning',
  ],
  ['PostgreSQL for everybody', postgresqlChecks({ ...settings, listen_addresses: '*' }, 1)[0], 'warning'],
]

test.each(findings)('%s', (_, check, level) => {
  expect(check?.level).toBe(level)
  expect(check?.says).toBeTruthy()
  if (level !== 'ok') expect(check?.advice).toBeTruthy()
})

test('a secret that others can read is found', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'))
  writeFileSync(path.join(folder, 'api.env'), '', { mode: 0o600 })
  writeFileSync(path.join(folder, 'site.env'), '', { mode: 0o600 })
  const me = process.getuid?.() ?? 0
  expect(readableByOthers(folder, { owner: me })).toEqual([])
  chmodSync(path.join(folder, 'site.env'), 0o640)
  expect(readableByOthers(folder, { owner: me })).toEqual([path.join(folder, 'site.env')])
  expect(readableByOthers(folder, { owner: me + 1 }).length).toBe(2)
  const group = statSync(path.join(folder, 'site.env')).gid
  expect(readableByOthers(folder, { owner: me, group })).toEqual([])
  chmodSync(path.join(folder, 'site.env'), 0o644)
  expect(readableByOthers(folder, { owner: me, group })).toEqual([path.join(folder, 'site.env')])
})

test('a check that breaks is a finding, and the others are still made', async () => {
  const checks = await runChecks({
    mail: () => Promise.reject(new Error('no database')),
    disk: async () => [{ name: 'disk', level: 'ok', says: 'fine' }],
  })
  expect(checks).toEqual([
    { name: 'mail', level: 'error', says: 'could not be checked: no database' },
    { name: 'disk', level: 'ok', says: 'fine' },
  ])
})

test('the exit code tells errors from warnings', () => {
  const of = (...levels: Check['level'][]) =>
    exitCodeOf(levels.map((level) => ({ name: 'x', level, says: '' })))
  expect([of(), of('ok'), of('ok', 'warning'), of('warning', 'error')]).toEqual([0, 0, 2, 1])
})

test('the status of one club leaves out the others, and keeps the machine', () => {
  const names = ['palank-api-1@vidrak', 'palank-api-1@sunok', 'mail sunok', 'mail vidrak', 'disk /var']
  const checks = names.map((name): Check => ({ name, level: 'ok', says: '' }))
  const shown = ofClub(checks, 'vidrak', ['sunok', 'vidrak']).map(({ name }) => name)
  expect(shown).toEqual(['palank-api-1@vidrak', 'mail vidrak', 'disk /var'])
})
