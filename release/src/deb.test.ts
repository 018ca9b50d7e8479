import { expect, it } from 'vitest'
import { systemPlace } from './deb.ts'

it('knows the place of each kind of system file', () => {
  expect(systemPlace('palank-api-1@.service')).toBe('usr/lib/systemd/system/palank-api-1@.service')
  expect(systemPlace('palank.sysusers')).toBe('usr/lib/sysusers.d/palank.conf')
  expect(systemPlace('palank.logrotate')).toBe('etc/logrotate.d/palank')
  expect(systemPlace('README.md')).toBeUndefined()
})
