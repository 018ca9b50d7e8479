import { Secret, TOTP } from 'otpauth'

const period = 30_000

/** The code that an authenticator app shows now, or that many half minutes from now. */
export const codeOf = (secret: string, halfMinutes = 0, now = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + halfMinutes * period })

export const untilNextCode = (now = Date.now()): number => period - (now % period)
