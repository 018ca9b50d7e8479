import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const json = { 'content-type': 'application/json' }
const bigBody = 100 * 1024 * 1024
const chunk = Buffer.alloc(64 * 1024, 32)

function sendBigBody(response: ServerResponse): void {
  response.writeHead(200, json)
  let sent = 0
  const more = () => {
    while (sent < bigBody && !response.destroyed) {
      sent += chunk.length
      if (!response.write(chunk)) return void response.once('drain', more)
    }
    response.end()
  }
  more()
}

function sendSlowly(response: ServerResponse): void {
  response.writeHead(200, json)
  const timer = setInterval(() => response.write('{'), 1_000)
  response.once('close', () => clearInterval(timer))
}

/** R2: what an api may do instead of answering. */
export const faults = {
  '500': (_request, response) => void response.writeHead(500, json).end('{}'),
  HTML: (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Hello</h1>'),
  '100 MB': (_request, response) => sendBigBody(response),
  '1 byte/s': (_request, response) => sendSlowly(response),
  'malformed JSON': (_request, response) => void response.writeHead(200, json).end('{"data":[{"id":1,'),
  'wrong shape': (_request, response) =>
    void response.writeHead(200, json).end('{"data":"seven","meta":{"total":-1}}'),
  'endless redirects': (incoming, response) =>
    void response.writeHead(302, { location: incoming.url ?? '/' }).end(),
} as const satisfies Record<string, (incoming: IncomingMessage, response: ServerResponse) => void>

export type Fault = keyof typeof faults

/** Passes requests on to the api, unless a fault is set. */
export async function startFaultyApi(apiPort: number) {
  let fault: Fault | undefined
  let affected = ''
  let faulty = 0
  const server = createServer((incoming, response) => {
    if (fault && incoming.url?.includes(affected)) {
      faulty += 1
      return faults[fault](incoming, response)
    }
    const { method, url, headers } = incoming
    const outgoing = request({ host: '127.0.0.1', port: apiPort, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    outgoing.once('error', () => response.destroy())
    incoming.pipe(outgoing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    /** For every call, or those with this in their path. */
    set: (next: Fault | undefined, only = '') => {
      fault = next
      affected = only
      faulty = 0
    },
    /** Requests that met the fault. */
    count: () => faulty,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
