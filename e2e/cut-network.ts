import { createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/**
 * A browser's only way out, which can be cut. The browser's own "offline" is set page by page, so that a page which is
 * just loading may get something through.
 */
export async function startNetwork() {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((incoming, answer) => {
    const { hostname, port, pathname, search } = new URL(incoming.url ?? '')
    const { method, headers } = incoming
    const onward = request({ hostname, port, path: pathname + search, method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers)
      found.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    incoming.pipe(onward)
  })
  server.on('connection', (socket) => {
    if (isCut) return void socket.destroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    proxy: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    restore: () => {
      isCut = false
    },
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
