import { createHash } from 'node:crypto'
import { type Language, languages, pathFor, systemPaths } from '@palank/routes'
import { queryMaps, uncachedPaths } from './page-queries.ts'

export type EdgeSettings = {
  /** For example `127.0.0.1:4100`, `443` or `[::]:443`. */
  listen: string[]
  /** Upstream sites, each `host:port`. */
  sites: string[]
  /** The public origin; the site receives no other host. */
  publicOrigin: string
  mediaDir: string
  /** The client build: the parent folder of `assets`. */
  clientDir: string
  /** The club's languages, its default first; decide where / redirects to. */
  languages?: Language[]
  /** The user of the worker processes; unset when nginx is not started by root. */
  user?: string | undefined
  workers?: number
  tls?: { certificate: string; key: string; redirectFrom?: string[] }
  /** Addresses of proxies whose X-Forwarded-For is trusted. */
  trustedProxies?: string[]
  /** nginx's module for precompressed .br files, if installed. */
  brotliModule?: string
}

export type EdgeSources = { template: string; unavailable: string }

function assertMatches(name: string, value: string, pattern: RegExp): string {
  if (!pattern.test(value))
    throw new Error(`edge: ${name} is ${JSON.stringify(value)}, which is not safe in an nginx configuration`)
  return value
}

const address = (name: string, value: string) => assertMatches(name, value, /^[\w.:[\]-]+$/)
const network = (name: string, value: string) => assertMatches(name, value, /^[\w.:/]+$/)
const file = (name: string, value: string) => `"${assertMatches(name, value, /^\/[^"'\\$\n]*$/)}"`
const folder = (name: string, value: string) => file(name, value.replace(/\/+$/, ''))
const indent = (lines: string[], spaces: number) => lines.map((line) => ' '.repeat(spaces) + line).join('\n')

/** The error pages may use their inline style and nothing else. */
export function errorPagePolicy(unavailable: string): string {
  const style = /<style>([\s\S]*?)<\/style>/.exec(unavailable)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

function listenLines({ listen, tls }: EdgeSettings): string[] {
  const lines = listen.map((socket) => `listen ${address('listen', socket)}${tls ? ' ssl http2' : ''};`)
  if (!tls) return lines
  return [
    ...lines,
    `ssl_certificate ${file('tls.certificate', tls.certificate)};`,
    `ssl_certificate_key ${file('tls.key', tls.key)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:tls:10m;',
  ]
}

function redirectServer({ tls, publicOrigin }: EdgeSettings): string {
  if (!tls?.redirectFrom) return ''
  const listenLines = tls.redirectFrom.map((socket) => `  listen ${address('tls.redirectFrom', socket)};`)
  const target = `  return 301 ${new URL(publicOrigin).origin}$request_uri;`
  return indent(['server {', ...listenLines, target, '}'], 2)
}

/** Throws on a value that could break out of its place in the configuration. */
export function buildConfiguration(settings: EdgeSettings, sources: EdgeSources): string {
  const { host, protocol } = new URL(settings.publicOrigin)
  const { brotliModule, user, workers, trustedProxies = [] } = settings
  const [home = languages[0], ...others] = settings.languages ?? languages
  const values: Record<string, string> = {
    modules: brotliModule ? `load_module ${file('brotliModule', brotliModule)};` : '',
    user: user ? `user ${assertMatches('user', user, /^[\w-]+$/)};` : '',
    workers: workers ? String(workers) : 'auto',
    queryMaps: indent(queryMaps().split('\n'), 2),
    home: pathFor('home', home),
    otherHomes: indent(
      others.map((language) => `${language} ${pathFor('home', language)};`),
      4,
    ),
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
    siteServers: indent(
      settings.sites.map((site) => `server ${address('sites', site)} max_fails=3 fail_timeout=3s;`),
      4,
    ),
    publicHost: address('publicOrigin', host),
    publicProtocol: protocol.slice(0, -1),
    redirectServer: redirectServer(settings),
    listen: indent(listenLines(settings), 4),
    errorPagePolicy: errorPagePolicy(sources.unavailable),
    filesPath: systemPaths.files,
    mediaDir: folder('mediaDir', settings.mediaDir).replace(/"$/, '/"'),
    clientDir: folder('clientDir', settings.clientDir),
    brotliStatic: brotliModule ? 'brotli_static on;' : '',
    uncachedPaths: uncachedPaths(),
  }
  return sources.template
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`edge: unknown placeholder {{${name}}} in the template`)
      return value
    })
    .replace(/\n[ \t]*(?=\n\s*\n)/g, '')
}
