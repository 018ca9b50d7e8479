import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { livePath } from '@palank/routes'
import { freePort } from '@palank/scripts/free-port'
import { startEdgeBefore } from '@palank/scripts/measure/nginx-servers'
import { untilAnswering } from '@palank/scripts/processes'
import { crowdFigures, crowdRows } from '@palank/scripts/verify/live/crowd-figures'
import { tableOf } from '@palank/scripts/verify/live/figure'

const seconds = Number(process.env.SECONDS ?? 120)
const watchers = Number(process.env.WATCHERS ?? 500)
const match = livePath(12)

/** About as large as the answer late in a match. */
function answer(score: number): string {
  const plays = Array.from({ length: 200 }, (_, place) => ({
    id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
    type: 'points',
    side: 1 + (place % 2),
    player: 100 + ((place * 7) % 24),
    kind: 'two_point',
    points: 2,
    period: 1 + Math.floor(place / 50),
    clock: 600 - ((place * 11) % 600),
    home: place,
    away: place - 1,
    undone: false,
  }))
  return JSON.stringify({ id: 12, status: 'live', score: { home: score, away: 40 }, plays })
}

/** In place of a site: 20 ms for an answer. */
async function startOrigin(
  port: number,
): Promise<{ server: Server; calls: () => number; score: () => void }> {
  let [calls, points] = [0, 0]
  const server = createServer((request, response) => {
    if (request.url === match) calls += 1
    const etag = `W/"${points}"`
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache', etag }
    const isSame = request.headers['if-none-match'] === etag
    const body = isSame ? Buffer.alloc(0) : gzipSync(answer(points))
    const encoding = isSame ? {} : { 'content-encoding': 'gzip', 'content-length': body.length }
    setTimeout(() => response.writeHead(isSame ? 304 : 200, { ...headers, ...encoding }).end(body), 20)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const score = () => {
    points += 2
  }
  return { server, calls: () => calls, score }
}

/** A crowd at the edge before an origin of its own; `pnpm verify live` does the same on a demo. */
export async function benchLive(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'palank-bench-live-'))
  const port = await freePort()
  const { server, calls, score } = await startOrigin(port)
  const [mediaDir, clientDir] = [path.join(folder, 'files'), path.join(folder, 'client')]
  for (const name of [mediaDir, path.join(clientDir, 'assets')]) mkdirSync(name, { recursive: true })
  const edge = await startEdgeBefore(
    { sites: [`127.0.0.1:${port}`], publicOrigin: 'http://club.example', mediaDir, clientDir },
    path.join(folder, 'edge'),
  )
  try {
    await untilAnswering(`${edge.origin}/edge-healthz`, 10)
    const figures = await crowdFigures({
      edge: edge.origin,
      path: match,
      originCalls: async () => calls(),
      edgePid: edge.pid,
      seconds,
      watchers,
      score: async () => score(),
      say: (line) => console.log(`live: ${line}`),
    })
    const rows = crowdRows(figures)
    for (const line of tableOf(rows)) console.log(`live: ${line}`)
    return rows.every(({ passed }) => passed)
  } finally {
    await edge.stop()
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
