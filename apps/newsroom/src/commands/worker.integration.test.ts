import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logTo } from '../log.ts'
import { open } from '../testing/newsroom.ts'
import { releaseCutOff, runDue } from './worker.ts'

const past = new Date(Date.now() - 60_000)
let payload: Payload
beforeAll(async () => {
  payload = await open()
  await payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } })
})
afterAll(() => payload.destroy())

async function scheduled(waitUntil: Date, type: 'publish' | 'unpublish' = 'publish') {
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
const silent = () => undefined

describe('scheduled publishing', () => {
  it('publishes what is due, leaves what is not, and keeps the versions', async () => {
    const due = await scheduled(past)
    const later = await scheduled(new Date(Date.now() + 3_600_000))
    const lines: string[] = []
    await runDue(payload, logTo({ write: (line: string) => lines.push(line) }))
    expect(await statusOf(due.article)).toBe('published')
    expect(await statusOf(later.article)).toBe('draft')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'info', message: 'job', status: 'success' },
    ])
    const versions = await payload.findVersions({
      collection: 'articles',
      where: { parent: { equals: due.article } },
    })
    expect(versions.docs.map(({ version }) => version._status)).toEqual(['published', 'draft'])
  })

  it('takes back what is due to be taken back', async () => {
    const { article } = await scheduled(past, 'unpublish')
    await runDue(payload, silent)
    expect(await statusOf(article)).toBe('draft')
  })

  it('does a job once', async () => {
    await scheduled(past)
    expect(await runDue(payload, silent)).toBe(1)
    expect(await runDue(payload, silent)).toBe(0)
  })

  it('does again a job that was cut off in the middle', async () => {
    const { article, job } = await scheduled(past)
    await payload.update({ collection: 'payload-jobs', id: job, data: { processing: true } })
    expect(await runDue(payload, silent)).toBe(0)
    expect(await releaseCutOff(payload)).toBe(1)
    expect(await runDue(payload, silent)).toBe(1)
    expect(await statusOf(article)).toBe('published')
  })
})

describe('the process', () => {
  let child: ChildProcess
  const lines: { message: string; level: string }[] = []
  const seen = (message: string) => lines.filter((line) => line.message === message).length
  const until = async (condition: () => boolean | Promise<boolean>) => {
    for (let wait = 0; wait < 300; wait++) {
      if (await condition()) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`not within 30 s; it wrote ${JSON.stringify(lines)}`)
  }
  afterAll(() => child.kill('SIGKILL'))

  const superuser = async (sql: string) => {
    const client = new pg.Client({ connectionString: process.env.SUPERUSER_URL })
    await client.connect()
    await client.query(sql)
    await client.end()
  }

  it('waits for a database that is not there at its start', async () => {
    await superuser('alter role palank_test_newsroom nologin')
    child = spawn(process.execPath, [path.join(import.meta.dirname, 'worker.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout?.on('data', (part: Buffer) => {
      for (const line of part.toString().trim().split('\n')) lines.push(JSON.parse(line))
    })
    await until(() => seen('waiting for the database') === 1)
    await superuser('alter role palank_test_newsroom login')
    await until(() => seen('ready') === 1)
  })

  it('publishes what is due by itself', async () => {
    const { article } = await scheduled(past)
    await until(async () => (await statusOf(article)) === 'published')
  })

  it('outlives an outage of the database and goes on by itself', async () => {
    const others = "usename = 'palank_test_newsroom' and pid <> pg_backend_pid()"
    await superuser('alter role palank_test_newsroom nologin')
    await superuser(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`)
    await until(() => seen('interrupted') === 1)
    await superuser('alter role palank_test_newsroom login')
    await until(() => seen('ready') === 2)
    const { article } = await scheduled(past)
    await until(async () => (await statusOf(article)) === 'published')
  })

  it('stops at SIGTERM, without an error', async () => {
    const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)))
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(seen('stopped')).toBe(1)
  })
})
