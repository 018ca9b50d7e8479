import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

const name = 'payload-token'
const hostName = `__Host-${name}`

const isSecure = (origin: string | undefined) => origin?.startsWith('https:') ?? false

/** Renames the cookie to Payload's name. Drops a cookie that already has that name: another host may have set it. */
export const payloadCookies = (sent: string): string =>
  sent
    .split(/; */)
    .filter((cookie) => !cookie.startsWith(`${name}=`))
    .map((cookie) => (cookie.startsWith(`${hostName}=`) ? cookie.slice('__Host-'.length) : cookie))
    .join('; ')

/**
 * On https the session cookie has a `__Host-` name, which browsers accept only from this host, so another host of the
 * club's domain cannot set a session. Payload's cookie prefix would also rename the language cookie, which Payload sets
 * without `Secure`. Therefore the name is translated in requests and responses.
 */
export function renameRequestCookie(origin: string | undefined): void {
  if (!isSecure(origin)) return
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { request: IncomingMessage }).request
    if (headers.cookie) headers.cookie = payloadCookies(headers.cookie)
  })
}

/** Translates the name in Payload's responses that set or delete the cookie. */
export function renameSetCookie(headers: Headers, origin: string | undefined): void {
  if (!isSecure(origin)) return
  const cookies = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const cookie of cookies)
    headers.append('set-cookie', cookie.startsWith(`${name}=`) ? `__Host-${cookie}` : cookie)
}
