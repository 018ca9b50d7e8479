/** The variables of each process, as docs/guides/operators.md lists them; the same on a server and in development. */
export type Variables = Record<string, string>

type Secrets = {
  payloadSecret: string
  clientSecret: string
  formSecret: string
  purgeSecret: string
  previewSecret: string
}

/** What the processes of one club have in common. */
type Club = {
  club: string
  packDir: string
  mediaDir: string
  publicOrigin: string
  newsroomOrigin: string
  languages?: readonly string[] | undefined
  secrets: Secrets
}

const addressOf = (port: number) => `http://127.0.0.1:${port}`
const addresses = (ports: readonly number[]) => ports.map(addressOf).join()

const languageVariables = ({ languages }: Pick<Club, 'languages'>): Variables =>
  languages ? { LANGUAGES: languages.join() } : {}

/** The api never sees the newsroom's role or secret. */
export const apiVariables = (
  club: Club,
  { port, databaseUrl }: { port: number; databaseUrl: string },
): Variables => ({
  NODE_ENV: 'production',
  APP_NAME: club.club,
  API_DATABASE_URL: databaseUrl,
  CLIENT_SECRET: club.secrets.clientSecret,
  API_PORT: String(port),
  ...languageVariables(club),
})

type Site = {
  port: number
  apis: readonly number[]
  stateDir: string
  /** Where the purger tells it what has changed. */
  privatePort?: number | undefined
  /** Of the site that shows drafts. */
  preview?: { port: number; newsroomUrl?: string } | undefined
}

/** The site knows the api's address and client secret, and nothing of the database or the newsroom. */
export function siteVariables(club: Club, { port, apis, stateDir, privatePort, preview }: Site): Variables {
  const { secrets } = club
  return {
    NODE_ENV: 'production',
    APP_NAME: club.club,
    CLUB_DIR: club.packDir,
    SITE_PORT: String(port),
    PUBLIC_ORIGIN: club.publicOrigin,
    API_ORIGIN: addresses(apis),
    CLIENT_SECRET: secrets.clientSecret,
    FORM_SECRET: secrets.formSecret,
    ...languageVariables(club),
    SERVER_CONFIG_PATH: '/api/v1/server-config',
    STATE_DIR: stateDir,
    ...(privatePort ? { SITE_PRIVATE_PORT: String(privatePort), PURGE_SECRET: secrets.purgeSecret } : {}),
    ...(preview
      ? {
          PREVIEW_PORT: String(preview.port),
          PREVIEW_SECRET: secrets.previewSecret,
          NEWSROOM_ORIGIN: club.newsroomOrigin,
          ...(preview.newsroomUrl ? { NEWSROOM_URL: preview.newsroomUrl } : {}),
          MEDIA_DIR: club.mediaDir,
        }
      : {}),
  }
}

type Purger = { port: number; cacheDir: string; refreshUrl: string; sites: readonly number[] }

/** The purger knows the cache of the edge, and the secret by which the newsroom and the sites know it. */
export const purgerVariables = (
  { secrets }: Pick<Club, 'secrets'>,
  { port, cacheDir, refreshUrl, sites }: Purger,
): Variables => ({
  NODE_ENV: 'production',
  PURGER_PORT: String(port),
  PURGE_SECRET: secrets.purgeSecret,
  EDGE_CACHE_DIRS: cacheDir,
  EDGE_REFRESH_URL: refreshUrl,
  SITE_PRIVATE_URLS: addresses(sites),
})

type Newsroom = {
  databaseUrl: string
  storeDir?: string | undefined
  setupDir?: string | undefined
  /** Its processes start again when the pack has changed. */
  restartsOnNewPack?: boolean | undefined
  purgerPort?: number | undefined
  /** The port of the site's listener for drafts. */
  previewPort?: number | undefined
}

/** For the newsroom and its worker, without the owner's role, the api's role and client secret. */
export function newsroomVariables(club: Club, newsroom: Newsroom): Variables {
  const { secrets } = club
  const { databaseUrl, storeDir, setupDir, restartsOnNewPack, purgerPort, previewPort } = newsroom
  return {
    NODE_ENV: 'production',
    APP_NAME: club.club,
    CLUB_DIR: club.packDir,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: secrets.payloadSecret,
    NEWSROOM_ORIGIN: club.newsroomOrigin,
    PUBLIC_ORIGIN: club.publicOrigin,
    MEDIA_DIR: club.mediaDir,
    ...(storeDir ? { STORE_DIR: storeDir } : {}),
    ...(setupDir ? { SETUP_DIR: setupDir } : {}),
    ...(restartsOnNewPack ? { RESTARTS_ON_NEW_PACK: 'yes' } : {}),
    ...(purgerPort ? { PURGER_URLS: addressOf(purgerPort), PURGE_SECRET: secrets.purgeSecret } : {}),
    ...(previewPort ? { PREVIEW_URL: addressOf(previewPort), PREVIEW_SECRET: secrets.previewSecret } : {}),
  }
}

const ownerCommands = new Set(['migrate', 'rebuild-search'])

/** The variables of a newsroom command. Only commands that change tables get the address of the owner's role. */
export function variablesForCommand<Values extends Record<string, string | undefined>>(
  command: string,
  variables: Values,
): Values {
  if (ownerCommands.has(command)) return variables
  const { MIGRATE_DATABASE_URL: _, ...others } = variables
  return others as Values
}

/** Where the newsroom's web server listens. */
export const newsroomListenVariables = (port: number): Variables => ({
  PORT: String(port),
  HOSTNAME: '127.0.0.1',
  // Without it memory of heavy pictures stays with the process: docs/guides/operators.md.
  MALLOC_ARENA_MAX: '2',
})
