import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@palank/scripts/free-port'
import { root } from '@palank/scripts/paths'
import type { ClubDatabase } from '@palank/scripts/provision'

/** Connections of the api's pool, and of pgbench beside it. */
export const clients = 8

export const bind = (sql: string, ...values: string[]) =>
  values.reduce((text, value, index) => text.replaceAll(`$${index + 1}`, value), sql)

export async function startApi(database: ClubDatabase): Promise<{ origin: string; child: ChildProcess }> {
  const port = await freePort()
  const child = spawn('node', [path.join(root, 'apps/api/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      APP_NAME: 'solymok',
      API_DATABASE_URL: database.apiUrl,
      CLIENT_SECRET: database.secrets.clientSecret,
      API_PORT: String(port),
      API_POOL: String(clients),
    },
  })
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 100; attempt++) {
    const response = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (response?.ok) return { origin, child }
    await sleep(100)
  }
  throw new Error(`the api was not ready at ${origin} within 10 s`)
}
