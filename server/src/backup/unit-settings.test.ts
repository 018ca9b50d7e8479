import { expect, it } from 'vitest'
import { dropInText } from './unit-settings.ts'

it('the units of backups reach another machine only if the backups go there', () => {
  const folder = dropInText({ backup: { kind: 'folder', path: '/mnt/disk' } })
  expect(folder).toContain('ReadWritePaths=/mnt/disk\n')
  expect(folder).not.toMatch(/Network|Address/)
  const ssh = dropInText({ backup: { kind: 'ssh', host: 'other', user: 'club', path: '/b', port: 22 } })
  expect(ssh).toContain('PrivateNetwork=no\n')
  expect(ssh).not.toContain('ReadWritePaths')
})
