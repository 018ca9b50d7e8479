import { type ChildProcessByStdio, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captureLog, silentLog } from '../testing/log.ts'
import { openPayload } from '../testing/newsroom.ts'
import { releaseInterruptedJobs, runDueJobs } from './worker.ts'

const past = new Date(Date.now() - 60_000)
let payload: Payload
beforeAll(async () => {
  payload = await openPayload()
  await payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } })
})
afterAll(() => payload.destroy())

async function schedule(waitUntil: Date, type: 'publish' | 'unpublish' = 'publish') {
  const _status = type === 'publish' ? 'draft' : 'published'
  const article = await payload.create({
    collection: 'articles',
    data: { title: `Időzített ${Math.random()}`, _status } as never,
  })
  const doc = { relationTo: 'articles' as const, value: article.id }
  const job = await payload.jobs.queue({ task: 'schedulePublish', input: { type, doc }, waitUntil })
  return { article: article.id, job: job.id }
}

const statusOf = async (id: number) => (await payload.findByID({ collection: 'articles', id }))._status
describe('scheduled publishing', () => {
  it('publishes what is due, leaves the rest, and keeps the versions', async () => {
    const due = await schedule(past)
    const later = await schedule(new Date(Date.now() + 3_600_000))
    const { log, lines } = captureLog()
    await runDueJobs(payload, log)
    expect(await statusOf(due.article)).toBe('published')
    expect(await statusOf(later.article)).toBe('draft')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 30, service: 'worker', club: 'solymok', msg: 'job', status: 'success' },
    ])
    const versions = await payload.findVersions({
      collection: 'articles',
      where: { parent: { equals: due.article } },
    })
    expect(versions.docs.map(({ version }) => version._status)).toEqual(['published', 'draft'])
  })

  it('unpublishes what is due', async () => {
    const { article } = await schedule(past, 'unpublish')
    await runDueJobs(payload, silentLog)
    expect(await statusOf(article)).toBe('draft')
  })

  it('runs a job once', async () => {
    await schedule(past)
    expect(await runDueJobs(payload, silentLog)).toBe(1)
    expect(await runDueJobs(payload, silentLog)).toBe(0)
  })

  it('runs an interrupted job again', async () => {
    const { article, job } = await schedule(past)
    await payload.update({ collection: 'payload-jobs', id: job, data: { processing: true } })
    expect(await runDueJobs(payload, silentLog)).toBe(0)
    expect(await releaseInterruptedJobs(payload)).toBe(1)
    expect(await runDueJobs(payload, silentLog)).toBe(1)
    expect(await statusOf(article)).toBe('published')
  })
})

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
      env: { ...process.env, LOG_LEVEL: 'info' },
    })
    createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line)))
    await waitUntil(() => countOf('waiting for the database') === 1)
    await superuser('alter role palank_test_newsroom login')
    await waitUntil(() => countOf('ready') === 1)
  })

  it('publishes what is due', async () => {
    const { article } = await schedule(past)
    await waitUntil(async () => (await statusOf(article)) === 'published')
  })

  it('survives a database outage and goes on', async () => {
    const others = "usename = 'palank_test_newsroom' and pid <> pg_backend_pid()"
    await superuser('alter role palank_test_newsroom nologin')
    await superuser(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`)
    await waitUntil(() => countOf('interrupted') === 1)
    await superuser('alter role palank_test_newsroom login')
    await waitUntil(() => countOf('ready') === 2)
    const { article } = await schedule(past)
    await waitUntil(async () => (await statusOf(article)) === 'published')
  })

  it('stops at SIGTERM, without an error', async () => {
    const exitCode = new Promise((resolve) => child.once('exit', (code) => resolve(code)))
    child.kill('SIGTERM')
    expect(await exitCode).toBe(0)
    expect(countOf('stopped')).toBe(1)
  })

  it('names itself, the club and what happened in every line', () => {
    for (const line of lines)
      expect(line).toMatchObject({ service: 'worker', club: 'solymok', msg: expect.any(String) })
  })
})
