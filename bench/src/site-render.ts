import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'

// Forked by site.ts: the real server, and the same page rendered without it. Answers each message with the CPU time used.
export type Command = 'mark' | 'measure' | { render: number }

const filesDir = process.argv[2] ?? ''
const load = (file: string) => import(pathToFileURL(path.join(filesDir, '../..', file)).href)
const build = await load('build/server/index.js')
const { createPages, createSiteOf } = await load('server/pages.ts')
const { builtFiles, startServer } = await load('server/server.ts')
const { readEnv, siteContext } = build.entry.module.server
const env = readEnv(process.env)
if (env.NODE_ENV !== 'production') throw new Error('NODE_ENV must be production: the bench measures that')
const log = pino({ level: 'warn' }, pino.destination(2))
const site = await createSiteOf(build, { env, log, filesDir })
await startServer({
  env,
  log,
  files: builtFiles(filesDir),
  startPages: async () => createPages(build, env, site),
})

const address = `http://127.0.0.1:${env.SITE_PORT}/kezdo`

/** The home page with its data, and of the framework only the router that its links need. */
async function bareTree() {
  const { root: top, 'home-hu': home } = build.routes
  const context = new RouterContextProvider(new Map([[siteContext, site]]))
  const args = { params: {}, context, request: new Request(address), url: new URL(address) }
  const data: Record<string, unknown> = {}
  const { middleware } = top.module
  /** A middleware that does not call the next one leaves that to the router. */
  async function runFrom(index: number): Promise<Response> {
    if (index === middleware.length) {
      for (const [id, { module }] of Object.entries({ root: top, 'home-hu': home }))
        data[id] = await module.loader(args)
      return new Response()
    }
    let next: Promise<Response> | undefined
    const callNext = () => (next ??= runFrom(index + 1))
    return (await middleware[index](args, callNext)) ?? callNext()
  }
  await runFrom(0)
  const routes: RouteObject[] = [
    {
      id: 'root',
      Component: top.module.default,
      loader: () => data.root,
      children: [
        { id: 'home-hu', path: '/kezdo', Component: home.module.default, loader: () => data['home-hu'] },
      ],
    },
  ]
  const { query, dataRoutes } = createStaticHandler(routes)
  const rendered = await query(new Request(address))
  if (rendered instanceof Response) throw new Error(`the bare tree answered ${rendered.status}`)
  const router = createStaticRouter(dataRoutes, rendered)
  return () => {
    const html = renderToString(
      createElement(StaticRouterProvider, { router, context: rendered, hydrate: false }),
    )
    return html.length + JSON.stringify(data).length
  }
}

const render = await bareTree()
let mark = process.cpuUsage()
process.on('message', (command: Command) => {
  if (command === 'mark') mark = process.cpuUsage()
  if (typeof command === 'object') for (let count = 0; count < command.render; count += 1) render()
  const { user, system } = process.cpuUsage(mark)
  process.send?.((user + system) / 1000)
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
