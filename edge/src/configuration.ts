import { createHash } from 'node:crypto'
import { type Language, languages, pathFor, systemPaths } from '@palank/routes'
import { searchPaths, zoneMaps } from './cache-zones.ts'
import { queryMaps, uncachedPaths } from './page-queries.ts'
import { address, assertMatches, file, folder, indent, network, size } from './safe-values.ts'
import { type Certificate, listenLines, tlsLines } from './tls-lines.ts'

/** What belongs to one club. */
type ClubSettings = {
  /** Upstream sites, each `host:port`. */
  sites: string[]
  /** The public origin; the site receives no other host. */
  publicOrigin: string
  mediaDir: string
  /** The club's languages, its default first; decide where / redirects to. */
  languages?: Language[]
  tls?: Certificate & { redirectFrom?: string[] }
  /** Its newsroom, on a host name of its own; with the certificate of the site unless it has another. */
  newsroom?: { host: string; address: string; tls?: Certificate }
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
  /** The folder that challenges of certificate issuers are answered from; none are if unset. */
  acmeRoot?: string
  /** The private address at which nginx says how many connections it has; none if unset. */
  statusListen?: string
  /** The access log, by default access.log beside the configuration. */
  log?: string
}

/** One club, which answers whatever the Host. */
export type EdgeSettings = ProcessSettings &
  ClubSettings & {
    /** The name of the club in the log. */
    club?: string
  }

/** Several clubs, which are told apart by the host of their public origin. */
export type ClubsEdgeSettings = ProcessSettings & { clubs: (ClubSettings & { name: string })[] }

/** The configuration files with placeholders, one set for each club; club.conf is written into nginx.conf. */
const clubFiles = [
  'refresh.conf',
  'to-inner.conf',
  'page-headers.conf',
  'security-headers.conf',
  'error-page.conf',
  'live.conf',
  'live-window.conf',
]
const newsroomFiles = ['newsroom.conf', 'newsroom-refusal.conf']

/** The pages that the edge answers by itself. */
export const errorPages = ['unavailable.html', 'refused.html', 'busy.html', 'newsroom-unavailable.html']

/** The text of a file of this folder. */
type ReadSource = (name: string) => string

/** For what is neither a page nor an upload. The site has the same for its data and documents. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The error pages may use their inline style and nothing else. */
export function errorPagePolicy(unavailable: string): string {
  const style = /<style>([\s\S]*?)<\/style>/.exec(unavailable)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
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

type Values = Record<string, string>

const listensTo = (name: string, sockets: readonly string[]) =>
  sockets.map((socket) => `listen ${address(name, socket)};`)

/** One server of a club, at the sockets for plain http. */
function redirectServer(
  { tls }: ClubSettings,
  own: { redirectName: string; redirectTo: string; redirectLog: string },
  values: Values,
  read: ReadSource,
): string {
  if (!tls?.redirectFrom) return ''
  const redirectListen = indent(listensTo('tls.redirectFrom', tls.redirectFrom), 2)
  return fill('redirect.conf', { ...values, ...own, redirectListen }, read)
}

/** nginx knows hosts without ports. */
const hostnameOf = ({ host }: { host: string }) => host.replace(/:\d+$/, '')

/** What newsroom.conf needs; nothing where the edge has no newsroom behind it. */
function newsroomValues(settings: ProcessSettings, { newsroom, tls }: ClubSettings, names: Values): Values {
  const { suffix, folder: includes } = names
  if (!newsroom)
    return { newsroomZones: '', includeNewsroom: '', newsroomListen: '', newsroomHost: '', newsroomName: '' }
  const zones = [
    `limit_req_zone $visitor zone=newsroom${suffix}:1m rate=100r/s;`,
    `limit_req_zone $visitor zone=sign_in${suffix}:1m rate=5r/s;`,
    `upstream newsroom${suffix} {`,
    `  server ${address('newsroom.address', newsroom.address)};`,
    '}',
  ]
  return {
    newsroomZones: indent(zones, 2),
    includeNewsroom: `  include ${includes}newsroom.conf;`,
    newsroomListen: indent(listenLines(settings.listen, newsroom.tls ?? tls), 2),
    newsroomHost: address('newsroom.host', newsroom.host),
    newsroomName: hostnameOf(newsroom),
  }
}

const maxAge = 'max-age=31536000'

/** Shared memory: for the keys of cached pages, and for the visitors that are limited. */
const alone = {
  pagesKeys: '16m',
  filteredKeys: '4m',
  searchKeys: '4m',
  unknownKeys: '2m',
  liveKeys: '1m',
  missesZone: '8m',
  openMissesZone: '4m',
  renewalsZone: '2m',
}
const amongOthers: typeof alone = {
  pagesKeys: '4m',
  filteredKeys: '1m',
  searchKeys: '1m',
  unknownKeys: '512k',
  liveKeys: '256k',
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
  const id = clubName(name).replaceAll('-', '_')
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

/** For caches behind the edge; its own copies end with their window. */
const liveCacheControl = 'public, max-age=0, s-maxage=2, stale-while-revalidate=1, stale-if-error=86400'

const clubFolder = (name: string) => `clubs/${name}/`

const defaultLog = 'access.log'
const logOf = ({ log }: ProcessSettings) => (log ? file('log', log) : defaultLog)

function clubValues(
  settings: ProcessSettings,
  club: ClubSettings & { name?: string },
  read: ReadSource,
): Values {
  const { host, protocol } = new URL(club.publicOrigin)
  const { acmeRoot, brotliModule, refreshListen, cacheMinFree = '64m' } = settings
  const [home = languages[0], ...others] = club.languages ?? languages
  const names = clubNames(club)
  const { suffix = '', folder: includes = '', refreshName = '' } = names
  const newsroom = newsroomValues(settings, club, names)
  const values = {
    ...names,
    ...newsroom,
    log: logOf(settings),
    includeAcme: acmeRoot ? `  include ${includes}acme.conf;` : '',
    acmeRoot: acmeRoot ? folder('acmeRoot', acmeRoot) : '',
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
    listen: indent(listenLines(settings.listen, club.tls), 4),
    closedPolicy,
    errorPagePolicy: errorPagePolicy(read('unavailable.html')),
    strictTransport: club.hstsSubdomains ? `${maxAge}; includeSubDomains` : maxAge,
    filesPath: systemPaths.files,
    livePath: systemPaths.live,
    liveNowPath: systemPaths.liveNow,
    mediaDir: folder('mediaDir', club.mediaDir).replace(/"$/, '/"'),
    clientDir: folder('clientDir', settings.clientDir),
    brotliStatic: brotliModule ? 'brotli_static on;' : '',
    uncachedPaths: uncachedPaths(),
  }
  const redirects = [
    { redirectName: refreshName, redirectTo: new URL(club.publicOrigin).origin, redirectLog: '' },
    ...(club.newsroom
      ? [
          {
            redirectName: `  server_name ${newsroom.newsroomName};`,
            redirectTo: `https://${newsroom.newsroomHost}`,
            redirectLog: `  access_log ${values.log} newsroom_line buffer=32k flush=1s;`,
          },
        ]
      : []),
  ].map((own) => redirectServer(club, own, values, read))
  return { ...values, redirectServers: redirects.join('') }
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

/** For whatever counts connections on this machine. */
function statusServer({ statusListen }: ProcessSettings): string {
  if (!statusListen) return ''
  const lines = [
    ...listensTo('statusListen', [statusListen]),
    'access_log off;',
    'location = /status {',
    '  stub_status;',
    '}',
    'location / {',
    '  return 404;',
    '}',
  ]
  return indent(['server {', ...lines.map((line) => `  ${line}`), '}'], 2)
}

function processValues(settings: ProcessSettings): Values {
  const { brotliModule, user, workers, trustedProxies = [], tempDir } = settings
  return {
    modules: brotliModule ? `load_module ${file('brotliModule', brotliModule)};` : '',
    user: user ? `user ${assertMatches('user', user, /^[\w-]+$/)};` : '',
    // Cached pages before renders, where both share the cores. Only root may raise a priority.
    workerPriority: user ? 'worker_priority -10;' : '',
    // Whoever starts it as another user gives it its limits.
    workerFiles: user ? 'worker_rlimit_nofile 20000;' : '',
    workers: workers ? String(workers) : 'auto',
    tempDir: tempDir ? folder('tempDir', tempDir) : 'temp/proxy',
    queryMaps: indent(queryMaps().split('\n'), 2),
    zoneMaps: indent(zoneMaps().split('\n'), 2),
    liveCacheControl,
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
    statusServer: statusServer(settings),
    log: logOf(settings),
  }
}

const clubName = (name: string) => assertMatches('name', name, /^[a-z][a-z0-9-]*$/)

/** Which club a line of the log is about, by the name of the server that answered. */
function logValues(settings: EdgeSettings | ClubsEdgeSettings): Values {
  if (!('clubs' in settings)) {
    const { club, publicOrigin } = settings
    return {
      clubsOfHosts: indent([`default "${club ? clubName(club) : ''}";`], 4),
      onlyHost: address('publicOrigin', new URL(publicOrigin).hostname),
    }
  }
  const rows = settings.clubs.flatMap(({ name, publicOrigin, newsroom }) =>
    [new URL(publicOrigin).hostname, ...(newsroom ? [hostnameOf(newsroom)] : [])].map(
      (host) => `${address('host', host)} ${clubName(name)};`,
    ),
  )
  return { clubsOfHosts: indent([...rows, 'default "";'], 4), onlyHost: '' }
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
  'map_hash_bucket_size 256;',
  'server_names_hash_bucket_size 256;',
  'server_names_hash_max_size 8192;',
  'variables_hash_max_size 8192;',
]

/** The folders that must be there before nginx starts. */
export const foldersOf = (settings: EdgeSettings | ClubsEdgeSettings): string[] => [
  'temp',
  'cache',
  'live',
  ...('clubs' in settings
    ? settings.clubs.flatMap(({ name }) => [`cache/${name}`, `live/${name}`, clubFolder(name)])
    : []),
]

/** The configuration files by name; throws on a value that could break out of its place in them. */
export function buildConfiguration(
  settings: EdgeSettings | ClubsEdgeSettings,
  read: ReadSource,
): Map<string, string> {
  const isSeveral = 'clubs' in settings
  const clubs = (isSeveral ? settings.clubs : [settings]).map((club) => clubValues(settings, club, read))
  const hasNewsroom = clubs.some(({ includeNewsroom }) => includeNewsroom)
  const values = {
    ...processValues(settings),
    ...logValues(settings),
    clubs: clubs.map((club) => fill('club.conf', club, read).trimEnd()).join('\n\n'),
    includeTexts: hasNewsroom ? '  include newsroom-texts.conf;' : '',
    unknownHost: isSeveral ? unknownHost(settings) : '',
    hashSizes: isSeveral ? indent(hashSizes, 2) : '',
  }
  return new Map([
    ['nginx.conf', fill('nginx.conf', values, read)],
    ...(hasNewsroom ? [['newsroom-texts.conf', read('newsroom-texts.conf')] as const] : []),
    ...clubs.flatMap((club) =>
      [
        ...clubFiles,
        ...(club.includeAcme ? ['acme.conf'] : []),
        ...(club.includeNewsroom ? newsroomFiles : []),
      ].map((name): [string, string] => [`${club.folder}${name}`, fill(name, club, read)]),
    ),
  ])
}
