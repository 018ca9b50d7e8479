import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { proxy } from './proxy.ts'

const key = `courtside-names-7=${'ab'.repeat(32)}`
const cookiesAfter = (path: string) =>
  proxy(new NextRequest(`http://127.0.0.1${path}`, { headers: { cookie: `payload-lng=hu; ${key}` } }))
    .headers.getSetCookie()
    .filter((cookie) => cookie.startsWith('courtside-names-'))

test.each([
  ['/admin/login', true],
  ['/admin/login?redirect=%2Fcourtside', true],
  ['/admin/logout', true],
  ['/admin/logout-inactivity', true],
  ['/admin', false],
  ['/courtside', false],
])('%s takes the key to the names on this device back: %s', (path, isTaken) => {
  expect(cookiesAfter(path)).toEqual(
    isTaken ? ['courtside-names-7=; Path=/; Max-Age=0; SameSite=Strict'] : [],
  )
})
