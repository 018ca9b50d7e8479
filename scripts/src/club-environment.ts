import path from 'node:path'
import { root } from './paths.ts'
import type { ClubDatabase } from './provision.ts'

export const clubs = ['solymok', 'hiuzok'] as const
export type Club = (typeof clubs)[number]

/** The pack of a demo club. */
export const demoPack = (club: Club): string => path.join(root, 'demo/clubs', club)

const defaultBase: Record<Club, number> = { solymok: 4100, hiuzok: 4200 }

export function readClub(name: string | undefined): Club {
  const club = clubs.find((known) => known === (name || 'solymok'))
  if (!club) throw new Error(`APP_NAME is ${name}; it must be one of ${clubs.join(', ')}`)
  return club
}

/** Visitors open the edge. */
export type Ports = { edge: number; site: number; api: number; newsroom: number; database: number }

export function portsFrom(portBase: string | number): Ports {
  const base = Number(portBase)
  if (!Number.isInteger(base) || base < 1024 || base > 65_525) {
    throw new Error(`PORT_BASE is ${portBase}; it must be a whole number between 1024 and 65525`)
  }
  return { edge: base, site: base + 3, api: base + 1, newsroom: base + 2, database: base + 9 }
}

export const portsOf = (club: Club, portBase: string | undefined): Ports =>
  portsFrom(portBase || defaultBase[club])

/** Private ports by which a change in the newsroom reaches the cached pages. */
export type PurgingPorts = { purger: number; refresh: number; sitePrivate: number }

export const purgingPorts = ({ edge }: Pick<Ports, 'edge'>): PurgingPorts => ({
  refresh: edge + 5,
  sitePrivate: edge + 6,
  purger: edge + 7,
})

/** Where the newsroom reaches the site's drafts. */
export const previewPort = ({ edge }: Pick<Ports, 'edge'>): number => edge + 8

/** Where the site in development is opened: a port of its own, so that it can run beside a demo. */
export const devPort = ({ edge }: Pick<Ports, 'edge'>): number => edge + 4

export type Environment = Record<string, string>

/** The variables of the shell that every process needs; none of its secrets. */
export function systemEnvironment(): Environment {
  const passed: Environment = { NEXT_TELEMETRY_DISABLED: '1' }
  for (const name of ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'CI', 'PALANK_RUN']) {
    const value = process.env[name]
    if (value !== undefined) passed[name] = value
  }
  return passed
}

export type ClubSetting = {
  club: string
  database: ClubDatabase
  ports: Ports
  mediaDir: string
  /** The current season, where it is not the configuration's default. */
  season?: number
  /** The port of the site's listener for drafts, where there is one. */
  preview?: number
  /** Only for the processes of the demo itself: two sites cannot share these ports. */
  purging?: PurgingPorts
  /** The folder of the club's pack. */
  packDir: string
  /** The languages of the club's pack, where they are not those of LANGUAGES. */
  languages?: readonly string[]
  /** Where the newsroom finds the link and the draft of the set-up. */
  setupDir?: string
  /** Its processes start again when the pack has changed. */
  restartsOnNewPack?: boolean
  /** Its database has the demo's users, whose passwords everybody knows. */
  hasDemoUsers?: boolean
}

const captcha = ['SECRET', 'VERIFY_URL', 'ACTION', 'MIN_SCORE', 'TIMEOUT_MS'].map((end) => `CAPTCHA_${end}`)

/** Those of these variables that the shell sets. */
function fromShell(names: string[]): Environment {
  const pairs = names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))
  return Object.fromEntries(pairs)
}

/** The pack's languages, or those of the shell. */
const languageEnvironment = ({ languages }: ClubSetting): Environment =>
  languages ? { LANGUAGES: languages.join() } : fromShell(['LANGUAGES'])

/** The api never sees the newsroom's role or secret. */
export function apiEnvironment(setting: ClubSetting): Environment {
  const { club, database, ports, season } = setting
  return {
    ...systemEnvironment(),
    NODE_ENV: 'production',
    APP_NAME: club,
    API_DATABASE_URL: database.apiUrl,
    CLIENT_SECRET: database.secrets.clientSecret,
    API_PORT: String(ports.api),
    ...fromShell(captcha),
    ...languageEnvironment(setting),
    ...(season ? { CURRENT_SEASON: String(season) } : {}),
  }
}

/** The site knows the api's address and client secret, and nothing of the database or the newsroom. */
export function siteEnvironment(setting: ClubSetting, stateDir: string): Environment {
  const { club, packDir, database, ports, mediaDir, purging, preview } = setting
  return {
    ...systemEnvironment(),
    NODE_ENV: 'production',
    APP_NAME: club,
    CLUB_DIR: path.resolve(packDir),
    SITE_PORT: String(ports.site),
    PUBLIC_ORIGIN: addressOf(ports.edge),
    API_ORIGIN: addressOf(ports.api),
    CLIENT_SECRET: database.secrets.clientSecret,
    FORM_SECRET: database.secrets.formSecret,
    ...fromShell(['CAPTCHA_SITE_KEY', 'CAPTCHA_SCRIPT_URL']),
    ...languageEnvironment(setting),
    SERVER_CONFIG_PATH: '/api/v1/server-config',
    STATE_DIR: path.resolve(stateDir),
    ...(purging
      ? { SITE_PRIVATE_PORT: String(purging.sitePrivate), PURGE_SECRET: database.secrets.purgeSecret }
      : {}),
    ...(preview
      ? {
          PREVIEW_PORT: String(preview),
          PREVIEW_SECRET: database.secrets.previewSecret,
          NEWSROOM_ORIGIN: addressOf(ports.newsroom),
          MEDIA_DIR: path.resolve(mediaDir),
        }
      : {}),
  }
}

/** The purger knows the cache of the edge, and the secret by which the newsroom and the sites know it. */
export function purgerEnvironment(
  { database }: ClubSetting,
  { purger, refresh, sitePrivate }: PurgingPorts,
  edgeDir: string,
): Environment {
  return {
    ...systemEnvironment(),
    NODE_ENV: 'production',
    PURGER_PORT: String(purger),
    PURGE_SECRET: database.secrets.purgeSecret,
    EDGE_CACHE_DIRS: path.resolve(edgeDir, 'cache'),
    EDGE_REFRESH_URL: addressOf(refresh),
    SITE_PRIVATE_URLS: addressOf(sitePrivate),
  }
}

/** The site in development has no edge before it. */
export function devSiteEnvironment(setting: ClubSetting, stateDir: string): Environment {
  const port = devPort(setting.ports)
  return {
    ...siteEnvironment({ ...setting, ports: { ...setting.ports, site: port, edge: port } }, stateDir),
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
  }
}

/** For the newsroom and its worker, without the owner's role, the api's role and client secret. */
export function newsroomEnvironment(setting: ClubSetting): Environment {
  const {
    club,
    packDir,
    database,
    ports,
    mediaDir,
    purging,
    preview,
    setupDir,
    restartsOnNewPack,
    hasDemoUsers,
  } = setting
  return {
    ...systemEnvironment(),
    NODE_ENV: 'production',
    APP_NAME: club,
    CLUB_DIR: path.resolve(packDir),
    DATABASE_URL: database.newsroomUrl,
    PAYLOAD_SECRET: database.secrets.payloadSecret,
    NEWSROOM_ORIGIN: addressOf(ports.newsroom),
    PUBLIC_ORIGIN: addressOf(ports.edge),
    MEDIA_DIR: path.resolve(mediaDir),
    ...fromShell(['SMTP_URL', 'MAIL_FROM', 'JOIN_MAIL_TO']),
    ...(setupDir ? { SETUP_DIR: path.resolve(setupDir) } : {}),
    ...(restartsOnNewPack ? { RESTARTS_ON_NEW_PACK: 'yes' } : {}),
    ...(hasDemoUsers ? { ALLOW_DEMO_USERS: 'yes' } : {}),
    ...(purging
      ? { PURGER_URLS: addressOf(purging.purger), PURGE_SECRET: database.secrets.purgeSecret }
      : {}),
    ...(preview ? { PREVIEW_URL: addressOf(preview), PREVIEW_SECRET: database.secrets.previewSecret } : {}),
  }
}

/** Commands also migrate and rebuild, which only the owner's role may do. */
export function commandEnvironment(setting: ClubSetting): Environment {
  return { ...newsroomEnvironment(setting), MIGRATE_DATABASE_URL: setting.database.ownerUrl }
}

/** The newsroom's web server also needs an address to listen on. */
export function newsroomServerEnvironment(setting: ClubSetting): Environment {
  return {
    ...newsroomEnvironment(setting),
    PORT: String(setting.ports.newsroom),
    HOSTNAME: '127.0.0.1',
    // Without it memory of heavy pictures stays with the process: docs/guides/operators.md.
    MALLOC_ARENA_MAX: '2',
  }
}

export const addressOf = (port: number) => `http://127.0.0.1:${port}`
