import { createServer } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'

// Started by site.ts: the real server in this process, and beside it the same tree rendered bare. Speaks by lines.
const filesDir = process.argv[2] ?? ''
const build = await import(pathToFileURL(path.join(filesDir, '../server/index.js')).href)
const { startServer } = await import(pathToFileURL(path.join(filesDir, '../../server/server.ts')).href)
const { readEnv, createSite, siteContext } = build.entry.module.server
const env = readEnv(process.env)
if (env.NODE_ENV !== 'production') throw new Error('the bench measures production')
const { pino } = await import('pino')
const log = pino({ level: 'warn' })
const site = await createSite(env, log, filesDir, '0.0.0')
await startServer({ build, env, createSite: async () => site, createServer, log, filesDir })

const address = `http://127.0.0.1:${env.SITE_PORT}/kezdo`

/** The tree of the home page with its data, and nothing of the framework around it but the router its links need. */
async function bareTree() {
  const { root: top, 'home-hu': home } = build.routes
  const context = new RouterContextProvider(new Map([[siteContext, site]]))
  const args = { params: {}, context, request: new Request(address), url: new URL(address) }
  for (const middleware of top.module.middleware) await middleware(args)
  const data = { root: await top.module.loader(args), 'home-hu': await home.module.loader(args) }
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
let before = process.cpuUsage()
for await (const chunk of process.stdin) {
  for (const line of String(chunk).trim().split('\n')) {
    const [command, count] = line.split(' ')
    if (command === 'mark') before = process.cpuUsage()
    if (command === 'bare') for (let done = 0; done < Number(count); done += 1) render()
    const { user, system } = process.cpuUsage(before)
    process.stdout.write(`${JSON.stringify({ ms: (user + system) / 1000, length: render() })}\n`)
  }
}
