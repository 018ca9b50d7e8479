import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fillSport } from '@palank/demo/fill-sport'
import { simulate } from '@palank/demo/season/simulate'
import { migrate } from '@palank/newsroom/migrate'
import { startCluster } from '@palank/scripts/cluster'
import { freePort } from '@palank/scripts/free-port'
import { state } from '@palank/scripts/paths'
import { type ClubDatabase, provision } from '@palank/scripts/provision'
import pg from 'pg'
import { commonWord } from './corpus.ts'
import { fill } from './fill.ts'
import { median } from './measure.ts'
import { startApi } from './serve.ts'

const articles = Number(process.env.ARTICLES ?? 100_000)
const seasons = Number(process.env.SEASONS ?? 20)
const requests = 15

/** PostgreSQL logs each executed plan with its buffers, without times per node, because measuring those is slow. */
const logPlans = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_analyze=on',
  'auto_explain.log_buffers=on',
  'auto_explain.log_timing=off',
  'auto_explain.log_format=json',
]

const contentCalls = [
  '/server-config',
  '/menu/list',
  '/setting/list',
  '/banner/list',
  '/banner/popup',
  '/sponsor/list',
  '/article-category/list',
  '/article/list',
  '/article/list?page=20',
  '/article/list?filters[category]=hu-kategoria-3',
  '/article/list?filters[highlight]=slider',
  '/article/list?filters[highlight]=highlight&filters[category]=hu-kategoria-3',
  '/article/find/cikk-50000',
  '/article/find/50000',
  '/gallery/list',
  '/gallery/list-latest',
  '/gallery/find/7',
  '/gallery/list-files/7',
  '/video/list',
  '/video/find/7',
  '/page/list',
  '/page/find/oldal-7',
  `/search/find?keyword=${commonWord}`,
  '/search/find?keyword=zsombolyai',
]

const sportCalls = (season: number) => [
  '/schedule/highlighted',
  '/schedule/list',
  `/schedule/list?season=${season}`,
  '/schedule/list?type=prev',
  '/schedule/list?type=next',
  '/schedule/list?type=changed',
  '/schedule/list?competitionTeamId=5',
  '/schedule/list?competitionId=1',
  '/schedule/find/1',
  '/schedule/live/2',
  `/competition/season/${season}/list`,
  '/competition/competition-team/5/list',
  '/standings/competition/1/all',
  `/competition-team/list?season=${season}`,
  '/competition-team/find/5',
  '/player/find/5',
  '/search/find?keyword=szabo',
]

/** Adds what the other fillers do not: pictures in galleries, pages, portraits of players and a live match. */
const addContent = `
  set session_replication_role = replica;
  insert into gallery_files (id, filename, mime_type, width, height)
    select i, 'galeria-' || i || '.jpg', 'image/jpeg', 1920, 1080 from generate_series(1, 5000) i;
  insert into galleries_rels ("order", parent_id, path, gallery_files_id)
    select i % 10, 1 + i / 10, 'files', i from generate_series(1, 4990) i;
  insert into pages (id, _status, "order") select i, 'published', i from generate_series(1, 50) i;
  insert into pages_locales (title, slug, body_html, _locale, _parent_id)
    select 'Oldal ' || i, 'oldal-' || i, '<p>Szöveg</p>', 'hu', i from generate_series(1, 50) i;
  insert into feed.slug (kind, lang, slug, document_id)
    select 'page', 'hu', 'oldal-' || i, i from generate_series(1, 50) i;
  analyze;`

const addSport = `
  set session_replication_role = replica;
  insert into media (id, filename, mime_type, width, height)
    select 100000 + id, 'arckep-' || id || '.jpg', 'image/jpeg', 800, 800 from players;
  insert into media_rels (parent_id, path, players_id, "order") select 100000 + id, 'players', id, 1 from players;
  update players set profile_image_id = 100000 + id;
  update matches set keeping = 'full' where id = 2;
  insert into courtside.event (match_id, id, event)
    select 2, e.id, jsonb_build_object('id', e.id, 'type', 'points', 'order', i, 'at', now(), 'period', 1, 'clock', null,
      'side', case when i % 2 = 0 then 'home' else 'away' end, 'kind', 'two_point', 'player', (
        select l.player_id from matches_lines l where l._parent_id = 2 order by l._order offset i % 20 limit 1))
    from (select i, gen_random_uuid() as id from generate_series(1, 200) i) e;
  analyze;`

type Cost = { buffers: number; ms: number }

const entries = (log: string) =>
  [...log.matchAll(/duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n?)+)/g)].map(([, ms, plan = '']) => ({
    ms: Number(ms),
    plan: JSON.parse(plan) as {
      'Query Text': string
      Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }
    },
  }))

/** Adds up the statements of a call: median buffers and least time, because other load only makes times longer. */
function costOf(log: string): Cost {
  const byStatement = Map.groupBy(
    entries(log).filter(({ plan }) => !plan['Query Text'].startsWith('/* readyz')),
    ({ plan }) => plan['Query Text'],
  )
  const cost = { buffers: 0, ms: 0 }
  for (const runs of byStatement.values()) {
    cost.buffers += median(
      runs.map(({ plan }) => plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks']),
    )
    cost.ms += Math.min(...runs.map(({ ms }) => ms))
  }
  return cost
}

async function measureCalls(database: ClubDatabase, logFile: string, addresses: string[]) {
  const costs = new Map<string, Cost>()
  const { origin, child } = await startApi(database)
  try {
    for (const address of addresses) {
      const start = readFileSync(logFile).length
      for (let request = 0; request < requests; request++) {
        const response = await fetch(`${origin}/api/v1${address}`, {
          headers: { authorization: database.secrets.clientSecret },
        })
        await response.text()
        if (!(response.ok || response.status === 404)) throw new Error(`${address}: ${response.status}`)
      }
      costs.set(address, costOf(readFileSync(logFile).subarray(start).toString()))
    }
  } finally {
    child.kill('SIGTERM')
  }
  return costs
}

async function runSql(url: string, sql: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows?.[0]?.full === true
}

type Costs = Record<string, Cost>

/** Prints the costs beside those of the previous run, for example of another commit on the same databases. */
function printCosts(file: string, costs: Costs): void {
  const former = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Partial<Costs>
  console.log('| call | buffers before | after | ms before | after |\n| --- | ---: | ---: | ---: | ---: |')
  for (const [address, after] of Object.entries(costs)) {
    const before = former[address]
    const cells = [
      before?.buffers.toFixed(0),
      after.buffers.toFixed(0),
      before?.ms.toFixed(1),
      after.ms.toFixed(1),
    ]
    console.log(`| \`${address}\` | ${cells.map((cell) => cell ?? '–').join(' | ')} |`)
  }
  writeFileSync(file, JSON.stringify(costs, null, 1))
}

/** Measures what PostgreSQL reads for each call, with the plans that the api's connections use. */
export async function benchPlans(): Promise<boolean> {
  const folder = path.join(state, 'bench-plans')
  const clusterFolder = path.join(folder, 'pg')
  const cluster = await startCluster(clusterFolder, await freePort(), logPlans)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cluster.stop().then(() => process.exit(1)))
  try {
    const world = simulate({ club: 'solymok', day: '2026-11-15', seasons })
    const filled = async (
      name: string,
      table: string,
      work: (url: string) => Promise<void>,
      more: string,
    ) => {
      const database = provision(cluster, name, path.join(folder, name))
      await migrate(database.ownerUrl)
      const url = cluster.superuserUrl.replace(/postgres$/, name)
      if (!(await runSql(url, `select exists (select from ${table}) as full`))) {
        await work(url)
        await runSql(url, more)
      }
      return database
    }
    const content = await filled('palank_plans', 'articles', (url) => fill(url, articles), addContent)
    const sport = await filled('palank_plans_sport', 'matches', (url) => fillSport(url, world, []), addSport)
    const logFile = `${clusterFolder}.log`
    const season = Math.max(...world.seasons)
    const costs = [
      ...(await measureCalls(content, logFile, contentCalls)),
      ...(await measureCalls(sport, logFile, sportCalls(season)))
        .entries()
        .map(([address, cost]): [string, Cost] => [
          `${address}${address.startsWith('/search') ? ' (players)' : ''}`,
          cost,
        ]),
    ]
    printCosts(path.join(folder, 'costs.json'), Object.fromEntries(costs))
    return true
  } finally {
    await cluster.stop()
  }
}
