import { format } from 'node:util'
import { openLogOutput } from '@palank/telemetry/log-output'
import { logShape } from '@palank/telemetry/log-shape'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Env } from './env.ts'
import { isError, kindOf, redact } from './redact.ts'

export type Log = Logger

/** Writes lines in the same shape as api and site, without anything that somebody may have typed. */
export const createLog = (
  service: 'newsroom' | 'worker',
  { APP_NAME, LOG_LEVEL }: Pick<Env, 'APP_NAME' | 'LOG_LEVEL'>,
  destination: DestinationStream = openLogOutput(),
): Log =>
  pino(
    {
      ...logShape,
      level: LOG_LEVEL,
      base: { service, club: APP_NAME },
      hooks: {
        logMethod(args, method) {
          const [first, ...rest] = args.map((arg) => redact(arg))
          // As a field an error goes through its serializer; bare, pino would copy its message to the line.
          const redacted = first instanceof Error ? [{ err: first }, ...rest] : [first, ...rest]
          method.apply(this, redacted as typeof args)
        },
      },
    },
    destination,
  )

const consoleLevels = { error: 'error', warn: 'warn', log: 'info' } as const

/** Logs only the kind of other objects, because libraries print whole documents beside an error. */
const printed = (value: unknown) =>
  typeof value === 'object' && value !== null && !isError(value) ? kindOf(value) : redact(value)

/** Next and some libraries write to the console; their lines get the shape and the redaction of the log. */
export function redirectConsole(log: Log, target: Pick<Console, 'error' | 'warn' | 'log'> = console): void {
  for (const name of ['error', 'warn', 'log'] as const) {
    target[name] = (...args: unknown[]) => log[consoleLevels[name]](format(...args.map(printed)))
  }
}
