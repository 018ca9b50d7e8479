import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { languages, pathFor } from '@palank/routes'
import { freePort } from '@palank/scripts/free-port'
import { type NginxServer, startBare, startEdge } from '@palank/scripts/measure/nginx-servers'
import { countRenders } from '@palank/scripts/measure/site-log'
import { untilAnswering } from '@palank/scripts/processes'
import type { RunningDemo } from '@palank/scripts/running-demo'
import { buildSite } from '@palank/scripts/site-build'
import { chromium } from '@playwright/test'
import { attack, statusList } from './drill/attack.ts'
import { type Crowd, crowd, median } from './measure.ts'
import { phone } from './measure-page.ts'
import { selfSigned } from './tls-sites.ts'
import { withDemo } from './with-demo.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
const seconds = Number(process.env.SECONDS ?? 4)
/** Longer than the lists are fresh, so that they are renewed. */
const crowdSeconds = Number(process.env.CROWD_SECONDS ?? 65)
const clients = 32
/** S1. */
const goal = 1.3

const home = pathFor('home', 'hu')
const pageIds = [
  'home',
  'news',
  'galleries',
  'videos',
  'teams',
  'players',
  'schedules',
  'information',
] as const
const crowdPaths = languages.flatMap((language) => pageIds.map((page) => pathFor(page, language)))
const coldPath = pathFor('search', 'en')

const cpuOf = (server: NginxServer) => server.figures().reduce((sum, { cpu }) => sum + cpu, 0)

type Cost = Crowd & { milliseconds: number }

/** CPU of nginx for each request, under as many requests as one client process can send. */
async function cost(server: NginxServer, paths: readonly string[], isKeptAlive = true): Promise<Cost> {
  const before = cpuOf(server)
  const result = await crowd(server.origin, paths, { clients, seconds, isKeptAlive })
  return { ...result, milliseconds: ((cpuOf(server) - before) * 1000) / result.requests }
}

/** In turns, so that other load on the machine affects both. */
async function compare(name: string, edge: NginxServer, bare: NginxServer): Promise<number> {
  const pairs: { hit: Cost; file: Cost; ratio: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const hit = await cost(edge, [home])
    const file = await cost(bare, [home])
    pairs.push({ hit, file, ratio: hit.milliseconds / file.milliseconds })
  }
  const ratio = median(pairs.map((pair) => pair.ratio))
  const middle = (pick: (pair: (typeof pairs)[number]) => number) => median(pairs.map(pick))
  const bytes =
    middle(({ hit }) => hit.bytes / hit.requests) / middle(({ file }) => file.bytes / file.requests)
  console.log(
    `edge: ${name}: a hit ${middle(({ hit }) => hit.milliseconds * 1000).toFixed(1)} µs CPU, ` +
      `${middle(({ hit }) => hit.perSecond).toFixed(0)}/s; the file ${middle(({ file }) => file.milliseconds * 1000).toFixed(1)} µs, ` +
      `${middle(({ file }) => file.perSecond).toFixed(0)}/s; bytes ${bytes.toFixed(3)} ×; ratio ${ratio.toFixed(2)} (goal ≤ ${goal})`,
  )
  return ratio
}

type Views = { first: string[]; second: string[] }

/** What a phone requests on its first visit of the home page, and then for an article that is opened there. */
async function requestsOf(origin: string): Promise<Views> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args })
  try {
    const page = await browser.newPage(phone)
    const views: Views = { first: [], second: [] }
    let current = views.first
    page.on('request', (request) => {
      const { protocol, pathname, search } = new URL(request.url())
      if (protocol.startsWith('http')) current.push(pathname + search)
    })
    await page.goto(origin + home)
    await page.waitForSelector('html[data-hydrated="yes"]')
    await page.waitForLoadState('networkidle')
    current = views.second
    await page
      .locator(`main a[href^="${pathFor('news', 'hu')}/"]`)
      .first()
      .dispatchEvent('click')
    await page.waitForURL(`${origin}${pathFor('news', 'hu')}/*`)
    // It is the same document, so there is no event of its pictures.
    await page.waitForTimeout(2_000)
    return views
  } finally {
    await browser.close()
  }
}

async function viewCost(name: string, edge: NginxServer, paths: readonly string[]): Promise<void> {
  const costs: Cost[] = []
  for (let round = 0; round < rounds; round += 1) costs.push(await cost(edge, paths))
  const perView = (pick: (cost: Cost) => number) => median(costs.map(pick)) * paths.length
  console.log(
    `edge: ${name} over TLS: ${paths.length} requests, ` +
      `${(perView(({ bytes, requests }) => bytes / requests) / 1000).toFixed(0)} kB with headers, ` +
      `${perView(({ milliseconds }) => milliseconds).toFixed(2)} ms CPU, ` +
      `${median(costs.map(({ perSecond }) => perSecond / paths.length)).toFixed(0)} views/s`,
  )
}

/** What a visitor who comes for the first time adds: the connection and its TLS handshake. */
async function connectionCost(edge: NginxServer): Promise<void> {
  const pairs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const one = await cost(edge, [home], false)
    pairs.push(one.milliseconds - (await cost(edge, [home])).milliseconds)
  }
  console.log(`edge: a new TLS connection ${(median(pairs) * 1000).toFixed(0)} µs CPU`)
}

/** S6: everybody opens a page that the cache does not have. */
async function stampede(edge: NginxServer, log: string): Promise<boolean> {
  const before = await countRenders([log], [coldPath])
  const result = await attack({ origin: edge.origin, path: coldPath, connections: 500 })
  const renders = (await countRenders([log], [coldPath])) - before
  console.log(`edge: S6: 500 clients on a cold page: ${statusList(result)}, ${renders} renders (goal 1)`)
  return renders === 1 && result.statuses.get(200) === 500
}

async function freshSeconds(url: string): Promise<number> {
  const { headers } = await fetch(url)
  return Number(/s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 1)
}

/** S5: a crowd on many pages, while some of them are purged: the purger asks the private listener for each. */
async function manyVisitors(edge: NginxServer, refreshOrigin: string, log: string): Promise<boolean> {
  const purges = 10
  const before = await countRenders([log], crowdPaths)
  // Filling the cache is part of the count: the first of the renders that time ÷ freshness allows.
  const visit = crowd(edge.origin, crowdPaths, { clients, seconds: crowdSeconds })
  for (let purge = 0; purge < purges; purge += 1) {
    await sleep((crowdSeconds * 1000) / (purges + 1))
    const { status } = await fetch(refreshOrigin + home)
    if (status !== 200) throw new Error(`the refresh of ${home} answered ${status}`)
  }
  const { requests } = await visit
  const renders = (await countRenders([log], crowdPaths)) - before
  let limit = purges
  for (const one of crowdPaths)
    limit += Math.floor(crowdSeconds / (await freshSeconds(edge.origin + one))) + 1
  console.log(
    `edge: S5: ${requests} visits of ${crowdPaths.length} pages in ${crowdSeconds} s with ${purges} purges: ` +
      `${renders} renders (goal ≤ ${limit}), one for ${Math.round(requests / renders)} visits`,
  )
  return renders <= limit
}

async function measure(demo: RunningDemo): Promise<boolean> {
  const folder = path.join(demo.folder, 'bench-edge')
  mkdirSync(folder, { recursive: true })
  const build = await buildSite()
  const tls = selfSigned(folder)
  const siteLog = path.join(demo.folder, 'site.log')
  const refreshPort = await freePort()
  const servers: NginxServer[] = []
  const started = (server: NginxServer): NginxServer => {
    servers.push(server)
    return server
  }
  try {
    const plain = started(await startEdge(demo, build, path.join(folder, 'plain'), { refreshPort }))
    const encrypted = started(await startEdge(demo, build, path.join(folder, 'tls'), { tls }))
    await untilAnswering(`${plain.origin}/readyz`, 10)
    const isOneRender = await stampede(plain, siteLog)
    const isBounded = await manyVisitors(plain, `http://127.0.0.1:${refreshPort}`, siteLog)
    const { headers } = await fetch(plain.origin + home)
    const html = await (await fetch(plain.origin + home)).text()
    const page = { path: home, html, headers }
    const bare = started(await startBare(path.join(folder, 'bare'), page))
    const bareTls = started(await startBare(path.join(folder, 'bare-tls'), page, { tls }))
    const tuned = started(await startBare(path.join(folder, 'bare-tuned'), page, { keepsFilesOpen: true }))
    for (const server of [bare, tuned]) await untilAnswering(server.origin + home, 10)
    const ratio = await compare('home', plain, bare)
    await compare('home over TLS', encrypted, bareTls)
    await compare('home beside an nginx that keeps files open, for the record', plain, tuned)
    await connectionCost(encrypted)
    const { first, second } = await requestsOf(demo.site)
    await viewCost('first view of home', encrypted, first)
    await viewCost('an article opened there', encrypted, second)
    return isOneRender && isBounded && ratio <= goal
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/** S1, S5 and S6. */
export const benchEdge = (): Promise<boolean> => withDemo(measure)
