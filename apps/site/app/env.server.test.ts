import { describe, expect, test } from 'vitest'
import { readEnv } from './env.server.ts'

const given = {
  APP_NAME: 'solymok',
  SITE_PORT: '4003',
  PUBLIC_ORIGIN: 'https://solymok.example/',
  API_ORIGIN: 'http://127.0.0.1:4001',
}

describe('the environment', () => {
  test.each(['solymok', 'hiuzok'])('A3: %s is a club', (name) => {
    expect(readEnv({ ...given, APP_NAME: name }).APP_NAME).toBe(name)
  })

  test.each(['kosarasok', 'Solymok', '', undefined])(
    'A3: %j stops the start with a clear message',
    (name) => {
      expect(() => readEnv({ ...given, APP_NAME: name })).toThrow(
        'site: wrong environment\n  APP_NAME: must be one of solymok, hiuzok',
      )
    },
  )

  test('C9: the configuration shipped with the site is the default', () => {
    expect(readEnv(given)).toEqual({
      NODE_ENV: 'production',
      APP_NAME: 'solymok',
      SITE_HOST: '127.0.0.1',
      SITE_PORT: 4003,
      PUBLIC_ORIGIN: 'https://solymok.example',
      API_ORIGIN: 'http://127.0.0.1:4001',
      SERVER_CONFIG_PATH: '/assets/mock/server-config.json',
      LOG_LEVEL: 'info',
    })
  })

  test('every mistake is told at once, by its name', () => {
    const wrong = { APP_NAME: 'solymok', SITE_PORT: '99999', PUBLIC_ORIGIN: 'ftp://a', API_ORIGIN: 'here' }
    const message = () => readEnv({ ...wrong, SERVER_CONFIG_PATH: 'a.json' })
    for (const name of ['SITE_PORT', 'PUBLIC_ORIGIN', 'API_ORIGIN', 'SERVER_CONFIG_PATH']) {
      expect(message).toThrow(`\n  ${name}: `)
    }
  })
})
