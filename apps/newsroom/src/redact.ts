import { isNativeError } from 'node:util/types'

// Error messages contain personal data: Drizzle quotes every value of a statement, PostgreSQL the whole row, a parser its
// input, and a validation error the name of the child that may not be published.

type LoggedError = Error & { code?: unknown; cause?: unknown; status?: unknown }

const isDatabaseError = (error: Error) =>
  'severity' in error || ('query' in error && 'params' in error) || error.message.startsWith('Failed query')

const codeOf = ({ code, cause }: LoggedError): string => {
  if (typeof code === 'string') return code
  return cause instanceof Error ? codeOf(cause) : ''
}

/** Stack frames only; the first lines of a stack repeat the message. */
const framesOf = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

export const isError = (value: unknown): value is LoggedError =>
  isNativeError(value) || value instanceof Error

/** Removes quoted text, which somebody may have typed, and e-mail addresses, which are not always quoted. */
const redactText = (text: string) =>
  text
    .replace(/Failed query: [\s\S]*/, 'database error')
    .replace(/"[^"]*"|`[^`]*`|„[^”]*”|“[^”]*”|«[^»]*»|(?<!\w)['‘][^'’]*['’](?!\w)/g, '"…"')
    .replace(/[^\s"'<>()=:,;/]+@[^\s"'<>()=:,;/]+/g, '<mail>')

function messageOf(error: LoggedError): string {
  if (isDatabaseError(error)) return `database error ${codeOf(error)}`.trim()
  // The message answers the client and may repeat the request. A ValidationError only names the fields.
  if (Number(error.status) < 500 && error.name !== 'ValidationError') return `answered ${error.status}`
  // A parser quotes its input, and quotation marks in the input would defeat redactText.
  return error.name === 'SyntaxError' ? 'a text could not be parsed' : redactText(error.message)
}

/** Leaves name, message, code and stack frames. Other fields may contain the document, the request or the e-mail. */
function redactError(error: LoggedError, depth: number): Error {
  const message = messageOf(error)
  const hasCause = depth > 0 && isError(error.cause) && !isDatabaseError(error)
  const redacted = new Error(
    message,
    hasCause ? { cause: redactError(error.cause as LoggedError, depth - 1) } : {},
  )
  redacted.name = error.name
  redacted.stack = `${error.name}: ${message}\n${framesOf(error.stack)}`
  return typeof error.code === 'string' ? Object.assign(redacted, { code: error.code }) : redacted
}

export const kindOf = (value: object): string => Object.prototype.toString.call(value)

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value))

/**
 * Removes what somebody may have typed from anything that is about to be logged. A request, a connection or a field of
 * Payload leads back to itself, so only plain objects are read, and not without end.
 */
export function redact(value: unknown, depth = 5): unknown {
  if (typeof value === 'string') return redactText(value)
  if (isError(value)) return redactError(value, depth)
  if (Array.isArray(value)) return `${value.length} items`
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth === 0 || !isPlain(value)) return kindOf(value)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redact(inner, depth - 1)]))
}
