import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { buffer } from 'node:stream/consumers'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; certificate: string }

type Visit = {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** An address of the machine's own network, 127.0.0.0/8: limits hold by address. */
  from?: string
  /** Of the certificates; without it any is accepted. */
  ca?: string
  /** Milliseconds without a byte. */
  timeout?: number
}

const usualTimeout = 10_000

/** A request to the machine's edge. Host names lead to it without DNS. */
export function visit(
  url: string,
  { method = 'GET', headers = {}, body, from, ca, timeout = usualTimeout }: Visit = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const options = {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
    agent: false as const,
    timeout,
    host: '127.0.0.1',
    servername: new URL(url).hostname,
    setHost: true,
    ...(from ? { localAddress: from } : {}),
    ...(ca ? { ca } : { rejectUnauthorized: false }),
  }
  const { hostname, pathname, search } = new URL(url)
  const sent = request(
    { ...options, path: pathname + search, headers: { host: hostname, ...options.headers } },
    (response) => {
      const socket = response.socket as import('node:tls').TLSSocket
      const certificate = socket.getPeerCertificate?.().fingerprint256 ?? ''
      buffer(response).then(
        (bytes) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: String(bytes),
            certificate,
          }),
        reject,
      )
    },
  )
  sent.once('timeout', () => sent.destroy(new Error(`no answer within ${timeout / 1000} s`)))
  sent.once('error', reject)
  sent.end(body)
  return promise
}
