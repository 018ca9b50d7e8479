import { randomBytes } from 'node:crypto'
import { chosenPack } from '@palank/club-pack/chosen-pack'
import type { ServerConfig } from '@palank/contract/config'
import type { Logger } from 'pino'
import { type AnswerOutcome, type Client, createClient } from './api/client.server.ts'
import { loadConfiguration } from './api/configuration.server.ts'
import { type ClubBrand, createBrand } from './brand/create-brand.server.ts'
import { type ClientAssets, readClientAssets } from './document/client-assets.server.ts'
import type { Env } from './env.server.ts'
import { type ClubLanguages, clubLanguages } from './i18n/club-languages.ts'
import { createRenderHealth, type RenderHealth } from './render-health.server.ts'

export type Site = ClubBrand & {
  origin: string
  /** Those of the configuration, the default first. */
  languages: ClubLanguages
  version: string
  /** The version of the client build, which the browser knows too; null in development. */
  buildId: string | null
  log: Logger
  /** Signs the join form's token. */
  formSecret: string
  /** Null while no key is set. */
  captcha: { siteKey: string; script: string } | null
  client: Client
  config: ServerConfig
  renders: RenderHealth
  /** Null in development, where Vite serves the sources. */
  clientAssets: ClientAssets | null
}

/** A random secret is good until the restart of the one process that has it. */
function formSecretOf({ FORM_SECRET }: Env, log: Logger): string {
  if (FORM_SECRET) return FORM_SECRET
  log.warn('FORM_SECRET is not set: a form opened before a restart has to be sent again')
  return randomBytes(32).toString('base64url')
}

function captchaOf({ CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SCRIPT_URL: script }: Env, log: Logger) {
  if (siteKey) return { siteKey, script }
  log.warn('CAPTCHA_SITE_KEY is not set: the join form runs without a captcha')
  return null
}

/** The edge has the languages from its environment, which may differ from the configuration. */
function languagesOf(configured: ClubLanguages, { LANGUAGES }: Env, log: Logger): ClubLanguages {
  if (configured.join() !== LANGUAGES.join())
    log.error(
      { configuration: configured.join(), LANGUAGES: LANGUAGES.join() },
      'LANGUAGES differs from the configuration: the edge may redirect to a missing home page',
    )
  return configured
}

/** The club's pack; throws with all that is wrong with it. */
async function loadClub(env: Env, log: Logger): Promise<ClubBrand> {
  const { pack, warnings } = chosenPack(env)
  for (const warning of warnings) log.warn(`the club’s pack: ${warning}`)
  return createBrand(pack)
}

export type SiteOptions = {
  env: Env
  log: Logger
  /** The folder of the files that the site ships. */
  filesDir: string
  /** The club's host, where the api serves several clubs and tells them apart by it. */
  apiHost?: string | undefined
  /** Told where each answer of the api came from. */
  countAnswer?: ((outcome: AnswerOutcome) => void) | undefined
  version: string
  buildId: string
}

/** One build, whose files do not change while the process runs, serves all clubs of it. */
const assetsIn = new Map<string, ClientAssets | null>()
function clientAssetsIn(filesDir: string): ClientAssets | null {
  const assets = assetsIn.get(filesDir) ?? readClientAssets(filesDir)
  assetsIn.set(filesDir, assets)
  return assets
}

/** Loads the configuration and creates the api's client; throws if there is no configuration. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { env, log, filesDir, apiHost, countAnswer, version, buildId } = options
  const club = await loadClub(env, log)
  const clientAssets = clientAssetsIn(filesDir)
  const config = await loadConfiguration({
    log,
    filesDir,
    configPath: env.SERVER_CONFIG_PATH,
    apiOrigins: env.API_ORIGIN,
    apiHost,
    secret: env.CLIENT_SECRET,
    stateDir: env.STATE_DIR,
  })
  const client = createClient({
    origins: env.API_ORIGIN,
    apiHost,
    publicOrigin: env.PUBLIC_ORIGIN,
    secret: env.CLIENT_SECRET,
    stateDir: env.STATE_DIR,
    cacheBytes: env.SITE_CACHE_MB * 1024 * 1024,
    log,
    countAnswer,
  })
  return {
    ...club,
    origin: env.PUBLIC_ORIGIN,
    languages: languagesOf(clubLanguages(config), env, log),
    version,
    buildId: clientAssets && buildId,
    log,
    formSecret: formSecretOf(env, log),
    captcha: captchaOf(env, log),
    client,
    config,
    renders: createRenderHealth(),
    clientAssets,
  }
}
