import { format } from 'node:util'
import { type LogLevel, writeLine } from './log-shape.ts'

const levels = { error: 'error', warn: 'warn', info: 'info', log: 'info' } as const satisfies Record<
  string,
  LogLevel
>

/** Of one club: a process may serve several. */
const clubIn = (names = '') => (names.includes(',') ? undefined : names || undefined)

/** Gives what libraries and Node itself write to the console the shape of the log. */
export function captureConsole(service: string, names = process.env.APP_NAME): void {
  const club = clubIn(names)
  const write = (level: LogLevel, text: string) => {
    if (text.trim()) writeLine(service, level, text.trim(), { club })
  }
  for (const name of ['error', 'warn', 'info', 'log'] as const)
    console[name] = (...args: unknown[]) => write(levels[name], format(...args))
  // Node's own listener writes them as plain text.
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => write('warn', `${name}: ${message}`))
}
