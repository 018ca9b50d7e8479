import type { RequestListener } from 'node:http'
import { createRequestListener } from '@react-router/node'
import type { Logger } from 'pino'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import type { server } from '../app/entry.server.tsx'
import type { Env } from '../app/env.server.ts'
import type { Site } from '../app/site.server.ts'
import { version } from './version.ts'

/** A build of the app: `react-router build` wrote it, or Vite keeps it up to date in development. */
export type AppBuild = Omit<ServerBuild, 'entry'> & {
  entry: { module: ServerBuild['entry']['module'] & { server: typeof server } }
}

export type SiteOptions = {
  env: Env
  log: Logger
  /** The folder of the files that the site ships. */
  filesDir: string
}

export const createSiteOf = ({ entry }: AppBuild, { env, log, filesDir }: SiteOptions): Promise<Site> =>
  entry.module.server.createSite(env, log, filesDir, version)

/** React Router's listener; each request gets the site in its context. */
export function createPages(build: AppBuild, env: Env, site: Site): RequestListener {
  return createRequestListener({
    // Behind the edge the site hears plain http: React Router's own check would take its own form for a foreign one.
    build: { ...build, allowedActionOrigins: [new URL(env.PUBLIC_ORIGIN).host] },
    getLoadContext: () => new RouterContextProvider(new Map([[build.entry.module.server.siteContext, site]])),
    mode: env.NODE_ENV,
  })
}
