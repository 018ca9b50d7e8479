// A device stores the names of a roster sealed with a key that only its cookie has. The server sets the cookie with the
// roster, and takes it back when the session ends; the browser deletes it by itself a day after the match.

const prefix = 'courtside-names-'
const day = 24 * 60 * 60 * 1_000

const nameOf = (match: number) => `${prefix}${match}`

/** The key of a match among the cookies of a request or a page, in hexadecimal. */
export const rosterKeyIn = (cookies: string, match: number): string | undefined =>
  new RegExp(`(?:^|; *)${nameOf(match)}=([0-9a-f]{64})(?:;|$)`).exec(cookies)?.[1]

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

type Args = { cookies: string; now: number; isSecure: boolean }

/** For `Set-Cookie`: the key that the device has or a new one. Scripts read it, as they do the sealing. */
export function rosterKeyCookie(
  { id, game_time }: { id: number; game_time: string | null },
  { cookies, now, isSecure }: Args,
): string {
  const from = game_time === null ? now : Math.max(now, Date.parse(game_time))
  const seconds = Math.floor((from + day - now) / 1_000)
  const key = rosterKeyIn(cookies, id) ?? newKey()
  return `${nameOf(id)}=${key}; Path=/; Max-Age=${seconds}; SameSite=Strict${isSecure ? '; Secure' : ''}`
}

/** For `Set-Cookie`: takes back every key of the device, so that none of its rosters can be read any more. */
export const endedRosterKeys = (cookies: string): string[] =>
  [...cookies.matchAll(new RegExp(`(?:^|; *)(${prefix}\\d+)=`, 'g'))].map(
    ([, name]) => `${name}=; Path=/; Max-Age=0; SameSite=Strict`,
  )

type Request = { headers: Headers; responseHeaders?: Headers }

/** The answer to this request takes the keys back, also where it is an error. */
export function endRosters(req: Request): void {
  const headers = req.responseHeaders ?? new Headers()
  for (const cookie of endedRosterKeys(req.headers.get('cookie') ?? '')) headers.append('Set-Cookie', cookie)
  req.responseHeaders = headers
}
