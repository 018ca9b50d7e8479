/** Codes of Node, postgres.js and PostgreSQL for a server that is gone, stopping, starting or full. */
const connectionLost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  '57P01',
  '57P02',
  '57P03',
  '53300',
])
const statementTimeout = '57014'
/** A standby cancels a query that needs rows which the primary has vacuumed. */
const recoveryConflict = '40001'
/** `begin read write` on a standby. */
const standbyRefuses = '0A000'

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

export class NoPrimary extends Error {
  readonly code = 'NO_PRIMARY'
}

export class NoAnswer extends Error {
  readonly code = 'NO_ANSWER'
}

/** The same read may succeed on another server. */
export const isWorthRepeating = (error: unknown): boolean =>
  connectionLost.has(codeOf(error)) || codeOf(error) === recoveryConflict

export const isConnectionLost = (error: unknown): boolean => connectionLost.has(codeOf(error))

export const isStandbyRefusal = (error: unknown): boolean => codeOf(error) === standbyRefuses

/** The caller may try again later. */
export const isOutage = (error: unknown): boolean =>
  isWorthRepeating(error) ||
  error instanceof NoPrimary ||
  error instanceof NoAnswer ||
  codeOf(error) === statementTimeout
