import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addressOf, demoPack, systemEnvironment } from '@palank/scripts/club-environment'
import { freePort } from '@palank/scripts/free-port'
import { state } from '@palank/scripts/paths'
import { startProcess, untilAnswering } from '@palank/scripts/processes'
import { copySite } from '@palank/scripts/site-copy'

export type DevSite = {
  origin: string
  /** Edits a file of the copy; the path is relative to the root of the repository. */
  edit: (file: string, pattern: RegExp, replacement: string) => void
  stop: () => Promise<void>
}

/** Starts the dev server on the demo's api, from a copy of the sources that a test may edit. */
export async function startDevSite(): Promise<DevSite> {
  const folder = path.join(state, 'hot-reload')
  rmSync(folder, { recursive: true, force: true })
  const site = copySite(folder)
  const port = await freePort()
  const origin = addressOf(port)
  const { API: api = '', CLIENT_SECRET: secret = '' } = process.env
  const server = startProcess({
    name: 'dev site',
    command: process.execPath,
    args: [path.join(site, 'server/dev.ts')],
    cwd: site,
    env: {
      ...systemEnvironment(),
      NODE_ENV: 'development',
      APP_NAME: 'solymok',
      CLUB_DIR: demoPack('solymok'),
      SITE_PORT: String(port),
      PUBLIC_ORIGIN: origin,
      API_ORIGIN: api,
      CLIENT_SECRET: secret,
      SERVER_CONFIG_PATH: '/api/v1/server-config',
      LOG_LEVEL: 'warn',
    },
    log: path.join(state, 'hot-reload.log'),
  })
  await untilAnswering(`${origin}/readyz`, 90).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  const edit: DevSite['edit'] = (file, pattern, replacement) => {
    const target = path.join(folder, file)
    const source = readFileSync(target, 'utf8')
    if (!pattern.test(source)) throw new Error(`${file} does not match ${pattern}`)
    writeFileSync(target, source.replace(pattern, replacement))
  }
  return { origin, edit, stop: server.stop }
}
