import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EdgeProcess, page } from './testing/edge-process.ts'

const edge = new EdgeProcess()
const { site } = edge
const disk = edge.pathOf('edge/cache')
mkdirSync(disk, { recursive: true })
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3m,mode=755', 'tmpfs', disk])
const isMounted = mounted.status === 0
if (!isMounted) process.stdout.write(`skipped, since no small disk can be mounted: ${mounted.stderr}\n`)

beforeAll(async () => {
  if (!isMounted) return
  edge.agent = new Agent({ keepAlive: true })
  await edge.start({ cacheMinFree: '1m', trustedProxies: ['127.0.0.1'] })
})
afterAll(async () => {
  edge.agent?.destroy()
  await edge.stop()
  if (isMounted) spawnSync('umount', [disk])
  await edge.remove()
})

const text = 'A long page about basketball. '.repeat(1000)
const headers = { 'cache-control': 's-maxage=1, stale-while-revalidate=60' }

let visitors = 0
/** Each from an address of its own, so that no limit is reached. */
function visit(path: string) {
  const number = visitors++
  return edge.request(path, { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` })
}

/** The addresses whose response was not the whole page. */
async function failedOf(addresses: string[]): Promise<string[]> {
  const failed: string[] = []
  for (const address of addresses) {
    const response = await visit(address).catch((error: Error) => ({ status: 0, text: error.message }))
    if (response.status !== 200 || response.text !== text) failed.push(`${address} ${response.status}`)
  }
  return failed
}

test.runIf(isMounted)('R4: with a full cache disk every page is answered, cached or not', async () => {
  site.respond = page(text, headers)
  const cached = Array.from({ length: 20 }, () => edge.newPath())
  expect(await failedOf(cached)).toEqual([])

  // Nine megabytes of pages on a disk of three.
  expect(await failedOf(Array.from({ length: 300 }, () => edge.newPath()))).toEqual([])

  const foreign = Buffer.alloc(64 * 1024)
  for (let count = 0; count < 64; count++) {
    try {
      writeFileSync(`${disk}/foreign-${count}`, foreign)
    } catch {
      break
    }
  }
  for (let round = 0; round < 3; round++) {
    await sleep(1100)
    expect(await failedOf([...cached, ...Array.from({ length: 20 }, () => edge.newPath())])).toEqual([])
  }
  for (const log of ['nginx.log', 'edge/access.log'])
    expect(edge.readFile(log)).not.toMatch(/client: |127\.0\.0\.1/)
})
