import { timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { basePath, type CallName, calls } from '@palank/contract/calls'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import pino from 'pino'
import { issuesOf, languageOf } from './asked.ts'
import { articles } from './calls/articles.ts'
import { competitions } from './calls/competitions.ts'
import { galleries } from './calls/galleries.ts'
import type { Context, Handler, Handlers } from './calls/handler.ts'
import { addJoin } from './calls/join.ts'
import { matches } from './calls/matches.ts'
import { pages } from './calls/pages.ts'
import { players } from './calls/players.ts'
import { search } from './calls/search.ts'
import { site } from './calls/site.ts'
import { teams } from './calls/teams.ts'
import { videos } from './calls/videos.ts'
import { openDatabase } from './db.ts'
import type { Env } from './env.ts'
import { problemOf, sendProblem } from './problem.ts'
import { addReference } from './reference.ts'
import { openTotals } from './totals.ts'
import { version } from './version.ts'

export const handlers = {
  ...site,
  ...articles,
  ...galleries,
  ...videos,
  ...pages,
  ...search,
  ...matches,
  ...competitions,
  ...teams,
  ...players,
}
export type ServedCall = keyof typeof handlers
export const servedCalls = Object.keys(handlers) as ServedCall[]

const openApi = readFileSync(fileURLToPath(import.meta.resolve('@palank/contract/openapi.json')), 'utf8')

function secretCheck(secret: string) {
  const wanted = Buffer.from(secret)
  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const given = Buffer.from(request.headers.authorization ?? '')
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) sendProblem(reply, 401)
    else done()
  }
}

function addCall<Name extends ServedCall>(app: FastifyInstance, context: Context, name: Name) {
  const call = calls[name]
  const handle = (handlers as Handlers<ServedCall>)[name] as Handler<CallName>
  app.get(call.path.replace(/\{(\w+)\}/g, ':$1'), async (request, reply) => {
    request.call = name
    const params = call.params.safeParse(request.params)
    if (!params.success) return sendProblem(reply, 400, { errors: issuesOf(params.error) })
    const query = call.query.safeParse(request.query)
    if (!query.success) return sendProblem(reply, 400, { errors: issuesOf(query.error) })
    const lang = languageOf(query.data.lang, request.headers['x-localization'])
    if (!lang)
      return sendProblem(reply, 400, { errors: [{ path: 'X-Localization', message: 'must be hu or en' }] })
    const question = { params: params.data, query: query.data, lang }
    const answer = await handle(context, question as Parameters<typeof handle>[1])
    if (answer === undefined) return sendProblem(reply, 404)
    reply.type('application/json; charset=utf-8').header('content-language', lang)
    return answer
  })
}

const brokenRequests: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** A request that is not even HTTP gets its problem JSON on the bare socket. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: import('node:net').Socket) {
  if (!socket.writable) return socket.destroy()
  const status = brokenRequests[error.code ?? ''] ?? 400
  const body = JSON.stringify(problemOf(status))
  socket.end(
    `HTTP/1.1 ${status} ${problemOf(status).title}\r\nContent-Type: application/problem+json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The contract's name of what is asked. */
    call: string
  }
}

export type Api = { app: FastifyInstance; drain: () => void }

export function buildServer(env: Env): Api {
  // Lines leave together, once a second or every four kilobytes: a write for each would cost as much as an answer.
  const log = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 })
  const app = Fastify({
    logger: {
      stream: log,
      level: env.LOG_LEVEL,
      base: { service: 'api', club: env.APP_NAME },
      // The path alone: a query may hold what a visitor typed.
      serializers: { req: (request) => ({ method: request.method, path: request.url.split('?', 1)[0] }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    requestTimeout: 10_000,
    clientErrorHandler: answerBrokenRequest,
    routerOptions: { maxParamLength: 2_000, ignoreTrailingSlash: false },
    frameworkErrors: (_error, _request, reply) =>
      sendProblem(reply, 400, { detail: 'The address cannot be read.' }),
    return503OnClosing: false,
    // Node would answer for itself, and without a body; the hook below does it.
    http: { requireHostHeader: false },
  })
  app.removeContentTypeParser('text/plain')
  const db = openDatabase(env)
  const { CURRENT_SEASON: season, CLUB_ID: clubId, LANGUAGES: languages } = env
  const context: Context = { db, totals: openTotals(db), season, clubId, languages }
  let draining = false

  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const status =
      error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500
    if (status < 500) return sendProblem(reply, status)
    // A message of PostgreSQL's may quote a value; its code says enough.
    const err = 'severity' in error ? 'database error' : error.message
    request.log.error({ err, code: error.code, call: request.call }, 'call failed')
    return sendProblem(reply, isOutage(error) ? 503 : 500)
  })
  // Fastify's own list of a route's options is made anew at each look; a log line needs only the call's name.
  app.decorateRequest('call', '')
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') sendProblem(reply, 400)
    else done()
  })
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 404))
  // A connection kept alive would hold the process back long after its last answer.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) reply.header('connection', 'close')
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ call: request.call, status: reply.statusCode, ms }, 'answered')
    done()
  })

  app.get('/healthz', async () => ({ status: 'ok', version }))
  app.get('/readyz', async (_request, reply) =>
    !draining && (await db.ready()) ? { status: 'ok' } : sendProblem(reply, 503),
  )
  app.get(`${basePath}/openapi.json`, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(openApi),
  )
  addReference(app)

  app.register(
    async (scope) => {
      scope.addHook('onRequest', secretCheck(env.CLIENT_SECRET))
      for (const name of servedCalls) addCall(scope, context, name)
      addJoin(scope, db, env)
    },
    { prefix: basePath },
  )
  app.addHook('onClose', async () => {
    await db.close()
    log.flushSync()
  })
  return {
    app,
    drain: () => {
      draining = true
    },
  }
}

const outages = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53300',
])

const isOutage = (error: { code?: string }) => outages.has(error.code ?? '')
