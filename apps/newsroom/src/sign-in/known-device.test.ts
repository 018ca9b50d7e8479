import { afterEach, expect, it, vi } from 'vitest'

const account = { id: 12, hash: 'abc' }

const required = {
  APP_NAME: 'vidrak',
  DATABASE_URL: 'postgres://newsroom@127.0.0.1:1/vidrak',
  PAYLOAD_SECRET: 'x'.repeat(32),
  PUBLIC_ORIGIN: 'https://club.example',
  MEDIA_DIR: '/nonexistent',
}

async function cookieOn(origin: string): Promise<string> {
  for (const [name, value] of Object.entries({ ...required, NEWSROOM_ORIGIN: origin }))
    vi.stubEnv(name, value)
  vi.resetModules()
  return (await import('./known-device.ts')).knownDeviceCookie(account)
}
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it('is sent for 180 days, only on https to this host, not from other sites and not to scripts', async () => {
  const cookie = await cookieOn('https://newsroom.example')
  expect(cookie).toMatch(/^__Host-known-device-12=/)
  expect(cookie).toMatch(/; Path=\/; Secure=true; HttpOnly=true; SameSite=Strict$/)
  expect(cookie).not.toContain('Domain')
  const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '')
  expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(180)
})

it('has no prefix on plain http, where browsers would ignore it', async () => {
  expect(await cookieOn('http://127.0.0.1:4102')).toMatch(/^known-device-12=/)
})
