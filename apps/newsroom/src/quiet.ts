// Drizzle's errors quote every value of a statement, and PostgreSQL's the row: in a log that is personal data.

type DatabaseError = Error & { code?: unknown; cause?: unknown }

const isDatabaseError = (error: Error) =>
  'severity' in error || ('query' in error && 'params' in error) || error.message.startsWith('Failed query')

const codeOf = ({ code, cause }: DatabaseError): string => {
  if (typeof code === 'string') return code
  return cause instanceof Error ? codeOf(cause) : ''
}

/** The lines of the stack that say where, without those that say what. */
const frames = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

function quietError(error: DatabaseError): Error {
  const told = isDatabaseError(error)
  if (!told && !(error.cause instanceof Error)) return error
  const message = told ? `database error ${codeOf(error)}`.trim() : error.message
  const cause = error.cause instanceof Error && !told ? { cause: quietError(error.cause) } : {}
  const safe = new Error(message, cause)
  safe.name = error.name
  safe.stack = `${error.name}: ${message}\n${frames(error.stack)}`
  return safe
}

const quietText = (text: string) => text.replace(/Failed query: [\s\S]*/, 'database error')

/** The same to log, without the values that a statement or a row held. */
export function quiet(value: unknown): unknown {
  if (typeof value === 'string') return quietText(value)
  if (value instanceof Error) return quietError(value)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, quiet(inner)]))
}

/** What Next and others write past the logger. */
export function quietConsole(to: Pick<Console, 'error' | 'warn' | 'log'> = console): void {
  for (const name of ['error', 'warn', 'log'] as const) {
    const write = to[name].bind(to)
    to[name] = (...args: unknown[]) => write(...args.map(quiet))
  }
}
