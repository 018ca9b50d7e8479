import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import encodeQR from 'qr'

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) })

export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The number of the half minute that a code belongs to, if it is the current one or a neighbour of it. */
export function counterOf(secret: string, code: string, now = Date.now()): number | undefined {
  const totp = totpOf(secret)
  const delta = totp.validate({ token: code, window: 1, timestamp: now })
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta
}

type Account = { club: string; email: string }

/** The QR code that an authenticator app reads. */
export function qrCodeOf(secret: string, { club, email }: Account): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), issuer: club, label: email })
  return encodeQR(totp.toString(), 'svg', { ecc: 'medium' })
}

/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () => {
    const word = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
    return `${word()}-${word()}`
  })

/** As people type it: with spaces, dashes, capitals. */
export const plainCode = (typed: unknown): string =>
  typeof typed === 'string' ? typed.replaceAll(/[\s-]/g, '').toLowerCase() : ''

export const isTimeCode = (code: string): boolean => /^\d{6}$/.test(code)
