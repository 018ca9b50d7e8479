import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfiguration, type EdgeSettings } from './configuration.ts'
import { readSettings } from './read-settings.ts'

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

/** Writes everything that nginx needs; its cache, logs and pid file go to the same folder. */
export function writeEdge(folder: string, settings: EdgeSettings): void {
  const read = (name: string) => readFileSync(path.join(source, name), 'utf8')
  const sources = { template: read('nginx.conf'), unavailable: read('unavailable.html') }
  const modules = existsSync(brotliModule) ? { brotliModule } : {}
  mkdirSync(path.join(folder, 'temp'), { recursive: true })
  for (const name of ['security-headers.conf', 'unavailable.html', 'refused.html']) {
    copyFileSync(path.join(source, name), path.join(folder, name))
  }
  writeFileSync(path.join(folder, 'nginx.conf'), buildConfiguration({ ...modules, ...settings }, sources))
}

// Run as a program it writes a deployment's configuration; for the variables see docs/guides/operators.md.
if (import.meta.main) {
  try {
    const { folder, ...settings } = readSettings(process.env)
    writeEdge(folder, settings)
    process.stdout.write(`${nginx} ${edgeArguments(folder).join(' ')}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
