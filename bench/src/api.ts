import path from 'node:path'
import { articleSql } from '@palank/api/articles'
import { searchSql, wordsOf } from '@palank/api/search'
import { migrate } from '@palank/newsroom/migrate'
import { startCluster } from '@palank/scripts/cluster'
import { freePort } from '@palank/scripts/free-port'
import { state } from '@palank/scripts/paths'
import { type ClubDatabase, provision } from '@palank/scripts/provision'
import pg from 'pg'
import { commonWord, rareName, seeded, vocabulary } from './corpus.ts'
import { fill } from './fill.ts'
import { cpuCount, median, pgbench, wrk } from './measure.ts'
import { bind, clients, startApi } from './serve.ts'

const count = Number(process.env.ARTICLES ?? 100_000)
const rounds = Number(process.env.ROUNDS ?? 3)
const seconds = Number(process.env.SECONDS ?? 5)
const goal = 0.8
const worstSearch = 20

type Case = { name: string; address: string; sql: string; gated: boolean }

function listCase(page: number, gated: boolean): Case {
  const sql = bind(articleSql.hu.list.none.data, '12', String((page - 1) * 12))
  return { name: `article/list page ${page}`, address: `/api/v1/article/list?page=${page}`, sql, gated }
}

function searchCase(name: string, keyword: string): Case {
  const words = `'${wordsOf(keyword).join(' ')}'`
  const address = `/api/v1/search/find?keyword=${encodeURIComponent(keyword)}`
  return { name: `search/find ${name}`, address, sql: bind(searchSql.hu, words, '12', '0', '1'), gated: true }
}

const cases: Case[] = [
  listCase(1, true),
  listCase(20, true),
  listCase(Math.min(5000, Math.floor(count / 12)), false),
  {
    name: 'article/find by slug',
    address: '/api/v1/article/find/cikk-ID',
    sql: bind(articleSql.hu.find.slug, "('cikk-' || :id)"),
    gated: true,
  },
  searchCase('a rare name', rareName),
  searchCase('a very common word', commonWord),
]

async function fillOnce(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  const { rows } = await client.query(
    'select (select count(*) from articles) = $1 and (select count(*) > 0 from feed.document) as full',
    [count],
  )
  await client.end()
  if (rows[0]?.full) return
  const start = Date.now()
  console.log(`filling ${count} articles …`)
  await fill(superuserUrl, count)
  console.log(`filled in ${Math.round((Date.now() - start) / 1000)} s`)
}

/** In turns, so that other load on the machine affects both. */
async function compare(one: Case, origin: string, database: ClubDatabase): Promise<boolean> {
  // Warm up: a server under load has been compiled by V8 long ago.
  await wrk(origin, one.address, database.secrets.clientSecret, count, clients * 2, 2 * seconds)
  const ratios: number[] = []
  const figures: number[][] = []
  for (let round = 0; round < rounds; round++) {
    const api = await wrk(origin, one.address, database.secrets.clientSecret, count, clients * 2, seconds)
    const bare = await pgbench(database.apiUrl, one.sql, count, clients, seconds)
    ratios.push(api / bare)
    figures.push([api, bare])
  }
  const ratio = median(ratios)
  const [api = 0, bare = 0] = figures[ratios.indexOf(ratio)] ?? []
  const verdict = one.gated ? (ratio >= goal ? 'ok' : `below ${goal}`) : 'for the record'
  console.log(
    `${one.name.padEnd(34)} ${api.toFixed(0).padStart(7)}/s  pgbench ${bare.toFixed(0).padStart(7)}/s  ratio ${ratio.toFixed(2)}  ${verdict}`,
  )
  return !one.gated || ratio >= goal
}

/** Common and rare words, pairs without a result, many words at once: the slowest against the median. */
async function searchSpread(origin: string, secret: string): Promise<boolean> {
  const random = seeded(7)
  const pick = (most: number) => vocabulary[Math.floor(random() * most)] ?? commonWord
  const keywords = [
    ...vocabulary.slice(0, 40),
    ...Array.from({ length: 60 }, () => pick(vocabulary.length)),
    ...Array.from({ length: 40 }, () => `${pick(100)} ${pick(100)}`),
    ...Array.from({ length: 20 }, () => `${pick(30)} ${pick(vocabulary.length)}`),
    vocabulary.slice(0, 12).join(' '),
    rareName,
  ]
  const times: { keyword: string; ms: number }[] = []
  for (const keyword of keywords) {
    const tries: number[] = []
    for (let attempt = 0; attempt < 5; attempt++) {
      const start = performance.now()
      const response = await fetch(`${origin}/api/v1/search/find?keyword=${encodeURIComponent(keyword)}`, {
        headers: { authorization: secret },
      })
      await response.text()
      tries.push(performance.now() - start)
    }
    times.push({ keyword, ms: median(tries) })
  }
  const sorted = times.toSorted((a, b) => a.ms - b.ms)
  const middle = median(times.map((time) => time.ms))
  const worst = sorted.at(-1)
  const ratio = (worst?.ms ?? 0) / middle
  console.log(
    `search spread over ${times.length} keywords: median ${middle.toFixed(1)} ms, slowest ${worst?.ms.toFixed(1)} ms („${worst?.keyword}”), ${ratio.toFixed(1)} × the median (goal ≤ ${worstSearch})`,
  )
  return ratio <= worstSearch
}

export async function benchApi(): Promise<boolean> {
  const folder = path.join(state, 'bench')
  const cluster = await startCluster(path.join(folder, 'pg'), await freePort())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void cluster.stop().then(() => process.exit(1)))
  }
  try {
    const database = provision(cluster, 'palank_bench', folder)
    await migrate(database.ownerUrl)
    await fillOnce(cluster.superuserUrl.replace(/postgres$/, database.name))
    const { origin, child } = await startApi(database)
    try {
      console.log(
        `${count} articles, ${cpuCount()} cores, ${clients} connections, ${rounds} rounds of ${seconds} s`,
      )
      const passed: boolean[] = []
      for (const one of cases) passed.push(await compare(one, origin, database))
      passed.push(await searchSpread(origin, database.secrets.clientSecret))
      console.log(`bench api: ${passed.filter(Boolean).length} of ${passed.length} goals reached`)
      return passed.every(Boolean)
    } finally {
      child.kill('SIGTERM')
    }
  } finally {
    await cluster.stop()
  }
}
