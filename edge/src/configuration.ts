import { createHash } from 'node:crypto'
import { type Language, languages, pathFor, systemPaths } from '@palank/routes'
import { searchPaths, zoneMaps } from './cache-zones.ts'
import { queryMaps, uncachedPaths } from './page-queries.ts'

/** What belongs to one club. */
type ClubSettings = {
  /** Upstream sites, each `host:port`. */
  sites: string[]
  /** The public origin; the site receives no other host. */
  publicOrigin: string
  mediaDir: string
  /** The club's languages, its default first; decide where / redirects to. */
  languages?: Language[]
  tls?: { certificate: string; key: string; redirectFrom?: string[] }
  /** How much disk the cached pages may take, `1g` by default. */
  cacheSize?: string
  /** Whether browsers shall use https for all subdomains as well. */
  hstsSubdomains?: boolean
}

type ProcessSettings = {
  /** For example `127.0.0.1:4100`, `443` or `[::]:443`. */
  listen: string[]
  /** The client build: the parent folder of `assets`. */
  clientDir: string
  /** The user of the worker processes; unset when nginx is not started by root. */
  user?: string | undefined
  workers?: number
  /** Addresses of proxies whose X-Forwarded-For is trusted. */
  trustedProxies?: string[]
  /** nginx's module for precompressed .br files, if installed. */
  brotliModule?: string
  /** The private address at which a request replaces the cached copy of a page; none if unset. */
  refreshListen?: string
  /** The address of the server between the cache and the sites; by default 127.0.0.2 with the first public port. */
  innerListen?: string
  /** How much of the disk stays free: pages are evicted earlier if need be. `64m` by default. */
  cacheMinFree?: string
  /** For responses on their way to the cache; in memory, so that a full disk does not break them. */
  tempDir?: string
}

/** One club, which answers whatever the Host. */
export type EdgeSettings = ProcessSettings & ClubSettings

/** Several clubs, which are told apart by the host of their public origin. */
export type ClubsEdgeSettings = ProcessSettings & { clubs: (ClubSettings & { name: string })[] }

/** The configuration files with placeholders, one set for each club; club.conf is written into nginx.conf. */
const clubFiles = [
  'refresh.conf',
  'to-inner.conf',
  'page-headers.conf',
  'security-headers.conf',
  'error-page.conf',
]

/** The text of a file of this folder. */
type ReadSource = (name: string) => string

function assertMatches(name: string, value: string, pattern: RegExp): string {
  if (!pattern.test(value))
    throw new Error(`edge: ${name} is ${JSON.stringify(value)}, which is not safe in an nginx configuration`)
  return value
}

const address = (name: string, value: string) => assertMatches(name, value, /^[\w.:[\]-]+$/)
const network = (name: string, value: string) => assertMatches(name, value, /^[\w.:/]+$/)
const file = (name: string, value: string) => `"${assertMatches(name, value, /^\/[^"'\\$\n]*$/)}"`
const folder = (name: string, value: string) => file(name, value.replace(/\/+$/, ''))
const size = (name: string, value: string) => assertMatches(name, value, /^\d+[kmg]?$/)
const indent = (lines: string[], spaces: number) => lines.map((line) => ' '.repeat(spaces) + line).join('\n')

/** For what is neither a page nor an upload. The site has the same for its data and documents. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The error pages may use their inline style and nothing else. */
export function errorPagePolicy(unavailable: string): string {
  const style = /<style>([\s\S]*?)<\/style>/.exec(unavailable)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

/** Mozilla's intermediate configuration. Without ssl_dhparam nginx leaves out the DHE ciphers. */
const tlsLines = [
  'ssl_protocols TLSv1.2 TLSv1.3;',
  `ssl_ciphers ${[
    'ECDHE-ECDSA-AES128-GCM-SHA256',
    'ECDHE-RSA-AES128-GCM-SHA256',
    'ECDHE-ECDSA-AES256-GCM-SHA384',
    'ECDHE-RSA-AES256-GCM-SHA384',
    'ECDHE-ECDSA-CHACHA20-POLY1305',
    'ECDHE-RSA-CHACHA20-POLY1305',
    'DHE-RSA-AES128-GCM-SHA256',
    'DHE-RSA-AES256-GCM-SHA384',
    'DHE-RSA-CHACHA20-POLY1305',
  ].join(':')};`,
  'ssl_ecdh_curve X25519:prime256v1:secp384r1;',
  'ssl_prefer_server_ciphers off;',
  'ssl_session_timeout 1d;',
  'ssl_session_cache shared:tls:10m;',
  'ssl_session_tickets off;',
]

function listenLines(listen: string[], { tls }: ClubSettings): string[] {
  const lines = listen.map((socket) => `listen ${address('listen', socket)}${tls ? ' ssl http2' : ''};`)
  if (!tls) return lines
  return [
    ...lines,
    `ssl_certificate ${file('tls.certificate', tls.certificate)};`,
    `ssl_certificate_key ${file('tls.key', tls.key)};`,
    ...tlsLines,
  ]
}

/** By default on an address that only this machine reaches, with a port that is free since the edge has it elsewhere. */
function innerListen({ innerListen, listen }: ProcessSettings): string {
  if (innerListen) return address('innerListen', innerListen)
  const port = /(?:^|:)(\d+)$/.exec(address('listen', listen[0] ?? ''))?.[1]
  if (!port)
    throw new Error(`edge: set innerListen, since listen has no port in ${JSON.stringify(listen[0])}`)
  return `127.0.0.2:${port}`
}

/**
 * A failed site is tried again in the next second: nginx compares whole seconds. Several sites are listed twice, the
 * second time as backups with a failure count of their own: when one site is stopped right after another came back,
 * that other one is still marked as failed in the first list.
 */
function upstream(name: string, sites: readonly string[], lines: readonly string[]): string[] {
  const addresses = sites.map((site) => address('sites', site))
  const servers =
    addresses.length > 1
      ? ['', ' backup'].flatMap((suffix) =>
          addresses.map((site) => `server ${site} max_fails=1 fail_timeout=0s${suffix};`),
        )
      : addresses.map((site) => `server ${site};`)
  return [
    `upstream ${name} {`,
    ...[`zone ${name} 128k;`, ...servers, ...lines].map((line) => `  ${line}`),
    '}',
  ]
}

const upstreams = (sites: string[], suffix: string): string =>
  indent(
    [
      // Closed by the edge before the site closes it.
      ...upstream(`site${suffix}`, sites, ['keepalive 32;', 'keepalive_timeout 3s;']),
      // No kept connections: a form is not sent twice, so it must not meet one that the site is closing.
      ...upstream(`forms${suffix}`, sites, []),
    ],
    2,
  )

function redirectServer({ tls, publicOrigin }: ClubSettings, serverName: string[]): string {
  if (!tls?.redirectFrom) return ''
  const listenLines = tls.redirectFrom.map((socket) => `listen ${address('tls.redirectFrom', socket)};`)
  const target = `return 301 ${new URL(publicOrigin).origin}$request_uri;`
  return indent(['server {', ...[...listenLines, ...serverName, target].map((line) => `  ${line}`), '}'], 2)
}

const maxAge = 'max-age=31536000'

/** Shared memory: for the keys of cached pages, and for the visitors that are limited. */
const alone = {
  pagesKeys: '16m',
  filteredKeys: '4m',
  searchKeys: '4m',
  unknownKeys: '2m',
  missesZone: '8m',
  openMissesZone: '4m',
  renewalsZone: '2m',
}
const amongOthers: typeof alone = {
  pagesKeys: '4m',
  filteredKeys: '1m',
  searchKeys: '1m',
  unknownKeys: '512k',
  missesZone: '1m',
  openMissesZone: '1m',
  renewalsZone: '512k',
}

/** Misses of one club at the same time: more than its sites let wait, and a part of the connections of a worker. */
const mostMisses = 512

/** What tells the club's part of the configuration from that of the others; nothing where it is alone. */
function clubNames({ name, publicOrigin }: ClubSettings & { name?: string }): Record<string, string> {
  if (name === undefined)
    return {
      ...alone,
      suffix: '',
      zone: '',
      cacheFolder: '',
      folder: '',
      serverName: '',
      refreshName: '',
      clubLimitZone: '',
      clubLimit: '',
    }
  const id = assertMatches('name', name, /^[a-z][a-z0-9-]*$/).replaceAll('-', '_')
  const serverName = `server_name ${address('publicOrigin', new URL(publicOrigin).hostname)};`
  return {
    ...amongOthers,
    suffix: `_${id}`,
    zone: `${id}_`,
    cacheFolder: `${name}/`,
    folder: clubFolder(name),
    serverName: indent([serverName], 4),
    refreshName: indent([serverName], 2),
    clubLimitZone: indent([`limit_conn_zone $server_name zone=all_misses_${id}:64k;`], 2),
    clubLimit: indent([`limit_conn all_misses_${id} ${mostMisses};`], 4),
  }
}

const clubFolder = (name: string) => `clubs/${name}/`

type Values = Record<string, string>

function clubValues(
  settings: ProcessSettings,
  club: ClubSettings & { name?: string },
  read: ReadSource,
): Values {
  const { host, protocol } = new URL(club.publicOrigin)
  const { brotliModule, refreshListen, cacheMinFree = '64m' } = settings
  const [home = languages[0], ...others] = club.languages ?? languages
  const names = clubNames(club)
  const { suffix = '', folder: includes = '', serverName = '' } = names
  return {
    ...names,
    home: pathFor('home', home),
    otherHomes: indent(
      others.map((language) => `${language} ${pathFor('home', language)};`),
      4,
    ),
    upstreams: upstreams(club.sites, suffix),
    innerListen: innerListen(settings),
    includeRefresh: refreshListen ? `  include ${includes}refresh.conf;` : '',
    refreshListen: refreshListen ? address('refreshListen', refreshListen) : '',
    cacheSize: size('cacheSize', club.cacheSize ?? '1g'),
    cacheMinFree: `min_free=${size('cacheMinFree', cacheMinFree)}`,
    publicHost: address('publicOrigin', host),
    publicProtocol: protocol.slice(0, -1),
    redirectServer: redirectServer(club, serverName ? [serverName.trim()] : []),
    listen: indent(listenLines(settings.listen, club), 4),
    closedPolicy,
    errorPagePolicy: errorPagePolicy(read('unavailable.html')),
    strictTransport: club.hstsSubdomains ? `${maxAge}; includeSubDomains` : maxAge,
    filesPath: systemPaths.files,
    mediaDir: folder('mediaDir', club.mediaDir).replace(/"$/, '/"'),
    clientDir: folder('clientDir', settings.clientDir),
    brotliStatic: brotliModule ? 'brotli_static on;' : '',
    uncachedPaths: uncachedPaths(),
  }
}

/** Answers what belongs to no club, and the health of the edge itself. */
function unknownHost(settings: ClubsEdgeSettings): string {
  const { listen, refreshListen, clubs } = settings
  const tls = clubs.find((club) => club.tls)?.tls
  const plain = [...(refreshListen ? [refreshListen] : []), ...(tls?.redirectFrom ?? [])]
  return indent(
    [
      'server {',
      ...listen.map((socket) => `  listen ${socket}${tls ? ' ssl http2' : ''} default_server;`),
      ...[...new Set([...plain, innerListen(settings)])].map(
        (socket) => `  listen ${socket} default_server;`,
      ),
      ...(tls ? ['ssl_reject_handshake on;', ...tlsLines].map((line) => `  ${line}`) : []),
      '  add_header X-Content-Type-Options nosniff always;',
      '  add_header Cache-Control no-store always;',
      '  location = /edge-healthz {',
      '    default_type application/json;',
      `    return 200 '{"status":"ok"}';`,
      '  }',
      '  location / {',
      '    return 421;',
      '  }',
      '}',
    ],
    2,
  )
}

function processValues(settings: ProcessSettings): Values {
  const { brotliModule, user, workers, trustedProxies = [], tempDir } = settings
  return {
    modules: brotliModule ? `load_module ${file('brotliModule', brotliModule)};` : '',
    user: user ? `user ${assertMatches('user', user, /^[\w-]+$/)};` : '',
    // Cached pages before renders, where both share the cores. Only root may raise a priority.
    workerPriority: user ? 'worker_priority -10;' : '',
    workers: workers ? String(workers) : 'auto',
    tempDir: tempDir ? folder('tempDir', tempDir) : 'temp/proxy',
    queryMaps: indent(queryMaps().split('\n'), 2),
    zoneMaps: indent(zoneMaps().split('\n'), 2),
    searchPaths: searchPaths(),
    realIp: trustedProxies.length
      ? indent(
          [
            ...trustedProxies.map((proxy) => `set_real_ip_from ${network('trustedProxies', proxy)};`),
            'real_ip_header X-Forwarded-For;',
            'real_ip_recursive on;',
          ],
          2,
        )
      : '',
    innerListen: innerListen(settings),
  }
}

function fill(name: string, values: Values, read: ReadSource): string {
  const valueOfPlaceholder = (placeholder: string) => {
    const value = values[placeholder]
    if (value === undefined) throw new Error(`edge: unknown placeholder {{${placeholder}}} in ${name}`)
    return value
  }
  return read(name)
    .replace(/^[ \t]*\{\{(\w+)\}\}\n/gm, (line, placeholder: string) =>
      valueOfPlaceholder(placeholder) ? line : '',
    )
    .replace(/\{\{(\w+)\}\}/g, (_, placeholder: string) => valueOfPlaceholder(placeholder))
    .replace(/\n[ \t]*(?=\n\s*\n)/g, '')
}

/** Enough for hundreds of clubs with long names; nginx does not start with less. */
const hashSizes = [
  'server_names_hash_bucket_size 256;',
  'server_names_hash_max_size 8192;',
  'variables_hash_max_size 8192;',
]

/** The folders that must be there before nginx starts. */
export const foldersOf = (settings: EdgeSettings | ClubsEdgeSettings): string[] => [
  'temp',
  'cache',
  ...('clubs' in settings ? settings.clubs.flatMap(({ name }) => [`cache/${name}`, clubFolder(name)]) : []),
]

/** The configuration files by name; throws on a value that could break out of its place in them. */
export function buildConfiguration(
  settings: EdgeSettings | ClubsEdgeSettings,
  read: ReadSource,
): Map<string, string> {
  const isSeveral = 'clubs' in settings
  const clubs = (isSeveral ? settings.clubs : [settings]).map((club) => clubValues(settings, club, read))
  const values = {
    ...processValues(settings),
    clubs: clubs.map((club) => fill('club.conf', club, read).trimEnd()).join('\n\n'),
    unknownHost: isSeveral ? unknownHost(settings) : '',
    hashSizes: isSeveral ? indent(hashSizes, 2) : '',
    logHost: isSeveral ? '"host":"$server_name",' : '',
  }
  return new Map([
    ['nginx.conf', fill('nginx.conf', values, read)],
    ...clubs.flatMap((club) =>
      clubFiles.map((name): [string, string] => [`${club.folder}${name}`, fill(name, club, read)]),
    ),
  ])
}
