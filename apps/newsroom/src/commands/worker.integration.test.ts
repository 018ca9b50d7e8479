import { type ChildProcessByStdio, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'

describe('the process', () => {
  let child: ChildProcessByStdio<null, Readable, null>
  const lines: { service?: string; club?: string; msg?: string }[] = []
  const countOf = (msg: string) => lines.filter((line) => line.msg === msg).length
  const waitUntil = async (condition: () => boolean | Promise<boolean>) => {
    for (let attempt = 0; attempt < 300; attempt++) {
      if (await condition()) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`timed out after 30 s; the worker logged ${JSON.stringify(lines)}`)
  }
  afterAll(() => child.kill('SIGKILL'))

  const superuser = async (sql: string) => {
    const client = new pg.Client({ connectionString: process.env.SUPERUSER_URL })
    await client.connect()
    await client.query(sql)
    await client.end()
  }

  it('waits for a database that is down at its start', async () => {
    await superuser('alter role palank_test_newsroom nologin')
    child = spawn(process.execPath, [path.join(import.meta.dirname, 'worker.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      // With a mail server each round asks the database for letters.
      env: { ...process.env, LOG_LEVEL: 'info', SMTP_URL: 'smtp://127.0.0.1:9' },
    })
    createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line)))
    await waitUntil(() => countOf('waiting for the database') === 1)
    await superuser('alter role palank_test_newsroom login')
    await waitUntil(() => countOf('ready') === 1)
  })

  it('survives a database outage and goes on', async () => {
    const others = "usename = 'palank_test_newsroom' and pid <> pg_backend_pid()"
    await superuser('alter role palank_test_newsroom nologin')
    await superuser(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`)
    await waitUntil(() => countOf('interrupted') === 1)
    await superuser('alter role palank_test_newsroom login')
    await waitUntil(() => countOf('ready') === 2)
  })

  it('stops at SIGTERM, without an error', async () => {
    const exitCode = new Promise((resolve) => child.once('close', (code) => resolve(code)))
    child.kill('SIGTERM')
    expect(await exitCode).toBe(0)
    expect(countOf('stopped')).toBe(1)
  })

  it('names itself, the club and what happened in every line', () => {
    for (const line of lines)
      expect(line).toMatchObject({ service: 'worker', club: process.env.APP_NAME, msg: expect.any(String) })
  })
})
