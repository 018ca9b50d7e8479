import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { hasRole } from '../access/roles.ts'
import { apiError } from '../api-error.ts'
import { bilingual, textFor } from '../bilingual.ts'
import { applyImport, type ImportRequest, previewImport } from './import-files.ts'
import { type Outcome, truncate } from './outcome.ts'

const maxBytes = 5_000_000
const maxShown = 200
/** Multipart boundaries and the other form fields. */
const formOverhead = 20_000

export type ImportEvent = { done: number; total: number } | { outcome: Outcome } | { failed: string }

function refuse(req: PayloadRequest, status: number, hu: string, en: string): never {
  throw apiError(req, bilingual(hu, en), status)
}

const tooBig = (req: PayloadRequest): never =>
  refuse(req, 413, 'A fájlok együtt legfeljebb 5 MB-osak lehetnek.', 'The files may have 5 MB together.')

/** Stops at the limit, whatever the Content-Length says. */
async function readForm(req: PayloadRequest): Promise<FormData> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const chunk of (req.body ?? []) as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    length += chunk.length
    if (length > maxBytes + formOverhead) tooBig(req)
    chunks.push(chunk)
  }
  const type = req.headers.get('content-type') ?? ''
  try {
    return await new Response(new Blob(chunks), { headers: { 'content-type': type } }).formData()
  } catch {
    return refuse(req, 400, 'A kérés nem fájlokat tartalmaz.', 'The request holds no files.')
  }
}

async function readRequest(req: PayloadRequest): Promise<ImportRequest> {
  if (!hasRole(req.user, 'statistician')) throw new Forbidden(req.t)
  const form = await readForm(req)
  const uploads = form.getAll('files').filter((file) => file instanceof File)
  if (uploads.length === 0) refuse(req, 400, 'Válassz legalább egy fájlt.', 'Choose at least one file.')
  if (uploads.reduce((sum, { size }) => sum + size, 0) > maxBytes) tooBig(req)
  const files = await Promise.all(
    uploads.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  )
  return {
    files,
    caller: { req, overrideAccess: false },
    options: {
      overwrite: form.get('overwrite') === '1',
      createPlayers: form.get('createPlayers') === '1',
      partial: form.get('partial') === '1',
    },
    language: req.i18n.language === 'en' ? 'en' : 'hu',
  }
}

function failureText(req: PayloadRequest, error: unknown): string {
  if (error instanceof APIError && error.status < 500) return error.message
  req.payload.logger.error({ err: error, msg: 'import failed' })
  const text = bilingual(
    'Váratlan hiba történt, semmi sem íródott be. Próbáld újra.',
    'Something unexpected went wrong, and nothing was written. Try again.',
  )
  return textFor(req, text)
}

/** Streams progress as server-sent events; the import finishes even if the client disconnects. */
function progressStream(req: PayloadRequest, request: ImportRequest): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let connected = true
  return new ReadableStream({
    async start(controller) {
      const send = (event: ImportEvent) => {
        if (connected) controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
      }
      try {
        const outcome = await applyImport(request, (done, total) => send({ done, total }))
        send({ outcome: truncate(outcome, maxShown) })
      } catch (error) {
        send({ failed: failureText(req, error) })
      }
      if (connected) controller.close()
    },
    cancel() {
      connected = false
    },
  })
}

export const importEndpoints: Endpoint[] = [
  {
    path: '/import-sport/preview',
    method: 'post',
    handler: async (req) => Response.json(truncate(await previewImport(await readRequest(req)), maxShown)),
  },
  {
    path: '/import-sport/apply',
    method: 'post',
    handler: async (req) =>
      new Response(progressStream(req, await readRequest(req)), {
        headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' },
      }),
  },
]
