import path from 'node:path'
import { severalClubs } from '@palank/club-pack/several-clubs'

export type PurgerSettings = {
  host: string
  port: number
  secret: string
  cacheDirs: string[]
  /** The edge's private listener. */
  refreshUrl: URL
  /** The private listeners of the sites. */
  siteUrls: string[]
  /** Where Prometheus reads; nowhere without a port. */
  metrics?: { METRICS_PORT: number | undefined; METRICS_HOST: string }
  /** Which one is meant, for an edge or sites of several clubs, and its name in the log. */
  club?: { name: string; publicHost: string }
}

const list = (value: string): string[] => value.split(',').flatMap((part) => part.trim() || [])
const isHttp = (value: string) => URL.parse(value)?.protocol === 'http:'

/** Reports every invalid or missing variable at once. */
export function readPurgerSettings(source: Record<string, string | undefined>): PurgerSettings {
  const problems: string[] = []
  const text = (name: string, isValid: (value: string) => boolean, rule: string): string => {
    const value = source[name]?.trim() ?? ''
    if (!value) problems.push(`${name}: is missing`)
    else if (!isValid(value)) problems.push(`${name}: ${rule}`)
    return value
  }
  const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 65_536
  const port = text('PURGER_PORT', isPort, 'must be a port')
  const secret = text('PURGE_SECRET', (value) => value.length >= 24, 'must have at least 24 characters')
  const cacheDirs = text(
    'EDGE_CACHE_DIRS',
    (value) => list(value).every(path.isAbsolute),
    'must be absolute paths, comma-separated',
  )
  const refreshUrl = text('EDGE_REFRESH_URL', isHttp, 'must be an http address')
  const siteUrls = text(
    'SITE_PRIVATE_URLS',
    (value) => list(value).every(isHttp),
    'must be http addresses, comma-separated',
  )
  const metricsPort = source.METRICS_PORT?.trim()
  if (metricsPort && !isPort(metricsPort)) problems.push('METRICS_PORT: must be a port')
  if (problems.length > 0)
    throw new Error(`purger: invalid environment variables\n  ${problems.join('\n  ')}`)
  return {
    host: source.PURGER_HOST?.trim() || '127.0.0.1',
    port: Number(port),
    secret,
    cacheDirs: list(cacheDirs),
    refreshUrl: new URL(refreshUrl),
    siteUrls: list(siteUrls),
    metrics: {
      METRICS_PORT: metricsPort ? Number(metricsPort) : undefined,
      METRICS_HOST: source.METRICS_HOST?.trim() || '127.0.0.1',
    },
  }
}

/** Of the process, also where it serves several clubs. */
const processNames = [
  'EDGE_CACHE_DIRS',
  'EDGE_REFRESH_URL',
  'METRICS_HOST',
  'METRICS_PORT',
  'PURGER_HOST',
  'PURGER_PORT',
]

/** A purger of one club beside an edge of several says by PUBLIC_ORIGIN which one it means. */
function clubOf({ APP_NAME: name, PUBLIC_ORIGIN = '' }: Record<string, string | undefined>) {
  const publicHost = URL.parse(PUBLIC_ORIGIN)?.host
  return name && publicHost ? { club: { name, publicHost } } : {}
}

/** One for each club of APP_NAME; of several clubs each has a folder of its name in the cache. */
export function readAllPurgerSettings(source: Record<string, string | undefined>): PurgerSettings[] {
  const clubs = severalClubs(source, processNames, readPurgerSettings)
  if (!clubs) return [{ ...readPurgerSettings(source), ...clubOf(source) }]
  return clubs.map(({ name, host, env }) => ({
    ...env,
    cacheDirs: env.cacheDirs.map((folder) => path.join(folder, name)),
    club: { name, publicHost: host },
  }))
}
