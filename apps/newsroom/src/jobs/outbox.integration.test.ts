import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import type { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/as-owner.ts'
import { captureLog } from '../testing/log.ts'
import { createOutboxTask, errorCode, maxAttempts, retryDelaySeconds, toMailbox } from './outbox.ts'

// Its ES module imports a directory of nodemailer, which Node rejects; the CommonJS one is the same code.
const smtpServer = createRequire(import.meta.url)('smtp-server') as typeof import('smtp-server')

type Mail = { to: string[]; id: string; subject: string; source: string }
type Failure = { error?: Error; delay?: number; until?: Promise<void> }

const canary = 'Kanáriné Próba'
let pool: pg.Pool
let server: SMTPServer
let mails: Mail[] = []
/** How the server treats the next letters; afterwards it accepts them. */
let failures: Failure[] = []
const { log, lines } = captureLog()

const header = (source: string, name: string) =>
  new RegExp(`^${name}: (.+(?:\\r\\n[ \\t].+)*)`, 'im').exec(source)?.[1]?.replace(/\r\n\s/g, '') ?? ''

/** Missing from its types. Strict parsing rejects two dots even inside quotes, where RFC 5321 allows them. */
const lenient = { lenientAddressParsing: true }

function smtp(): SMTPServer {
  return new smtpServer.SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    ...lenient,
    onData: (stream, session, done) => {
      let source = ''
      stream.setEncoding('utf8')
      stream.on('data', (part: string) => {
        source += part
      })
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ to, id: header(source, 'Message-ID'), subject: header(source, 'Subject'), source })
        const { error, delay = 0, until } = failures.shift() ?? {}
        void Promise.resolve(until).then(() => setTimeout(() => done(error ?? null), delay))
      })
    },
  })
}

const env = () => ({
  SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
  MAIL_FROM: 'honlap@club.example',
  JOIN_MAIL_TO: 'registrar@club.example',
  NEWSROOM_ORIGIN: 'http://newsroom.example',
})

async function register(language = 'hu', email = 'szulo@example.org'): Promise<void> {
  const values = [crypto.randomUUID(), canary, email, language]
  await asOwner(`select api.register($1, $2, $3, 2015, false, $2, null, $4, '1')`, values)
}

const letters = async () => (await pool.query('select * from intake.outbox order by id')).rows
const makeDue = () => pool.query(`update intake.outbox set next_at = now() where next_at < 'infinity'`)
const clean = () => pool.query('delete from public.join_registrations; delete from intake.key')

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 })
  server = smtp()
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
})
beforeEach(async () => {
  mails = []
  failures = []
  lines.length = 0
  await clean()
})
afterEach(() => {
  expect(lines.join('')).not.toMatch(/Kan|szulo@|example\.org/)
})
afterAll(async () => {
  await clean()
  await pool.end()
  server.close()
})

describe('J2: the outbox', () => {
  it('sends one letter to the club and one to the applicant, in the language of the form, without anything typed', async () => {
    await register('hu', 'szulo@example.org')
    await register('en', 'parent@example.org')
    expect(await createOutboxTask(pool, env(), log)()).toBe(4)
    expect(mails.map(({ to }) => to)).toEqual([
      ['registrar@club.example'],
      ['szulo@example.org'],
      ['registrar@club.example'],
      ['parent@example.org'],
    ])
    expect(mails[3]?.source).toContain('We have received a registration')
    expect(header(mails[1]?.source ?? '', 'Reply-To')).toBe('registrar@club.example')
    expect(mails.every(({ source }) => !source.includes('Kan') && source.includes('Auto-Submitted'))).toBe(
      true,
    )
    expect(await letters()).toMatchObject(Array(4).fill({ attempts: 1, last_error: null }))
    expect((await letters()).every(({ sent_at }) => sent_at instanceof Date)).toBe(true)
  })

  it('G2: writes to every address that HTML accepts', async () => {
    const emails = ['a@b', "o'neil@x.hu", 'x..y@z.hu', '.a.@b.hu', '!#$%&*+/=?^_`{|}~-@b.hu']
    for (const email of emails) await register('hu', email)
    expect(await createOutboxTask(pool, env(), log)()).toBe(2 * emails.length)
    expect(mails.map(({ to }) => to[0]).filter((to) => to !== 'registrar@club.example')).toEqual([
      'a@b',
      "o'neil@x.hu",
      '"x..y"@z.hu',
      '".a."@b.hu',
      '!#$%&*+/=?^_`{|}~-@b.hu',
    ])
    expect((await letters()).every(({ sent_at }) => sent_at instanceof Date)).toBe(true)
    expect(['a.b@c.d', '.@b', 'a.@b', 'a@b.c'].map(toMailbox)).toEqual([
      'a.b@c.d',
      '"."@b',
      '"a."@b',
      'a@b.c',
    ])
  })

  it('sends each once', async () => {
    await register()
    const send = createOutboxTask(pool, env(), log)
    expect([await send(), await send()]).toEqual([2, 0])
    expect(mails).toHaveLength(2)
  })

  it('tries again after a growing delay, with the same Message-ID', async () => {
    await register()
    const rejection = Object.assign(new Error(`no ${canary} here`), { responseCode: 451 })
    failures = [{ error: rejection }, {}, { error: rejection }]
    const send = createOutboxTask(pool, env(), log)
    const waits: number[] = []
    for (let round = 0; round < 3; round++) {
      await send()
      const [club] = await letters()
      if (!club.sent_at) waits.push(Math.round((club.next_at - Date.now()) / 1000 / 60))
      expect(await send()).toBe(0)
      await makeDue()
    }
    expect(waits).toEqual([1, 4])
    const club = mails.filter(({ to }) => to[0] === 'registrar@club.example')
    expect(club).toHaveLength(3)
    expect(new Set(club.map(({ id }) => id)).size).toBe(1)
    expect(club[0]?.id).toMatch(/^<[\da-f-]{36}@club\.example>$/)
    expect(new Set(mails.map(({ id }) => id)).size).toBe(2)
    expect((await letters())[0]).toMatchObject({ attempts: 3, last_error: null })
    expect(lines.join('')).toContain('451')
  })

  it('gives up after the last attempt, and logs it', async () => {
    await register()
    await pool.query('update intake.outbox set attempts = $1', [maxAttempts - 1])
    failures = [{ error: Object.assign(new Error('never'), { responseCode: 550 }) }]
    const send = createOutboxTask(pool, env(), log)
    await send()
    await makeDue()
    expect(await send()).toBe(0)
    expect((await letters())[0]).toMatchObject({
      sent_at: null,
      attempts: maxAttempts,
      last_error: 'EMESSAGE 550',
    })
    expect(lines.some((line) => line.includes('letter given up'))).toBe(true)
  })

  it('is shared by several workers without sending a letter twice', async () => {
    for (let count = 0; count < 10; count++) await register('hu', `szulo@${count}.example.org`)
    failures = Array.from({ length: 20 }, () => ({ delay: 200 }))
    const workers = [1, 2, 3, 4].map(() => createOutboxTask(pool, env(), log)())
    const sentCounts = await Promise.all(workers)
    expect(sentCounts.reduce((sum, count) => sum + count, 0)).toBe(20)
    expect(sentCounts.filter((count) => count > 0).length).toBeGreaterThan(1)
    expect(mails).toHaveLength(20)
    expect(new Set(mails.map(({ id }) => id)).size).toBe(20)
  })

  it('sends the letter of a worker that died while sending, with the same Message-ID', async () => {
    await register()
    const { promise: until, resolve: answer } = Promise.withResolvers<void>()
    failures = [{ until }]
    const crashingPool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 })
    crashingPool.on('error', () => undefined)
    const interrupted = createOutboxTask(crashingPool, env(), log)().catch(() => 'died')
    while (mails.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where usename = current_user and state = 'idle in transaction' and pid <> pg_backend_pid()`,
    )
    expect(await createOutboxTask(pool, env(), log)()).toBe(2)
    answer()
    expect(await interrupted).toBe('died')
    await crashingPool.end()
    expect(mails).toHaveLength(3)
    expect(new Set(mails.map(({ id }) => id)).size).toBe(2)
  })

  it('waits for a mail server that is down', async () => {
    await register()
    const send = createOutboxTask(pool, { ...env(), SMTP_URL: 'smtp://127.0.0.1:1' }, log)
    expect(await send()).toBe(2)
    expect(await letters()).toMatchObject(
      Array(2).fill({ attempts: 1, sent_at: null, last_error: 'ESOCKET' }),
    )
    await makeDue()
    expect(await createOutboxTask(pool, env(), log)()).toBe(2)
    expect(mails).toHaveLength(2)
  })

  it('keeps letters without SMTP_URL and logs that once', async () => {
    await register()
    const send = createOutboxTask(pool, { ...env(), SMTP_URL: undefined }, log)
    expect([await send(), await send()]).toEqual([0, 0])
    expect(await letters()).toMatchObject(Array(2).fill({ attempts: 0, sent_at: null }))
    expect(lines.filter((line) => line.includes('SMTP_URL'))).toHaveLength(1)
  })

  it('sends only to applicants without JOIN_MAIL_TO', async () => {
    await register()
    expect(await createOutboxTask(pool, { ...env(), JOIN_MAIL_TO: undefined }, log)()).toBe(1)
    expect(mails.map(({ to }) => to)).toEqual([['szulo@example.org']])
    expect(lines.filter((line) => line.includes('JOIN_MAIL_TO'))).toHaveLength(1)
  })

  it('drops the letters of a registration that is erased', async () => {
    await register()
    await pool.query('delete from public.join_registrations')
    expect(await letters()).toEqual([])
  })
})

describe('J2: the delay', () => {
  it('grows to six hours', () => {
    expect([1, 2, 3, 4, 5, 6, 12].map((attempts) => retryDelaySeconds(attempts) / 60)).toEqual([
      1, 4, 16, 64, 256, 360, 360,
    ])
  })

  it('J5: stores only the code of an error', () => {
    expect(errorCode(Object.assign(new Error(canary), { code: 'EENVELOPE', responseCode: 550 }))).toBe(
      'EENVELOPE 550',
    )
    expect(errorCode(Object.assign(new Error(canary), { code: `<${canary}>` }))).toBe('unknown')
    expect(errorCode(undefined)).toBe('unknown')
  })
})

describe('J2: the worker', () => {
  it('J5: sends new letters, and logs nothing of their content', async () => {
    const main = path.join(import.meta.dirname, '../commands/worker.ts')
    const worker = spawn(process.execPath, [main], {
      env: { ...process.env, ...env(), LOG_LEVEL: 'info' },
    })
    let output = ''
    for (const stream of [worker.stdout, worker.stderr])
      stream.on('data', (part) => {
        output += part
      })
    // Once its output has been read as well.
    const exited = once(worker, 'close')
    try {
      while (!output.includes('"ready"')) await new Promise((resolve) => setTimeout(resolve, 100))
      await register()
      while ((await letters()).some(({ sent_at }) => !sent_at))
        await new Promise((resolve) => setTimeout(resolve, 100))
    } finally {
      worker.kill('SIGTERM')
    }
    expect(await exited).toEqual([0, null])
    expect(mails.map(({ to }) => to)).toEqual([['registrar@club.example'], ['szulo@example.org']])
    expect(output).toContain('letter sent')
    expect(output).not.toMatch(/Kan|szulo@|example\.org/)
  })
})
