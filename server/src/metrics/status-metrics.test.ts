import { registry } from '@palank/telemetry/metrics'
import { expect, it } from 'vitest'
import type { Check } from '../checks/check.ts'
import { addStatusMetrics } from './status-metrics.ts'

const check = (name: string, value?: number, level: Check['level'] = 'ok'): Check => ({
  name,
  level,
  says: '',
  ...(value === undefined ? {} : { value }),
})

it('gives the facts of the machine that palank watch has found', async () => {
  let status: { at: string; checks: Check[] } | undefined
  addStatusMetrics(() => status)
  expect(await registry.metrics()).toContain('palank_status_time_seconds 0')

  status = {
    at: '2026-11-17T12:00:00.000Z',
    checks: [
      check('backup of the database', 2),
      check('backup of the files', 0.5, 'warning'),
      check('trial restore', 24, 'error'),
      check('certificate vidrak.example', 12.5, 'warning'),
      check('disk /var/lib', 5_000_000_000),
      check('palank-site-1@vidrak', 0, 'error'),
      check('version'),
    ],
  }
  const text = await registry.metrics()
  for (const line of [
    'palank_backup_age_seconds{of="database"} 7200',
    'palank_backup_age_seconds{of="files"} 1800',
    'palank_trial_restore_worked{check="trial restore"} 0',
    'palank_trial_restore_age_seconds{check="trial restore"} 86400',
    'palank_certificate_days{host="vidrak.example"} 12.5',
    'palank_disk_free_bytes{folder="/var/lib"} 5000000000',
    'palank_unit_up{unit="palank-site-1@vidrak"} 0',
    'palank_check_level{check="version"} 0',
    'palank_check_level{check="backup of the files"} 1',
    'palank_check_level{check="palank-site-1@vidrak"} 2',
    'palank_status_time_seconds 1794916800',
  ])
    expect(text).toContain(line)

  status = { ...status, checks: [] }
  expect(await registry.metrics()).not.toContain('palank_unit_up{')
})
