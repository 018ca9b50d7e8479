import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { SMTPServer, SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createMailTransport } from './mail-transport.ts'

// Its ES module imports a directory of nodemailer, which Node rejects; the CommonJS module has the same code.
const smtpServer = createRequire(import.meta.url)('smtp-server') as typeof import('smtp-server')

const folder = mkdtempSync(path.join(tmpdir(), 'palank-mail-'))
const keyFile = path.join(folder, 'key.pem')
const certificateFile = path.join(folder, 'certificate.pem')
const secretFile = path.join(folder, 'secret.txt')
const authorities = getCACertificates()

beforeAll(() => {
  writeFileSync(secretFile, 'a secret of this machine')
  const options = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' ')
  const names = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1,IP:0.0.0.0']
  execFileSync('openssl', ['req', ...options, ...names, '-keyout', keyFile, '-out', certificateFile], {
    stdio: 'ignore',
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

const trustCertificate = () =>
  setDefaultCACertificates([...authorities, readFileSync(certificateFile, 'utf8')])

const closing: (() => void)[] = []
afterEach(() => {
  setDefaultCACertificates(authorities)
  for (const close of closing.splice(0)) close()
})

const message = { from: 'desk@club.example', to: 'fan@club.example', subject: 'Hello', text: 'Hello.' }

/** A complete mail server that records the passwords and the sources of e-mails that it receives. */
async function startMailServer(options: SMTPServerOptions = {}) {
  const passwords: unknown[] = []
  const mails: string[] = []
  const server: SMTPServer = new smtpServer.SMTPServer({
    key: readFileSync(keyFile),
    cert: readFileSync(certificateFile),
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) => {
      passwords.push(password)
      done(null, { user: 'desk' })
    },
    onData: (stream, session, done) => {
      let source = session.secure ? 'over TLS\n' : 'in plain text\n'
      stream.setEncoding('utf8').on('data', (part: string) => {
        source += part
      })
      stream.on('end', () => {
        mails.push(source)
        done()
      })
    },
    ...options,
  })
  // Some tests expect the client to abort the handshake.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  const { port } = server.server.address() as AddressInfo
  return { port, passwords, mails }
}

/** A server with scripted answers that records the lines that it receives. */
async function startScript(answer: (line: string) => string | undefined, greeting?: string) {
  const lines: string[] = []
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    if (greeting) socket.write(greeting)
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\r\n').filter(Boolean)) {
        lines.push(line)
        const reply = answer(line)
        if (reply) socket.write(reply)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, lines }
}

/** A server as seen through an attacker who removes STARTTLS from its answers. */
const startStrippedServer = () =>
  startScript((line) => {
    if (line.startsWith('EHLO')) return '250-club.example\r\n250 AUTH PLAIN LOGIN\r\n'
    if (line.startsWith('STARTTLS')) return '502 unknown command\r\n'
    if (line.startsWith('AUTH')) return '235 welcome\r\n'
    return line === 'DATA' ? '354 go on\r\n' : '250 fine\r\n'
  }, '220 club.example ESMTP\r\n')

const send = (address: string) => createMailTransport(address).sendMail(message)

// The address 0.0.0.0 reaches this machine but is not one of the loopback names, like any host of a network.
const remote = '0.0.0.0'

describe('TLS', () => {
  it.each([
    ['a password', 'desk:secret@', ''],
    ['a password and requireTLS=false', 'desk:secret@', '?requireTLS=false'],
    ['a user without a password and requireTLS=false', 'desk@', '?requireTLS=false'],
    ['no password', '', ''],
    ['an empty requireTLS', '', '?requireTLS='],
    ['ignoreTLS', 'desk:secret@', '?ignoreTLS=true&opportunisticTLS=true'],
  ])('is required of another host, with %s: nothing is sent without it', async (_case, user, search) => {
    const { port, lines } = await startStrippedServer()
    await expect(send(`smtp://${user}${remote}:${port}/${search}`)).rejects.toMatchObject({ code: 'ETLS' })
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['EHLO', 'STARTTLS'])
  })

  it('is required for this machine if the address says so', async () => {
    const { port, lines } = await startStrippedServer()
    await expect(send(`smtp://desk:secret@127.0.0.1:${port}?requireTLS=true`)).rejects.toMatchObject({
      code: 'ETLS',
    })
    expect(lines.join()).not.toContain('AUTH')
  })

  it('is not required for a relay on this machine', async () => {
    const { port, mails } = await startMailServer({ hideSTARTTLS: true })
    await send(`smtp://127.0.0.1:${port}`)
    expect(mails[0]).toContain('in plain text')
  })

  it('can be switched off for another host without a password', async () => {
    const { port, mails } = await startMailServer({ hideSTARTTLS: true })
    await send(`smtp://${remote}:${port}?requireTLS=false`)
    expect(mails[0]).toContain('in plain text')
  })

  it.each([
    ['STARTTLS', 'smtp', {}],
    ['smtps', 'smtps', { secure: true }],
  ])('protects password and e-mail by %s', async (_name, protocol, options) => {
    trustCertificate()
    const { port, passwords, mails } = await startMailServer(options)
    await send(`${protocol}://desk:p%40ss%25word@${remote}:${port}`)
    expect(passwords).toEqual(['p@ss%word'])
    expect(mails[0]).toContain('over TLS')
  })

  it.each([
    ['STARTTLS', 'smtp', {}],
    ['smtps', 'smtps', { secure: true }],
  ])(
    'needs a certificate that is trusted, also where the address says otherwise: %s',
    async (_name, protocol, options) => {
      const { port, passwords, mails } = await startMailServer(options)
      const address = `${protocol}://desk:secret@${remote}:${port}?tls.rejectUnauthorized=false`
      await expect(send(address)).rejects.toThrow('self-signed certificate')
      expect([passwords, mails]).toEqual([[], []])
    },
  )

  it('needs a certificate of that host', async () => {
    trustCertificate()
    const { port, passwords } = await startMailServer({ secure: true })
    await expect(send(`smtps://desk:secret@127.0.0.2:${port}`)).rejects.toThrow()
    expect(passwords).toEqual([])
  })
})

describe('a mail server that is silent', () => {
  const limits = { connecting: 300, silence: 300 }
  const fine = '250 fine\r\n'
  const replies: Record<string, string> = {
    EHLO: fine,
    MAIL: fine,
    RCPT: fine,
    DATA: '354 go on\r\n',
    '.': fine,
  }
  const timeOf = async (sending: Promise<unknown>) => {
    const start = performance.now()
    await expect(sending).rejects.toMatchObject({ code: 'ETIMEDOUT' })
    return performance.now() - start
  }

  it('fails the e-mail when it accepts the connection and sends no greeting', async () => {
    const { port } = await startScript(() => undefined)
    const transport = createMailTransport(`smtp://127.0.0.1:${port}`, limits)
    expect(await timeOf(transport.sendMail(message))).toBeLessThan(5000)
  })

  it.each(['EHLO', 'MAIL', 'RCPT', 'DATA', '.'])('fails the e-mail when it stops at %s', async (stop) => {
    const { port } = await startScript((line) => {
      const [command = ''] = line.split(' ')
      return command === stop ? undefined : replies[command]
    }, '220 club.example ESMTP\r\n')
    const transport = createMailTransport(`smtp://127.0.0.1:${port}`, limits)
    expect(await timeOf(transport.sendMail(message))).toBeLessThan(5000)
  })

  it('has ten seconds for the connection and half a minute for an answer', () => {
    expect(createMailTransport('smtp://127.0.0.1:1?socketTimeout=0').options).toMatchObject({
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    })
  })
})

describe('an e-mail', () => {
  it.each([
    ['an attached file', { attachments: [{ path: secretFile }] }, 'File access rejected'],
    ['a file as its HTML', { html: { path: secretFile } }, 'File access rejected'],
    ['a file as its text', { text: { path: secretFile } }, 'File access rejected'],
    ['a file as its source', { raw: { path: secretFile } }, 'File access rejected'],
    ['an attached web address', { attachments: [{ href: 'http://127.0.0.1:1/' }] }, 'Url access rejected'],
    ['a web address as its HTML', { html: { href: 'http://127.0.0.1:1/' } }, 'Url access rejected'],
    ['a web address as its source', { raw: { href: 'http://127.0.0.1:1/' } }, 'Url access rejected'],
  ])('with %s is not sent', async (_name, parts, reason) => {
    const { port, mails } = await startMailServer({ hideSTARTTLS: true })
    const transport = createMailTransport(
      `smtp://127.0.0.1:${port}?disableFileAccess=false&disableUrlAccess=false`,
    )
    await expect(transport.sendMail({ ...message, ...parts })).rejects.toThrow(reason)
    expect(mails.join()).not.toContain('a secret of this machine')
  })
})
