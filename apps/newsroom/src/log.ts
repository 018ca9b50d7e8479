import { type DestinationStream, type Logger, pino } from 'pino'
import type { Env } from './env.ts'
import { redact } from './redact.ts'

export type Log = Logger

/** The same shape as the logs of api and site; no line holds a value of a statement or a row. */
export const createLog = (
  service: 'newsroom' | 'worker',
  { APP_NAME, LOG_LEVEL }: Pick<Env, 'APP_NAME' | 'LOG_LEVEL'>,
  destination?: DestinationStream,
): Log =>
  pino(
    {
      level: LOG_LEVEL,
      base: { service, club: APP_NAME },
      hooks: {
        logMethod(args, method) {
          const [first, ...rest] = args.map(redact)
          // As a field an error goes through its serializer; bare, pino would copy its message to the line.
          const redacted = first instanceof Error ? [{ err: first }, ...rest] : [first, ...rest]
          method.apply(this, redacted as typeof args)
        },
      },
    },
    destination,
  )
