// Drizzle's errors quote every value of a statement, PostgreSQL's the whole row, and a refusal names the child whose
// name may not be published: in a log that is personal data.

type DatabaseError = Error & { code?: unknown; cause?: unknown }

const isDatabaseError = (error: Error) =>
  'severity' in error || ('query' in error && 'params' in error) || error.message.startsWith('Failed query')

const codeOf = ({ code, cause }: DatabaseError): string => {
  if (typeof code === 'string') return code
  return cause instanceof Error ? codeOf(cause) : ''
}

/** Stack frames only; the first lines of a stack repeat the message. */
const framesOf = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** What is wrong with each field is for the editor alone; the message names the fields. */
const isRefusal = (error: Error) => error.name === 'ValidationError'

function redactError(error: DatabaseError): Error {
  const isFromDatabase = isDatabaseError(error)
  if (!isFromDatabase && !isRefusal(error) && !(error.cause instanceof Error)) return error
  const message = isFromDatabase ? `database error ${codeOf(error)}`.trim() : error.message
  const options = error.cause instanceof Error && !isFromDatabase ? { cause: redactError(error.cause) } : {}
  const redacted = new Error(message, options)
  redacted.name = error.name
  redacted.stack = `${error.name}: ${message}\n${framesOf(error.stack)}`
  return redacted
}

const redactText = (text: string) => text.replace(/Failed query: [\s\S]*/, 'database error')

/** Removes the values of statements and rows from anything that is about to be logged. */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value)
  if (value instanceof Error) return redactError(value)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redact(inner)]))
}
