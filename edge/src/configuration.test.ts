import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { configurationOf, type EdgeSettings, ownPolicy } from './configuration.ts'

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const texts = { template: read('nginx.conf'), unavailable: read('unavailable.html') }
const settings: EdgeSettings = {
  listen: ['127.0.0.1:4100'],
  sites: ['127.0.0.1:4103'],
  publicOrigin: 'https://club.example:8443',
  mediaDir: '/srv/files/',
  clientDir: '/srv/my site/client',
}
const write = (given: Partial<EdgeSettings> = {}) => configurationOf({ ...settings, ...given }, texts)

describe('the configuration', () => {
  test('has every gap of the template filled', () => {
    expect(write()).not.toMatch(/\{\{|\}\}|undefined/)
    expect(() => configurationOf(settings, { ...texts, template: '{{nothing}}' })).toThrow('asks for nothing')
  })

  test('A6: the empty path goes home by the stored language', () => {
    expect(write()).toMatch(
      /\$cookie_sportpress_user_language \$start \{\s+en \/home;\s+default \/kezdo#start;/,
    )
    expect(write({ languages: ['en', 'hu'] })).toMatch(/\$start \{\s+hu \/kezdo;\s+default \/home#start;/)
    expect(write({ languages: ['hu'] })).toMatch(/\$start \{\s+default \/kezdo#start;/)
    expect(write()).toMatch(/location = \/ \{[^}]*no-store always;\s+return 302 \$start;/)
  })

  test('X4: what the site is asked is what the copy is kept under, and by one name', () => {
    expect(write()).toContain('proxy_cache_key $raw_path$query;')
    const asked = [...write().matchAll(/proxy_pass (\S+);/g)].map(([, target]) => target)
    expect(new Set(asked)).toEqual(
      new Set(['http://site$raw_path$query', 'http://site/healthz', 'http://site/readyz']),
    )
    expect(write()).toContain('proxy_set_header Host club.example:8443;')
    expect(write()).toContain('proxy_set_header X-Forwarded-Proto https;')
    expect(write()).toContain('proxy_pass_request_headers off;')
    expect(write()).not.toMatch(/\$host\b|\$http_host|\$http_cookie|\$proxy_add_x_forwarded_for/)
  })

  test('serves uploads and assets from their folders', () => {
    expect(write()).toContain('location ^~ /files/ {\n      alias "/srv/files/";')
    expect(write()).toContain('root "/srv/my site/client";')
  })

  test('stands before any number of sites', () => {
    const two = write({ sites: ['10.0.0.1:80', 'site-2:8080'] })
    expect(two.match(/ {4}server \S+ max_fails/g)).toHaveLength(2)
  })

  test('names a user, workers, modules and trusted proxies only where told', () => {
    expect(write()).toContain('worker_processes auto;')
    expect(write()).not.toMatch(/^user |load_module|brotli_static|set_real_ip_from|ssl_/m)
    const told = write({
      user: 'www-data',
      workers: 2,
      trustedProxies: ['10.0.0.0/8', '::1'],
      brotliModule: '/usr/lib/nginx/modules/brotli.so',
    })
    expect(told).toMatch(
      /^load_module "\/usr\/lib\/nginx\/modules\/brotli.so";\nuser www-data;\nworker_processes 2;/m,
    )
    expect(told).toContain('brotli_static on;')
    expect(told).toMatch(
      /set_real_ip_from 10\.0\.0\.0\/8;\s+set_real_ip_from ::1;\s+real_ip_header X-Forwarded-For;/,
    )
  })

  test('ends TLS itself where it has a certificate', () => {
    const tls = { certificate: '/tls/club.pem', key: '/tls/club.key', redirectFrom: ['80', '[::]:80'] }
    const text = write({ listen: ['443', '[::]:443'], tls })
    expect(text).toContain('listen [::]:443 ssl http2;')
    expect(text).toContain('ssl_certificate_key "/tls/club.key";')
    expect(text).toContain('return 301 https://club.example:8443$request_uri;')
  })

  test.each<[string, Partial<EdgeSettings>]>([
    ['listen', { listen: ['80; root /'] }],
    ['sites', { sites: ['unix:/x{}'] }],
    ['mediaDir', { mediaDir: '/srv/$uri' }],
    ['mediaDir', { mediaDir: 'relative' }],
    ['clientDir', { clientDir: '/srv/"x' }],
    ['user', { user: 'www-data;' }],
    ['trustedProxies', { trustedProxies: ['all;'] }],
  ])('refuses a %s that nginx would misread', (name, given) => {
    expect(() => write(given)).toThrow(`edge: ${name} is`)
  })

  test('X7: its own page may have its own style and nothing else', () => {
    expect(ownPolicy('<style>a{}</style>')).toBe(
      "default-src 'none'; style-src 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    expect(write()).toContain(ownPolicy(texts.unavailable))
    for (const own of [texts.unavailable, read('refused.html')]) {
      expect(ownPolicy(own)).toBe(ownPolicy(texts.unavailable))
      expect(own).not.toMatch(/<script|style=|src=/)
    }
  })
})
