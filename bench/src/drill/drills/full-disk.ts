import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { addressOf } from '@palank/scripts/club-environment'
import { freePort } from '@palank/scripts/free-port'
import { startProcess, untilAnswering } from '@palank/scripts/processes'
import { edgeCommand } from '@palank/scripts/site-processes'
import { type Context, type Drill, noErrors, type Outcome } from '../context.ts'
import { figuresOf, type Sample } from '../figures.ts'
import { fetchPage, messageOf } from '../load.ts'

const megabytes = 24

/** Writes until nothing fits any more. */
function fill(file: string): void {
  const target = openSync(file, 'w')
  try {
    for (const size of [1_048_576, 4_096, 1]) {
      const block = Buffer.alloc(size, 1)
      try {
        for (;;) if (writeSync(target, block) < size) break
      } catch {
        // Full for blocks of this size.
      }
    }
  } finally {
    closeSync(target)
  }
}

async function visitAll({ pages }: Context, origin: string, fresh: number): Promise<Sample[]> {
  const samples: Sample[] = []
  const visit = async (kind: Sample['kind'], address: string) => {
    const start = performance.now()
    const error = await fetchPage(origin + address).then(
      ({ status }) => (status === 200 ? undefined : `${address}: ${status}`),
      (reason: unknown) => `${address}: ${messageOf(reason)}`,
    )
    samples.push({ kind, milliseconds: performance.now() - start, ...(error ? { error } : {}) })
  }
  for (const address of pages.cached.keys()) await visit('cached', address)
  for (let count = 0; count < fresh; count++) {
    await visit('fresh', pages.sitemap[(count * 7) % pages.sitemap.length] ?? '/')
    await visit('join', pages.join)
  }
  return samples
}

async function run(context: Context): Promise<Outcome> {
  const { system, short } = context
  const { demo, build, sitePorts } = system
  const folder = path.join(system.folder, 'edge-full')
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
  } catch {
    return { checks: [], skipped: 'mount is not permitted' }
  }
  const port = await freePort()
  const origin = addressOf(port)
  const setting = { ...demo.setting, ports: { ...demo.ports, edge: port } }
  const edge = startProcess(
    edgeCommand(setting, { build, sites: sitePorts, folder: system.folder, suffix: '-full' }),
  )
  try {
    await untilAnswering(`${origin}/edge-healthz`, 10)
    await visitAll(context, origin, 0)
    fill(path.join(folder, 'filler'))
    const samples: Sample[] = []
    for (let round = 0; round < (short ? 3 : 10); round++)
      samples.push(...(await visitAll(context, origin, 10)))
    const figures = figuresOf(samples)
    return { figures, checks: noErrors(figures, 'cached', 'fresh', 'join') }
  } finally {
    await edge.stop()
    execFileSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  }
}

export const fullDisk: Drill = {
  rule: 'R4',
  name: 'cache disk full',
  before: '55 of 463 connections reset',
  inShort: true,
  run,
}
