import { createHash } from 'node:crypto'
import { type Language, languages, pathFor, systemPaths } from '@palank/routes'
import { neverKept, queryMaps } from './page-queries.ts'

export type EdgeSettings = {
  /** Where it listens: `127.0.0.1:4100`, `443`, `[::]:443`. */
  listen: string[]
  /** The sites behind it, each `host:port`. */
  sites: string[]
  /** What visitors call the site; the site hears no other name. */
  publicOrigin: string
  mediaDir: string
  /** The built client: the folder that holds `assets`. */
  clientDir: string
  /** The club's languages, its default first; where the empty path leads depends on them. */
  languages?: Language[]
  /** Whom root hands the workers to; left out where nginx is not started by root. */
  user?: string | undefined
  workers?: number
  tls?: { certificate: string; key: string; redirectFrom?: string[] }
  /** Addresses of the proxies in front whose X-Forwarded-For is believed. */
  trustedProxies?: string[]
  /** nginx's module that sends ready-made .br files, where the machine has it. */
  brotliModule?: string
}

export type EdgeTexts = { template: string; unavailable: string }

function checked(name: string, value: string, pattern: RegExp): string {
  if (!pattern.test(value))
    throw new Error(`edge: ${name} is ${JSON.stringify(value)}, which nginx would misread`)
  return value
}

const address = (name: string, value: string) => checked(name, value, /^[\w.:[\]-]+$/)
const network = (name: string, value: string) => checked(name, value, /^[\w.:/]+$/)
const file = (name: string, value: string) => `"${checked(name, value, /^\/[^"'\\$\n]*$/)}"`
const folder = (name: string, value: string) => file(name, value.replace(/\/+$/, ''))
const indented = (lines: string[], spaces: number) =>
  lines.map((line) => ' '.repeat(spaces) + line).join('\n')

/** The pages that the edge draws itself have one style, which they may use, and nothing else. */
export function ownPolicy(unavailable: string): string {
  const style = /<style>([\s\S]*?)<\/style>/.exec(unavailable)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

function listenLines({ listen, tls }: EdgeSettings): string[] {
  const places = listen.map((place) => `listen ${address('listen', place)}${tls ? ' ssl http2' : ''};`)
  if (!tls) return places
  return [
    ...places,
    `ssl_certificate ${file('tls.certificate', tls.certificate)};`,
    `ssl_certificate_key ${file('tls.key', tls.key)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:tls:10m;',
  ]
}

function redirectServer({ tls, publicOrigin }: EdgeSettings): string {
  if (!tls?.redirectFrom) return ''
  const places = tls.redirectFrom.map((place) => `  listen ${address('tls.redirectFrom', place)};`)
  const target = `  return 301 ${new URL(publicOrigin).origin}$request_uri;`
  return indented(['server {', ...places, target, '}'], 2)
}

/** The whole configuration; a value that nginx would misread is refused by its name. */
export function configurationOf(settings: EdgeSettings, texts: EdgeTexts): string {
  const { host, protocol } = new URL(settings.publicOrigin)
  const { brotliModule, user, workers, trustedProxies = [] } = settings
  const [home = languages[0], ...others] = settings.languages ?? languages
  const values: Record<string, string> = {
    modules: brotliModule ? `load_module ${file('brotliModule', brotliModule)};` : '',
    user: user ? `user ${checked('user', user, /^[\w-]+$/)};` : '',
    workers: workers ? String(workers) : 'auto',
    queryMaps: indented(queryMaps().split('\n'), 2),
    home: pathFor('home', home),
    otherHomes: indented(
      others.map((language) => `${language} ${pathFor('home', language)};`),
      4,
    ),
    realIp: trustedProxies.length
      ? indented(
          [
            ...trustedProxies.map((proxy) => `set_real_ip_from ${network('trustedProxies', proxy)};`),
            'real_ip_header X-Forwarded-For;',
            'real_ip_recursive on;',
          ],
          2,
        )
      : '',
    siteServers: indented(
      settings.sites.map((site) => `server ${address('sites', site)} max_fails=3 fail_timeout=3s;`),
      4,
    ),
    publicHost: address('publicOrigin', host),
    publicProtocol: protocol.slice(0, -1),
    redirectServer: redirectServer(settings),
    listen: indented(listenLines(settings), 4),
    ownPolicy: ownPolicy(texts.unavailable),
    filesPath: systemPaths.files,
    mediaDir: folder('mediaDir', settings.mediaDir).replace(/"$/, '/"'),
    clientDir: folder('clientDir', settings.clientDir),
    brotliStatic: brotliModule ? 'brotli_static on;' : '',
    neverKept: neverKept(),
  }
  return texts.template
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`edge: the template asks for ${name}, which nobody knows`)
      return value
    })
    .replace(/\n[ \t]*(?=\n\s*\n)/g, '')
}
