import { setTimeout as wait } from 'node:timers/promises'
import type { ServerBuild } from 'react-router'

const route = (id: string, path: string, loader: () => unknown) => ({
  [id]: { id, parentId: 'root', path, module: { default: () => null, loader } },
})

/** A form's place, which tells whom it takes for the visitor. */
const form = {
  ...{ id: 'form', parentId: 'root', path: 'urlap' },
  module: { action: ({ request }: { request: Request }) => new Response(request.headers.get('x-real-ip')) },
}

/** A built app of three pages: one that answers at once, one that takes its time, one that is not there; and a form. */
export const fakeBuild = {
  entry: {
    module: {
      default: (_request: Request, status: number, headers: Headers) => {
        headers.set('content-type', 'text/html; charset=utf-8')
        return new Response(`<p>${status}</p>`, { status, headers })
      },
      handleError: () => undefined,
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    ...route('page', 'kezdo', () => null),
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
} as unknown as ServerBuild
