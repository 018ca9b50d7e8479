import { afterAll, describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { buildServer } from './server.ts'

const { app } = buildServer(
  readEnv({
    APP_NAME: 'sunok',
    API_DATABASE_URL: 'postgres://nobody:none@127.0.0.1:1/none',
    CLIENT_SECRET: 'x'.repeat(16),
    API_PORT: '1',
    LOG_LEVEL: 'silent',
  }),
)
afterAll(() => app.close())

const addressesIn = (html: string) =>
  [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map((match) => match[1] ?? '')

describe('F5: the API page', () => {
  test('answers without the client secret', async () => {
    const { statusCode, headers } = await app.inject('/reference')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  })

  test('loads its script and its styles from the api itself', async () => {
    const addresses = addressesIn((await app.inject('/reference')).body).filter((url) => url !== 'data:,')
    expect(addresses).toHaveLength(3)
    for (const address of addresses) {
      expect(address).toMatch(/^\/reference\//)
      const { statusCode, body, headers } = await app.inject(address)
      expect(statusCode).toBe(200)
      expect(body.length).toBeGreaterThan(0)
      expect(headers['content-type']).toMatch(address.endsWith('.css') ? /^text\/css/ : /^text\/javascript/)
    }
  })

  test('reads the document that the api serves, and asks no validator', async () => {
    const { body } = await app.inject('/reference/start.js')
    const url = /url: '([^']+)'/.exec(body)?.[1] ?? ''
    expect((await app.inject(url)).json()).toMatchObject({ openapi: '3.1.0' })
    expect(body).toContain('validatorUrl: null')
  })

  test('names no foreign origin, and its policy allows none', async () => {
    for (const address of ['/reference', '/reference/start.js']) {
      const { body, headers } = await app.inject(address)
      expect(body).not.toMatch(/(?:https?:)?\/\/[\w-]+\./)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      const sources = policy.split(';').flatMap((directive) => directive.trim().split(' ').slice(1))
      expect(new Set(sources)).toEqual(new Set(["'none'", "'self'", "'unsafe-inline'", 'data:']))
      expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    }
  })

  test('serves the named files only', async () => {
    for (const path of ['/reference/', '/reference/package.json', '/reference/..%2fpackage.json'])
      expect((await app.inject(path)).statusCode).toBe(404)
  })
})
