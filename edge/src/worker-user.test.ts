import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { workerUser } from './worker-user.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'palank-user-'))
const inner = path.join(folder, 'files')
mkdirSync(inner)
afterEach(() => {
  vi.restoreAllMocks()
  chmodSync(folder, 0o700)
})
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

describe("the workers' user", () => {
  test('is unset when nginx is not started by root', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(1000)
    expect(workerUser([inner])).toBeUndefined()
  })

  test('is www-data where it can read the served files, else root', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(0)
    expect(workerUser([inner])).toBe('root')
    chmodSync(folder, 0o711)
    chmodSync(inner, 0o755)
    expect(workerUser([inner])).toBe('www-data')
    chmodSync(inner, 0o711)
    expect(workerUser([inner])).toBe('root')
  })
})
