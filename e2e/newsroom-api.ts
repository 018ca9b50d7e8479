import { readFileSync } from 'node:fs'
import { newsroom, sessionOf } from './editor.ts'

// Writes content through the newsroom's REST api, as its forms do.

type Doc = { id: number; slug: string }
export type Upload = { id: number; filename: string; sizes: Record<string, { filename: string | null }> }
type Answer<Saved = Doc> = { doc: Saved }

let token = ''

export const authorization = (): Record<string, string> => (token ? { authorization: `JWT ${token}` } : {})

async function call<Body>(method: string, path: string, init: RequestInit = {}): Promise<Body> {
  const headers = { ...init.headers, ...authorization() }
  const response = await fetch(`${newsroom}/api/${path}`, { ...init, method, headers })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Body
}

type Refusal = {
  status: number
  errors: { message: string; data?: { errors?: { path: string; message: string }[] } }[]
}

/** What the newsroom answers to a request that it refuses, in the person's language. */
export async function refusalOf(
  method: string,
  path: string,
  body: object | undefined,
  language: 'hu' | 'en',
): Promise<Refusal> {
  const headers = {
    'accept-language': language,
    ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    ...authorization(),
  }
  const init = body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}
  const address = new URL(`${newsroom}/api/${path}`)
  // Payload keeps nothing of a localized field without it.
  if (!address.searchParams.has('locale')) address.searchParams.set('locale', 'hu')
  const response = await fetch(address, { method, headers, ...init })
  const { errors = [] } = (await response.json().catch(() => ({}))) as Partial<Refusal>
  return { status: response.status, errors }
}

export const read = <Body>(path: string): Promise<Body> => call('GET', path)

const sendJson = (method: string, path: string, data: unknown) =>
  call<Answer>(method, path, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  })

export const send = async (method: string, path: string, data: unknown = {}): Promise<Doc> =>
  (await sendJson(method, path, data)).doc

/** As a person of the demo; what follows is sent in this name. */
export async function logInAs(as: Parameters<typeof sessionOf>[0]): Promise<void> {
  token = await sessionOf(as)
}
export const logOut = (): void => {
  token = ''
}
export const logIn = (): Promise<void> => logInAs('editor')

export async function upload(
  collection: 'media' | 'gallery-files',
  file: string | Buffer,
  name: string,
): Promise<Upload> {
  const form = new FormData()
  const bytes = new Uint8Array(typeof file === 'string' ? readFileSync(file) : file)
  form.set('file', new Blob([bytes], { type: 'image/webp' }), name)
  return (await call<Answer<Upload>>('POST', `${collection}?locale=hu`, { body: form })).doc
}

type Node = Record<string, unknown>

/** A node of the editor's rich text. */
export const node = (type: string, rest: Node = {}, ...children: Node[]): Node => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  ...rest,
  ...(children.length > 0 ? { children } : {}),
})
export const text = (value: string) =>
  node('text', { text: value, format: 0, mode: 'normal', style: '', detail: 0 })
export const paragraph = (value: string) => node('paragraph', {}, text(value))
