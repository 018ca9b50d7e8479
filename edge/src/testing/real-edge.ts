import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import {
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
import type { EdgeSettings } from '../configuration.ts'
import { workerUser } from '../worker-user.ts'
import { edgeArguments, nginx, writeEdge } from '../write-edge.ts'

export type Asked = { method: string; url: string; headers: IncomingHttpHeaders; body: string }
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }
type Answering = (asked: Asked, response: ServerResponse) => void

const freePort = (): Promise<number> => getPort({ host: '127.0.0.1' })

/** A site that keeps what it was asked and answers as the test says. */
class FakeSite {
  asked: Asked[] = []
  answering: Answering = page('page')
  port = 0
  #server: Server | undefined

  reset(): void {
    this.asked = []
    this.answering = page('page')
  }

  urls(): string[] {
    return this.asked.map(({ url }) => url)
  }

  async start(): Promise<void> {
    this.port ||= await freePort()
    this.#server = createServer((incoming, response) => void this.#answer(incoming, response))
    await new Promise<void>((resolve) => this.#server?.listen(this.port, '127.0.0.1', resolve))
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections()
    await new Promise((resolve) => (this.#server ? this.#server.close(resolve) : resolve(undefined)))
    this.#server = undefined
  }

  async #answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = String(await buffer(incoming))
    const { method = '', url = '', headers } = incoming
    const asked = { method, url, headers, body }
    this.asked.push(asked)
    this.answering(asked, response)
  }
}

export const page =
  (text: string, headers: Record<string, string> = {}, status = 200): Answering =>
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

/** nginx with the project's own configuration before a fake site, in a folder of its own. */
export class RealEdge {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'palank-edge-'))
  readonly site = new FakeSite()
  port = 0
  #child: ChildProcess | undefined
  #count = 0

  /** An address that no test before has filled the cache with. */
  fresh(): string {
    return `/hirek/article-${this.#count++}`
  }

  in(name: string): string {
    return path.join(this.folder, name)
  }

  put(name: string, content: string | Uint8Array): void {
    mkdirSync(path.dirname(this.in(name)), { recursive: true })
    writeFileSync(this.in(name), content)
  }

  async start(settings: Partial<EdgeSettings> = {}): Promise<void> {
    this.port ||= await freePort()
    if (this.site.port === 0) await this.site.start()
    for (const name of ['files', 'client/assets']) mkdirSync(this.in(name), { recursive: true })
    writeEdge(this.in('edge'), {
      listen: [`127.0.0.1:${this.port}`],
      sites: [`127.0.0.1:${this.site.port}`],
      publicOrigin: 'https://club.example',
      mediaDir: this.in('files'),
      clientDir: this.in('client'),
      user: workerUser([this.folder]),
      workers: 1,
      ...settings,
    })
    this.#child = spawn(nginx, edgeArguments(this.in('edge')), { stdio: ['ignore', 'inherit', 'inherit'] })
    for (let attempt = 0; attempt < 100; attempt++) {
      const answer = await this.ask('/edge-healthz').catch(() => undefined)
      if (answer?.status === 200) return
      await sleep(50)
    }
    throw new Error('nginx did not answer within 5 s')
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

  /** The path goes out as it is given: no client that tidies it up stands between. */
  ask(target: string, headers: Record<string, string> = {}, method = 'GET', body = ''): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const outgoing = request(
        { host: '127.0.0.1', port: this.port, path: target, method, headers, agent: false },
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
