import type { Server } from 'node:http'

export function portOf(server: Server): number {
  const address = server.address()
  return address && typeof address === 'object' ? address.port : 0
}
