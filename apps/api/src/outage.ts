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

/**
 * A migration that moves or drops views while a statement is prepared: deadlock, unknown relation, function or schema,
 * and what PostgreSQL had looked up by its id.
 */
const viewsMoved = new Set(['40P01', '42P01', '42883', '3F000', 'XX000'])

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

/** The same read succeeds once the new views are there. */
export const isViewsMoved = (error: unknown): boolean => viewsMoved.has(codeOf(error))

export const isConnectionLost = (error: unknown): boolean => connectionLost.has(codeOf(error))

export const isStandbyRefusal = (error: unknown): boolean => codeOf(error) === standbyRefuses

/** The caller may try again later. */
export const isOutage = (error: unknown): boolean =>
  isWorthRepeating(error) ||
  error instanceof NoPrimary ||
  error instanceof NoAnswer ||
  codeOf(error) === statementTimeout
