import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Check } from '../checks/check.ts'

// Its ES module imports a directory of nodemailer, which Node rejects; the CommonJS one is the same code.
const smtpServer = createRequire(import.meta.url)('smtp-server') as typeof import('smtp-server')

const root = mkdtempSync(path.join(tmpdir(), 'palank-watch-'))
let mails: string[] = []
let isRefusing = false
let server: SMTPServer
let watch: (now: Date, run: () => Promise<Check[]>) => Promise<{ letter?: string | undefined }>
let readStatus: typeof import('./status.ts').readStatus
let writeJson: typeof import('./json-file.ts').writeJson

beforeAll(async () => {
  server = new smtpServer.SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      let source = ''
      stream.setEncoding('utf8').on('data', (part: string) => {
        source += part
      })
      stream.on('end', () => {
        if (!isRefusing) mails.push(source)
        done(isRefusing ? new Error('try later') : null)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.env.PALANK_ROOT = root
  vi.resetModules()
  const { places } = await import('../places.ts')
  ;({ watch } = await import('./watch.ts'))
  ;({ readStatus } = await import('./status.ts'))
  ;({ writeJson } = await import('./json-file.ts'))
  const { port } = server.server.address() as AddressInfo
  writeJson(
    places.serverSettings,
    { operatorMail: 'operator@club.example', smtpUrl: `smtp://127.0.0.1:${port}` },
    0o600,
  )
})
afterAll(() => {
  delete process.env.PALANK_ROOT
  vi.resetModules()
  server.close()
  rmSync(root, { recursive: true })
})
beforeEach(() => {
  mails = []
  isRefusing = false
  rmSync(path.join(root, 'var'), { recursive: true, force: true })
})

const ok: Check = { name: 'disk /var', level: 'ok', says: '40 GB free', value: 4e10 }
const warning: Check = { name: 'trial restore', level: 'warning', says: 'is ten days old', advice: 'run it' }
const error: Check = {
  name: 'palank-site-1@vidrak',
  level: 'error',
  says: 'does not run',
  advice: 'restart it',
}

/** Minutes after the first look. */
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 17, 12) + minutes * 60_000)
const look = async (minutes: number, ...checks: Check[]) =>
  (await watch(at(minutes), async () => [ok, ...checks])).letter

describe('palank watch', () => {
  it('keeps the result of all checks', async () => {
    await look(0, error)
    expect(readStatus()).toEqual({ at: '2026-11-17T12:00:00.000Z', checks: [ok, error] })
  })

  it('writes at once when something turns to an error that lasts, and then once a day', async () => {
    expect(await look(0)).toBeUndefined()
    expect(await look(1, error)).toBeUndefined()
    expect(await look(2, error)).toContain('1 error: palank-site-1@vidrak')
    expect(await look(3, error)).toBeUndefined()
    expect(await look(1000, error, warning)).toBeUndefined()
    expect(await look(1442, error, warning)).toContain('still 1 error')
    expect(mails).toHaveLength(2)
    expect(mails[0]).toContain('To: operator@club.example')
    expect(mails[0]).toContain('What to do: restart it')
    expect(mails[1]?.indexOf('ERROR: palank-site-1')).toBeLessThan(
      mails[1]?.indexOf('Warning: trial restore') ?? 0,
    )
    expect(mails.join()).not.toContain('40 GB free')
  })

  it('writes about a second error too', async () => {
    await look(0, error)
    await look(1, error)
    const other = { ...error, name: 'disk /var/lib' }
    await look(2, error, other)
    expect(await look(3, error, other)).toContain('2 errors')
  })

  it('writes nothing about a process that is being restarted', async () => {
    await look(0, error)
    expect([await look(1), await look(2, error), await look(3)]).toEqual([undefined, undefined, undefined])
    expect(await look(20)).toBeUndefined()
    expect(mails).toEqual([])
  })

  it('writes about warnings once a day', async () => {
    expect(await look(0, warning)).toBeUndefined()
    expect(await look(1, warning)).toContain('warnings: trial restore')
    expect(await look(2, warning)).toBeUndefined()
    expect(await look(1440, warning)).toBeUndefined()
    expect(await look(1441, warning)).toContain('still warnings')
  })

  it('says once that all is well again, when it has been so for ten minutes', async () => {
    await look(0, error)
    await look(1, error)
    expect(await look(2)).toBeUndefined()
    expect(await look(11)).toBeUndefined()
    expect(await look(12)).toContain('all is well again')
    expect(await look(13)).toBeUndefined()
    // The same error later is news again.
    await look(20, error)
    expect(await look(21, error)).toContain('1 error')
  })

  it('tries again when the mail server refuses', async () => {
    await look(0, error)
    isRefusing = true
    await expect(look(1, error)).rejects.toThrow()
    expect(readStatus()?.at).toBe('2026-11-17T12:01:00.000Z')
    isRefusing = false
    expect(await look(2, error)).toContain('1 error')
  })
})
