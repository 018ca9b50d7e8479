import type { EntryContext } from 'react-router'
import { bootScript } from './boot-script.ts'
import type { ClientAssets } from './client-assets.server.ts'
import { type DocumentAssets, styleFiles } from './document-context.ts'

type Manifest = EntryContext['manifest']

/** The modules of a route: React Router may split its client functions off. */
function modulesOf({ routes }: Manifest, id: string): string[] {
  const route = routes[id]
  if (!route) return []
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule } = route
  const split = [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule]
  return [...split.filter((module) => module !== undefined), route.module]
}

/** As React Router's `<Scripts>` writes it: the stream that its `<ServerRouter>` fills and its router reads. */
const handoffScript = (state: string) =>
  `window.__reactRouterContext = ${state};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`

/** What the document of this page needs of the build. */
export function documentAssets(
  { manifest, serverHandoffString = '{}', staticHandlerContext, renderMeta }: EntryContext,
  client: ClientAssets,
  chunks: readonly string[],
): DocumentAssets {
  // React Router sends the loader data only to a page with scripts.
  if (renderMeta) renderMeta.didRenderScripts = true
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route: { id } }) => [id, modulesOf(manifest, id)]),
  )
  const { entry, url } = manifest
  const named = chunks.flatMap((name) => client.scriptNamed(name) ?? [])
  const scripts = client.withImports([url, ...named, ...Object.values(routes).flat(), entry.module])
  return {
    stylesOf: (id) => styleFiles(manifest.routes[id]?.css),
    inlineStyle: client.styleText,
    inlineScripts: {
      handoff: handoffScript(serverHandoffString),
      boot: bootScript({
        scripts: scripts.filter((script) => script !== entry.module),
        routes,
        entry: entry.module,
      }),
    },
  }
}
