import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathFor } from '@palank/routes'
import { state } from '../paths.ts'
import { withClient } from '../with-client.ts'
import { JoinPlace } from './join-place.ts'

const forms = 1000
const times = 5
const senders = 64
const pause = 700
/** The site takes no form that was filled in faster. */
const fillTime = 2_050
const phone = '36 20 918 2735'

const page = pathFor('joinUs', 'hu')
/** What the form's own script asks, and what a browser without one does. */
const ways = [
  { address: `${page}.data`, stored: /"state","sent"/ },
  { address: page, stored: /role="status"/ },
] as const

type Answer = { status: number; body: string } | 'no answer'

const anyAddress = () => `127.${[...randomBytes(3)].map((byte) => 1 + (byte % 254)).join('.')}`

/** From an address of its own, as the edge tells it to the site. */
function ask(origin: string, address: string, form?: URLSearchParams): Promise<Answer> {
  const body = form?.toString()
  const headers = body
    ? {
        ...{ origin, 'content-type': 'application/x-www-form-urlencoded' },
        'content-length': String(Buffer.byteLength(body)),
      }
    : {}
  return new Promise((resolve) => {
    const asked = request(
      new URL(address, origin),
      { method: body ? 'POST' : 'GET', headers, localAddress: anyAddress(), agent: false, timeout: 15_000 },
      (response) =>
        text(response).then(
          (answered) => resolve({ status: response.statusCode ?? 0, body: answered }),
          () => resolve('no answer'),
        ),
    )
    asked.once('timeout', () => asked.destroy())
    asked.once('error', () => resolve('no answer'))
    asked.end(body)
  })
}

/** Opens the page until it comes with a form. */
async function formTokenFrom(origin: string): Promise<string> {
  for (;;) {
    const answer = await ask(origin, page)
    const [, formToken] =
      (answer !== 'no answer' && /name="formToken" value="([^"]+)"/.exec(answer.body)) || []
    if (formToken) return formToken
    await sleep(200)
  }
}

/** Five times, and on until it is told to be stored: a family that sees an error tries again. */
async function send(origin: string, name: string, answers: Map<string, number>): Promise<void> {
  const form = new URLSearchParams({
    ...{
      formToken: await formTokenFrom(origin),
      name,
      email: `${name}@pelda.hu`,
      mothersName: `anya ${name}`,
    },
    ...{ birthYear: '2015', hasPlayedBefore: 'no', phone, consent: 'yes' },
  })
  await sleep(fillTime)
  let told = false
  for (let time = 0; time < times || !told; time++) {
    const way = ways[time % ways.length] ?? ways[0]
    const answer = await ask(origin, way.address, form)
    const stored = answer !== 'no answer' && answer.status === 200 && way.stored.test(answer.body)
    const said = stored ? 'stored' : answer === 'no answer' ? answer : String(answer.status)
    answers.set(said, (answers.get(said) ?? 0) + 1)
    if (stored) told = true
    else await sleep(200)
  }
}

/** Every log, cached copy and note that the processes have left, the database's own files aside. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => !file.startsWith(path.join(folder, 'pg', '/')))
}

const storedSql = `
  select count(*)::int as rows, count(distinct name)::int as names,
    (select count(*)::int from intake.outbox) as letters, array_agg(name) as all
  from public.join_registrations`
type Stored = { rows: number; names: number; letters: number; all: string[] | null }

async function drill(place: JoinPlace, folder: string, word: string): Promise<boolean> {
  const answers = new Map<string, number>()
  const waiting = Array.from({ length: forms }, (_, index) => `${word}${index}`)
  const acknowledged: string[] = []
  let finished = false
  const sending = Array.from({ length: senders }, async () => {
    for (let name = waiting.pop(); name; name = waiting.pop()) {
      await send(place.origin, name, answers)
      acknowledged.push(name)
    }
  })
  const killing = (async () => {
    for (let turn = 0; !finished; turn++) {
      await sleep(pause)
      await place.killNext(turn)
    }
  })()
  await Promise.race([Promise.all(sending), killing])
  finished = true
  await killing
  // What the database keeps after one more end without warning is what it has stored.
  await place.killDatabase()
  const { rows } = await withClient(place.databaseUrl, (db) => db.query<Stored>(storedSql))
  const { rows: stored = 0, names = 0, letters = 0, all } = rows[0] ?? {}
  const there = new Set(all ?? [])
  const lost = acknowledged.filter((name) => !there.has(name)).length
  // The edge writes its log once a second.
  await sleep(1_500)
  const files = filesIn(folder)
  const canaries = [word, phone, phone.replaceAll(' ', ''), phone.replaceAll(' ', '+')]
  const traces = files.filter((file) => {
    const content = readFileSync(file, 'latin1')
    return canaries.some((canary) => content.includes(canary))
  })
  const told = [...answers].map(([answer, count]) => `${count} × ${answer}`).join(', ')
  console.log(`join: ${forms} forms sent at least ${times} times each through the edge: ${told}`)
  const kills = Object.entries(place.kills).map(([what, count]) => `${what} ${count} times`)
  console.log(`join: kill -9 of ${kills.join(', ')}`)
  console.log(`join: ${letters} letters wait; what was typed is in ${traces.length} of ${files.length} files`)
  console.log(
    `join: ${stored} stored, ${acknowledged.length} acknowledged, ${lost} lost, ${stored - names} twice`,
  )
  const killed = Object.values(place.kills).every((count) => count > 1)
  const right = stored === forms && names === forms && letters === 2 * forms && acknowledged.length === forms
  const expected = ['stored', '502', '503', '504', 'no answer']
  const strange = [...answers.keys()].filter((answer) => !expected.includes(answer))
  for (const answer of strange) console.error(`join: FAILED an answer of ${answer}`)
  for (const file of traces) console.error(`join: FAILED ${path.relative(folder, file)} holds what was typed`)
  return right && lost === 0 && traces.length === 0 && strange.length === 0 && killed
}

/** J1, J5: forms sent again and again while sites, apis and database are killed: each is stored once, none is lost. */
export async function verifyJoin(): Promise<boolean> {
  mkdirSync(state, { recursive: true })
  const folder = mkdtempSync(path.join(state, 'verify-join-'))
  let place: JoinPlace | undefined
  try {
    place = await JoinPlace.open(folder)
    return await drill(place, folder, `kanari${randomBytes(5).toString('hex')}x`)
  } finally {
    await place?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
