import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { addressOf } from '@palank/scripts/club-environment'
import { freePort } from '@palank/scripts/free-port'
import { startProcess, untilAnswering } from '@palank/scripts/processes'
import { edgeCommand } from '@palank/scripts/site-processes'
import { type Context, type Drill, followLinks, noErrors, type Outcome } from '../context.ts'
import { figuresOf, type Sample } from '../figures.ts'
import { fetchPage, messageOf, problemWith } from '../load.ts'

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

const visitors = 4

/** Every cached page once, then for some seconds these, pages of the sitemap and the join page in turn. */
async function visitFor({ pages }: Context, origin: string, seconds: number): Promise<Sample[]> {
  const samples: Sample[] = []
  const visit = async (kind: Sample['kind'], address: string) => {
    const start = performance.now()
    const problem = await fetchPage(origin + address).then(
      (page) => problemWith(page, kind === 'cached' ? pages.cached.get(address) : undefined),
      (reason: unknown) => messageOf(reason),
    )
    const error = problem && `${address}: ${problem}`
    samples.push({ kind, milliseconds: performance.now() - start, ...(error ? { error } : {}) })
  }
  const cached = [...pages.cached.keys()]
  for (const address of cached) await visit('cached', address)
  const end = performance.now() + seconds * 1_000
  let turn = 0
  const visitor = async () => {
    while (performance.now() < end) {
      const count = turn++
      if (count % 5 === 3) await visit('fresh', pages.sitemap[(count * 7) % pages.sitemap.length] ?? '/')
      else if (count % 5 === 4) await visit('join', pages.join)
      else await visit('cached', cached[count % cached.length] ?? '/')
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  return samples
}

function unmount(folder: string): void {
  execFileSync('umount', [folder], { stdio: 'ignore' })
}

async function run(context: Context): Promise<Outcome> {
  const { system, short } = context
  const { demo, build, sitePorts } = system
  const folder = path.join(system.folder, 'edge-full')
  mkdirSync(folder, { recursive: true })
  try {
    unmount(folder)
  } catch {
    // Only an interrupted drill leaves it mounted.
  }
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
  const command = edgeCommand(setting, { build, sites: sitePorts, folder: system.folder, suffix: '-full' })
  const edge = startProcess(command)
  try {
    await untilAnswering(`${origin}/edge-healthz`, 10)
    await visitFor(context, origin, 0)
    fill(path.join(folder, 'filler'))
    const figures = figuresOf(await visitFor(context, origin, short ? 8 : 30))
    const clicks = await followLinks(context, origin)
    return { figures, clicks, checks: noErrors(figures, 'cached', 'fresh', 'join') }
  } finally {
    await edge.stop()
    unmount(folder)
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
