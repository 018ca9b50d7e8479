import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoPack } from '@palank/scripts/club-environment'
import { freePort } from '@palank/scripts/free-port'
import { buildSite } from '@palank/scripts/site-build'

export type ApiRequest = { path: string; query: URLSearchParams; headers: IncomingHttpHeaders; body: string }
/** Changes an answer of the api on its way to the site; a number is sent as a status instead. */
export type Tamper = (call: string, answer: { data: unknown }) => { data: unknown } | number
/** Intercepts a call: returns a status, drops the connection, or passes it on. */
export type Intercept = (call: string) => Promise<number | 'hang up' | undefined>
export type TamperedSite = Awaited<ReturnType<typeof startTamperedSite>>

/** Sites that a test has stopped: a page of theirs that is still open may ask for nothing more. */
export const stoppedOrigins = new Set<string>()

const postHeaders = [
  'content-type',
  'x-localization',
  'idempotency-key',
  'x-visitor-address',
  'x-consent-version',
]

function forward(address: URL, method: string | undefined, incoming: IncomingHttpHeaders, body: string) {
  const headers: Record<string, string> = { authorization: process.env.CLIENT_SECRET ?? '' }
  if (method !== 'POST') return fetch(address, { headers })
  for (const name of postHeaders) if (incoming[name]) headers[name] = String(incoming[name])
  return fetch(address, { method, headers, body })
}

/** Starts a site over a proxy to the demo's api, which records calls and may change answers. */
export async function startTamperedSite(
  tamper: Tamper = (_, answer) => answer,
  env: Record<string, string> = {},
  api = process.env.API,
) {
  const requests: ApiRequest[] = []
  const control: { intercept: Intercept } = { intercept: async () => undefined }
  let fault: unknown
  const tampered: Tamper = (call, wire) => {
    try {
      return tamper(call, wire)
    } catch (error) {
      fault = error
      throw error
    }
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const address = new URL(request.url ?? '/', api)
    const call = address.pathname.replace('/api/v1/', '')
    const body = await text(request)
    requests.push({ path: address.pathname, query: address.searchParams, headers: request.headers, body })
    const intercepted = await control.intercept(call)
    if (intercepted === 'hang up') return response.destroy()
    if (intercepted) return response.writeHead(intercepted, { 'content-type': 'application/json' }).end('{}')
    const upstream = await forward(address, request.method, request.headers, body)
    const changed = tampered(call, (await upstream.json()) as { data: unknown })
    response.writeHead(typeof changed === 'number' ? changed : upstream.status, {
      'content-type': 'application/json',
      'retry-after': upstream.headers.get('retry-after') ?? '',
    })
    response.end(JSON.stringify(typeof changed === 'number' ? {} : changed))
  }
  const proxy = createServer((request, response) => {
    // The site has then no answer; a fault of the test itself is thrown when it stops.
    answer(request, response).catch(() => response.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const { server: main } = await buildSite()
  const log: string[] = []
  const site: ChildProcess = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      APP_NAME: 'solymok',
      CLUB_DIR: demoPack('solymok'),
      SITE_PORT: String(port),
      PUBLIC_ORIGIN: origin,
      API_ORIGIN: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      CLIENT_SECRET: process.env.CLIENT_SECRET,
      SERVER_CONFIG_PATH: '/api/v1/server-config',
      ...env,
    },
  })
  for (const stream of [site.stdout, site.stderr]) stream?.on('data', (chunk) => log.push(String(chunk)))
  const ended = once(site, 'exit').then(([code]) => code as number)
  const ready = async () => {
    for (let attempt = 0; attempt < 600 && site.exitCode === null; attempt += 1) {
      if ((await fetch(`${origin}/healthz`).catch(() => undefined))?.ok) return
      await sleep(100)
    }
    throw new Error(`the site did not start:\n${log.join('')}`)
  }
  const stop = async () => {
    stoppedOrigins.add(origin)
    site.kill()
    proxy.closeAllConnections()
    proxy.close()
    await ended
    if (fault) throw fault
  }
  return { origin, requests, log, control, ready, ended, stop }
}
