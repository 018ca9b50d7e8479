import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { basePath, type CallName, callNames, callTable } from '@palank/contract/calls'
import { ownApi } from '@palank/contract/own-api'

const secret = 'secret-of-the-migration-tests'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** For the rows of a snapshot, which have the ids from 1. */
const parameters: Partial<Record<CallName, Record<string, string>>> = {
  'page/find': { slug: '1' },
  'competition/season/list': { season: '2025' },
}
const readCalls = callNames.filter((name) => callTable[name].method !== 'POST')

function addressOf(name: CallName, lang: string): string {
  const values = parameters[name] ?? {}
  const target = callTable[name].path.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '1')
  return `${basePath}${target}?${new URLSearchParams({ lang, ...(name === 'search/find' ? { keyword: 'hír' } : {}) })}`
}

/** The api as its own process, as in production. */
export async function startApi(apiUrl: string) {
  const port = await freePort()
  const main = path.resolve(import.meta.dirname, '../../../api/src/main.ts')
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      APP_NAME: 'vidrak',
      API_DATABASE_URL: apiUrl,
      CLIENT_SECRET: secret,
      API_PORT: String(port),
      JOIN_LIMIT_WITHOUT_ADDRESS: '1000000',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let log = ''
  child.stdout.on('data', (chunk) => {
    log += chunk
  })
  const origin = `http://127.0.0.1:${port}`
  const headers = { authorization: secret }
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the api has ended:\n${log}`)
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) break
    await sleep(50)
  }

  /** Why an answer is none that the contract allows; undefined if it is one. */
  async function read(name: CallName, lang = 'hu'): Promise<string | undefined> {
    const response = await fetch(origin + addressOf(name, lang), { headers })
    if (response.status !== 200) return `${name} answered ${response.status}`
    const parsed = ownApi(callTable[name].answer).safeParse(await response.json())
    return parsed.success ? undefined : `${name}: ${parsed.error.message}`
  }

  async function join(number: number): Promise<string | undefined> {
    const body = {
      name: `Példa ${number}`,
      email: `${number}@club.example`,
      birth_year: 2012,
      played_basketball_before: false,
    }
    const response = await fetch(`${origin}${basePath}${callTable['joinus/regNewSportUser'].path}`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'idempotency-key': `migration-tests-form-${number}`,
      },
      body: JSON.stringify(body),
    })
    return response.status === 200 ? undefined : `the join form answered ${response.status}`
  }

  return {
    readCalls,
    read,
    join,
    log: () => log,
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}
