import { getPayload, handleEndpoints, type Payload } from 'payload'
import sharp from 'sharp'
import { type Role, roles } from '../access/roles.ts'
import config from '../payload.config.ts'

export type Caller = 'anonymous' | Role
export const callers: readonly Caller[] = ['anonymous', ...roles]

export type Ask = { as?: string | undefined; json?: unknown; form?: FormData; language?: 'hu' | 'en' }
// biome-ignore lint/suspicious/noExplicitAny: what an endpoint answers is what the tests are about
export type Answer = { status: number; body: any; headers: Headers }

export const password = (role: string) => `jelszo-${role}-próba`
export const emailOf = (role: string) => `${role}@newsroom.example`

export function open(): Promise<Payload> {
  return getPayload({ config })
}

/** One request to Payload's own REST, in the way the Next.js route passes it on. */
export async function ask(
  method: string,
  path: string,
  { as, json, form, language = 'hu' }: Ask = {},
): Promise<Answer> {
  const headers = new Headers({ 'accept-language': language })
  if (as) headers.set('authorization', `JWT ${as}`)
  if (json !== undefined) headers.set('content-type', 'application/json')
  const body = form ?? (json === undefined ? null : JSON.stringify(json))
  const url = new URL(`${process.env.NEWSROOM_ORIGIN}/api${path}`)
  // The admin always says which language it edits, and Payload cannot sort by a translated field without it.
  if (!url.searchParams.has('locale')) url.searchParams.set('locale', 'hu')
  const request = new Request(url, { method, headers, body })
  const response = await handleEndpoints({ config, request })
  const type = response.headers.get('content-type') ?? ''
  const answer = type.includes('json') ? await response.json() : await response.text()
  return { status: response.status, body: answer, headers: response.headers }
}

export async function login(email: string, secret: string): Promise<Answer> {
  return ask('POST', '/users/login', { json: { email, password: secret } })
}

/** A person of each role and the token each got by signing in; nobody else has an account afterwards. */
export async function people(payload: Payload): Promise<Record<Caller, string | undefined>> {
  await payload.delete({ collection: 'users', where: { id: { exists: true } } })
  const tokens: Record<string, string | undefined> = { anonymous: undefined }
  for (const role of roles) {
    const data = { email: emailOf(role), password: password(role), name: role, roles: [role] }
    await payload.create({ collection: 'users', data })
    tokens[role] = (await login(data.email, data.password)).body.token
  }
  return tokens as Record<Caller, string | undefined>
}

/** A picture that differs with its shade, so that two of them are two files. */
export function picture(shade: number, width = 64, height = 48): Promise<Buffer> {
  const background = { r: shade % 256, g: (shade * 7) % 256, b: (shade * 31) % 256 }
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
