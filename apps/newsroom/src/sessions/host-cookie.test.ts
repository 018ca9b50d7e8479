import diagnosticsChannel from 'node:diagnostics_channel'
import { expect, test } from 'vitest'
import { payloadCookies, renameRequestCookie, renameSetCookie } from './host-cookie.ts'

const https = 'https://newsroom.club.example'
const http = 'http://localhost:3000'
const set = 'payload-token=abc; Path=/; Secure=true; HttpOnly=true; SameSite=Strict'

const answered = (cookies: string[], origin: string) => {
  const headers = new Headers(cookies.map((cookie) => ['set-cookie', cookie]))
  renameSetCookie(headers, origin)
  return headers.getSetCookie()
}

test('the session’s cookie has the __Host- prefix on https, and all that the prefix demands', () => {
  const [cookie = ''] = answered([set, 'payload-lng=hu; Path=/'], https)
  expect(cookie).toMatch(/^__Host-payload-token=abc; Path=\/; Secure/)
  expect(cookie).not.toMatch(/Domain/i)
  expect(answered([set, 'payload-lng=hu; Path=/'], https)[1]).toBe('payload-lng=hu; Path=/')
})

test('a session planted under the plain name is not read on https', () => {
  expect(payloadCookies('payload-token=planted; payload-lng=hu')).toBe('payload-lng=hu')
  expect(payloadCookies('payload-token=planted; __Host-payload-token=mine')).toBe('payload-token=mine')
})

test.each([
  // Must run first, because the subscription stays for the tests after it.
  [http, 'payload-token=planted; __Host-payload-token=mine'],
  [https, 'payload-token=mine'],
])('the server at %s hands Payload the cookie %s', async (origin, cookie) => {
  const channel = { request: { headers: { cookie: 'payload-token=planted; __Host-payload-token=mine' } } }
  renameRequestCookie(origin)
  diagnosticsChannel.channel('http.server.request.start').publish(channel)
  expect(channel.request.headers.cookie).toBe(cookie)
})

test('without https the cookie has its plain name', () => {
  expect(answered([set], http)).toEqual([set])
})
