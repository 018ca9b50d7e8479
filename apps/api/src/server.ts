import { timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { basePath, type CallName, calls } from '@palank/contract/calls'
import { type LogOutput, openLogOutput } from '@palank/telemetry/log-output'
import { logShape } from '@palank/telemetry/log-shape'
import { requestSecondsOf } from '@palank/telemetry/metrics'
import { requestIdHeader, requestIdOf } from '@palank/telemetry/request-id'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
  LogController,
} from 'fastify'
import { articles } from './calls/articles.ts'
import { competitions } from './calls/competitions.ts'
import { galleries } from './calls/galleries.ts'
import type { Context, Handler, Handlers } from './calls/handler.ts'
import { addJoin, joinCall } from './calls/join.ts'
import { live } from './calls/live.ts'
import { matches } from './calls/matches.ts'
import { pages } from './calls/pages.ts'
import { players } from './calls/players.ts'
import { search } from './calls/search.ts'
import { site } from './calls/site.ts'
import { teams } from './calls/teams.ts'
import { videos } from './calls/videos.ts'
import { openDatabase } from './db.ts'
import { addDatabaseMetrics } from './db-metrics.ts'
import type { Env } from './env.ts'
import { namedDatabase } from './named-database.ts'
import { isOutage } from './outage.ts'
import { problemOf, sendProblem, validationErrors } from './problem.ts'
import { addReference } from './reference.ts'
import { requestLanguage } from './request-language.ts'
import { createTotals } from './totals.ts'
import { version } from './version.ts'

export const handlers = {
  ...site,
  ...articles,
  ...galleries,
  ...videos,
  ...pages,
  ...search,
  ...matches,
  ...live,
  ...competitions,
  ...teams,
  ...players,
}
export type ServedCall = keyof typeof handlers
export const servedCalls = Object.keys(handlers) as ServedCall[]

const openApiJson = readFileSync(fileURLToPath(import.meta.resolve('@palank/contract/openapi.json')), 'utf8')

function secretCheck(secret: string) {
  const expected = Buffer.from(secret)
  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const received = Buffer.from(request.headers.authorization ?? '')
    if (received.length !== expected.length || !timingSafeEqual(received, expected)) sendProblem(reply, 401)
    else done()
  }
}

function addCall<Name extends ServedCall>(app: FastifyInstance, context: Context, name: Name) {
  const call = calls[name]
  const handle = (handlers as Handlers<ServedCall>)[name] as Handler<CallName>
  app.get(call.path.replace(/\{(\w+)\}/g, ':$1'), async (request, reply) => {
    request.call = name
    const params = call.params.safeParse(request.params)
    if (!params.success) return sendProblem(reply, 400, { errors: validationErrors(params.error) })
    const query = call.query.safeParse(request.query)
    if (!query.success) return sendProblem(reply, 400, { errors: validationErrors(query.error) })
    const lang = requestLanguage(query.data.lang, request.headers['x-localization'])
    if (!lang)
      return sendProblem(reply, 400, { errors: [{ path: 'X-Localization', message: 'must be hu or en' }] })
    const input = { params: params.data, query: query.data, lang }
    const json = await handle(context, input as Parameters<typeof handle>[1])
    if (json === undefined) return sendProblem(reply, 404)
    reply.type('application/json; charset=utf-8').header('content-language', lang)
    return json
  })
}

const clientErrorStatuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** A request that Node cannot parse never reaches Fastify: the problem JSON is written to the socket. */
function handleClientError(error: NodeJS.ErrnoException, socket: import('node:net').Socket) {
  if (!socket.writable) return socket.destroy()
  const status = clientErrorStatuses[error.code ?? ''] ?? 400
  const body = JSON.stringify(problemOf(status))
  socket.end(
    `HTTP/1.1 ${status} ${problemOf(status).title}\r\nContent-Type: application/problem+json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The call's name in the contract; empty for health checks and the like. */
    call: string
  }
}

/** Seconds; about as long as a standby takes to become primary. */
const retryAfter = '5'

/** Milliseconds that a request may take to arrive. */
export const requestTimeout = 10_000

export type Api = { app: FastifyInstance; drain: () => void }

/** Buffered: one write per log line would cost as much as the response itself. */
export const openLog = () => openLogOutput({ bufferedBytes: 4096 })

export type AppSettings = {
  level: string
  stream: LogOutput
  /** In each line of the log. */
  base: { service: string; club?: string }
  isDraining: () => boolean
  /** The status of a request whose URL is malformed. */
  malformedStatus?: number
  serverFactory?: FastifyServerFactory
}

/** Errors, limits and logs; no route yet. */
export function createApp(settings: AppSettings): FastifyInstance {
  const { level, stream, base, isDraining, malformedStatus = 400, serverFactory } = settings
  const app = Fastify({
    logger: {
      ...logShape,
      stream,
      level,
      base,
      // Without the query, which may hold what a visitor typed.
      serializers: { req: (request) => ({ method: request.method, path: request.url.split('?', 1)[0] }) },
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Fastify would take any text; ours goes into the logs.
    requestIdHeader: false,
    genReqId: (request) => requestIdOf(request.headers[requestIdHeader]),
    bodyLimit: 64 * 1024,
    requestTimeout,
    clientErrorHandler: handleClientError,
    routerOptions: { maxParamLength: 2_000, ignoreTrailingSlash: false },
    frameworkErrors: (_error, _request, reply) =>
      sendProblem(reply, malformedStatus, { detail: 'The URL is malformed.' }),
    return503OnClosing: false,
    // Node would answer without a body; a hook sends a problem instead.
    http: { requireHostHeader: false },
    ...(serverFactory ? { serverFactory } : {}),
  })
  app.removeContentTypeParser('text/plain')

  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const status =
      error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500
    if (status < 500) return sendProblem(reply, status)
    // PostgreSQL's messages may quote values; the code is enough.
    const err = 'severity' in error ? 'database error' : error.message
    request.log.error({ err, code: error.code, call: request.call }, 'call failed')
    if (!isOutage(error)) return sendProblem(reply, 500)
    reply.header('retry-after', retryAfter)
    return sendProblem(reply, 503)
  })
  // Set by the handlers: reading it from Fastify's routeOptions would rebuild them on every request.
  app.decorateRequest('call', '')
  // Kept-alive connections would delay the exit long after the last response.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining()) reply.header('connection', 'close')
    done()
  })
  const observe = requestSecondsOf(base.club ?? '')
  app.addHook('onResponse', (request, reply, done) => {
    const { elapsedTime } = reply
    const ms = Math.round(elapsedTime * 10) / 10
    if (request.call) observe(request.call, reply.statusCode, elapsedTime / 1000)
    request.log.info({ call: request.call, status: reply.statusCode, ms }, 'answered')
    done()
  })
  app.get('/healthz', async () => ({ status: 'ok', version }))
  return app
}

/** The api of one club. `stream` is given where several share a process. */
export function buildServer(env: Env, stream?: LogOutput): Api {
  const log = stream ?? openLog()
  let draining = false
  const app = createApp({
    level: env.LOG_LEVEL,
    stream: log,
    base: { service: 'api', club: env.APP_NAME },
    isDraining: () => draining,
  })
  const db = openDatabase(env)
  const { CURRENT_SEASON: season, CLUB_ID: clubId, LANGUAGES: languages } = env
  addDatabaseMetrics(env.APP_NAME, db)
  const source = { db, totals: createTotals(db) }
  const contextOf = (call: CallName): Context => ({
    ...namedDatabase(source, call),
    season,
    clubId,
    languages,
  })

  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') sendProblem(reply, 400)
    else done()
  })
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 404))
  app.get('/readyz', async (_request, reply) => {
    const [isReady, databases] = await Promise.all([db.ready(), db.states()])
    return isReady && !draining ? { status: 'ok', databases } : sendProblem(reply, 503)
  })
  app.get(`${basePath}/openapi.json`, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(openApiJson),
  )
  addReference(app)

  app.register(
    async (scope) => {
      scope.addHook('onRequest', secretCheck(env.CLIENT_SECRET))
      for (const name of servedCalls) addCall(scope, contextOf(name), name)
      addJoin(scope, contextOf(joinCall).db, env)
    },
    { prefix: basePath },
  )
  app.addHook('onClose', async () => {
    await db.close()
    if (!stream) await log.flush()
  })
  return {
    app,
    drain: () => {
      draining = true
    },
  }
}
