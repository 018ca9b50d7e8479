import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readAllSettings, readSettings } from './read-settings.ts'

const valid = {
  EDGE_DIR: '/var/lib/palank/edge',
  EDGE_LISTEN: '443, [::]:443',
  SITE_ADDRESSES: '127.0.0.1:4103,127.0.0.1:4104',
  PUBLIC_ORIGIN: 'https://club.example/',
  MEDIA_DIR: '/srv/files',
  SITE_CLIENT_DIR: '/srv/site/client',
}

describe("an operator's environment", () => {
  test('is parsed', () => {
    expect(readSettings({ ...valid, EDGE_USER: 'www-data', TRUSTED_PROXIES: '10.0.0.1' })).toEqual({
      folder: '/var/lib/palank/edge',
      listen: ['443', '[::]:443'],
      sites: ['127.0.0.1:4103', '127.0.0.1:4104'],
      publicOrigin: 'https://club.example',
      mediaDir: '/srv/files',
      clientDir: '/srv/site/client',
      user: 'www-data',
      trustedProxies: ['10.0.0.1'],
    })
  })

  test('may contain private addresses, cache sizes and subdomains', () => {
    const more = {
      EDGE_REFRESH_LISTEN: '127.0.0.1:4190',
      EDGE_INNER_LISTEN: '127.0.0.1:4191',
      EDGE_CACHE_SIZE: '4g',
      EDGE_CACHE_MIN_FREE: '1g',
      EDGE_TEMP_DIR: '/run/palank',
      EDGE_HSTS_SUBDOMAINS: '1',
    }
    expect(readSettings({ ...valid, ...more })).toMatchObject({
      refreshListen: '127.0.0.1:4190',
      innerListen: '127.0.0.1:4191',
      cacheSize: '4g',
      cacheMinFree: '1g',
      tempDir: '/run/palank',
      hstsSubdomains: true,
    })
    expect(() => readSettings({ ...valid, EDGE_TEMP_DIR: 'temp' })).toThrow(
      'EDGE_TEMP_DIR: must be an absolute',
    )
  })

  test('may contain a certificate', () => {
    const tls = { TLS_CERTIFICATE: '/a.pem', TLS_KEY: '/a.key' }
    expect(readSettings({ ...valid, ...tls }).tls).toEqual({ certificate: '/a.pem', key: '/a.key' })
    expect(readSettings({ ...valid, ...tls, EDGE_REDIRECT_FROM: '80' }).tls?.redirectFrom).toEqual(['80'])
  })

  test('may name a newsroom, with a certificate of its own or without', () => {
    const newsroom = { NEWSROOM_HOST: 'iroda.club.example', NEWSROOM_ADDRESS: '127.0.0.1:4302' }
    const read = { host: 'iroda.club.example', address: '127.0.0.1:4302' }
    expect(readSettings({ ...valid, ...newsroom }).newsroom).toEqual(read)
    const tls = { TLS_CERTIFICATE: '/a.pem', TLS_KEY: '/a.key' }
    const own = { NEWSROOM_TLS_CERTIFICATE: '/b.pem', NEWSROOM_TLS_KEY: '/b.key' }
    expect(readSettings({ ...valid, ...newsroom, ...tls, ...own }).newsroom).toEqual({
      ...read,
      tls: { certificate: '/b.pem', key: '/b.key' },
    })
    expect(() => readSettings({ ...valid, NEWSROOM_HOST: 'Iroda example', ...own })).toThrow(
      /NEWSROOM_HOST, NEWSROOM_ADDRESS: set both[\s\S]*needs TLS_CERTIFICATE[\s\S]*NEWSROOM_HOST: must be a host name/,
    )
  })

  test('may name a log, a private status and a folder of challenges', () => {
    const more = {
      APP_NAME: 'vidrak',
      EDGE_LOG: '/var/log/palank/edge.log',
      EDGE_STATUS_LISTEN: '127.0.0.1:4192',
      ACME_ROOT: '/var/lib/palank/acme',
    }
    expect(readSettings({ ...valid, ...more })).toMatchObject({
      club: 'vidrak',
      log: '/var/log/palank/edge.log',
      statusListen: '127.0.0.1:4192',
      acmeRoot: '/var/lib/palank/acme',
    })
  })

  test('A6: may list the languages of the club, the default first', () => {
    expect(readSettings({ ...valid, LANGUAGES: 'en,hu' }).languages).toEqual(['en', 'hu'])
    expect(readSettings({ ...valid, LANGUAGES: 'hu' }).languages).toEqual(['hu'])
    expect(() => readSettings({ ...valid, LANGUAGES: 'hu,de' })).toThrow('LANGUAGES: must be hu, en or both')
  })

  test('is rejected with the names of all invalid variables', () => {
    expect(() => readSettings({})).toThrow(
      /EDGE_DIR: is missing[\s\S]*EDGE_LISTEN[\s\S]*SITE_ADDRESSES[\s\S]*PUBLIC_ORIGIN[\s\S]*MEDIA_DIR[\s\S]*SITE_CLIENT_DIR/,
    )
    expect(() => readSettings({ ...valid, MEDIA_DIR: 'files' })).toThrow(
      'MEDIA_DIR: must be an absolute path',
    )
    expect(() => readSettings({ ...valid, PUBLIC_ORIGIN: 'club' })).toThrow('PUBLIC_ORIGIN: must be an http')
    expect(() => readSettings({ ...valid, TLS_KEY: '/a.key' })).toThrow('set both or neither')
  })
})

describe('the environment of several clubs', () => {
  const { PUBLIC_ORIGIN: _, MEDIA_DIR: __, ...common } = valid
  function read(files: Record<string, string>) {
    const folder = mkdtempSync(path.join(tmpdir(), 'edge-clubs-'))
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, `${name}.env`), text)
    return readAllSettings({ ...common, APP_NAME: Object.keys(files).join(','), CLUBS_ENV_DIR: folder })
  }
  const club = (name: string, more = '') => `PUBLIC_ORIGIN=https://${name}\nMEDIA_DIR=/srv/${name}\n${more}`

  test('A3: has a part for each club, and one for all', () => {
    const settings = read({
      vidrak: club('vidrak.example', 'LANGUAGES=hu'),
      sunok: club('sunok.example', 'EDGE_CACHE_SIZE=2g'),
    })
    expect(settings).toMatchObject({
      listen: ['443', '[::]:443'],
      clubs: [
        {
          name: 'vidrak',
          publicOrigin: 'https://vidrak.example',
          mediaDir: '/srv/vidrak.example',
          languages: ['hu'],
        },
        {
          name: 'sunok',
          publicOrigin: 'https://sunok.example',
          cacheSize: '2g',
          sites: ['127.0.0.1:4103', '127.0.0.1:4104'],
        },
      ],
    })
    expect(readAllSettings({ ...valid, APP_NAME: 'vidrak' })).toEqual({
      ...readSettings(valid),
      club: 'vidrak',
    })
  })

  test('is rejected where nginx could not tell two clubs apart, or a listener is of one club', () => {
    expect(() => read({ vidrak: club('a.example'), sunok: club('a.example:8443') })).toThrow(
      'edge: sunok: PUBLIC_ORIGIN: differs from PUBLIC_ORIGIN of vidrak in the port at most',
    )
    const newsroom = 'NEWSROOM_HOST=a.example\nNEWSROOM_ADDRESS=127.0.0.1:1'
    expect(() => read({ vidrak: club('a.example'), sunok: club('b.example', newsroom) })).toThrow(
      'edge: sunok: NEWSROOM_HOST: differs from PUBLIC_ORIGIN of vidrak in the port at most',
    )
    expect(() =>
      read({ vidrak: club('a.example', 'TLS_CERTIFICATE=/a\nTLS_KEY=/b'), sunok: club('b.example') }),
    ).toThrow('set them for every club or for none')
    expect(() => read({ vidrak: club('a.example', 'EDGE_LISTEN=80'), sunok: club('b.example') })).toThrow(
      'vidrak: EDGE_LISTEN: set once for the process',
    )
  })
})
