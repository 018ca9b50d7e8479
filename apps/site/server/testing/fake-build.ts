import { setTimeout as wait } from 'node:timers/promises'
import { createContext, type RouterContextProvider } from 'react-router'
import type { Client } from '../../app/api/client.server.ts'
import type { ClubFiles } from '../../app/brand/club-files.server.ts'
import type { AppBuild } from '../pages.ts'

export const pagePolicy = "script-src 'self'"

const route = (id: string, path: string, loader: () => unknown) => ({
  [id]: { id, parentId: 'root', path, module: { default: () => null, loader } },
})

/** All that the fake app reads of its site. */
type FakeSite = { origin: string; clubFiles?: ClubFiles; client?: Client }
const siteContext = createContext<FakeSite>()

/** A document with the origin of the site in its context. */
const origin = {
  id: 'origin',
  parentId: 'root',
  path: 'eredet',
  module: {
    loader: ({ context }: { context: RouterContextProvider }) =>
      new Response(context.get(siteContext).origin),
  },
}

/** A document with the settings that the api gave to the site. */
const settings = {
  id: 'settings',
  parentId: 'root',
  path: 'beallitasok',
  module: {
    loader: async ({ context }: { context: RouterContextProvider }) => {
      const answer = await context.get(siteContext).client?.get('setting/list', 'hu')
      return new Response(answer?.data.map(({ value }) => value).join())
    },
  },
}

/** Answers a form with the visitor's address. */
const form = {
  id: 'form',
  parentId: 'root',
  path: 'urlap',
  module: { action: ({ request }: { request: Request }) => new Response(request.headers.get('x-real-ip')) },
}

export type CreateSiteArguments = Parameters<AppBuild['entry']['module']['server']['createSite']>
type CreateSite = (...args: CreateSiteArguments) => Promise<FakeSite>

type FakeApp = {
  createSite?: CreateSite
  /** The page that a check of the site renders. */
  loadNews?: () => unknown
  isProven?: () => boolean
}

/** A built app with a page, the site's origin, the news, a slow page, a missing page and a form. */
export const fakeBuild = ({
  createSite = async ({ env }) => ({ origin: env.PUBLIC_ORIGIN }),
  loadNews = () => null,
  isProven = () => false,
}: FakeApp = {}) =>
  ({
    entry: {
      module: {
        server: {
          createSite: async (...args: CreateSiteArguments) => ({
            clubFiles: new Map(),
            ...(await createSite(...args)),
            languages: ['hu', 'en'],
            renders: { isProven },
          }),
          siteContext,
        },
        default: (_request: Request, status: number, headers: Headers) => {
          headers.set('content-type', 'text/html; charset=utf-8')
          headers.set('content-security-policy', pagePolicy)
          return new Response(`<p>${status}</p>`, { status, headers })
        },
        handleError: () => undefined,
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null } },
      ...route('page', 'kezdo', () => null),
      origin,
      settings,
      ...route('news', 'hirek', loadNews),
      ...route('slow', 'lassu', () => wait(400, null)),
      form,
      ...route('missing', '*', () => {
        throw new Response(null, { status: 404 })
      }),
    },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    assetsBuildDirectory: '',
    publicPath: '/',
    basename: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  }) as unknown as AppBuild
