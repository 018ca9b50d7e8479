import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { query } from '@palank/server/backup/cluster'
import { configureBackup } from '@palank/server/backup/configure'
import { backUpFiles } from '@palank/server/backup/files'
import { withBackupLock } from '@palank/server/backup/lock'
import { restore } from '@palank/server/backup/restore'
import { clubPlaces, places } from '@palank/server/places'
import { createTestServer, type TestServer } from '@palank/server/testing/backup-server'
import { makeServerRoot } from '@palank/server/testing/server-root'

// R8: somebody writes rows and files all the time; each round goes back to a random second and compares.

const club = 'vidrak'
const database = 'palank_vidrak'
const storeFolder = () => clubPlaces(club).store

type Written = { id: number; file: string; hash: string; committedAt: Date }

type Round = { kind: Kind; wrong: number; lostSeconds: number; seconds: number; rows: number }

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest('hex')

const tables = `
  create table post (id serial primary key, file text not null, hash text not null);
  create schema erasure;
  create table erasure.entry (kind text, subject text, created_at timestamptz, erased_at timestamptz);`

/** Each 50 ms a file and a row that names it; what was committed and when, by the writer's own log. */
function startWriter(server: TestServer) {
  const log: Written[] = []
  let isOn = true
  const loop = (async () => {
    while (isOn) {
      const data = randomBytes(2000)
      const hash = sha256(data)
      const file = `media/${hash.slice(0, 12)}.webp`
      writeFileSync(path.join(storeFolder(), file), data)
      const sql = `insert into post (file, hash) values ('${file}', '${hash}') returning id || ' ' || extract(epoch from now())`
      const [id] = (await query(server.cluster, sql, database)).split(' ')
      // The commit is somewhere between the two; PostgreSQL keeps the time itself.
      log.push({ id: Number(id), file, hash, committedAt: new Date() })
      await sleep(50)
    }
  })()
  return {
    log,
    stop: async () => {
      isOn = false
      await loop
    },
  }
}

const commitTimes = async (server: TestServer): Promise<Map<number, Date>> => {
  const lines = await query(
    server.cluster,
    "select id || ' ' || extract(epoch from pg_xact_commit_timestamp(xmin)) from post order by id",
    database,
  )
  return new Map(
    lines
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ').map(Number))
      .map(([id = 0, seconds = 0]) => [id, new Date(seconds * 1000)]),
  )
}

async function comparable(server: TestServer): Promise<string[]> {
  const rows = await query(
    server.cluster,
    `select id || ' ' || file || ' ' || hash from post order by id`,
    database,
  )
  return rows.split('\n').filter(Boolean)
}

/** Rows that differ from what was written by then, and files of them that are missing, different or too many. */
async function countWrong(server: TestServer, expected: Written[], lost: Set<string>): Promise<number> {
  const rows = await comparable(server)
  const wanted = expected.map(({ id, file, hash }) => `${id} ${file} ${hash}`)
  const wrongRows =
    wanted.filter((row, index) => rows[index] !== row).length + Math.abs(rows.length - wanted.length)
  const byName = new Map(
    expected.filter(({ file }) => !lost.has(file)).map(({ file, hash }) => [path.basename(file), hash]),
  )
  const files = readdirSync(path.join(storeFolder(), 'media'))
  const wrongFiles = files.filter(
    (name) => sha256(readFileSync(path.join(storeFolder(), 'media', name))) !== byName.get(name),
  )
  return wrongRows + wrongFiles.length + Math.abs(files.length - byName.size)
}

/** What was written until a round's end, with the times of PostgreSQL itself. */
type Past = { all: Written[]; times: Map<number, Date>; began: number; end: number }

const writtenBy = ({ all, times }: Past, time: Date) =>
  all.filter(({ id }) => (times.get(id) ?? new Date(0)) <= time)

const randomSecond = ({ began, end }: Past) =>
  new Date(Math.ceil((began + Math.random() * (end - began)) / 1000) * 1000 - 1000)

const kinds = {
  second: 'to a second',
  /** The time that the restore before has given up: it went back too far. */
  givenUp: 'to a second given up before',
  disaster: 'after a disaster',
} as const
type Kind = keyof typeof kinds

function killServer({ cluster }: TestServer): void {
  const [pid] = readFileSync(path.join(cluster.data, 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGQUIT')
}

async function runRound(server: TestServer, kind: Kind, before: Past | undefined, kept: Written[]) {
  const { cluster, settings } = server
  const newsroom = {
    club,
    database,
    makeFolders: async () => void mkdirSync(storeFolder(), { recursive: true }),
    run: async (command: string) =>
      command === 'stored-files' ? query(cluster, 'select file from post', database) : '',
  }
  const saveFiles = () => withBackupLock(() => backUpFiles(settings, cluster, [newsroom]))
  const isDisaster = kind === 'disaster'
  const began = Date.now()
  const writer = startWriter(server)
  let saving: Promise<unknown> = Promise.resolve()
  const timer = setInterval(
    () => {
      saving = saveFiles()
    },
    isDisaster ? 30_000 : 4000,
  )
  // A disaster comes at any moment between two archived pieces.
  await sleep(isDisaster ? 35_000 + Math.random() * 30_000 : 10_000)
  clearInterval(timer)
  await saving
  await writer.stop()
  const end = Date.now()
  const past = { all: [...kept, ...writer.log], times: await commitTimes(server), began, end }
  if (isDisaster) {
    killServer(server)
    await sleep(500)
    rmSync(cluster.data, { recursive: true })
    rmSync(places.data, { recursive: true })
  }
  const aimed = kind === 'givenUp' && before ? before : past
  const to = isDisaster ? undefined : randomSecond(aimed)
  const started = Date.now()
  const nothing = async () => undefined
  const { lastTransaction = new Date(0), files } = await withBackupLock(() =>
    restore({
      to,
      settings,
      cluster,
      processes: { stop: nothing, start: nothing, clearCaches: nothing },
      newsrooms: () => [newsroom],
      say: () => undefined,
    }),
  )
  const seconds = (Date.now() - started) / 1000
  const there = writtenBy(aimed, to ?? lastTransaction)
  const lost = new Set(isDisaster ? files[club]?.missing : [])
  const firstLost = there.find(({ file }) => lost.has(file))?.committedAt ?? lastTransaction
  const lostSeconds = isDisaster ? (end - Math.min(firstLost.getTime(), lastTransaction.getTime())) / 1000 : 0
  const wrong = await countWrong(server, there, lost)
  return { past, round: { kind, wrong, lostSeconds, seconds, rows: there.length }, kept: there }
}

/** The last two rounds lose the data folders altogether. */
async function restoreRounds(rounds: number, say: (line: string) => void): Promise<Round[]> {
  // On a disk, as its seconds count.
  const server = await createTestServer(makeServerRoot(tmpdir()))
  const results: Round[] = []
  try {
    mkdirSync(path.join(storeFolder(), 'media'), { recursive: true })
    await query(server.cluster, 'alter system set track_commit_timestamp = on')
    await query(server.cluster, `create database ${database}`)
    await query(server.cluster, tables, database)
    await configureBackup({ settings: server.settings, cluster: server.cluster, newsrooms: () => [] })
    let kept: Written[] = []
    let before: Past | undefined
    for (let index = 0; index < rounds; index++) {
      const kind = index >= rounds - 2 ? 'disaster' : index % 3 === 2 ? 'givenUp' : 'second'
      const result = await runRound(server, kind, before, kept)
      ;({ kept, past: before } = result)
      results.push(result.round)
      const { rows, wrong, lostSeconds, seconds } = result.round
      say(
        `round ${index + 1}, ${kinds[kind]}: ${rows} rows and files, ${wrong} wrong, ` +
          `${lostSeconds.toFixed(1)} s lost, back in ${seconds.toFixed(1)} s`,
      )
    }
  } finally {
    await server.remove()
  }
  return results
}

/** Returns whether every round passed. */
export async function runRestores(rounds: number, say: (line: string) => void): Promise<boolean> {
  const results = await restoreRounds(rounds, say)
  const worst = (of: (round: Round) => number) => Math.max(...results.map(of))
  const wrong = worst((round) => round.wrong)
  const lost = worst((round) => round.lostSeconds)
  const back = worst((round) => round.seconds)
  const passed = wrong === 0 && lost <= 60 && back <= 300
  say(
    `R8: ${rounds} rounds, wrong ${wrong}, lost at most ${lost.toFixed(1)} s, back in at most ${back.toFixed(1)} s: ` +
      (passed ? 'passed' : 'FAILED'),
  )
  return passed
}
