import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { hasRole } from '../access/roles.ts'
import { bilingual, textFor } from '../bilingual.ts'
import { type Asked, applyImport, previewImport } from './import-files.ts'
import { type Outcome, shortened } from './outcome.ts'

export const mostBytes = 5_000_000
const mostShown = 200
/** The form around the files. */
const wrapping = 20_000

export type Said = { done: number; total: number } | { outcome: Outcome } | { failed: string }

function refuse(req: PayloadRequest, status: number, hu: string, en: string): never {
  throw new APIError(textFor(req, bilingual(hu, en)), status, undefined, true)
}

const tooBig = (req: PayloadRequest): never =>
  refuse(req, 413, 'A fájlok együtt legfeljebb 5 MB-osak lehetnek.', 'The files may have 5 MB together.')

/** Reads no more than it may, whatever length the request claims. */
async function readForm(req: PayloadRequest): Promise<FormData> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const part of (req.body ?? []) as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    length += part.length
    if (length > mostBytes + wrapping) tooBig(req)
    parts.push(part)
  }
  const type = req.headers.get('content-type') ?? ''
  try {
    return await new Response(new Blob(parts), { headers: { 'content-type': type } }).formData()
  } catch {
    return refuse(req, 400, 'A kérés nem fájlokat tartalmaz.', 'The request holds no files.')
  }
}

async function asked(req: PayloadRequest): Promise<Asked> {
  if (!hasRole(req.user, 'statistician')) throw new Forbidden(req.t)
  const form = await readForm(req)
  const given = form.getAll('files').filter((file) => file instanceof File)
  if (given.length === 0) refuse(req, 400, 'Válassz legalább egy fájlt.', 'Choose at least one file.')
  if (given.reduce((sum, { size }) => sum + size, 0) > mostBytes) tooBig(req)
  const files = await Promise.all(
    given.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
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

function failure(req: PayloadRequest, problem: unknown): string {
  if (problem instanceof APIError && problem.status < 500) return problem.message
  req.payload.logger.error({ err: problem, msg: 'import failed' })
  const text = bilingual(
    'Váratlan hiba történt, semmi sem íródott be. Próbáld újra.',
    'Something unexpected went wrong, and nothing was written. Try again.',
  )
  return textFor(req, text)
}

/** Tells how far it is while it works; the import goes on to its end even if nobody listens. */
function telling(req: PayloadRequest, question: Asked): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let listening = true
  return new ReadableStream({
    async start(controller) {
      const say = (said: Said) => {
        if (listening) controller.enqueue(encoder.encode(`data: ${JSON.stringify(said)}\n\n`))
      }
      try {
        const outcome = await applyImport(question, (done, total) => say({ done, total }))
        say({ outcome: shortened(outcome, mostShown) })
      } catch (problem) {
        say({ failed: failure(req, problem) })
      }
      if (listening) controller.close()
    },
    cancel() {
      listening = false
    },
  })
}

export const importEndpoints: Endpoint[] = [
  {
    path: '/import-sport/preview',
    method: 'post',
    handler: async (req) => Response.json(shortened(await previewImport(await asked(req)), mostShown)),
  },
  {
    path: '/import-sport/apply',
    method: 'post',
    handler: async (req) =>
      new Response(telling(req, await asked(req)), {
        headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' },
      }),
  },
]
