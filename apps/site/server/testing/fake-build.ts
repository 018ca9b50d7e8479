import { setTimeout as wait } from 'node:timers/promises'
import type { AppBuild } from '../pages.ts'

const route = (id: string, path: string, loader: () => unknown) => ({
  [id]: { id, parentId: 'root', path, module: { default: () => null, loader } },
})

/** Answers a form with the visitor's address. */
const form = {
  id: 'form',
  parentId: 'root',
  path: 'urlap',
  module: { action: ({ request }: { request: Request }) => new Response(request.headers.get('x-real-ip')) },
}

export type StartArguments = Parameters<AppBuild['entry']['module']['server']['startSite']>

/** A built app with a page, a slow page, a missing page and a form. */
export const fakeBuild = (startSite: (...args: StartArguments) => unknown = () => undefined) =>
  ({
    entry: {
      module: {
        server: { startSite },
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
  }) as unknown as AppBuild
