import { describe, expect, test } from 'vitest'
import { readSettings } from './read-settings.ts'

const right = {
  EDGE_DIR: '/var/lib/palank/edge',
  EDGE_LISTEN: '443, [::]:443',
  SITE_ADDRESSES: '127.0.0.1:4103,127.0.0.1:4104',
  PUBLIC_ORIGIN: 'https://club.example/',
  MEDIA_DIR: '/srv/files',
  SITE_CLIENT_DIR: '/srv/site/client',
}

describe("an operator's environment", () => {
  test('becomes settings', () => {
    expect(readSettings({ ...right, EDGE_USER: 'www-data', TRUSTED_PROXIES: '10.0.0.1' })).toEqual({
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

  test('may bring a certificate', () => {
    const tls = { TLS_CERTIFICATE: '/a.pem', TLS_KEY: '/a.key' }
    expect(readSettings({ ...right, ...tls }).tls).toEqual({ certificate: '/a.pem', key: '/a.key' })
    expect(readSettings({ ...right, ...tls, EDGE_REDIRECT_FROM: '80' }).tls?.redirectFrom).toEqual(['80'])
  })

  test('A6: may say which languages the club has, the default first', () => {
    expect(readSettings({ ...right, LANGUAGES: 'en,hu' }).languages).toEqual(['en', 'hu'])
    expect(readSettings({ ...right, LANGUAGES: 'hu' }).languages).toEqual(['hu'])
    expect(() => readSettings({ ...right, LANGUAGES: 'hu,de' })).toThrow('LANGUAGES: must be hu, en or both')
  })

  test('is refused with the names of what is wrong', () => {
    expect(() => readSettings({})).toThrow(
      /EDGE_DIR: is missing[\s\S]*EDGE_LISTEN[\s\S]*SITE_ADDRESSES[\s\S]*PUBLIC_ORIGIN[\s\S]*MEDIA_DIR[\s\S]*SITE_CLIENT_DIR/,
    )
    expect(() => readSettings({ ...right, MEDIA_DIR: 'files' })).toThrow(
      'MEDIA_DIR: must be an absolute folder',
    )
    expect(() => readSettings({ ...right, PUBLIC_ORIGIN: 'club' })).toThrow('PUBLIC_ORIGIN: must be an http')
    expect(() => readSettings({ ...right, TLS_KEY: '/a.key' })).toThrow('one needs the other')
  })
})
