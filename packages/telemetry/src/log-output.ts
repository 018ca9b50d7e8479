/** What may wait for a reader who does not read; lines beyond it are lost, since nobody shall wait for the log. */
const mostWaiting = 1_000_000

export type LogOutput = {
  write: (line: string) => void
  /** For pino, before an exit: hands over what is there, without waiting. */
  flushSync: () => void
  /** Waits until it has been read, for half a second at most. */
  flush: () => Promise<void>
}

let isOutlived = false

/** Without this a process ends with an error when whoever reads its output is gone. */
export function outliveReader(): void {
  if (isOutlived) return
  isOutlived = true
  process.stdout.on('error', () => undefined)
}

/**
 * Standard output for logs. pino's own destination blocks the process where its reader has stopped, and tries for ever
 * to write its last lines where the reader is gone. With `bufferedBytes` lines are written together, once a second at least.
 */
export function openLogOutput({ bufferedBytes = 0 } = {}): LogOutput {
  outliveReader()
  const { stdout } = process
  let lines = ''
  let timer: NodeJS.Timeout | undefined

  function flushSync(): void {
    clearTimeout(timer)
    timer = undefined
    if (lines && stdout.writableLength < mostWaiting) stdout.write(lines)
    lines = ''
  }

  function write(line: string): void {
    lines += line
    if (lines.length >= bufferedBytes) flushSync()
    else timer ??= setTimeout(flushSync, 1000).unref()
  }

  async function flush(): Promise<void> {
    flushSync()
    await new Promise<void>((resolve) => {
      const patience = setTimeout(resolve, 500)
      stdout.write('', () => {
        clearTimeout(patience)
        resolve()
      })
    })
  }

  if (bufferedBytes > 0) process.once('exit', flushSync)
  return { write, flushSync, flush }
}
