import getPort from 'get-port'

/** A free port on loopback, where everything here listens. */
export const freePort = (): Promise<number> => getPort({ host: '127.0.0.1' })
