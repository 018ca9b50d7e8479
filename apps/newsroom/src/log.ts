export type Log = (level: 'info' | 'error', message: string, details?: Record<string, unknown>) => void

/** One line of JSON for each thing that happened. */
export const logTo =
  (stream: { write: (text: string) => unknown }): Log =>
  (level, message, details = {}) => {
    stream.write(
      `${JSON.stringify({ time: new Date().toISOString(), level, process: 'worker', message, ...details })}\n`,
    )
  }
