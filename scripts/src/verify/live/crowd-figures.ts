import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Asks, asks } from '../../measure/asks.ts'
import { startBare } from '../../measure/nginx-servers.ts'
import { percentile } from '../../measure/percentile.ts'
import { processFigures } from '../../measure/process-figures.ts'
import { untilAnswering } from '../../processes.ts'
import { atMost, type Figure } from './figure.ts'
import { watch } from './watch.ts'

/** The edge keeps an answer for so long. */
const windowSeconds = 2
const goalPerSecond = 10_000
const rounds = 3
const roundSeconds = 4

export type CrowdOptions = {
  /** The origin of the running edge, by http. */
  edge: string
  path: string
  /** How often the site was asked for the path so far. */
  originCalls: () => Promise<number>
  /** Of nginx's first process. */
  edgePid: number
  seconds?: number
  watchers?: number
  /** Changes the answer; called every few seconds while they watch. */
  score?: () => Promise<void>
  say?: (line: string) => void
}

type Cost = Asks & { microseconds: number }
type Server = { origin: string; cpu: () => number }

export type CrowdFigures = {
  watched: {
    asks: number
    errors: number
    unchanged: number
    p50: number
    p99: number
    slowest: number
    originCalls: number
    mostCalls: number
    leastCalls: number
    microseconds: number
  }
  /** Asks with and without the ETag of the answer. */
  beside: Record<'unchanged' | 'whole', { edge: number; bare: number; ratio: number }>
  many: Cost
}

const cpuOf = (isAskedFor: Parameters<typeof processFigures>[0]) =>
  processFigures(isAskedFor).reduce((sum, { cpu }) => sum + cpu, 0)

async function cost(server: Server, order: Omit<Parameters<typeof asks>[0], 'origin'>): Promise<Cost> {
  const before = server.cpu()
  const result = await asks({ origin: server.origin, ...order })
  return { ...result, microseconds: ((server.cpu() - before) * 1_000_000) / result.requests }
}

async function etagOf({ origin }: Server, target: string): Promise<string> {
  const { headers } = await fetch(origin + target)
  return headers.get('etag') ?? ''
}

/** In turns, so that other load on the machine affects both. */
async function compare(edge: Server, bare: Server, target: string, isUnchanged: boolean) {
  const pairs: { edge: number; bare: number }[] = []
  const one = async (server: Server) => {
    const headers = isUnchanged ? { 'If-None-Match': await etagOf(server, target) } : {}
    const order = { path: target, connections: 32, seconds: roundSeconds, headers }
    return (await cost(server, order)).microseconds
  }
  for (let round = 0; round < rounds; round += 1) pairs.push({ edge: await one(edge), bare: await one(bare) })
  const middle = (pick: (pair: (typeof pairs)[number]) => number) => percentile(pairs.map(pick), 0.5)
  return {
    edge: middle((pair) => pair.edge),
    bare: middle((pair) => pair.bare),
    ratio: middle((pair) => pair.edge / pair.bare),
  }
}

/** The same bytes and headers from a file, without a log, since the edge writes none of these answers. */
async function startFile(folder: string, origin: string, target: string) {
  const answer = await fetch(origin + target)
  const page = { path: target, html: await answer.text(), headers: answer.headers }
  const bare = await startBare(folder, page, { isLogged: false })
  await untilAnswering(bare.origin + target, 10)
  return bare
}

/** Between two baskets. */
const betweenScores = 8_000

/** Calls `score` again and again until the work is done. */
async function whileScoring<Result>(score: CrowdOptions['score'], work: Promise<Result>): Promise<Result> {
  let isOver = false
  const scoring = (async () => {
    while (score && !isOver) {
      await score()
      await Promise.race([sleep(betweenScores, undefined, { ref: false }), work])
    }
  })()
  try {
    return await work
  } finally {
    isOver = true
    await scoring
  }
}

async function watchedFigures(options: CrowdOptions, edge: Server): Promise<CrowdFigures['watched']> {
  const { path: target, originCalls, seconds = 120, watchers = 500 } = options
  await fetch(edge.origin + target)
  const [callsBefore, cpuBefore] = [await originCalls(), edge.cpu()]
  const start = Date.now()
  const watching = watch({
    origin: edge.origin,
    path: target,
    watchers,
    seconds,
    everySeconds: 5,
  })
  const { statuses, times } = await whileScoring(options.score, watching)
  const windows = Math.floor(Date.now() / 1000 / windowSeconds) - Math.floor(start / 1000 / windowSeconds) + 1
  const cpu = edge.cpu() - cpuBefore
  const unchanged = statuses.get(304) ?? 0
  return {
    asks: times.length,
    errors: times.length - unchanged - (statuses.get(200) ?? 0),
    unchanged,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    slowest: percentile(times, 1),
    originCalls: (await originCalls()) - callsBefore,
    mostCalls: windows,
    // While somebody asks all the time, no window is left out but the first and the last.
    leastCalls: windows - 2,
    microseconds: (cpu * 1_000_000) / times.length,
  }
}

/** What everybody who watches a match costs the edge and the site. */
export async function crowdFigures(options: CrowdOptions): Promise<CrowdFigures> {
  const { path: target, edgePid, say = () => undefined, seconds = 120, watchers = 500 } = options
  const edge: Server = {
    origin: options.edge,
    cpu: () => cpuOf(({ pid, parent }) => pid === edgePid || parent === edgePid),
  }
  say(`${watchers} watch ${target} for ${seconds} s`)
  const watched = await watchedFigures(options, edge)
  const folder = mkdtempSync(path.join(tmpdir(), 'palank-live-'))
  const file = await startFile(path.join(folder, 'bare'), edge.origin, target)
  try {
    const bare: Server = {
      origin: file.origin,
      cpu: () => file.figures().reduce((sum, { cpu }) => sum + cpu, 0),
    }
    say('beside a bare nginx')
    const beside = {
      unchanged: await compare(edge, bare, target, true),
      whole: await compare(edge, bare, target, false),
    }
    say(`${goalPerSecond} asks a second`)
    const many = await cost(edge, {
      path: target,
      connections: 2_000,
      seconds: 10,
      headers: { 'If-None-Match': await etagOf(edge, target) },
      // Of each connection after an answer: together over the goal, also where an answer takes some milliseconds.
      pauseMilliseconds: 150,
    })
    return { watched, beside, many }
  } finally {
    await file.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** For the record, without a limit. */
const record = (what: string, figure: string): Figure => ({ what, figure, limit: '', passed: true })

export function crowdRows({ watched, beside, many }: CrowdFigures): Figure[] {
  const milliseconds = [watched.p50, watched.p99, watched.slowest].map((value) => value.toFixed(1))
  const ratio = (what: string, { edge, bare, ratio }: CrowdFigures['beside']['whole']) =>
    record(what, `${edge.toFixed(1)} / ${bare.toFixed(1)} µs, ${ratio.toFixed(2)} ×`)
  return [
    atMost(`watchers: errors of ${watched.asks} asks`, watched.errors, 0),
    {
      what: 'watchers: calls of the site',
      figure: String(watched.originCalls),
      limit: `${watched.leastCalls} – ${watched.mostCalls}`,
      passed: watched.originCalls >= watched.leastCalls && watched.originCalls <= watched.mostCalls,
    },
    record('watchers: unchanged (304)', `${((watched.unchanged * 100) / watched.asks).toFixed(1)} %`),
    record('watchers: p50 / p99 / slowest', `${milliseconds.join(' / ')} ms`),
    record('watchers: CPU of the edge for an ask', `${watched.microseconds.toFixed(0)} µs`),
    ratio('CPU of an unchanged answer, edge / bare nginx', beside.unchanged),
    ratio('CPU of a whole answer, edge / bare nginx', beside.whole),
    {
      what: 'a crowd for 10 s: unchanged answers a second',
      figure: many.perSecond.toFixed(0),
      limit: `≥ ${goalPerSecond}`,
      passed: many.perSecond >= goalPerSecond,
    },
    atMost(`a crowd for 10 s: errors of ${many.requests} asks`, many.errors, 0),
    record('a crowd for 10 s: CPU of an ask', `${many.microseconds.toFixed(1)} µs`),
  ]
}
