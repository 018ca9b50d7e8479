import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathFor } from '@palank/routes'
import { state } from '../paths.ts'
import { withClient } from '../with-client.ts'
import { JoinEnvironment } from './join-environment.ts'

const formCount = 1000
const sendsPerForm = 5
const senderCount = 64
const killPause = 700
/** The site refuses a form that was filled in faster. */
const fillTime = 2_050
const phone = '36 20 918 2735'

const page = pathFor('joinUs', 'hu')
/** The request of the form's script, and that of a browser without script. */
const requests = [
  { address: `${page}.data`, stored: /"state","sent"/ },
  { address: page, stored: /role="status"/ },
] as const

type Answer = { status: number; body: string } | 'no answer'

const randomAddress = () => `127.${[...randomBytes(3)].map((byte) => 1 + (byte % 254)).join('.')}`

/** Each request comes from another address, which the edge passes on to the site. */
function send(origin: string, address: string, form?: URLSearchParams): Promise<Answer> {
  const body = form?.toString()
  const headers = body
    ? {
        origin,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(Buffer.byteLength(body)),
      }
    : {}
  return new Promise((resolve) => {
    const outgoing = request(
      new URL(address, origin),
      {
        method: body ? 'POST' : 'GET',
        headers,
        localAddress: randomAddress(),
        agent: false,
        timeout: 15_000,
      },
      (response) =>
        text(response).then(
          (responseBody) => resolve({ status: response.statusCode ?? 0, body: responseBody }),
          () => resolve('no answer'),
        ),
    )
    outgoing.once('timeout', () => outgoing.destroy())
    outgoing.once('error', () => resolve('no answer'))
    outgoing.end(body)
  })
}

/** Opens the page until it contains a form. */
async function fetchToken(origin: string): Promise<string> {
  for (;;) {
    const answer = await send(origin, page)
    const [, token] = (answer !== 'no answer' && /name="formToken" value="([^"]+)"/.exec(answer.body)) || []
    if (token) return token
    await sleep(200)
  }
}

/** Sends a form several times, and on until it is acknowledged: a family that sees an error tries again. */
async function submit(origin: string, name: string, outcomes: Map<string, number>): Promise<void> {
  const form = new URLSearchParams({
    formToken: await fetchToken(origin),
    name,
    email: `${name}@pelda.hu`,
    mothersName: `anya ${name}`,
    birthYear: '2015',
    hasPlayedBefore: 'no',
    phone,
    consent: 'yes',
  })
  await sleep(fillTime)
  let acknowledged = false
  for (let round = 0; round < sendsPerForm || !acknowledged; round++) {
    const { address, stored: storedMark } = requests[round % requests.length] ?? requests[0]
    const answer = await send(origin, address, form)
    const stored = answer !== 'no answer' && answer.status === 200 && storedMark.test(answer.body)
    const outcome = stored ? 'stored' : answer === 'no answer' ? answer : String(answer.status)
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    if (stored) acknowledged = true
    else await sleep(200)
  }
}

/** All logs, cached pages and other files of the processes, without the database's own. */
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

async function runDrill(environment: JoinEnvironment, folder: string, word: string): Promise<boolean> {
  const outcomes = new Map<string, number>()
  const waiting = Array.from({ length: formCount }, (_, index) => `${word}${index}`)
  const acknowledged: string[] = []
  let finished = false
  const sending = Array.from({ length: senderCount }, async () => {
    for (let name = waiting.pop(); name; name = waiting.pop()) {
      await submit(environment.origin, name, outcomes)
      acknowledged.push(name)
    }
  })
  const killing = (async () => {
    for (let turn = 0; !finished; turn++) {
      await sleep(killPause)
      await environment.killNext(turn)
    }
  })()
  await Promise.race([Promise.all(sending), killing])
  finished = true
  await killing
  // Only what survives one more kill counts as stored.
  await environment.killDatabase()
  const { rows } = await withClient(environment.databaseUrl, (db) => db.query<Stored>(storedSql))
  const { rows: stored = 0, names = 0, letters = 0, all } = rows[0] ?? {}
  const storedNames = new Set(all ?? [])
  const lost = acknowledged.filter((name) => !storedNames.has(name)).length
  // The edge writes its log once a second.
  await sleep(1_500)
  const files = filesIn(folder)
  const formData = [word, phone, phone.replaceAll(' ', ''), phone.replaceAll(' ', '+')]
  const traces = files.filter((file) => {
    const content = readFileSync(file, 'latin1')
    return formData.some((value) => content.includes(value))
  })
  const answers = [...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ')
  console.log(
    `join: ${formCount} forms sent at least ${sendsPerForm} times each through the edge: ${answers}`,
  )
  const kills = Object.entries(environment.kills).map(([what, count]) => `${what} ${count} times`)
  console.log(`join: kill -9 of ${kills.join(', ')}`)
  console.log(
    `join: ${letters} letters in the outbox; form data found in ${traces.length} of ${files.length} files`,
  )
  console.log(
    `join: ${stored} stored, ${acknowledged.length} acknowledged, ${lost} lost, ${stored - names} twice`,
  )
  const killed = Object.values(environment.kills).every((count) => count > 1)
  const complete =
    stored === formCount &&
    names === formCount &&
    letters === 2 * formCount &&
    acknowledged.length === formCount
  const expected = ['stored', '502', '503', '504', 'no answer']
  const unexpected = [...outcomes.keys()].filter((outcome) => !expected.includes(outcome))
  for (const outcome of unexpected) console.error(`join: FAILED unexpected answer ${outcome}`)
  for (const file of traces) console.error(`join: FAILED ${path.relative(folder, file)} contains form data`)
  return complete && lost === 0 && traces.length === 0 && unexpected.length === 0 && killed
}

/** J1, J5: forms are sent repeatedly while sites, apis and the database are killed: each is stored once, none is lost. */
export async function verifyJoin(): Promise<boolean> {
  mkdirSync(state, { recursive: true })
  const folder = mkdtempSync(path.join(state, 'verify-join-'))
  let environment: JoinEnvironment | undefined
  try {
    environment = await JoinEnvironment.start(folder)
    return await runDrill(environment, folder, `kanari${randomBytes(5).toString('hex')}x`)
  } finally {
    await environment?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
