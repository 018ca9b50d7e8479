import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Call before anything else of the server is imported, as its places are decided then: all of them are below this
 * folder, and not on the machine itself.
 */
export function makeServerRoot(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'palank-server-'))
  // The user postgres must get through.
  chmodSync(root, 0o755)
  process.env.PALANK_ROOT = root
  return root
}
