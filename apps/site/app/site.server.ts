import { randomBytes } from 'node:crypto'
import type { ServerConfig } from '@palank/contract/config'
import type { Logger } from 'pino'
import { startCalls } from './api/calls.server.ts'
import { type Client, createClient } from './api/client.server.ts'
import { loadConfiguration } from './api/configuration.server.ts'
import type { BrandId } from './brand/brands.ts'
import type { Env } from './env.server.ts'
import { type ClubLanguages, clubLanguages } from './i18n/club-languages.ts'

export type Site = {
  brand: BrandId
  origin: string
  /** What the configuration makes available, its default first. */
  languages: ClubLanguages
  version: string
  log: Logger
  /** Seals what a form carries. */
  formSecret: string
  /** Where visitors are told from robots; nowhere while no key is set. */
  captcha: { siteKey: string; script: string } | null
  client: Client
  config: ServerConfig
}

let started: Site | undefined

export function site(): Site {
  if (!started) throw new Error('the site has not been started')
  return started
}

/** A secret of the process's own does until a restart, and for one process alone. */
function formSecretOf({ FORM_SECRET }: Env, log: Logger): string {
  if (FORM_SECRET) return FORM_SECRET
  log.warn('FORM_SECRET is not set: a form that is open during a restart has to be sent again')
  return randomBytes(32).toString('base64url')
}

function captchaOf({ CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SCRIPT_URL: script }: Env, log: Logger) {
  if (siteKey) return { siteKey, script }
  log.warn('CAPTCHA_SITE_KEY is not set: the join form runs without a captcha')
  return null
}

/** The edge cannot ask for the configuration, so its setting and what the configuration says may part ways. */
function languagesOf(configured: ClubLanguages, { LANGUAGES }: Env, log: Logger): ClubLanguages {
  if (configured.join() !== LANGUAGES.join())
    log.error(
      { configuration: configured.join(), LANGUAGES: LANGUAGES.join() },
      'LANGUAGES is not what the configuration says: the edge may lead to a home that is not there',
    )
  return configured
}

/** Loads the configuration and readies the calls; fails, with a log line, when there is no configuration. */
export async function createSite(env: Env, log: Logger, filesDir: string, version: string): Promise<Site> {
  const config = await loadConfiguration({
    log,
    filesDir,
    configPath: env.SERVER_CONFIG_PATH,
    apiOrigin: env.API_ORIGIN,
    secret: env.CLIENT_SECRET,
    stateDir: env.STATE_DIR,
  })
  const { API_ORIGIN: origin, PUBLIC_ORIGIN: publicOrigin, CLIENT_SECRET: secret } = env
  const client = createClient({ origin, publicOrigin, secret, log })
  startCalls(client, config, log)
  started = {
    brand: env.APP_NAME,
    origin: env.PUBLIC_ORIGIN,
    languages: languagesOf(clubLanguages(config), env, log),
    version,
    log,
    formSecret: formSecretOf(env, log),
    captcha: captchaOf(env, log),
    client,
    config,
  }
  return started
}
