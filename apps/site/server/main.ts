import { fileURLToPath } from 'node:url'
import { type HostedClub, severalClubs } from '@palank/club-pack/several-clubs'
import { captureConsole } from '@palank/telemetry/capture-console'
import { openLogOutput } from '@palank/telemetry/log-output'
import { logShape } from '@palank/telemetry/log-shape'
import { serveMetrics } from '@palank/telemetry/serve-metrics'
import { type Logger, pino } from 'pino'
import type { Env } from '../app/env.server.ts'
import { answerCounter } from './answer-counter.ts'
import { startClubsServer } from './clubs-server.ts'
import { type AppBuild, createPages, createSiteOf } from './pages.ts'
import { builtFiles, startServer } from './server.ts'

captureConsole('site')

/** Of the process, also where it serves several clubs. */
const processNames = [
  'EDGE_ADDRESSES',
  'LOG_LEVEL',
  'METRICS_HOST',
  'METRICS_PORT',
  'NODE_ENV',
  'PREVIEW_HOST',
  'SITE_HOST',
  'SITE_PORT',
  'SITE_PRIVATE_HOST',
  'SITE_PRIVATE_PORT',
]

const build: AppBuild = await import(new URL('../build/server/index.js', import.meta.url).href)
const filesDir = fileURLToPath(new URL('../build/client', import.meta.url))
const files = builtFiles(filesDir)
const { readEnv } = build.entry.module.server

/** `apiHost` where the api serves several clubs too. */
const pagesOf = async (env: Env, log: Logger, apiHost?: string) =>
  createPages(
    build,
    env,
    await createSiteOf(build, { env, log, filesDir, apiHost, countAnswer: answerCounter(env.APP_NAME) }),
  )

const clubs = severalClubs(process.env, processNames, readEnv)
const env = clubs?.[0]?.env ?? readEnv(process.env)
const base = { service: 'site', ...(clubs ? {} : { club: env.APP_NAME }) }
const log = pino({ ...logShape, level: env.LOG_LEVEL, base }, openLogOutput())
const startPages = (club: HostedClub<Env>, clubLog: Logger) => pagesOf(club.env, clubLog, club.host)

try {
  await serveMetrics(env)
  if (clubs) await startClubsServer({ clubs, log, files, startPages })
  else await startServer({ env, log, files, startPages: () => pagesOf(env, log) })
} catch (error) {
  log.fatal({ err: error instanceof Error ? error.message : String(error) }, 'the site did not start')
  process.exitCode = 1
}
