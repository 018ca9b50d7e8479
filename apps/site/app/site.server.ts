import type { Logger } from 'pino'
import { startCalls } from './api/calls.server.ts'
import { createClient } from './api/client.server.ts'
import { loadConfiguration } from './api/configuration.server.ts'
import type { BrandId } from './brand/brands.ts'
import type { Env } from './env.server.ts'

export type Site = { brand: BrandId; origin: string; version: string; log: Logger }

let started: Site | undefined

export function site(): Site {
  if (!started) throw new Error('the site has not been started')
  return started
}

/** Loads the configuration and readies the calls; fails, with a log line, when there is no configuration. */
export async function startSite(env: Env, log: Logger, filesDir: string, version: string): Promise<Site> {
  const config = await loadConfiguration({
    ...{ log, filesDir, configPath: env.SERVER_CONFIG_PATH, apiOrigin: env.API_ORIGIN },
    ...{ secret: env.CLIENT_SECRET, stateDir: env.STATE_DIR },
  })
  const { API_ORIGIN: origin, PUBLIC_ORIGIN: publicOrigin, CLIENT_SECRET: secret } = env
  startCalls(createClient({ origin, publicOrigin, secret, log }), config, log)
  started = { brand: env.APP_NAME, origin: env.PUBLIC_ORIGIN, version, log }
  return started
}
