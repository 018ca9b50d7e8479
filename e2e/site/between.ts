import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@palank/scripts/free-port'
import { buildSite } from '@palank/scripts/site-build'

export type Asked = { path: string; query: URLSearchParams; headers: IncomingHttpHeaders; body: string }
/** Changes an answer of the api on its way to the site; a number is a status instead of an answer. */
export type Tamper = (call: string, answer: { data: unknown }) => { data: unknown } | number
export type Between = Awaited<ReturnType<typeof between>>

const postHeaders = [
  'content-type',
  'x-localization',
  'idempotency-key',
  'x-visitor-address',
  'x-consent-version',
]

function passOn(address: URL, method: string | undefined, given: IncomingHttpHeaders, body: string) {
  const headers: Record<string, string> = { authorization: process.env.CLIENT_SECRET ?? '' }
  if (method !== 'POST') return fetch(address, { headers })
  for (const name of postHeaders) if (given[name]) headers[name] = String(given[name])
  return fetch(address, { method, headers, body })
}

/** What a call meets before it reaches the api: a status instead of it, a broken connection, or nothing. */
type Meet = (call: string) => Promise<number | 'hang up' | undefined>

/** Stands between a site of its own and the demo's real api: hears every call, and may spoil an answer. */
export async function between(
  tamper: Tamper = (_, answer) => answer,
  env: Record<string, string> = {},
  api = process.env.API,
) {
  const asked: Asked[] = []
  const way: { meet: Meet } = { meet: async () => undefined }
  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? '/', api)
    const body = await text(request)
    asked.push({ path: address.pathname, query: address.searchParams, headers: request.headers, body })
    const met = await way.meet(address.pathname.replace('/api/v1/', ''))
    if (met === 'hang up') return response.destroy()
    if (met) return response.writeHead(met, { 'content-type': 'application/json' }).end('{}')
    const answer = await passOn(address, request.method, request.headers, body)
    const changed = tamper(
      address.pathname.replace('/api/v1/', ''),
      (await answer.json()) as { data: unknown },
    )
    response.writeHead(typeof changed === 'number' ? changed : answer.status, {
      'content-type': 'application/json',
      'retry-after': answer.headers.get('retry-after') ?? '',
    })
    response.end(JSON.stringify(typeof changed === 'number' ? {} : changed))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = await freePort()
  const { server: main } = await buildSite()
  const log: string[] = []
  const site: ChildProcess = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', APP_NAME: 'solymok', SITE_PORT: String(port) },
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      API_ORIGIN: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      CLIENT_SECRET: process.env.CLIENT_SECRET,
      SERVER_CONFIG_PATH: '/api/v1/server-config',
      ...env,
    },
  })
  for (const stream of [site.stdout, site.stderr]) stream?.on('data', (chunk) => log.push(String(chunk)))
  const ended = once(site, 'exit').then(([code]) => code as number)
  const origin = `http://127.0.0.1:${port}`
  const ready = async () => {
    for (let attempt = 0; attempt < 100 && site.exitCode === null; attempt += 1) {
      if ((await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) return
      await sleep(100)
    }
    throw new Error(`the site did not start:\n${log.join('')}`)
  }
  const stop = async () => {
    site.kill()
    server.closeAllConnections()
    server.close()
    await ended
  }
  return { origin, asked, log, way, ready, ended, stop }
}
