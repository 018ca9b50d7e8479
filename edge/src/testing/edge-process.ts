import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import {
  type Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import type { ClubsEdgeSettings, EdgeSettings } from '../configuration.ts'
import { workerUser } from '../worker-user.ts'
import { edgeArguments, nginx, writeEdge } from '../write-edge.ts'

export type SiteRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: string }
export type EdgeResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }
type Responder = (request: SiteRequest, response: ServerResponse) => void

export const freePort = (): Promise<number> => getPort({ host: '127.0.0.1' })

/** Records its requests and responds as the test says. */
export class FakeSite {
  requests: SiteRequest[] = []
  respond: Responder = page('page')
  port = 0
  #server: Server | undefined

  reset(): void {
    this.requests = []
    this.respond = page('page')
  }

  urls(): string[] {
    return this.requests.map(({ url }) => url)
  }

  async start(): Promise<void> {
    this.port ||= await freePort()
    this.#server = createServer((incoming, response) => void this.#handle(incoming, response))
    await new Promise<void>((resolve) => this.#server?.listen(this.port, '127.0.0.1', resolve))
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections()
    await new Promise((resolve) => (this.#server ? this.#server.close(resolve) : resolve(undefined)))
    this.#server = undefined
  }

  async #handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = String(await buffer(incoming))
    const { method = '', url = '', headers } = incoming
    const request = { method, url, headers, body }
    this.requests.push(request)
    this.respond(request, response)
  }
}

export const page =
  (text: string, headers: Record<string, string> = {}, status = 200): Responder =>
  (_, response) => {
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'public, max-age=0, s-maxage=10',
      'content-security-policy': "default-src 'self'",
      etag: `"${text.length}"`,
      ...headers,
    })
    response.end(text)
  }

/** nginx with the project's configuration in front of a fake site, in a temporary folder. */
export class EdgeProcess {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'palank-edge-'))
  readonly site = new FakeSite()
  port = 0
  /** Keeps connections open between requests. */
  agent: Agent | undefined
  #child: ChildProcess | undefined
  #count = 0

  /** A path that is not in the cache yet. */
  newPath(): string {
    return `/hirek/article-${this.#count++}`
  }

  pathOf(name: string): string {
    return path.join(this.folder, name)
  }

  writeFile(name: string, content: string | Uint8Array): void {
    mkdirSync(path.dirname(this.pathOf(name)), { recursive: true })
    writeFileSync(this.pathOf(name), content)
  }

  readFile(name: string): string {
    return readFileSync(this.pathOf(name), 'utf8')
  }

  async start(settings: Partial<EdgeSettings & ClubsEdgeSettings> = {}): Promise<void> {
    this.port ||= await freePort()
    if (this.site.port === 0) await this.site.start()
    for (const name of ['files', 'client/assets']) mkdirSync(this.pathOf(name), { recursive: true })
    writeEdge(this.pathOf('edge'), {
      listen: [`127.0.0.1:${this.port}`],
      sites: [`127.0.0.1:${this.site.port}`],
      publicOrigin: 'https://club.example',
      mediaDir: this.pathOf('files'),
      clientDir: this.pathOf('client'),
      user: workerUser([this.folder]),
      workers: 1,
      tempDir: this.pathOf('temp'),
      ...settings,
    })
    const log = openSync(this.pathOf('nginx.log'), 'a')
    this.#child = spawn(nginx, edgeArguments(this.pathOf('edge')), { stdio: ['ignore', log, log] })
    closeSync(log)
    for (let attempt = 0; attempt < 600; attempt++) {
      const response = await this.request('/edge-healthz').catch(() => undefined)
      if (response) return
      await sleep(50)
    }
    throw new Error(`nginx did not answer within 30 s\n${this.readFile('nginx.log')}`)
  }

  /** Of the master process. */
  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name)
  }

  async stop(): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }

  async remove(): Promise<void> {
    await this.stop()
    await this.site.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Sends the path as it is: fetch would normalize it. */
  request(
    target: string,
    headers: Record<string, string> = {},
    method = 'GET',
    body = '',
    port = this.port,
  ): Promise<EdgeResponse> {
    return new Promise((resolve, reject) => {
      const outgoing = request(
        { host: '127.0.0.1', port, path: target, method, headers, agent: this.agent ?? false },
        (incoming) => {
          buffer(incoming).then((bytes) => {
            const { statusCode: status = 0, headers } = incoming
            resolve({ status, headers, body: bytes, text: String(bytes) })
          }, reject)
        },
      )
      outgoing.once('error', reject)
      outgoing.end(body)
    })
  }
}
