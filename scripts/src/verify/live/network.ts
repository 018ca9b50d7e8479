import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Network = { proxy: string; fail: () => Promise<void>; mend: () => Promise<void> }

/** A hall's network: a proxy that refuses every connection while it fails, also those of a service worker. */
export async function startNetwork(): Promise<Network> {
  const server = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming
    const passedOn = request(url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passedOn.on('error', () => outgoing.destroy())
    incoming.pipe(passedOn)
  })
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject)
        resolve()
      })
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    proxy: `http://127.0.0.1:${port}`,
    fail: () =>
      new Promise((resolve) => {
        if (!server.listening) return resolve()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    mend: () => listen(port),
  }
}
