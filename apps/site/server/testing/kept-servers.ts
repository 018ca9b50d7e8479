import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Makes servers as node does, and keeps hold of them. */
export const keepingServers = (kept: Server[]) =>
  ((...given: Parameters<typeof createServer>) => {
    const server = createServer(...given)
    kept.push(server)
    return server
  }) as typeof createServer

/** The port of the server made last; 0 when there is none. */
export const portOf = (kept: readonly Server[]): number =>
  (kept.at(-1)?.address() as AddressInfo | undefined)?.port ?? 0
