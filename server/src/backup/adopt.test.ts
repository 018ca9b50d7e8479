import { expect, it } from 'vitest'
import { parseTarget } from './adopt.ts'

it('backups are found in a folder or on another machine', () => {
  expect(parseTarget('/mnt/disk')).toEqual({ kind: 'folder', path: '/mnt/disk' })
  const other = { kind: 'ssh', user: 'club', host: 'nas.example', path: '/backups' }
  expect(parseTarget('club@nas.example:/backups')).toEqual({ ...other, port: 22 })
  expect(parseTarget('club@nas.example:2222:/backups')).toEqual({ ...other, port: 2222 })
  for (const wrong of ['disk', 'nas.example:/backups', 'club@nas.example', ''])
    expect(() => parseTarget(wrong)).toThrow('neither')
})
