import { createServer } from 'node:http'
import { byHost, type HostedClub } from '@palank/club-pack/several-clubs'
import type { FastifyServerFactory } from 'fastify'
import type { Env } from './env.ts'
import { sendProblem } from './problem.ts'
import { type Api, buildServer, createApp, openLog, requestTimeout } from './server.ts'

/** As Fastify has it where it makes the server itself. */
const keepAliveTimeout = 72_000
const misdirected = 421

/**
 * Several clubs behind one listener: each has an app of its own, with its own connections, secrets and caches, and the
 * Host chooses among them. What belongs to no club is answered for the process.
 */
export function buildClubsServer(clubs: readonly HostedClub<Env>[]): Api {
  const stream = openLog()
  const apis = clubs.map(({ host, env }) => ({ host, ...buildServer(env, stream) }))
  const apiAt = byHost(apis)
  let draining = false

  const serverFactory: FastifyServerFactory = (handleForProcess) => {
    const options = { requireHostHeader: false, keepAliveTimeout, requestTimeout }
    return createServer(options, (request, response) => {
      const api = apiAt(request.headers.host)
      if (api) api.app.routing(request, response)
      else handleForProcess(request, response)
    })
  }
  const app = createApp({
    level: clubs[0]?.env.LOG_LEVEL ?? 'info',
    stream,
    base: { service: 'api' },
    isDraining: () => draining,
    malformedStatus: misdirected,
    serverFactory,
  })
  // Before a body is read.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) sendProblem(reply, misdirected)
    else done()
  })
  app.get('/readyz', async (_request, reply) => (draining ? sendProblem(reply, 503) : { status: 'ok' }))
  app.addHook('onReady', async () => {
    await Promise.all(apis.map((api) => api.app.ready()))
  })
  app.addHook('onClose', async () => {
    await Promise.all(apis.map((api) => api.app.close()))
    await stream.flush()
  })
  return {
    app,
    drain: () => {
      draining = true
      for (const api of apis) api.drain()
    },
  }
}
