import { describe, expect, test } from 'vitest'
import { readEnv } from './env.server.ts'

const required = {
  APP_NAME: 'vidrak',
  SITE_PORT: '4003',
  PUBLIC_ORIGIN: 'https://vidrak.example/',
  API_ORIGIN: 'http://127.0.0.1:4001',
}

describe('the environment', () => {
  test.each(['Vidrak', 'vidrák', '../vidrak', '', undefined])(
    'A3: %j stops the start with a clear message',
    (name) => {
      expect(() => readEnv({ ...required, APP_NAME: name })).toThrow(
        'site: invalid environment variables\n  APP_NAME: ',
      )
    },
  )

  test('C9: the configuration shipped with the site is the default', () => {
    expect(readEnv(required)).toEqual({
      NODE_ENV: 'production',
      APP_NAME: 'vidrak',
      SITE_HOST: '127.0.0.1',
      SITE_PORT: 4003,
      SITE_PRIVATE_HOST: '127.0.0.1',
      PREVIEW_HOST: '127.0.0.1',
      PUBLIC_ORIGIN: 'https://vidrak.example',
      API_ORIGIN: ['http://127.0.0.1:4001'],
      SERVER_CONFIG_PATH: '/assets/mock/server-config.json',
      CAPTCHA_SCRIPT_URL: 'https://www.google.com/recaptcha/api.js',
      EDGE_ADDRESSES: ['127.0.0.1', '::1'],
      LANGUAGES: ['hu', 'en'],
      HSTS_SUBDOMAINS: false,
      SITE_CACHE_MB: 64,
      METRICS_HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
    })
  })

  test('all mistakes are reported at once, by variable', () => {
    const invalid = { APP_NAME: 'vidrak', SITE_PORT: '99999', PUBLIC_ORIGIN: 'ftp://a', API_ORIGIN: 'here' }
    const form = { FORM_SECRET: 'short', CAPTCHA_SITE_KEY: '"' }
    const message = () =>
      readEnv({ ...invalid, ...form, EDGE_ADDRESSES: 'edge', SERVER_CONFIG_PATH: 'a.json', LANGUAGES: 'de' })
    for (const name of [
      'SITE_PORT',
      'PUBLIC_ORIGIN',
      'API_ORIGIN.0',
      'SERVER_CONFIG_PATH',
      'LANGUAGES',
      ...Object.keys(form),
      'EDGE_ADDRESSES.0',
    ]) {
      expect(message).toThrow(`\n  ${name}: `)
    }
    expect(message).toThrow('LANGUAGES: must be hu, en or both, comma-separated, the default first')
  })

  test('R1: there may be several apis', () => {
    const API_ORIGIN = 'http://127.0.0.1:4001, http://127.0.0.1:4002/'
    expect(readEnv({ ...required, API_ORIGIN }).API_ORIGIN).toEqual([
      'http://127.0.0.1:4001',
      'http://127.0.0.1:4002',
    ])
  })

  test('a listener for the purger needs its secret', () => {
    const open = { ...required, SITE_PRIVATE_PORT: '4190' }
    expect(() => readEnv(open)).toThrow('PURGE_SECRET: must be set where SITE_PRIVATE_PORT is')
    expect(readEnv({ ...open, PURGE_SECRET: 'a secret of the purger, long' }).SITE_PRIVATE_PORT).toBe(4190)
  })

  test('previews need their secret and the newsroom', () => {
    const open = { ...required, PREVIEW_PORT: '4108', PREVIEW_SECRET: 'v'.repeat(32) }
    expect(() => readEnv(open)).toThrow('NEWSROOM_ORIGIN: must be set where PREVIEW_PORT is')
    const { PREVIEW_PORT, NEWSROOM_ORIGIN } = readEnv({ ...open, NEWSROOM_ORIGIN: 'https://n.example/' })
    expect([PREVIEW_PORT, NEWSROOM_ORIGIN]).toEqual([4108, 'https://n.example'])
    expect(() => readEnv({ ...open, PREVIEW_SECRET: 'short' })).toThrow('PREVIEW_SECRET:')
  })
})
