import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What goes with a form from when it is drawn until it is stored. */
export type FormToken = {
  /** One per filled form: however often it is sent, it is stored once. */
  key: string
  /** When it was drawn, in milliseconds. */
  since: number
  /** The version of the consent text that stands beside the box; the site's own has none. */
  consentVersion: string | null
}

const macOf = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('base64url')

export const newFormToken = (consentVersion: string | null, now: number): FormToken => ({
  key: randomBytes(18).toString('base64url'),
  since: now,
  consentVersion,
})

/** One text that nobody else can write. */
export function seal({ key, since, consentVersion }: FormToken, secret: string): string {
  const text = `${key}.${since.toString(36)}.${consentVersion ?? ''}`
  return `${text}.${macOf(text, secret)}`
}

/** What was sealed, or nothing when it is not ours. */
export function unseal(sealed: unknown, secret: string): FormToken | undefined {
  const [, text = '', mac = ''] = /^(.{1,200})\.([\w-]{43})$/.exec(String(sealed)) ?? []
  const [, key = '', since = '', consentVersion = ''] =
    /^([\w-]{16,100})\.([0-9a-z]{1,11})\.([\w.-]{0,40})$/.exec(text) ?? []
  if (!key || !timingSafeEqual(Buffer.from(macOf(text, secret)), Buffer.from(mac))) return undefined
  return { key, since: Number.parseInt(since, 36), consentVersion: consentVersion || null }
}
