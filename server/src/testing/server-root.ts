import { chmodSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** In memory if possible: a restore writes every file through to the disk. */
const inMemory = '/dev/shm'

/** From now on all places of the server are below this folder, and not on the machine itself. */
export function makeServerRoot(folder = existsSync(inMemory) ? inMemory : tmpdir()): string {
  const root = mkdtempSync(path.join(folder, 'palank-server-'))
  // The user postgres must get through.
  chmodSync(root, 0o755)
  process.env.PALANK_ROOT = root
  return root
}
