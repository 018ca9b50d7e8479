import type { RequestListener, Server } from 'node:http'
import { byHost, type HostedClub } from '@palank/club-pack/several-clubs'
import type { Logger } from 'pino'
import type { Env } from '../app/env.server.ts'
import type { Pages } from './pages.ts'
import { createServerForPurger, privateListener } from './private-server.ts'
import { SharedPlaces } from './render-queue.ts'
import {
  baseHeaders,
  closeWhenDraining,
  createSiteServer,
  type Draining,
  drainOnSignals,
  type FileHandler,
  healthOfProcess,
  listen,
  sendJson,
  startClub,
} from './server.ts'
import { version } from './version.ts'

type HostedEnv = HostedClub<Env>

export type ClubsServerOptions = {
  clubs: readonly HostedEnv[]
  log: Logger
  files: FileHandler
  startPages: (club: HostedEnv, log: Logger) => Promise<Pages>
  /** Milliseconds after which a club that did not start is tried again. */
  retryAfter?: number
}

/**
 * Renders at the same time. Two keep a club's api and the processor busy; each more would take that much of the
 * processor from the other clubs in a flood.
 */
const placesOfClub = 2
const placesOfVisitor = 1
const placesOfAll = 16

/** A club's listeners, from when it has started. */
type Started = { answer: RequestListener; drop: RequestListener | undefined }
type ServedClub = { host: string; started?: Started }

const notStarted: RequestListener = (_, response) =>
  sendJson(response, 503, { status: 'this club has not started yet' }, { 'retry-after': '10' })

const misdirected: RequestListener = (_, response) =>
  sendJson(response, 421, { status: 'no club is served under this host' })

/** Answers what belongs to no club. */
function listenerOfProcess(env: Env, draining: Draining): RequestListener {
  const headers = Object.entries(baseHeaders({ ...env, HSTS_SUBDOMAINS: false }))
  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    closeWhenDraining(response, draining)
    const [pathname] = (request.url ?? '/').split('?', 1)
    if (pathname === '/healthz') return sendJson(response, 200, healthOfProcess())
    if (pathname !== '/readyz') return misdirected(request, response)
    if (draining.isDraining()) sendJson(response, 503, { status: 'draining' })
    else sendJson(response, 200, { status: 'ok' })
  }
}

/** For the purger, where the environment names a port for it. */
async function startPrivateServer(env: Env, clubs: readonly ServedClub[], log: Logger): Promise<void> {
  const { SITE_PRIVATE_PORT: port, SITE_PRIVATE_HOST: host } = env
  if (port === undefined) return
  const clubAt = byHost(clubs)
  const server = createServerForPurger((request, response) => {
    const club = clubAt(request.headers.host)
    const listener = club ? (club.started?.drop ?? notStarted) : misdirected
    listener(request, response)
  })
  await listen(server, port, host)
  server.unref()
  log.info({ port }, 'listening for the purger')
}

/**
 * Several clubs behind one listener, which the Host tells apart: one build, and for each club its own pages, answers in
 * memory, connections to the api and places to render. A club that cannot start is answered 503 and tried again.
 */
export async function startClubsServer(options: ClubsServerOptions): Promise<Server> {
  const { clubs, log, files, startPages, retryAfter = 10_000 } = options
  const [first] = clubs
  if (!first) throw new Error('APP_NAME: lists no club')
  const server = createSiteServer()
  const draining = drainOnSignals(server, log)
  const shared = new SharedPlaces(placesOfAll)
  const served = clubs.map(({ host }): ServedClub => ({ host }))

  async function start(hosted: HostedEnv, club: ServedClub): Promise<void> {
    const clubLog = log.child({ club: hosted.name })
    const { env } = hosted
    try {
      const pages = await startPages(hosted, clubLog)
      const pageQueue = { running: placesOfClub, perVisitor: placesOfVisitor, shared }
      const { PURGE_SECRET: secret } = env
      club.started = {
        answer: await startClub({ env, log: clubLog, files, pages, draining, pageQueue }),
        drop: secret ? privateListener({ secret, drop: pages.drop, log: clubLog }) : undefined,
      }
    } catch (error) {
      clubLog.fatal({ err: error instanceof Error ? error.message : String(error) }, 'the club did not start')
      setTimeout(() => void start(hosted, club), retryAfter).unref()
    }
  }
  await Promise.all(clubs.map((hosted, index) => start(hosted, served[index] as ServedClub)))

  const clubAt = byHost(served)
  const answerForProcess = listenerOfProcess(first.env, draining)
  server.on('request', (request, response) => {
    const club = clubAt(request.headers.host)
    const listener = club ? (club.started?.answer ?? notStarted) : answerForProcess
    listener(request, response)
  })
  await startPrivateServer(first.env, served, log)
  await listen(server, first.env.SITE_PORT, first.env.SITE_HOST)
  log.info({ port: first.env.SITE_PORT, clubs: clubs.length, version: `v${version}` }, 'listening')
  return server
}
