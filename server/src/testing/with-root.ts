import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'

/** Every test of the file has a machine of its own below a new folder; nothing is written to this one. */
export function useServerRoot(): { at: (...parts: string[]) => string } {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'palank-server-'))
    for (const folder of ['etc/palank', 'var/lib/palank/releases'])
      mkdirSync(path.join(root, folder), { recursive: true })
    vi.stubEnv('PALANK_ROOT', root)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(root, { recursive: true, force: true })
  })
  return { at: (...parts) => path.join(root, ...parts) }
}
