import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { connect as connectTo, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { buildClubsServer } from '../clubs-server.ts'
import { testEnv } from './api.ts'
import { published } from './content.ts'
import { connect, type Owner, requiredEnv, save } from './database.ts'

/** Stands between the api and PostgreSQL: passes everything on, or hangs, or refuses. */
async function startRelay(target: URL) {
  const sockets = new Set<Socket>()
  let hangs = false
  const server = createServer((socket) => {
    const other = connectTo(Number(target.port), target.hostname)
    for (const [from, to] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => hangs || to.write(chunk))
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as { port: number }
  const cutAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const refuse = () => {
    cutAll()
    return new Promise((resolve) => server.close(resolve))
  }
  return {
    port,
    hang: () => {
      hangs = true
    },
    refuse,
    restore: async () => {
      // Their bytes are lost.
      if (hangs) cutAll()
      hangs = false
      if (!server.listening) await listen(port)
    },
  }
}

export type TestClub = Awaited<ReturnType<typeof createClub>>

/** A database of its own, copied from the tests' one, with as many articles as said. */
async function createClub(superuser: Owner, name: string, articles: number) {
  const template = new URL(requiredEnv('API_DATABASE_URL'))
  const database = `clubs_${name}`
  await superuser.query(`drop database if exists ${database} with (force)`)
  await superuser.query(`create database ${database} template ${template.pathname.slice(1)}`)
  await superuser.query(`grant connect on database ${database} to "${template.username}"`)
  const ownerUrl = new URL(requiredEnv('SUPERUSER_URL'))
  ownerUrl.pathname = database
  const owner = await connect(String(ownerUrl))
  await owner.query('truncate public.join_registrations, intake.key, intake.rate cascade')
  for (let id = 1; id <= articles; id++)
    await save(
      owner,
      'articles',
      { id, ...published('2025-01-02') },
      { hu: { title: `${name} ${id}`, slug: `hir-${id}` } },
    )
  const relay = await startRelay(new URL(template))
  template.pathname = database
  template.port = String(relay.port)
  const host = `${name}.example`
  const env = testEnv({
    APP_NAME: name,
    API_DATABASE_URL: String(template),
    CLIENT_SECRET: randomBytes(18).toString('base64url'),
    API_POOL: '4',
    JOIN_LIMIT: '100000',
  })
  return { name, host, env, articles, owner, relay, secret: env.CLIENT_SECRET }
}

export type ClubAnswer = { status: number; type: string; body: string }
type Sent = { method?: string; headers?: Record<string, string>; body?: string }

/** Without a Host where it is undefined. */
export function sendTo(
  port: number,
  host: string | undefined,
  path: string,
  sent: Sent = {},
): Promise<ClubAnswer> {
  const { method = 'GET', headers = {}, body = '' } = sent
  const all = { ...headers, ...(host === undefined ? {} : { host }) }
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path, method, headers: all, setHost: false },
      (incoming) => {
        const { statusCode: status = 0, headers: received } = incoming
        text(incoming).then(
          (answer) => resolve({ status, type: String(received['content-type']), body: answer }),
          reject,
        )
      },
    )
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

/** Several clubs in one api that listens. */
export async function startClubs(names: readonly string[]) {
  const superuser = await connect(requiredEnv('SUPERUSER_URL'))
  const clubs: TestClub[] = []
  for (const [index, name] of names.entries()) clubs.push(await createClub(superuser, name, index + 1))
  const { app, drain } = buildClubsServer(clubs)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as { port: number }

  const send = (host: string | undefined, path: string, sent?: Sent) => sendTo(port, host, path, sent)

  return {
    clubs,
    drain,
    send,
    close: async () => {
      await app.close()
      for (const { name, owner, relay } of clubs) {
        await relay.refuse()
        await owner.end()
        await superuser.query(`drop database clubs_${name} with (force)`)
      }
      await superuser.end()
    },
  }
}
