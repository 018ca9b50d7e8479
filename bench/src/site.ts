import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { portsOf, siteEnvironment } from '@palank/scripts/club-environment'
import { freePort } from '@palank/scripts/free-port'
import { root } from '@palank/scripts/paths'
import { startDemo } from '@palank/scripts/run-demo'
import { type RunningDemo, runningDemo } from '@palank/scripts/running-demo'
import { buildSite } from '@palank/scripts/site-build'
import { chromium } from '@playwright/test'
import { median } from './measure.ts'
import type { Command } from './site-render.ts'

/** S2 and S7. */
const goals = { all: 450_000, script: 110_000, html: 20_000, ratio: 5 }
const rounds = Number(process.env.ROUNDS ?? 9)
const requests = 300

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

type Weight = { all: number; script: number; html: number; popup: number; kinds: Map<string, number> }

/** The bytes that a phone of 390 px receives for its first view of home. */
async function weigh(site: string, address: string): Promise<Weight> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args })
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    })
    const page = await context.newPage()
    const network = await context.newCDPSession(page)
    const kindOf = new Map<string, { kind: string; url: string }>()
    const weight: Weight = { all: 0, script: 0, html: 0, popup: 0, kinds: new Map() }
    network.on('Network.responseReceived', ({ requestId, type, response }) =>
      kindOf.set(requestId, { kind: type, url: response.url }),
    )
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const { kind, url } = kindOf.get(requestId) ?? { kind: 'Other', url: '' }
      weight.all += encodedDataLength
      weight.kinds.set(kind, (weight.kinds.get(kind) ?? 0) + encodedDataLength)
      if (kind === 'Script') weight.script += encodedDataLength
      if (kind === 'Document') weight.html += encodedDataLength
      if (/popup|udvozlo/.test(url)) weight.popup += encodedDataLength
    })
    await network.send('Network.enable')
    await page.goto(new URL(address, site).href, { waitUntil: 'networkidle' })
    return weight
  } finally {
    await browser.close()
  }
}

/** The next message of a child process; an error if it exits instead. */
function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`site-render.ts exited with ${code}`))
    child.once('exit', onExit)
    child.once('message', (message) => {
      child.off('exit', onExit)
      resolve(message)
    })
  })
}

/** CPU of a whole uncached response and of the bare render of the same page, in one process, in turns. */
async function renderCost(demo: RunningDemo) {
  const port = await freePort()
  const { client } = await buildSite()
  const child = fork(path.join(root, 'bench/src/site-render.ts'), [client], {
    env: { ...siteEnvironment(demo.setting, path.join(demo.folder, 'bench')), SITE_PORT: String(port) },
  })
  const send = async (command: Command): Promise<number> => {
    const reply = nextMessage(child)
    child.send(command)
    return Number(await reply)
  }
  const request = async (count: number, encoding = 'identity') => {
    for (let done = 0; done < count; done += 1) {
      const headers = { 'accept-encoding': encoding }
      const response = await fetch(`http://127.0.0.1:${port}/kezdo`, { headers })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`home answered ${response.status}`)
    }
  }
  try {
    await nextMessage(child)
    await request(200)
    await send({ render: 200 })
    const whole: number[] = []
    const bare: number[] = []
    const gzipped: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await send('mark')
      await request(requests)
      whole.push((await send('measure')) / requests)
      await send('mark')
      bare.push((await send({ render: requests })) / requests)
      await send('mark')
      await request(requests, 'gzip')
      gzipped.push((await send('measure')) / requests)
    }
    return { whole: median(whole), bare: median(bare), gzipped: median(gzipped) }
  } finally {
    child.kill()
  }
}

async function measure(demo: RunningDemo): Promise<boolean> {
  const address = '/kezdo'
  const html = await (await fetch(new URL(address, demo.site))).text()
  const weight = await weigh(demo.site, address)
  const { whole, bare, gzipped } = await renderCost(demo)
  const kinds = [...weight.kinds].map(([kind, bytes]) => `${kind} ${kilobytes(bytes)}`).join(', ')
  console.log(`site: first view at 390 px ${kilobytes(weight.all)} (goal ${kilobytes(goals.all)}): ${kinds}`)
  console.log(`site: of these the welcome popup's picture ${kilobytes(weight.popup)}`)
  console.log(`site: script ${kilobytes(weight.script)} as sent (goal ${kilobytes(goals.script)})`)
  console.log(
    `site: HTML ${kilobytes(weight.html)} as sent, ${kilobytes(gzipSync(html).length)} by gzip, ${kilobytes(html.length)} plain (goal ${kilobytes(goals.html)})`,
  )
  const ratio = whole / bare
  console.log(
    `site: uncached home ${whole.toFixed(2)} ms CPU, bare render ${bare.toFixed(2)} ms, ratio ${ratio.toFixed(2)} (goal ${goals.ratio})`,
  )
  console.log(`site: the same gzipped, as the edge requests it, ${gzipped.toFixed(2)} ms CPU`)
  return (
    weight.all <= goals.all &&
    weight.script <= goals.script &&
    weight.html <= goals.html &&
    ratio <= goals.ratio
  )
}

/** Measures the running demo, or starts one for the bench. */
export async function benchSite(): Promise<boolean> {
  const running = runningDemo('solymok')
  if (running) return measure(running)
  const demo = await startDemo({
    club: 'solymok',
    ports: portsOf('solymok', process.env.PORT_BASE),
    say: console.log,
  })
  try {
    return await measure(demo)
  } finally {
    await demo.stop()
  }
}
