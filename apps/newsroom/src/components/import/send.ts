import type { Said } from '../../import/endpoints.ts'
import type { Outcome } from '../../import/outcome.ts'
import type { Options } from '../../import/types.ts'

export type Question = { files: File[]; options: Options; language: string }

/** A refusal in the server's own words. */
export class Refused extends Error {}

async function post(call: 'preview' | 'apply', { files, options, language }: Question): Promise<Response> {
  const body = new FormData()
  for (const file of files) body.append('files', file)
  for (const [name, chosen] of Object.entries(options)) if (chosen) body.set(name, '1')
  const response = await fetch(`/api/import-sport/${call}`, {
    method: 'POST',
    body,
    credentials: 'same-origin',
    headers: { 'accept-language': language },
  })
  if (response.ok) return response
  const answer = (await response.json().catch(() => ({}))) as { errors?: { message?: string }[] }
  throw new Refused(answer.errors?.[0]?.message ?? response.statusText)
}

export async function preview(request: Question): Promise<Outcome> {
  return (await post('preview', request)).json()
}

/** Follows the import as the server tells about it. */
export async function apply(
  request: Question,
  onProgress: (done: number, total: number) => void,
): Promise<Outcome> {
  const response = await post('apply', request)
  if (!response.body) throw new TypeError('no answer')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  for (;;) {
    const { done, value } = await reader.read()
    // An end without an outcome is a broken connection.
    if (done) throw new TypeError('the answer ended early')
    heard += value
    const events = heard.split('\n\n')
    heard = events.pop() ?? ''
    for (const event of events) {
      const said = JSON.parse(event.replace(/^data: /, '')) as Said
      if ('outcome' in said) return said.outcome
      if ('failed' in said) throw new Refused(said.failed)
      onProgress(said.done, said.total)
    }
  }
}
