import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'

const valid = {
  APP_NAME: 'sunok',
  API_DATABASE_URL: 'postgres://api:titok@127.0.0.1:5432/palank',
  CLIENT_SECRET: 'x'.repeat(16),
  API_PORT: '3001',
}

describe('the environment', () => {
  test('has defaults for optional variables', () => {
    expect(readEnv(valid)).toEqual({
      ...valid,
      API_DATABASE_URL: [valid.API_DATABASE_URL],
      API_PORT: 3001,
      API_HOST: '127.0.0.1',
      API_POOL: 10,
      MEDIA_BASE: '/files',
      CURRENT_SEASON: 2025,
      CLUB_ID: 1,
      LANGUAGES: ['hu', 'en'],
      CAPTCHA_VERIFY_URL: 'https://www.google.com/recaptcha/api/siteverify',
      CAPTCHA_ACTION: 'importantAction',
      CAPTCHA_MIN_SCORE: 0.5,
      CAPTCHA_TIMEOUT_MS: 3000,
      JOIN_LIMIT: 5,
      JOIN_LIMIT_WITHOUT_ADDRESS: 60,
      JOIN_LIMIT_SECONDS: 600,
      METRICS_HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
    })
  })

  test.each([
    [
      'postgres://api:x@one:5432,two:5433/club',
      ['postgres://api:x@one:5432/club', 'postgres://api:x@two:5433/club'],
    ],
    [
      'postgresql://api:a%40b@one,[::1]:5433/club?sslmode=require',
      [
        'postgresql://api:a%40b@one/club?sslmode=require',
        'postgresql://api:a%40b@[::1]:5433/club?sslmode=require',
      ],
    ],
    ['postgres://localhost/club', ['postgres://localhost/club']],
  ])('R9: API_DATABASE_URL %s has an address for each server', (API_DATABASE_URL, expected) => {
    expect(readEnv({ ...valid, API_DATABASE_URL }).API_DATABASE_URL).toEqual(expected)
  })

  test.each([
    ['/files/', '/files'],
    ['/', ''],
    ['https://cdn.example/klub//', 'https://cdn.example/klub'],
  ])('MEDIA_BASE %s is normalized to %j', (MEDIA_BASE, expected) => {
    expect(readEnv({ ...valid, MEDIA_BASE }).MEDIA_BASE).toBe(expected)
  })

  test.each([
    ['APP_NAME', 'Valaki'],
    ['APP_NAME', undefined],
    ['LANGUAGES', 'hu,de'],
    ['LANGUAGES', ''],
    ['API_DATABASE_URL', 'http://127.0.0.1/'],
    ['API_DATABASE_URL', 'postgres://api:x@one:5432,/club'],
    ['API_DATABASE_URL', 'postgres://api:x@one:5432,two:port/club'],
    ['API_DATABASE_URL', 'postgres://'],
    ['API_DATABASE_URL', undefined],
    ['CLIENT_SECRET', 'na'],
    ['CLIENT_SECRET', undefined],
    ['API_PORT', '0'],
    ['API_PORT', '70000'],
    ['API_PORT', undefined],
    ['API_POOL', ''],
    ['API_POOL', '101'],
    ['MEDIA_BASE', 'files'],
    ['MEDIA_BASE', '/fi les'],
    ['MEDIA_BASE', '/files -c role=postgres'],
    ['MEDIA_BASE', 'javascript:x'],
    ['CURRENT_SEASON', '25'],
    ['CLUB_ID', '0'],
    ['CAPTCHA_SECRET', ''],
    ['CAPTCHA_VERIFY_URL', 'ftp://captcha.example/'],
    ['CAPTCHA_ACTION', ''],
    ['CAPTCHA_MIN_SCORE', '1.1'],
    ['CAPTCHA_TIMEOUT_MS', '0'],
    ['JOIN_LIMIT', '0'],
    ['JOIN_LIMIT_SECONDS', '0'],
    ['LOG_LEVEL', 'loud'],
  ])('an invalid %s (%j) is reported by name', (name, value) => {
    expect(() => readEnv({ ...valid, [name]: value })).toThrow(`${name}: `)
  })

  test('reports all invalid variables at once, without their values', () => {
    const invalid = {
      ...valid,
      APP_NAME: 'titok/',
      CLIENT_SECRET: 'titok',
      API_PORT: 'titok',
      API_DATABASE_URL: 'x://titok',
    }
    let message = ''
    try {
      readEnv(invalid)
    } catch (error) {
      message = String(error)
    }
    for (const name of ['APP_NAME', 'CLIENT_SECRET', 'API_PORT', 'API_DATABASE_URL'])
      expect(message).toContain(name)
    expect(message).not.toContain('titok')
  })
})
