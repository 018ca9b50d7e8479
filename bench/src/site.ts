import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { gzipSync } from 'node:zlib'
import { portsOf, siteEnvironment } from '@palank/scripts/club-environment'
import { freePort } from '@palank/scripts/free-port'
import { root } from '@palank/scripts/paths'
import { startDemo } from '@palank/scripts/run-demo'
import { type RunningDemo, runningDemo } from '@palank/scripts/running-demo'
import { buildSite } from '@palank/scripts/site-build'
import { chromium } from '@playwright/test'

/** Quality S2 and S7. */
const goals = { all: 450_000, script: 110_000, html: 20_000, ratio: 5 }
const rounds = 9
const requests = 300

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

type Weight = { all: number; script: number; html: number; popup: number; kinds: Map<string, number> }

/** What a phone of 390 px takes in until its first view of home is there, as sent. */
async function weigh(site: string, address: string): Promise<Weight> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args })
  try {
    const context = await browser.newContext({
      ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
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

/** CPU of a whole uncached answer beside the bare render of the same tree, in one process, taking turns. */
async function renderCost(demo: RunningDemo) {
  const port = await freePort()
  const { client } = await buildSite()
  const child = spawn(process.execPath, [path.join(root, 'bench/src/site-render.ts'), client], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...siteEnvironment(demo.setting, path.join(demo.folder, 'bench')), SITE_PORT: String(port) },
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const say = async (command: string) => {
    child.stdin.write(`${command}\n`)
    const { value } = await lines.next()
    return JSON.parse(String(value)) as { ms: number; length: number }
  }
  const ask = async (count: number, encoding = 'identity') => {
    for (let done = 0; done < count; done += 1) {
      const headers = { 'accept-encoding': encoding }
      const answer = await fetch(`http://127.0.0.1:${port}/kezdo`, { headers })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`home answered ${answer.status}`)
    }
  }
  try {
    await say('mark')
    await ask(200)
    await say(`bare ${200}`)
    const whole: number[] = []
    const bare: number[] = []
    const packed: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await say('mark')
      await ask(requests)
      whole.push((await say('none')).ms / requests)
      await say('mark')
      bare.push((await say(`bare ${requests}`)).ms / requests)
      await say('mark')
      await ask(requests, 'gzip')
      packed.push((await say('none')).ms / requests)
    }
    return { whole: median(whole), bare: median(bare), packed: median(packed) }
  } finally {
    child.kill()
  }
}

async function measure(demo: RunningDemo): Promise<boolean> {
  const address = '/kezdo'
  const html = await (await fetch(new URL(address, demo.site))).text()
  const weight = await weigh(demo.site, address)
  const { whole, bare, packed } = await renderCost(demo)
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
  console.log(`site: packed by gzip as the edge asks for it, ${packed.toFixed(2)} ms CPU`)
  return (
    weight.all <= goals.all &&
    weight.script <= goals.script &&
    weight.html <= goals.html &&
    ratio <= goals.ratio
  )
}

/** On the running demo of the club, or on one for the time of the bench. */
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
