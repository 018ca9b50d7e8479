import { readFileSync } from 'node:fs'
import { peopleOf } from '@palank/demo/people'
import { newsroom } from './editor.ts'

// Writes content through the newsroom's REST api, as its forms do.

type Doc = { id: number; slug: string }
export type Upload = { id: number; filename: string; sizes: Record<string, { filename: string | null }> }
type Answer<Saved = Doc> = { doc: Saved; token?: string }

let token = ''

async function call<Body>(method: string, path: string, init: RequestInit = {}): Promise<Body> {
  const headers = { ...init.headers, ...(token ? { authorization: `JWT ${token}` } : {}) }
  const response = await fetch(`${newsroom}/api/${path}`, { ...init, method, headers })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Body
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
export async function logInAs(as: 'editor' | 'admin'): Promise<void> {
  const person = peopleOf('solymok').find(({ role }) => role === as)
  const data = { email: person?.email, password: person?.password }
  token = (await sendJson('POST', 'users/login', data)).token ?? ''
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
