import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { configurationHash } from './refresh-edge.ts'

test('only what nginx reads tells one configuration from another', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-'))
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  mkdirSync(path.join(folder, 'clubs/vidrak'), { recursive: true })
  write('nginx.conf', 'a')
  write('clubs/vidrak/refresh.conf', 'b')
  const before = configurationHash(folder)
  write('access.log', 'a line')
  expect(configurationHash(folder)).toBe(before)
  write('clubs/vidrak/refresh.conf', 'c')
  const changed = configurationHash(folder)
  expect(changed).not.toBe(before)
  write('nginx.conf', 'd')
  expect(configurationHash(folder)).not.toBe(changed)
})
