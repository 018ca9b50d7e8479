import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

const name = 'payload-token'
const hostName = `__Host-${name}`

const isSecure = (origin: string | undefined) => origin?.startsWith('https:') ?? false

/** The cookies as Payload knows them. One under Payload's own name is dropped: another host may have set it. */
export const payloadCookies = (sent: string): string =>
  sent
    .split(/; */)
    .filter((cookie) => !cookie.startsWith(`${name}=`))
    .map((cookie) => (cookie.startsWith(`${hostName}=`) ? cookie.slice('__Host-'.length) : cookie))
    .join('; ')

/**
 * On https the session's cookie has a `__Host-` name, which a browser accepts only from this very host: a neighbouring
 * address under the club's domain cannot plant a session of its own. Payload's prefix for cookies would also rename the
 * one of the language, which Payload sets without `Secure`, so the name is translated on the way in and out.
 */
export function readHostCookie(origin: string | undefined): void {
  if (!isSecure(origin)) return
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { request: IncomingMessage }).request
    if (headers.cookie) headers.cookie = payloadCookies(headers.cookie)
  })
}

/** For the answers of Payload that set or remove the cookie. */
export function renameSetCookie(headers: Headers, origin: string | undefined): void {
  if (!isSecure(origin)) return
  const cookies = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const cookie of cookies)
    headers.append('set-cookie', cookie.startsWith(`${name}=`) ? `__Host-${cookie}` : cookie)
}
