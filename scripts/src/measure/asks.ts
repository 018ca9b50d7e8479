import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'

export type Asks = { requests: number; perSecond: number; errors: number }

/** One address, by many connections, each with a pause after an answer; its statuses above 399 are errors. */
export async function asks(order: {
  origin: string
  path: string
  connections: number
  seconds: number
  headers?: Record<string, string>
  pauseMilliseconds?: number
}): Promise<Asks> {
  const { origin, path: target, connections, seconds, headers = {}, pauseMilliseconds } = order
  const folder = mkdtempSync(path.join(tmpdir(), 'palank-asks-'))
  const file = path.join(folder, 'asks.lua')
  const lines = Object.entries({ 'Accept-Encoding': 'gzip', ...headers }).map(
    ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
  )
  writeFileSync(
    file,
    `${lines.join('\n')}
     ${pauseMilliseconds ? `delay = function() return math.random(0, ${2 * pauseMilliseconds}) end` : ''}
     done = function(summary)
       local errors = summary.errors
       io.write("requests=" .. summary.requests .. " errors=")
       io.write((errors.status + errors.timeout + errors.read + errors.write + errors.connect) .. "\\n")
     end`,
  )
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', file, origin + target]
  const { stdout } = await execa('wrk', args).finally(() => rmSync(folder, { recursive: true }))
  const [, requests, errors] = /requests=(\d+) errors=(\d+)/.exec(stdout) ?? []
  return {
    requests: Number(requests),
    errors: Number(errors),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
  }
}
