// A device stores the names of a roster encrypted; only a cookie has the key. The server sets the cookie when it sends the
// roster and deletes it when the session ends. The browser deletes it by itself a day after the match.

const prefix = 'courtside-names-'
const day = 24 * 60 * 60 * 1_000

const nameOf = (match: number) => `${prefix}${match}`

/** Reads the key of a match, in hexadecimal, from the cookies of a request or a page. */
export const rosterKeyIn = (cookies: string, match: number): string | undefined =>
  new RegExp(`(?:^|; *)${nameOf(match)}=([0-9a-f]{64})(?:;|$)`).exec(cookies)?.[1]

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

type Args = { cookies: string; now: number; isSecure: boolean }

/** Value for `Set-Cookie`: the device's key or a new one. Not HttpOnly, because scripts encrypt the names with it. */
export function rosterKeyCookie(
  { id, game_time }: { id: number; game_time: string | null },
  { cookies, now, isSecure }: Args,
): string {
  const from = game_time === null ? now : Math.max(now, Date.parse(game_time))
  const seconds = Math.floor((from + day - now) / 1_000)
  const key = rosterKeyIn(cookies, id) ?? newKey()
  return `${nameOf(id)}=${key}; Path=/; Max-Age=${seconds}; SameSite=Strict${isSecure ? '; Secure' : ''}`
}

/** Values for `Set-Cookie` that delete every key of the device, so that none of its rosters can be read any more. */
export const keyDeletionCookies = (cookies: string): string[] =>
  [...cookies.matchAll(new RegExp(`(?:^|; *)(${prefix}\\d+)=`, 'g'))].map(
    ([, name]) => `${name}=; Path=/; Max-Age=0; SameSite=Strict`,
  )

type Request = { headers: Headers; responseHeaders?: Headers }

/** Makes the response to this request delete the keys, also if it is an error. */
export function deleteRosterKeys(req: Request): void {
  const headers = req.responseHeaders ?? new Headers()
  for (const cookie of keyDeletionCookies(req.headers.get('cookie') ?? ''))
    headers.append('Set-Cookie', cookie)
  req.responseHeaders = headers
}
