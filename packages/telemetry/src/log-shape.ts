/** What pino is given so that every service writes the same line: `time` as ISO 8601, `level` as a word. */
export const logShape = {
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }) },
}

export type LogLevel = 'info' | 'warn' | 'error'

/** The same line, for a process that writes too few of them to need a library. */
export function writeLine(service: string, level: LogLevel, msg: string, details: object = {}): void {
  const line = { level, time: new Date().toISOString(), service, ...details, msg }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
