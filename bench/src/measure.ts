import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const scratch = mkdtempSync(path.join(tmpdir(), 'palank-bench-'))

function run(command: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  return new Promise((resolve, reject) =>
    child.once('exit', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${command} exited with ${code}\n${output}`)),
    ),
  )
}

/** Transactions per second of a statement; `:id` in it is a random number up to `most`. */
export async function pgbench(url: string, sql: string, most: number, clients: number, seconds: number) {
  const file = path.join(scratch, 'statement.sql')
  writeFileSync(file, `\\set id random(1, ${most})\n${sql.replace(/\s+/g, ' ').trim()};\n`)
  const args = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(clients),
    '-j',
    '2',
    '-T',
    String(seconds),
    '-f',
    file,
    url,
  ]
  // Planned once, like the api's prepared statements.
  const output = await run('pgbench', args, { PGOPTIONS: '-c plan_cache_mode=force_generic_plan' })
  return Number(/tps = ([\d.]+)/.exec(output)?.[1])
}

/** Requests per second of an address; `ID` in it is a random number up to `most`. Any status but 200 is an error. */
export async function wrk(
  origin: string,
  address: string,
  secret: string,
  most: number,
  clients: number,
  seconds: number,
) {
  const file = path.join(scratch, 'request.lua')
  writeFileSync(
    file,
    `wrk.headers["Authorization"] = "${secret}"
     math.randomseed(42)
     request = function() return wrk.format(nil, (string.gsub("${address}", "ID", math.random(1, ${most})))) end
     done = function(summary) io.write("errors=" .. (summary.errors.status + summary.errors.timeout + summary.errors.read) .. "\\n") end`,
  )
  const output = await run('wrk', ['-t1', `-c${clients}`, `-d${seconds}s`, '-s', file, origin])
  if (!/errors=0/.test(output)) throw new Error(`wrk reported errors at ${address}\n${output}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
}

export type Crowd = { requests: number; bytes: number; perSecond: number }

/** Requests these addresses in turns, as a browser would ask for them. Any status above 399 is an error. */
export async function crowd(
  origin: string,
  paths: readonly string[],
  {
    clients,
    seconds,
    isKeptAlive = true,
  }: { clients: number; seconds: number; isKeptAlive?: boolean | undefined },
): Promise<Crowd> {
  const file = path.join(scratch, 'crowd.lua')
  writeFileSync(
    file,
    `local paths = { ${paths.map((one) => JSON.stringify(one)).join(', ')} }
     local requests, count = {}, 0
     wrk.headers["Accept-Encoding"] = "gzip, br"
     ${isKeptAlive ? '' : 'wrk.headers["Connection"] = "close"'}
     init = function() for place, one in ipairs(paths) do requests[place] = wrk.format("GET", one) end end
     request = function() count = count + 1; return requests[1 + count % #requests] end
     done = function(summary)
       local errors = summary.errors
       io.write("requests=" .. summary.requests .. " bytes=" .. summary.bytes .. "\\n")
       io.write("errors=" .. (errors.status + errors.timeout + errors.read + errors.connect) .. "\\n")
     end`,
  )
  const output = await run('wrk', ['-t1', `-c${clients}`, `-d${seconds}s`, '-s', file, origin])
  if (!/errors=0/.test(output)) throw new Error(`wrk reported errors at ${origin}\n${output}`)
  const [, requests, bytes] = /requests=(\d+) bytes=(\d+)/.exec(output) ?? []
  return {
    requests: Number(requests),
    bytes: Number(bytes),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
  }
}

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const cpuCount = (): number => Number(execFileSync('nproc', { encoding: 'utf8' }))
