import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { addressOf, apiEnvironment, type ClubSetting, newsroomEnvironment } from '../club-environment.ts'
import { type Cluster, removeCluster, startCluster } from '../cluster.ts'
import { freePort } from '../free-port.ts'
import { root, state } from '../paths.ts'
import { endLeftOver, type Running, run, startProcess, untilAnswering } from '../processes.ts'
import { provision } from '../provision.ts'
import { withClient } from '../with-client.ts'

const forms = 1000
const times = 5
const senders = 24
const pause = 700

/** A cluster and two apis of its own: what is killed here is nobody else's. */
type Place = { cluster: Cluster; apis: Running[]; setting: ClubSetting; ports: number[]; folder: string }
type Counts = { answers: Map<string, number>; apiKills: number; databaseKills: number }

async function startApi({ setting, ports, folder }: Omit<Place, 'cluster'>, index: number): Promise<Running> {
  const env = { ...apiEnvironment(setting), API_PORT: String(ports[index]) }
  const log = path.join(folder, `api-${index}-${Date.now()}.log`)
  const args = [path.join(root, 'apps/api/src/main.ts')]
  const running = startProcess({ name: 'api', command: process.execPath, args, env, log })
  await untilAnswering(`${addressOf(ports[index] ?? 0)}/healthz`, 30)
  return running
}

async function open(folder: string): Promise<Place> {
  // The user postgres must get through to the data below.
  chmodSync(folder, 0o711)
  const database = await freePort()
  const cluster = await startCluster(path.join(folder, 'pg'), database)
  const setting: ClubSetting = {
    club: 'solymok',
    database: provision(cluster, 'palank_verify_join', folder),
    ports: { edge: 0, site: 0, api: 0, newsroom: 1, database },
    mediaDir: path.join(folder, 'files'),
  }
  const args = [path.join(root, 'apps/newsroom/src/commands/migrate.ts')]
  const log = path.join(folder, 'migrate.log')
  await run({ name: 'migrate', command: process.execPath, args, env: newsroomEnvironment(setting), log })
  const place = {
    cluster,
    setting,
    folder,
    ports: [await freePort(), await freePort()],
    apis: [] as Running[],
  }
  for (const index of place.ports.keys()) place.apis.push(await startApi(place, index))
  return place
}

/** In turn: one api, the other, the database, and at times all three at once. */
async function kill(place: Place, counts: Counts, finished: () => boolean): Promise<void> {
  const killApi = async (index: number) => {
    const api = place.apis[index]
    if (!api) return
    endLeftOver(api.identity)
    await api.ended
    counts.apiKills += 1
    place.apis[index] = await startApi(place, index)
  }
  const killDatabase = async () => {
    await place.cluster.kill()
    counts.databaseKills += 1
    place.cluster = await startCluster(path.join(place.folder, 'pg'), place.setting.ports.database)
  }
  const turns = [
    () => killApi(0),
    killDatabase,
    () => killApi(1),
    killDatabase,
    () => Promise.all([killApi(0), killDatabase(), killApi(1)]),
  ]
  for (let turn = 0; !finished(); turn++) {
    await sleep(pause)
    await turns[turn % turns.length]?.()
  }
}

const anyAddress = () => `127.${[...randomBytes(3)].join('.')}`

async function post(place: Place, key: string, name: string): Promise<string> {
  const port = place.ports[Math.floor(Math.random() * place.ports.length)] ?? 0
  try {
    const response = await fetch(`${addressOf(port)}/api/v1/joinus/regNewSportUser`, {
      method: 'POST',
      headers: {
        ...{ authorization: place.setting.database.secrets.clientSecret, 'content-type': 'application/json' },
        ...{ 'idempotency-key': key, 'x-visitor-address': anyAddress(), 'x-consent-version': '1' },
      },
      body: JSON.stringify({
        ...{ name, email: `${name}@example.hu`, birth_year: 2015, played_basketball_before: false },
      }),
      signal: AbortSignal.timeout(10_000),
    })
    const answer = (await response.json()) as { status?: unknown }
    return response.status === 200 && answer.status === 'OK' ? 'OK' : String(response.status)
  } catch {
    return 'no answer'
  }
}

/** Five times, and on until it is told OK: a family that sees an error tries again. */
async function send(place: Place, name: string, answers: Map<string, number>): Promise<void> {
  const key = randomUUID()
  let told = false
  for (let time = 0; time < times || !told; time++) {
    const answer = await post(place, key, name)
    answers.set(answer, (answers.get(answer) ?? 0) + 1)
    if (answer === 'OK') told = true
    else await sleep(200)
  }
}

/** Error codes that the apis noted, an outage's among them. */
function failuresIn(folder: string): string {
  const lines = globSync('api-*.log', { cwd: folder })
    .flatMap((log) => readFileSync(path.join(folder, log), 'utf8').split('\n'))
    .filter((line) => line.includes('call failed'))
    .map((line) => /"err":"[^"]*"(,"code":"\w*")?/.exec(line)?.[0] ?? line)
  return [...new Set(lines)].join(' ')
}

const storedSql = `
  select count(*)::int as rows, count(distinct name)::int as names,
    (select count(*)::int from intake.outbox) as letters, array_agg(name) as all
  from public.join_registrations`
type Stored = { rows: number; names: number; letters: number; all: string[] | null }

async function drill(place: Place, word: string): Promise<boolean> {
  const counts: Counts = { answers: new Map(), apiKills: 0, databaseKills: 0 }
  const waiting = Array.from({ length: forms }, (_, index) => `${word}${index}`)
  const acknowledged: string[] = []
  let finished = false
  const sending = Array.from({ length: senders }, async () => {
    for (let name = waiting.pop(); name; name = waiting.pop()) {
      await send(place, name, counts.answers)
      acknowledged.push(name)
    }
  })
  const killing = kill(place, counts, () => finished)
  await Promise.race([Promise.all(sending), killing])
  finished = true
  await killing
  // What the database keeps after one more end without warning is what it has stored.
  await place.cluster.kill()
  place.cluster = await startCluster(path.join(place.folder, 'pg'), place.setting.ports.database)
  const { rows } = await withClient(place.setting.database.newsroomUrl, (db) => db.query<Stored>(storedSql))
  const { rows: stored = 0, names = 0, letters = 0, all } = rows[0] ?? {}
  const there = new Set(all ?? [])
  const lost = acknowledged.filter((name) => !there.has(name)).length
  const logs = globSync('**/*.log', { cwd: place.folder })
  const traces = logs.filter((log) => readFileSync(path.join(place.folder, log), 'utf8').includes(word))
  const told = [...counts.answers].map(([answer, count]) => `${count} × ${answer}`).join(', ')
  console.log(`join: ${forms} forms sent at least ${times} times each: ${told}`)
  console.log(
    `join: kill -9 of an api ${counts.apiKills} times, of PostgreSQL ${counts.databaseKills + 1} times`,
  )
  console.log(`join: ${letters} letters wait; names in ${traces.length} of ${logs.length} logs`)
  console.log(
    `join: ${stored} stored, ${acknowledged.length} acknowledged, ${lost} lost, ${stored - names} twice`,
  )
  const killed = counts.apiKills > 0 && counts.databaseKills > 0
  const right = stored === forms && names === forms && letters === 2 * forms && acknowledged.length === forms
  const expected = ['OK', '503', 'no answer']
  const strange = [...counts.answers.keys()].filter((answer) => !expected.includes(answer))
  for (const answer of strange) console.error(`join: FAILED an answer of ${answer}`)
  if (strange.length > 0) console.error(`join: what failed by the api's logs: ${failuresIn(place.folder)}`)
  return right && lost === 0 && traces.length === 0 && strange.length === 0 && killed
}

/** J1: forms sent again and again while api and database are killed: each is stored once, and none is lost. */
export async function verifyJoin(): Promise<boolean> {
  mkdirSync(state, { recursive: true })
  const folder = mkdtempSync(path.join(state, 'verify-join-'))
  let place: Place | undefined
  try {
    place = await open(folder)
    return await drill(place, `kanari${randomBytes(5).toString('hex')}x`)
  } finally {
    await Promise.all(place?.apis.map((api) => api.stop()) ?? [])
    await place?.cluster.stop()
    removeCluster(path.join(folder, 'pg'))
    rmSync(folder, { recursive: true, force: true })
  }
}
