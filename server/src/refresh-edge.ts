import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { edgeFilesUnit, edgeUnit } from './club-units.ts'
import { places } from './places.ts'
import { reloadUnit, startUnits, unitStates } from './systemd.ts'

/** Of all that nginx reads when it is started or reloaded. */
export function configurationHash(folder: string = places.edge): string {
  const hash = createHash('sha256')
  const files = existsSync(folder) ? [folder, ...clubFolders(folder)].flatMap(configurationFiles) : []
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

const configurationFiles = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.conf'))
    .sort()
    .map((name) => path.join(folder, name))

function clubFolders(folder: string): string[] {
  const clubs = path.join(folder, 'clubs')
  return existsSync(clubs)
    ? readdirSync(clubs)
        .sort()
        .map((name) => path.join(clubs, name))
    : []
}

/**
 * Gives the edge the scripts of the release that runs. nginx is told to read its configuration again only if that has
 * changed: a reload closes idle connections, and a request that is just being sent on one of them is lost.
 */
export async function refreshEdge(): Promise<void> {
  const [state] = await unitStates([edgeUnit])
  if (state?.active !== 'active') {
    await startUnits(edgeUnit)
    return
  }
  const before = configurationHash()
  await startUnits(edgeFilesUnit)
  if (configurationHash() !== before) await reloadUnit(edgeUnit)
}
