import { setTimeout as wait } from 'node:timers/promises'
import { createContext, type RouterContextProvider } from 'react-router'
import type { Site } from '../../app/site.server.ts'
import type { SiteBuild } from '../server.ts'

const siteContext = createContext<Site>()

const route = (id: string, path: string, loader: () => unknown) => ({
  [id]: { id, parentId: 'root', path, module: { default: () => null, loader } },
})

/** A form that answers with the visitor's address. */
const form = {
  id: 'form',
  parentId: 'root',
  path: 'urlap',
  module: { action: ({ request }: { request: Request }) => new Response(request.headers.get('x-real-ip')) },
}

/** A document that tells which site it got. */
const origin = {
  id: 'origin',
  parentId: 'root',
  path: 'eredet',
  module: {
    loader: ({ context }: { context: RouterContextProvider }) =>
      new Response(context.get(siteContext).origin),
  },
}

/** A built app: a page, the site's origin, a slow page, a form, and 404 for the rest. */
export const fakeBuild = {
  entry: {
    module: {
      default: (_request: Request, status: number, headers: Headers) => {
        headers.set('content-type', 'text/html; charset=utf-8')
        return new Response(`<p>${status}</p>`, { status, headers })
      },
      handleError: () => undefined,
      server: { siteContext },
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    ...route('page', 'kezdo', () => null),
    origin,
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
} as unknown as SiteBuild
