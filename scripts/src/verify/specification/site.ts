import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { addressOf, demoPack, type Environment, systemEnvironment } from '../../club-environment.ts'
import { freePort } from '../../free-port.ts'
import { state } from '../../paths.ts'
import type { Command } from '../../processes.ts'
import type { SiteBuild } from '../../site-build.ts'
import { clientSecret } from './backend.ts'

const folder = path.join(state, 'specification')

/** The environment of a production site on another back end. */
export async function siteEnvironment(backend: string): Promise<Environment> {
  const port = await freePort()
  return {
    ...systemEnvironment(),
    NODE_ENV: 'production',
    APP_NAME: 'solymok',
    CLUB_DIR: demoPack('solymok'),
    SITE_PORT: String(port),
    PUBLIC_ORIGIN: addressOf(port),
    API_ORIGIN: backend,
    CLIENT_SECRET: clientSecret,
    FORM_SECRET: 'the-secret-of-forms-of-this-check',
    CAPTCHA_SITE_KEY: 'a-key-of-this-check',
    SERVER_CONFIG_PATH: '/api/v1/server-config',
  }
}

/** An empty folder for the state and log of one start. */
export function emptyFolder(name: string): string {
  const emptied = path.join(folder, name)
  rmSync(emptied, { recursive: true, force: true })
  mkdirSync(emptied, { recursive: true })
  return emptied
}

export const siteCommand = (build: SiteBuild, env: Environment, log: string): Command => ({
  name: 'site',
  command: process.execPath,
  args: [build.server],
  env,
  log,
})
