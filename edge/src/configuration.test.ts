import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { buildConfiguration, type EdgeSettings, errorPagePolicy, errorPages } from './configuration.ts'

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const settings: EdgeSettings = {
  listen: ['127.0.0.1:4100'],
  sites: ['127.0.0.1:4103'],
  publicOrigin: 'https://club.example:8443',
  mediaDir: '/srv/files/',
  clientDir: '/srv/my site/client',
}
const writeAll = (changes: Partial<EdgeSettings> = {}) =>
  buildConfiguration({ ...settings, ...changes }, read)
const writeFile = (name: string, changes: Partial<EdgeSettings> = {}) => writeAll(changes).get(name) ?? ''
const write = (changes: Partial<EdgeSettings> = {}) => writeFile('nginx.conf', changes)

describe('the configuration', () => {
  test('fills in every placeholder of the template', () => {
    const all: Partial<EdgeSettings> = {
      refreshListen: '127.0.0.1:4190',
      acmeRoot: '/srv/acme',
      newsroom: { host: 'iroda.example', address: '127.0.0.1:4302' },
      tls: { certificate: '/a', key: '/b', redirectFrom: ['80'] },
    }
    for (const text of writeAll(all).values()) expect(text).not.toMatch(/\{\{|\}\}|undefined/)
    const broken = (name: string) => (name === 'refresh.conf' ? '{{nothing}}' : read(name))
    expect(() => buildConfiguration(settings, broken)).toThrow(
      'unknown placeholder {{nothing}} in refresh.conf',
    )
  })

  test('A6: / redirects to the home page of the stored language', () => {
    expect(write()).toMatch(
      /\$cookie_sportpress_user_language \$start \{\s+en \/home;\s+default \/kezdo#start;/,
    )
    expect(write({ languages: ['en', 'hu'] })).toMatch(/\$start \{\s+hu \/kezdo;\s+default \/home#start;/)
    expect(write({ languages: ['hu'] })).toMatch(/\$start \{\s+default \/kezdo#start;/)
    expect(write()).toMatch(/location = \/ \{[^}]*no-store always;\s+return 302 \$start;/)
  })

  test('X4: the cache key equals the request to the site, under one host name', () => {
    expect(write()).toContain('proxy_cache_key $raw_path$query;')
    expect(writeFile('live.conf')).toContain('proxy_cache_key $uri;')
    const all = [...writeAll().values()].join('\n')
    const targets = [...all.matchAll(/proxy_pass (\S+);/g)].map(([, target]) => target)
    expect(new Set(targets)).toEqual(
      new Set([
        'http://inner$raw_path$query',
        'http://inner$uri',
        'http://inner/healthz',
        'http://inner/readyz',
        'http://site$request_uri',
        'http://site$uri',
        'http://forms$request_uri',
      ]),
    )
    expect(write()).toContain('proxy_set_header Host club.example:8443;')
    expect(write()).toContain('proxy_set_header X-Forwarded-Proto https;')
    expect(write()).toContain('proxy_pass_request_headers off;')
    expect(all).not.toMatch(/\$host\b|\$http_host|\$http_cookie|\$proxy_add_x_forwarded_for/)
  })

  test('X4: has the site as its only upstream, so that the api and its pages stay private', () => {
    const upstreams = [...write().matchAll(/upstream (\w+) \{([^}]*)\}/g)]
    expect(upstreams.map(([, name]) => name)).toEqual(['site', 'forms', 'inner'])
    expect(upstreams.flatMap(([, , lines = '']) => lines.match(/server [^ ;]+/g))).toEqual([
      'server 127.0.0.1:4103',
      'server 127.0.0.1:4103',
      'server 127.0.0.2:4100',
    ])
  })

  test('serves uploads and assets from their folders', () => {
    expect(write()).toContain('location ^~ /files/ {\n      alias "/srv/files/";')
    expect(write()).toContain('root "/srv/my site/client";')
  })

  test('supports several sites', () => {
    const two = write({ sites: ['10.0.0.1:80', 'site-2:8080'] })
    expect(two.match(/ {4}server \S+ max_fails\S+ fail_timeout=0s;/g)).toHaveLength(4)
    expect(two.match(/ {4}server \S+ max_fails\S+ fail_timeout=0s backup;/g)).toHaveLength(4)
  })

  test('the inner server is on an address of this machine, with the port of the edge', () => {
    expect(write()).toContain('listen 127.0.0.2:4100;')
    expect(write({ listen: ['[::]:443', '443'] })).toContain('listen 127.0.0.2:443;')
    expect(write({ innerListen: '127.0.0.9:81' })).toContain('listen 127.0.0.9:81;')
    expect(() => write({ listen: ['localhost'] })).toThrow('edge: set innerListen')
  })

  test('the private listener exists only when configured', () => {
    expect(write()).not.toContain('refresh.conf')
    const refreshListen = '127.0.0.1:4190'
    expect(write({ refreshListen })).toContain('include refresh.conf;')
    expect(writeFile('refresh.conf', { refreshListen })).toContain('listen 127.0.0.1:4190;')
  })

  test('X7: Strict-Transport-Security includes subdomains only when configured', () => {
    for (const name of ['security-headers.conf', 'page-headers.conf']) {
      expect(writeFile(name)).toContain('Strict-Transport-Security "max-age=31536000" always;')
      expect(writeFile(name, { hstsSubdomains: true })).toContain('"max-age=31536000; includeSubDomains"')
    }
  })

  test('sets user, workers, modules and trusted proxies only when configured', () => {
    expect(write()).toContain('worker_processes auto;')
    expect(write()).not.toMatch(
      /^user |worker_priority|worker_rlimit_nofile|load_module|brotli_static|^ {2}set_real_ip_from|ssl_/m,
    )
    const configured = write({
      user: 'www-data',
      workers: 2,
      trustedProxies: ['10.0.0.0/8', '::1'],
      brotliModule: '/usr/lib/nginx/modules/brotli.so',
    })
    expect(configured).toMatch(
      /^load_module "\/usr\/lib\/nginx\/modules\/brotli.so";\nuser www-data;\nworker_priority -10;\nworker_processes 2;\nworker_rlimit_nofile 20000;/m,
    )
    expect(configured).toContain('brotli_static on;')
    expect(configured).toMatch(
      /set_real_ip_from 10\.0\.0\.0\/8;\s+set_real_ip_from ::1;\s+real_ip_header X-Forwarded-For;/,
    )
  })

  test('terminates TLS when it has a certificate', () => {
    const tls = { certificate: '/tls/club.pem', key: '/tls/club.key', redirectFrom: ['80', '[::]:80'] }
    const text = write({ listen: ['443', '[::]:443'], tls })
    expect(text).toContain('listen [::]:443 ssl http2;')
    expect(text).toContain('ssl_certificate_key "/tls/club.key";')
    expect(text).toContain('ssl_prefer_server_ciphers off;')
    expect(text).toContain('ssl_session_tickets off;')
    expect(text).toContain('return 301 https://club.example:8443$request_uri;')
  })

  test('the newsroom has the certificate of the site or its own, and its own redirect', () => {
    const tls = { certificate: '/tls/club.pem', key: '/tls/club.key', redirectFrom: ['80'] }
    const newsroom = { host: 'iroda.example:8443', address: '127.0.0.1:4302' }
    const shared = writeFile('newsroom.conf', { tls, newsroom })
    expect(shared).toContain('ssl_certificate "/tls/club.pem";')
    expect(shared).toContain('server_name iroda.example;')
    const own = { certificate: '/tls/iroda.pem', key: '/tls/iroda.key' }
    expect(writeFile('newsroom.conf', { tls, newsroom: { ...newsroom, tls: own } })).toContain(
      'ssl_certificate "/tls/iroda.pem";',
    )
    expect(write({ tls, newsroom })).toMatch(
      /server_name iroda\.example;\s+access_log access\.log newsroom_line [^}]*return 301 https:\/\/iroda\.example:8443\$request_uri;/,
    )
    expect([...writeAll().keys()]).not.toContain('newsroom.conf')
  })

  test('without a folder of challenges there is no place for them', () => {
    expect(write()).not.toContain('acme')
    expect(write({ acmeRoot: '/srv/acme/' }).match(/include acme\.conf;/g)).toHaveLength(1)
    const tls = { certificate: '/a', key: '/b', redirectFrom: ['80'] }
    expect(write({ acmeRoot: '/srv/acme', tls }).match(/include acme\.conf;/g)).toHaveLength(2)
  })

  test.each<[string, Partial<EdgeSettings>]>([
    ['listen', { listen: ['80; root /'] }],
    ['sites', { sites: ['unix:/x{}'] }],
    ['mediaDir', { mediaDir: '/srv/$uri' }],
    ['mediaDir', { mediaDir: 'relative' }],
    ['clientDir', { clientDir: '/srv/"x' }],
    ['user', { user: 'www-data;' }],
    ['trustedProxies', { trustedProxies: ['all;'] }],
    ['refreshListen', { refreshListen: '80; root /' }],
    ['innerListen', { innerListen: '81 ssl' }],
    ['cacheSize', { cacheSize: '1g;' }],
    ['cacheMinFree', { cacheMinFree: 'all' }],
    ['tempDir', { tempDir: 'temp' }],
    ['acmeRoot', { acmeRoot: 'acme' }],
    ['log', { log: '/var/log/$host' }],
    ['statusListen', { statusListen: '1;' }],
    ['name', { club: 'a"b' }],
    ['newsroom.host', { newsroom: { host: 'a b', address: '127.0.0.1:1' } }],
    ['newsroom.address', { newsroom: { host: 'a', address: '127.0.0.1:1;' } }],
  ])('rejects an unsafe %s', (name, changes) => {
    expect(() => write(changes)).toThrow(`edge: ${name} is`)
  })

  test('X7: the error pages may use their own style and nothing else', () => {
    expect(errorPagePolicy('<style>a{}</style>')).toBe(
      "default-src 'none'; style-src 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    expect(write()).toContain(errorPagePolicy(read('unavailable.html')))
    for (const name of errorPages) {
      const html = read(name)
      expect(errorPagePolicy(html)).toBe(errorPagePolicy(read('unavailable.html')))
      expect(html).not.toMatch(/<script|style=|src=/)
    }
  })
})

describe('the configuration of several clubs', () => {
  const { sites, publicOrigin: _, mediaDir: __, ...process } = settings
  const club = (name: string, more: Partial<EdgeSettings> = {}) => ({
    name,
    sites,
    publicOrigin: `https://${name}.example`,
    mediaDir: `/srv/${name}/files`,
    ...more,
  })
  const files = (...clubs: ReturnType<typeof club>[]) =>
    buildConfiguration({ ...process, refreshListen: '127.0.0.1:4190', clubs }, read)
  const both = files(club('vidrak'), club('nagy-sunok', { languages: ['en'], hstsSubdomains: true }))
  const nginxConf = both.get('nginx.conf') ?? ''

  test('gives each zone, upstream and folder to one club only', () => {
    for (const text of both.values()) expect(text).not.toMatch(/\{\{|\}\}|undefined/)
    for (const pattern of [
      /zone=(\w+):/g,
      /^ {2}upstream (\w+) \{/gm,
      /proxy_cache_path (\S+)/g,
      /alias (\S+);/g,
      /cookie_sportpress_user_language (\S+)/g,
    ]) {
      const found = [...nginxConf.matchAll(pattern)].map(([, name]) => name)
      expect(found.length).toBeGreaterThan(1)
      expect(new Set(found).size).toBe(found.length)
    }
    expect(nginxConf).toContain('proxy_cache nagy_sunok_$cache_zone;')
    expect(nginxConf).not.toMatch(/proxy_cache \$cache_zone/)
  })

  test('each club has its own host, languages and headers', () => {
    expect(both.get('clubs/vidrak/to-inner.conf')).toContain('proxy_set_header Host vidrak.example;')
    expect(both.get('clubs/nagy-sunok/to-inner.conf')).toContain('proxy_set_header Host nagy-sunok.example;')
    expect(both.get('clubs/vidrak/page-headers.conf')).not.toContain('includeSubDomains')
    expect(both.get('clubs/nagy-sunok/page-headers.conf')).toContain('includeSubDomains')
    expect(nginxConf).toMatch(/\$start_nagy_sunok \{\s+default \/home#start;/)
    expect(nginxConf.match(/server_name vidrak\.example;/g)).toHaveLength(2)
    expect(nginxConf).not.toMatch(/include (?!clubs\/)/)
  })

  test('a host of no club is 421 at every listener, and gets no certificate', () => {
    expect(nginxConf).toMatch(
      /listen 127\.0\.0\.1:4100 default_server;\s+listen 127\.0\.0\.1:4190 default_server;\s+listen 127\.0\.0\.2:4100 default_server;[\s\S]*return 421;/,
    )
    const tls = { certificate: '/tls/a.pem', key: '/tls/a.key', redirectFrom: ['80'] }
    const text = files(club('vidrak', { tls }), club('sunok', { tls })).get('nginx.conf') ?? ''
    expect(text).toMatch(
      /listen 127\.0\.0\.1:4100 ssl http2 default_server;[^}]*listen 80 default_server;[^}]*ssl_reject_handshake on;/,
    )
    expect(text).toMatch(
      /listen 80;\s+server_name sunok\.example;\s+location \/ \{\s+return 301 https:\/\/sunok\.example/,
    )
  })

  test('rejects an unsafe name', () => {
    expect(() => files(club('vidrak'), club('../x'))).toThrow('edge: name is')
  })
})
