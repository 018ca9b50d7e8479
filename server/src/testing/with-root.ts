import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { vi } from 'vitest'

/** A module that finds every place of the server below a new folder, since places are read once. */
export async function importWithRoot<Module>(
  load: () => Promise<Module>,
): Promise<Module & { root: string }> {
  const root = mkdtempSync(path.join(tmpdir(), 'palank-server-'))
  for (const folder of ['etc/palank', 'var/lib/palank/releases'])
    mkdirSync(path.join(root, folder), { recursive: true })
  vi.stubEnv('PALANK_ROOT', root)
  vi.resetModules()
  const module = await load()
  vi.unstubAllEnvs()
  vi.resetModules()
  return { ...module, root }
}
