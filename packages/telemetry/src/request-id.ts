import { randomUUID } from 'node:crypto'

export const requestIdHeader = 'x-request-id'

const pattern = /^[a-zA-Z0-9-]{1,64}$/

/** The id that came with a request, or a new one where there is none or it is malformed. */
export const requestIdOf = (sent: unknown): string =>
  typeof sent === 'string' && pattern.test(sent) ? sent : randomUUID()
