import { addressOf } from '@palank/scripts/club-environment'
import { memoryOf, type ProcessFigures, processFigures } from '@palank/scripts/measure/process-figures'
import type { RunningDemo } from '@palank/scripts/running-demo'
import { withClient } from '@palank/scripts/with-client'
import { sitemapOf } from './drill/pages.ts'
import { crowd } from './measure.ts'
import { withDemo } from './with-demo.ts'

const seconds = Number(process.env.SECONDS ?? 20)
/** As many as a site renders at a time. */
const clients = 8

/** The postmaster is the parent of any connection's process. */
const postmasterOf = ({ superuserUrl }: RunningDemo): Promise<number> =>
  withClient(superuserUrl, async (db) => {
    const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid')
    const [backend] = processFigures(({ pid }) => pid === rows[0]?.pid)
    return backend?.parent ?? 0
  })

/** Each process of the demo with its children. */
async function processesOf(demo: RunningDemo): Promise<Map<string, () => ProcessFigures[]>> {
  const postmaster = await postmasterOf(demo)
  return new Map([
    ...demo.processes.map(
      ({ name, pid }) => [name, () => processFigures(({ group }) => group === pid)] as const,
    ),
    ['PostgreSQL', () => processFigures(({ pid, parent }) => pid === postmaster || parent === postmaster)],
  ])
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

async function measure(demo: RunningDemo): Promise<boolean> {
  const paths = await sitemapOf(demo.site)
  const processes = await processesOf(demo)
  const siteOrigin = addressOf(demo.ports.site)
  const cpu = () =>
    new Map([...processes].map(([name, figures]) => [name, sum(figures().map((one) => one.cpu))]))
  const editor = async () => {
    for (let visit = 0; visit < 20; visit += 1)
      await (await fetch(`${demo.newsroom}/admin/login`)).arrayBuffer()
  }
  await editor()
  const hits = await crowd(demo.site, paths, { clients, seconds })
  const before = cpu()
  const renders = await crowd(siteOrigin, paths, { clients, seconds })
  const after = cpu()
  console.log(
    `memory: after ${hits.requests} visits through the edge and ${renders.requests} renders of ${paths.length} pages, ` +
      `${renders.perSecond.toFixed(0)} renders/s`,
  )
  const rows = [...processes].map(([name, figures]) => ({
    name,
    memory: sum(figures().map(memoryOf)),
    perRender: (1000 * ((after.get(name) ?? 0) - (before.get(name) ?? 0))) / renders.requests,
  }))
  const all = {
    name: 'all',
    memory: sum(rows.map((row) => row.memory)),
    perRender: sum(rows.map((row) => row.perRender)),
  }
  for (const { name, memory, perRender } of [...rows, all]) {
    console.log(
      `memory: ${name.padEnd(12)} ${(memory / 1e6).toFixed(0).padStart(5)} MB, ${perRender.toFixed(2).padStart(6)} ms CPU a render`,
    )
  }
  return true
}

export const benchMemory = (): Promise<boolean> => withDemo(measure)
