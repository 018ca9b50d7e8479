import { expect, it } from 'vitest'
import { repositoryArguments } from './restic.ts'

it('another machine is reached by one key, and only if it is the one that was seen at set-up', () => {
  const target = { kind: 'ssh' as const, host: 'other.example', user: 'club', path: '/backups', port: 2222 }
  const [, repository, , option = ''] = repositoryArguments(target)
  expect(repository).toBe('sftp:club@other.example:/backups/files')
  expect(option).toMatch(/^sftp\.command=ssh -i \S+ssh-key -p 2222 .*club@other\.example -s sftp$/)
  expect(option).toContain('StrictHostKeyChecking=yes')
  expect(option).toContain('IdentitiesOnly=yes')
})

it('a folder is a folder', () => {
  expect(repositoryArguments({ kind: 'folder', path: '/mnt/disk' })).toEqual(['--repo', '/mnt/disk/files'])
})
