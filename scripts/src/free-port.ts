import { randomInt } from 'node:crypto'
import getPort from 'get-port'

/**
 * Below the ports of outgoing connections, any of which might take it before its server starts, and a multiple of ten:
 * a demo also takes some ports after that of its edge. Above 10080, which fetch and browsers refuse to call.
 */
const candidate = () => 10 * randomInt(1_010, 3_000)

/** A free port on loopback, where everything here listens. */
export const freePort = (): Promise<number> =>
  getPort({ host: '127.0.0.1', port: Array.from({ length: 50 }, candidate) })
