import type { ImportEvent } from '../../import/endpoints.ts'
import type { Outcome } from '../../import/outcome.ts'
import type { Options } from '../../import/types.ts'

export type ImportInput = { files: File[]; options: Options; language: string }

/** Its message comes from the server and is meant for the person. */
export class ImportError extends Error {}

async function post(call: 'preview' | 'apply', { files, options, language }: ImportInput): Promise<Response> {
  const body = new FormData()
  for (const file of files) body.append('files', file)
  for (const [name, isOn] of Object.entries(options)) if (isOn) body.set(name, '1')
  const response = await fetch(`/api/import-sport/${call}`, {
    method: 'POST',
    body,
    credentials: 'same-origin',
    headers: { 'accept-language': language },
  })
  if (response.ok) return response
  const { errors } = (await response.json().catch(() => ({}))) as { errors?: { message?: string }[] }
  throw new ImportError(errors?.[0]?.message ?? response.statusText)
}

export async function preview(input: ImportInput): Promise<Outcome> {
  return (await post('preview', input)).json()
}

/** Reads the server-sent events of the import until its outcome. */
export async function apply(
  input: ImportInput,
  onProgress: (done: number, total: number) => void,
): Promise<Outcome> {
  const response = await post('apply', input)
  if (!response.body) throw new TypeError('the response has no body')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let buffer = ''
  for (;;) {
    const { done, value } = await reader.read()
    // Without an outcome the connection broke.
    if (done) throw new TypeError('the response ended early')
    buffer += value
    const messages = buffer.split('\n\n')
    buffer = messages.pop() ?? ''
    for (const message of messages) {
      const event = JSON.parse(message.replace(/^data: /, '')) as ImportEvent
      if ('outcome' in event) return event.outcome
      if ('failed' in event) throw new ImportError(event.failed)
      onProgress(event.done, event.total)
    }
  }
}
