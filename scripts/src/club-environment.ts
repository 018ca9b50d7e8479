import path from 'node:path'
import type { ClubDatabase } from '@palank/server/club-secrets'
import {
  apiVariables,
  newsroomListenVariables,
  newsroomVariables,
  purgerVariables,
  siteVariables,
  variablesForCommand,
} from '@palank/server/process-variables'
import { root } from './paths.ts'

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

/** Set by scripts/at-time. */
const clock = [
  'LD_PRELOAD',
  'FAKETIME',
  'FAKETIME_DONT_FAKE_MONOTONIC',
  'FAKETIME_FORCE_MONOTONIC_FIX',
  'NO_FAKE_STAT',
]

/** The variables of the shell that every process needs; none of its secrets. */
export function systemEnvironment(): Environment {
  const passed: Environment = { NEXT_TELEMETRY_DISABLED: '1' }
  for (const name of ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'CI', 'PALANK_RUN', ...clock]) {
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

const clubOf = (setting: ClubSetting) => ({
  club: setting.club,
  packDir: path.resolve(setting.packDir),
  mediaDir: path.resolve(setting.mediaDir),
  publicOrigin: addressOf(setting.ports.edge),
  newsroomOrigin: addressOf(setting.ports.newsroom),
  languages: setting.languages ?? process.env.LANGUAGES?.split(','),
  secrets: setting.database.secrets,
})

export function apiEnvironment(setting: ClubSetting): Environment {
  const { database, ports, season } = setting
  return {
    ...systemEnvironment(),
    ...apiVariables(clubOf(setting), { port: ports.api, databaseUrl: database.apiUrl }),
    ...fromShell(captcha),
    ...(season ? { CURRENT_SEASON: String(season) } : {}),
  }
}

export function siteEnvironment(setting: ClubSetting, stateDir: string): Environment {
  const { ports, purging, preview } = setting
  const site = {
    port: ports.site,
    apis: [ports.api],
    stateDir: path.resolve(stateDir),
    privatePort: purging?.sitePrivate,
    preview: preview ? { port: preview } : undefined,
  }
  return {
    ...systemEnvironment(),
    ...siteVariables(clubOf(setting), site),
    ...fromShell(['CAPTCHA_SITE_KEY', 'CAPTCHA_SCRIPT_URL']),
  }
}

export function purgerEnvironment(
  { database }: ClubSetting,
  { purger, refresh, sitePrivate }: PurgingPorts,
  edgeDir: string,
): Environment {
  const cacheDir = path.resolve(edgeDir, 'cache')
  const ports = { port: purger, cacheDir, refreshUrl: addressOf(refresh), sites: [sitePrivate] }
  return { ...systemEnvironment(), ...purgerVariables(database, ports) }
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

/** For the newsroom and its worker. */
export function newsroomEnvironment(setting: ClubSetting): Environment {
  const { database, purging, preview, setupDir, restartsOnNewPack, hasDemoUsers } = setting
  const newsroom = {
    databaseUrl: database.newsroomUrl,
    setupDir: setupDir && path.resolve(setupDir),
    restartsOnNewPack,
    purgerPort: purging?.purger,
    previewPort: preview,
  }
  return {
    ...systemEnvironment(),
    ...newsroomVariables(clubOf(setting), newsroom),
    ...fromShell(['SMTP_URL', 'MAIL_FROM', 'JOIN_MAIL_TO']),
    ...(hasDemoUsers ? { ALLOW_DEMO_USERS: 'yes' } : {}),
  }
}

/** For a command of the newsroom. */
export function commandEnvironment(setting: ClubSetting, command: string): Environment {
  const variables = { ...newsroomEnvironment(setting), MIGRATE_DATABASE_URL: setting.database.ownerUrl }
  return variablesForCommand(command, variables)
}

/** The newsroom's web server also needs an address to listen on. */
export function newsroomServerEnvironment(setting: ClubSetting): Environment {
  return { ...newsroomEnvironment(setting), ...newsroomListenVariables(setting.ports.newsroom) }
}

export const addressOf = (port: number) => `http://127.0.0.1:${port}`
