import { type HostedClub, severalClubs } from '@palank/club-pack/several-clubs'
import { languagesIn } from '@palank/routes'
import type { ClubsEdgeSettings, EdgeSettings } from './configuration.ts'

type Source = Record<string, string | undefined>

/** Reports every invalid or missing variable at once. */
export function readSettings(source: Source): EdgeSettings & { folder: string } {
  const problems: string[] = []
  const text = (name: string): string => {
    const value = source[name]?.trim() ?? ''
    if (!value) problems.push(`${name}: is missing`)
    return value
  }
  const folder = (name: string): string => {
    const value = text(name)
    if (value && !value.startsWith('/')) problems.push(`${name}: must be an absolute path`)
    return value
  }
  const list = (value: string | undefined): string[] =>
    (value ?? '').split(',').flatMap((part) => part.trim() || [])
  const origin = (name: string): string => {
    const value = text(name)
    const url = URL.parse(value)
    if (value && !/^https?:$/.test(url?.protocol ?? ''))
      problems.push(`${name}: must be an http or https address`)
    return url?.origin ?? ''
  }
  const { TLS_CERTIFICATE, TLS_KEY, EDGE_USER } = source
  const { EDGE_REFRESH_LISTEN, EDGE_INNER_LISTEN, EDGE_CACHE_SIZE, EDGE_CACHE_MIN_FREE, EDGE_TEMP_DIR } =
    source
  if (Boolean(TLS_CERTIFICATE) !== Boolean(TLS_KEY))
    problems.push('TLS_CERTIFICATE, TLS_KEY: set both or neither')
  const { EDGE_STATUS_LISTEN, EDGE_LOG, ACME_ROOT, APP_NAME } = source
  const { NEWSROOM_HOST, NEWSROOM_ADDRESS, NEWSROOM_TLS_CERTIFICATE, NEWSROOM_TLS_KEY } = source
  if (Boolean(NEWSROOM_HOST) !== Boolean(NEWSROOM_ADDRESS))
    problems.push('NEWSROOM_HOST, NEWSROOM_ADDRESS: set both or neither')
  if (Boolean(NEWSROOM_TLS_CERTIFICATE) !== Boolean(NEWSROOM_TLS_KEY))
    problems.push('NEWSROOM_TLS_CERTIFICATE, NEWSROOM_TLS_KEY: set both or neither')
  if (NEWSROOM_TLS_CERTIFICATE && !TLS_CERTIFICATE)
    problems.push('NEWSROOM_TLS_CERTIFICATE: needs TLS_CERTIFICATE as well')
  if (NEWSROOM_HOST && !/^[a-z0-9.-]+(?::\d+)?$/.test(NEWSROOM_HOST))
    problems.push('NEWSROOM_HOST: must be a host name in small letters')
  const languages = source.LANGUAGES ? languagesIn(source.LANGUAGES) : []
  if (!languages) problems.push('LANGUAGES: must be hu, en or both, comma-separated, the default first')

  const settings = {
    folder: folder('EDGE_DIR'),
    listen: list(text('EDGE_LISTEN')),
    sites: list(text('SITE_ADDRESSES')),
    publicOrigin: origin('PUBLIC_ORIGIN'),
    mediaDir: folder('MEDIA_DIR'),
    clientDir: folder('SITE_CLIENT_DIR'),
    trustedProxies: list(source.TRUSTED_PROXIES),
    ...(languages?.length ? { languages } : {}),
    ...(EDGE_USER ? { user: EDGE_USER } : {}),
    ...(EDGE_REFRESH_LISTEN ? { refreshListen: EDGE_REFRESH_LISTEN } : {}),
    ...(EDGE_INNER_LISTEN ? { innerListen: EDGE_INNER_LISTEN } : {}),
    ...(EDGE_CACHE_SIZE ? { cacheSize: EDGE_CACHE_SIZE } : {}),
    ...(EDGE_CACHE_MIN_FREE ? { cacheMinFree: EDGE_CACHE_MIN_FREE } : {}),
    ...(EDGE_TEMP_DIR ? { tempDir: folder('EDGE_TEMP_DIR') } : {}),
    ...(EDGE_STATUS_LISTEN ? { statusListen: EDGE_STATUS_LISTEN } : {}),
    ...(EDGE_LOG ? { log: folder('EDGE_LOG') } : {}),
    ...(ACME_ROOT ? { acmeRoot: folder('ACME_ROOT') } : {}),
    ...(APP_NAME ? { club: APP_NAME } : {}),
    ...(NEWSROOM_HOST && NEWSROOM_ADDRESS
      ? {
          newsroom: {
            host: NEWSROOM_HOST,
            address: NEWSROOM_ADDRESS,
            ...(NEWSROOM_TLS_CERTIFICATE && NEWSROOM_TLS_KEY
              ? { tls: { certificate: NEWSROOM_TLS_CERTIFICATE, key: NEWSROOM_TLS_KEY } }
              : {}),
          },
        }
      : {}),
    ...(source.EDGE_HSTS_SUBDOMAINS === '1' ? { hstsSubdomains: true } : {}),
    ...(TLS_CERTIFICATE && TLS_KEY
      ? {
          tls: {
            certificate: TLS_CERTIFICATE,
            key: TLS_KEY,
            ...(source.EDGE_REDIRECT_FROM ? { redirectFrom: list(source.EDGE_REDIRECT_FROM) } : {}),
          },
        }
      : {}),
  }
  if (problems.length > 0) throw new Error(`edge: invalid environment variables\n  ${problems.join('\n  ')}`)
  return settings
}

/** Of the process, also where it serves several clubs. */
const processNames = [
  'ACME_ROOT',
  'EDGE_CACHE_MIN_FREE',
  'EDGE_DIR',
  'EDGE_INNER_LISTEN',
  'EDGE_LISTEN',
  'EDGE_LOG',
  'EDGE_REDIRECT_FROM',
  'EDGE_REFRESH_LISTEN',
  'EDGE_STATUS_LISTEN',
  'EDGE_TEMP_DIR',
  'EDGE_USER',
  'SITE_CLIENT_DIR',
  'TRUSTED_PROXIES',
]

type Host = { club: string; variable: string; hostname: string }

const hostsOf = ({ name: club, env }: HostedClub<EdgeSettings>): Host[] => [
  { club, variable: 'PUBLIC_ORIGIN', hostname: new URL(env.publicOrigin).hostname },
  ...(env.newsroom
    ? [{ club, variable: 'NEWSROOM_HOST', hostname: env.newsroom.host.split(':', 1).join() }]
    : []),
]

/** nginx knows hosts without ports, and either all of a port's connections have TLS or none. */
function assertDistinct(clubs: readonly HostedClub<EdgeSettings>[]): void {
  const hosts = clubs.flatMap(hostsOf)
  for (const [index, host] of hosts.entries()) {
    const other = hosts.slice(0, index).find(({ hostname }) => hostname === host.hostname)
    if (other)
      throw new Error(
        `edge: ${host.club}: ${host.variable}: differs from ${other.variable} of ${other.club} in the port at most, which is not enough`,
      )
  }
  const withTls = clubs.filter(({ env }) => env.tls)
  if (withTls.length > 0 && withTls.length < clubs.length)
    throw new Error('edge: TLS_CERTIFICATE, TLS_KEY: set them for every club or for none')
}

/** The settings of the club, or of all clubs that APP_NAME lists. */
export function readAllSettings(source: Source): (EdgeSettings | ClubsEdgeSettings) & { folder: string } {
  const clubs = severalClubs(source, processNames, readSettings)
  const [first] = clubs ?? []
  if (!clubs || !first) return readSettings(source)
  assertDistinct(clubs)
  return { ...first.env, clubs: clubs.map(({ name, env }) => ({ ...env, name })) }
}
