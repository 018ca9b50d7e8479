import type { RequestListener } from 'node:http'
import { createRequestListener } from '@react-router/node'
import type { Logger } from 'pino'
import type { ServerBuild } from 'react-router'
import type { server } from '../app/entry.server.tsx'
import type { Env } from '../app/env.server.ts'
import { version } from './version.ts'

/** A build of the app: `react-router build` wrote it, or Vite keeps it up to date in development. */
export type AppBuild = Omit<ServerBuild, 'entry'> & {
  entry: { module: ServerBuild['entry']['module'] & { server: typeof server } }
}

export type PagesOptions = {
  env: Env
  log: Logger
  /** The folder of the files that the site ships. */
  filesDir: string
}

/** Starts the site of a build and returns what answers its pages. */
export async function createPages(
  build: AppBuild,
  { env, log, filesDir }: PagesOptions,
): Promise<RequestListener> {
  await build.entry.module.server.startSite(env, log, filesDir, version)
  return createRequestListener({
    // Behind the edge the site hears plain http: React Router's own check would take its own form for a foreign one.
    build: { ...build, allowedActionOrigins: [new URL(env.PUBLIC_ORIGIN).host] },
    mode: env.NODE_ENV,
  })
}
