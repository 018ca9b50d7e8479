import { randomUUID, timingSafeEqual } from 'node:crypto'
import { generateCookie, parseCookies } from 'payload/shared'
import { env } from '../env.ts'
import { keyedHash } from '../second-factor/sealed.ts'

const lifetime = 180 * 86_400_000
const isSecure = env.NEWSROOM_ORIGIN.startsWith('https:')

type Account = { id: number; hash: string }

/** One cookie for each account, since several people share the computer at the hall. */
const nameFor = (user: number) => `${isSecure ? '__Host-' : ''}known-device-${user}`

/** The signature covers the hash of the password, so a new password makes every device unknown. */
const signatureFor = ({ id, hash }: Account, content: string) =>
  keyedHash(`${content}.${hash}`, `known device of ${id}`)

/** Marks the browser as a device on which this person has signed in. It replaces neither password nor code. */
export function knownDeviceCookie(account: Account): string {
  const expires = new Date(Date.now() + lifetime)
  const content = `${randomUUID()}.${expires.getTime()}`
  return generateCookie({
    name: nameFor(account.id),
    value: `${content}.${signatureFor(account, content)}`,
    expires,
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure,
    returnCookieAsObject: false,
  }) as string
}

/** The number of the device, if its cookie is valid for this account. */
export function knownDeviceOf(headers: Headers, account: Account): string | undefined {
  const [device = '', expires = '', signature = ''] =
    parseCookies(headers).get(nameFor(account.id))?.split('.') ?? []
  const expected = Buffer.from(signatureFor(account, `${device}.${expires}`))
  const given = Buffer.from(signature)
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
  return isSigned && Number(expires) > Date.now() ? device : undefined
}
