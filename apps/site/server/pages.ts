import type { RequestListener } from 'node:http'
import type { PreviewLink } from '@palank/preview-link'
import { type Language, pathFor } from '@palank/routes'
import { createRequestListener } from '@react-router/node'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { ClubFile } from '../app/brand/club-files.server.ts'
import type { server } from '../app/entry.server.tsx'
import type { Env } from '../app/env.server.ts'
import type { Preview } from '../app/preview/load-preview.server.ts'
import type { Site, SiteOptions } from '../app/site.server.ts'
import { createReadiness } from './readiness.ts'
import { version } from './version.ts'

/** A build of the app: `react-router build` wrote it, or Vite keeps it up to date in development. */
export type AppBuild = Omit<ServerBuild, 'entry'> & {
  entry: { module: ServerBuild['entry']['module'] & { server: typeof server } }
}

export const createSiteOf = (
  { entry, assets }: AppBuild,
  options: Omit<SiteOptions, 'version' | 'buildId'>,
): Promise<Site> => entry.module.server.createSite({ ...options, version, buildId: assets.version })

export type Pages = {
  /** Answers requests for pages. */
  listener: RequestListener
  /** Of the club's pack, by path. */
  clubFiles: ReadonlyMap<string, ClubFile>
  /** Whether pages can be rendered now. */
  isReady: () => Promise<boolean>
  /** Makes the site fetch again what bears one of the tags. */
  drop: (tags: string[], gone: boolean) => number
  /** Renders a draft, where previews are set up. */
  preview?:
    | undefined
    | ((asked: PreviewAsked) => Promise<RenderedPreview | Extract<Preview, { why: string }>>)
}

export type PreviewAsked = { token: string; link: PreviewLink; query: string }
type Shown = Extract<Preview, { site: Site }>
export type RenderedPreview = Pick<Shown, 'state' | 'paths'> & {
  languages: readonly Language[]
  html: string
  policy: string
}

type Handle = ReturnType<typeof createRequestHandler>

/** The page of a draft as visitors would get it: the same app, with a site that asks the newsroom for the draft. */
function createPreview({ entry }: AppBuild, env: Env, site: Site, handle: Handle): Pages['preview'] {
  const { PREVIEW_SECRET: secret, NEWSROOM_ORIGIN, NEWSROOM_URL: newsroom = NEWSROOM_ORIGIN } = env
  if (env.PREVIEW_PORT === undefined || !secret || !newsroom) return undefined
  const { siteContext, loadPreview } = entry.module.server
  return async ({ token, link, query }) => {
    const preview = await loadPreview(site, { newsroom, secret, token, link })
    if ('why' in preview) return preview
    const { state, paths } = preview
    const address = new URL(paths[link.locale] + query, site.origin)
    const context = new RouterContextProvider(new Map([[siteContext, preview.site]]))
    const response = await handle(new Request(address), context)
    const policy = response.headers.get('content-security-policy')
    if (response.status !== 200 || !policy) return { why: 'failed', initials: [] }
    return { state, paths, languages: site.languages, html: await response.text(), policy }
  }
}

/** React Router's listener, and a check by a page that has nothing to show without the api. */
export function createPages(build: AppBuild, env: Env, site: Site): Pages {
  const { siteContext } = build.entry.module.server
  const options = {
    // Behind the edge the site hears plain http: React Router's own check would take its own form for a foreign one.
    build: { ...build, allowedActionOrigins: [new URL(env.PUBLIC_ORIGIN).host] },
    getLoadContext: () => new RouterContextProvider(new Map([[siteContext, site]])),
    mode: env.NODE_ENV,
  }
  const handle = createRequestHandler(options.build, options.mode)
  const checked = new URL(pathFor('news', site.languages[0]), site.origin)
  const check = async () => (await handle(new Request(checked), options.getLoadContext())).status < 500
  return {
    listener: createRequestListener(options),
    clubFiles: site.clubFiles,
    isReady: createReadiness({ isProven: site.renders.isProven, check }),
    drop: (tags, gone) => site.client.drop(tags, gone),
    preview: createPreview(build, env, site, handle),
  }
}
