import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  buildConfiguration,
  type ClubsEdgeSettings,
  type EdgeSettings,
  errorPages,
  foldersOf,
} from './configuration.ts'
import { keepAssets } from './kept-assets.ts'
import { readAllSettings } from './read-settings.ts'

const source = fileURLToPath(new URL('../', import.meta.url))
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export const nginx = '/usr/sbin/nginx'

/** nginx arguments for a folder filled by writeEdge. */
export const edgeArguments = (folder: string): string[] => [
  '-p',
  `${folder}/`,
  '-e',
  'stderr',
  '-c',
  path.join(folder, 'nginx.conf'),
]

const tmpfsType = 0x01021994

/** A folder in memory that nginx creates when it starts; only root may write to /run. */
function memoryFolder(folder: string): { tempDir?: string } {
  const uid = process.getuid?.()
  const parents = uid === 0 ? ['/run', '/dev/shm'] : ['/dev/shm']
  const parent = parents.find((name) => existsSync(name) && statfsSync(name).type === tmpfsType)
  const hash = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 12)
  return parent ? { tempDir: path.join(parent, `palank-edge-${uid}-${hash}`) } : {}
}

/** Writes everything that nginx needs; its cache, logs and pid file go to the same folder. */
export function writeEdge(folder: string, settings: EdgeSettings | ClubsEdgeSettings): void {
  const read = (name: string) => readFileSync(path.join(source, name), 'utf8')
  const defaults = { ...(existsSync(brotliModule) ? { brotliModule } : {}), ...memoryFolder(folder) }
  const files = buildConfiguration({ ...defaults, ...settings }, read)
  for (const name of foldersOf(settings)) mkdirSync(path.join(folder, name), { recursive: true })
  keepAssets(path.join(settings.clientDir, 'assets'), path.join(folder, 'kept'))
  for (const name of errorPages) copyFileSync(path.join(source, name), path.join(folder, name))
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text)
}

// Run as a program it writes a deployment's configuration; for the variables see docs/guides/operators.md.
if (import.meta.main) {
  try {
    const { folder, ...settings } = readAllSettings(process.env)
    writeEdge(folder, settings)
    process.stdout.write(`${nginx} ${edgeArguments(folder).join(' ')}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
