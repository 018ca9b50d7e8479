import { pbkdf2Sync, randomInt, randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { getPayload, handleEndpoints, jwtSign, type Payload } from 'payload'
import sharp from 'sharp'
import { type Role, roles } from '../access/roles.ts'
import config from '../payload.config.ts'
import { needsSecondFactor } from '../second-factor/requirement.ts'
import { setSecondFactor } from '../second-factor/store.ts'
import { asOwner } from './as-owner.ts'

export type Caller = 'anonymous' | Role
export const callers: readonly Caller[] = ['anonymous', ...roles]

export type ApiOptions = {
  as?: string | undefined
  json?: unknown
  form?: FormData
  language?: 'hu' | 'en'
  /** The client's address. */
  from?: string
  headers?: Record<string, string>
}
// biome-ignore lint/suspicious/noExplicitAny: the body is what the tests check
export type ApiResponse = { status: number; body: any; headers: Headers }

export const password = (role: string) => `jelszo-${role}-próba`
export const emailOf = (role: string) => `${role}@newsroom.example`

/** One for all files of a process: it outlives the file that ends it. */
export async function openPayload(): Promise<Payload> {
  const payload = await getPayload({ config })
  payload.destroy = async () => undefined
  return payload
}

/** Calls Payload's REST API as the Next.js route does. */
export async function callApi(
  method: string,
  path: string,
  { as, json, form, language = 'hu', from = '192.0.2.1', headers: more }: ApiOptions = {},
): Promise<ApiResponse> {
  const headers = new Headers({ 'accept-language': language, 'x-forwarded-for': from, ...more })
  if (as) headers.set('authorization', `JWT ${as}`)
  if (json !== undefined) headers.set('content-type', 'application/json')
  const body = form ?? (json === undefined ? null : JSON.stringify(json))
  const url = new URL(`${process.env.NEWSROOM_ORIGIN}/api${path}`)
  // The admin always sends the locale it edits, and Payload cannot sort by a localized field without it.
  if (!url.searchParams.has('locale')) url.searchParams.set('locale', 'hu')
  const request = new Request(url, { method, headers, body })
  const response = await handleEndpoints({ config, request })
  const type = response.headers.get('content-type') ?? ''
  const responseBody = type.includes('json') ? await response.json() : await response.text()
  return { status: response.status, body: responseBody, headers: response.headers }
}

/** Reads the token of a sign-in from its cookie; the response body has none. */
export const tokenOf = ({ headers }: ApiResponse): string | undefined =>
  /^payload-token=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1]

const tokenExpiration = 8 * 60 * 60
const secondFactorSecret = 'TESTTESTTESTTESTTESTTESTTESTTEST'

/** With the code, where the account is one of `createUsers` that needs it. */
export async function login(email: string, secret: string): Promise<ApiResponse> {
  // A code works once; tests sign in more often than it changes.
  await asOwner('update public.second_factors set last_counter = 0')
  const code = new TOTP({ secret: Secret.fromBase32(secondFactorSecret) }).generate()
  return callApi('POST', '/users/login', { json: { email, password: secret, code } })
}

const hashes = new Map<Role, string>()

/** Payload's hash of the password, computed once per process: hashing takes most of the time of tests with users. */
function hashOf(role: Role): string {
  const known = hashes.get(role)
  if (known) return known
  const hash = `pbkdf2-sha256-v1:${pbkdf2Sync(password(role), role, 600_000, 32, 'sha256').toString('hex')}`
  hashes.set(role, hash)
  return hash
}

/** Replaces all users by one signed-in user of each role; returns their tokens. */
export async function createUsers(payload: Payload): Promise<Record<Caller, string | undefined>> {
  await payload.delete({ collection: 'users', where: { id: { exists: true } } })
  const tokens: Record<string, string | undefined> = { anonymous: undefined }
  const [createdAt, expiresAt] = [0, tokenExpiration].map((ms) =>
    new Date(Date.now() + ms * 1000).toISOString(),
  )
  for (const role of roles) {
    const data = { email: emailOf(role), name: role, roles: [role] }
    const session = { id: randomUUID(), createdAt, expiresAt }
    const stored = { ...data, salt: role, hash: hashOf(role), sessions: [session] }
    const { id } = await payload.db.create({ collection: 'users', data: stored })
    if (needsSecondFactor(data))
      await setSecondFactor({ payload }, { user: id, secret: secondFactorSecret, counter: 0 })
    const fieldsToSign = { id, collection: 'users', email: data.email, sid: session.id, roles: data.roles }
    tokens[role] = (await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })).token
  }
  return tokens as Record<Caller, string | undefined>
}

const firstColour = randomInt(2 ** 24)

/** A picture in a colour that no other test file has: equal uploads share one file, and are taken down together. */
export function picture(shade: number, width = 64, height = 48): Promise<Buffer> {
  const colour = (firstColour + shade * 0x01_07_1f) % 2 ** 24
  const background = { r: colour >> 16, g: (colour >> 8) % 256, b: colour % 256 }
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

export const pdf = (text: string): Buffer =>
  Buffer.from(`%PDF-1.4\n% ${text}\nxref\ntrailer<</Root 1 0 R>>\n%%EOF\n`)

export function upload(name: string, type: string, data: Buffer, fields: object = {}): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(data)], name, { type }))
  form.set('_payload', JSON.stringify(fields))
  return form
}
