import { createLog, type Log } from '../log.ts'

/** A worker's log whose lines a test can read. */
export function captureLog(): { log: Log; lines: string[] } {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  return { log: createLog('worker', { APP_NAME: 'sunok', LOG_LEVEL: 'info' }, { write }), lines }
}

export const silentLog = createLog('worker', { APP_NAME: 'sunok', LOG_LEVEL: 'silent' })
