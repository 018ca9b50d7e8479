import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { siteEnvironment } from '@palank/scripts/club-environment'
import { freePort } from '@palank/scripts/free-port'
import { root } from '@palank/scripts/paths'
import type { RunningDemo } from '@palank/scripts/running-demo'
import { buildSite } from '@palank/scripts/site-build'
import { median } from './measure.ts'
import { measurePage } from './measure-page.ts'
import type { PageFigures } from './page-trace.ts'
import type { Command } from './site-render.ts'
import { openUnwatchedBrowser } from './unwatched-browser.ts'
import { withDemo } from './with-demo.ts'

/** S2 and S7. */
const goals = {
  all: 420_000,
  script: 145_000,
  html: 38_000,
  markup: 13_000,
  data: 10_000,
  early: 0,
  ratio: 5,
}
const goalNames = ['all', 'script', 'html', 'markup', 'data', 'early', 'ratio'] as const
const rounds = Number(process.env.ROUNDS ?? 9)
const requests = 300

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

async function weigh(url: string): Promise<PageFigures> {
  const browser = await openUnwatchedBrowser()
  try {
    return await measurePage(browser, url)
  } finally {
    browser.close()
  }
}

/** A page's HTML in its parts, each by gzip: inline scripts are its data, with what starts it. */
function partsOf(html: string) {
  const data: string[] = []
  const css: string[] = []
  const markup = html.replace(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
    (element, tag: string, attributes: string, content: string) => {
      // Structured data is for search engines: it belongs to the page.
      if (attributes.includes('ld+json')) return element
      const list = tag === 'style' ? css : data
      list.push(content)
      return ''
    },
  )
  const size = (text: string) => gzipSync(text).length
  return { markup: size(markup), data: size(data.join('')), css: size(css.join('')) }
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
    env: {
      ...siteEnvironment(demo.setting, path.join(demo.folder, 'bench')),
      NODE_ENV: 'production',
      SITE_PORT: String(port),
    },
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
  const url = new URL('/kezdo', demo.site).href
  const html = await (await fetch(url)).text()
  const { bytes, scriptsBeforePaint } = await weigh(url)
  const { whole, bare, gzipped } = await renderCost(demo)
  const figures = { ...bytes, ...partsOf(html), ratio: whole / bare, early: scriptsBeforePaint.length }
  const kinds = Object.entries(bytes).map(([kind, size]) => `${kind} ${kilobytes(size)}`)
  const sizes = (['all', 'script', 'html', 'markup', 'data'] as const).map(
    (part) => `${part} ${kilobytes(figures[part])} (goal ${kilobytes(goals[part])})`,
  )
  console.log(`site: first view of home on a phone of 412 px: ${kinds.join(', ')}`)
  console.log(
    `site: ${sizes.join(', ')}; inlined CSS ${kilobytes(figures.css)}, plain HTML ${kilobytes(html.length)}`,
  )
  console.log(`site: scripts requested before the first paint ${figures.early} (goal ${goals.early})`)
  console.log(
    `site: uncached home ${whole.toFixed(2)} ms CPU, bare render ${bare.toFixed(2)} ms, ratio ${figures.ratio.toFixed(2)} (goal ${goals.ratio}, below 4 is better)`,
  )
  console.log(`site: the same gzipped, as the edge requests it, ${gzipped.toFixed(2)} ms CPU`)
  const missed = goalNames.filter((name) => figures[name] > goals[name])
  if (missed.length > 0) console.log(`site: missed ${missed.join(', ')}`)
  return missed.length === 0
}

export const benchSite = (): Promise<boolean> => withDemo(measure)
