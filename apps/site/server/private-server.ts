import { timingSafeEqual } from 'node:crypto'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { json } from 'node:stream/consumers'
import type { Logger } from 'pino'
import { z } from 'zod'

export type PrivateServerOptions = {
  secret: string
  /** Makes the site fetch again what bears one of the tags; what is gone is not even kept for a failing api. */
  drop: (tags: string[], gone: boolean) => number
  log: Logger
}

const maxBytes = 65_536

const dropBody = z.object({
  tags: z.array(z.string().regex(/^[a-z0-9:-]{1,100}$/)).max(2_000),
  gone: z.boolean().default(false),
})

function isAllowed({ headers }: IncomingMessage, secret: string): boolean {
  const sent = Buffer.from(headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${secret}`)
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}

async function bodyOf(request: IncomingMessage): Promise<z.infer<typeof dropBody> | undefined> {
  const length = Number(request.headers['content-length'] ?? Number.NaN)
  if (!(length <= maxBytes)) return undefined
  try {
    return dropBody.safeParse(await json(request)).data
  } catch {
    return undefined
  }
}

/** Answers the purger. */
export function privateListener({ secret, drop, log }: PrivateServerOptions) {
  async function statusFor(request: IncomingMessage): Promise<number> {
    if (request.url !== '/drop') return 404
    if (request.method !== 'POST') return 405
    if (!isAllowed(request, secret)) return 401
    const body = await bodyOf(request)
    if (!body) return 400
    const dropped = drop(body.tags, body.gone)
    log.info({ tags: body.tags.slice(0, 20), gone: body.gone, dropped }, 'dropped')
    return 204
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      response.writeHead(await statusFor(request))
    } catch (error) {
      log.error({ err: String(error) }, 'drop failed')
      response.writeHead(500)
    }
    response.end()
  }
}

/** On an address that only the purger can reach. */
export const createServerForPurger = (listener: RequestListener): Server =>
  createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, listener)

export const createPrivateServer = (options: PrivateServerOptions): Server =>
  createServerForPurger(privateListener(options))
