import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** How often sites have answered these addresses, by the logs since their last start. */
export async function countRenders(logs: readonly string[], paths: readonly string[]): Promise<number> {
  // A log is buffered for up to a second.
  await sleep(1_500)
  const lines = logs.flatMap((log) => (existsSync(log) ? readFileSync(log, 'utf8').split('\n') : []))
  const counted = new Set(paths)
  return lines.filter(
    (line) => line.includes('"answered"') && counted.has(/"path":"([^"]*)"/.exec(line)?.[1] ?? ''),
  ).length
}
