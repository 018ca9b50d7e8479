import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '../../club-environment.ts'
import { startProcess, untilAnswering } from '../../processes.ts'
import type { SiteBuild } from '../../site-build.ts'
import type { Tally } from '../tally.ts'
import { startBackend } from './backend.ts'
import { type Language, languages } from './content/language.ts'
import { contains, type Expectation, pathOf, type Screen, visibleHtml } from './expectations.ts'
import { screensOf, sitemapExpectations } from './screens.ts'
import { emptyFolder, siteCommand, siteEnvironment } from './site.ts'

type PageResponse = { status: number; type: string; body: string }

async function fetchPage(origin: string, address: string, init?: RequestInit): Promise<PageResponse> {
  const response = await fetch(new URL(address, origin), { redirect: 'manual', ...init })
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    body: await response.text(),
  }
}

/** Which items of a kind are complete on every screen. */
class Completeness {
  readonly kinds = new Map<string, Map<string, boolean>>()

  record({ kind, item }: Expectation, language: string, isComplete: boolean): void {
    const items = this.kinds.get(kind) ?? new Map<string, boolean>()
    const key = `${item} (${language})`
    items.set(key, (items.get(key) ?? true) && isComplete)
    this.kinds.set(kind, items)
  }

  get lines(): string[] {
    return [...this.kinds].map(([kind, items]) => {
      const complete = [...items.values()].filter(Boolean).length
      return `${kind}: ${complete} of ${items.size}`
    })
  }
}

type Check = { origin: string; tally: Tally; completeness: Completeness }

function checkScreen(
  { tally, completeness }: Check,
  screen: Screen,
  response: PageResponse,
  language: string,
): void {
  const { path: address, type, expectations } = screen
  tally.check(address, response.status === 200 ? undefined : `answered ${response.status}`)
  tally.check(`${address} type`, response.type.startsWith(type) ? undefined : response.type)
  const page = visibleHtml(response.body)
  for (const expectation of expectations) {
    const { kind, item, text } = expectation
    const isThere =
      response.status === 200 && contains(expectation.in === 'page' ? page : response.body, text)
    completeness.record(expectation, language, isThere)
    // An error page counts as one fault.
    if (response.status !== 200) continue
    tally.check(`${address}: ${kind} ${item}`, isThere ? undefined : `without ${text}`)
  }
}

/** All sitemap files as one response. */
async function fetchSitemap({ origin }: Check): Promise<PageResponse> {
  const index = await fetchPage(origin, '/sitemap.xml')
  const files = [...index.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const responses = await Promise.all(files.map((file) => fetchPage(origin, file)))
  const failed = [index, ...responses].find(({ status }) => status !== 200)
  return { ...(failed ?? index), body: responses.map(({ body }) => body).join('\n') }
}

/** The site refuses a form that was filled in faster. */
const fillTime = 2_100

async function sendForm({ origin, tally }: Check, language: Language): Promise<void> {
  const address = pathOf(language, 'joinUs')
  const { body } = await fetchPage(origin, address)
  const [, token = ''] = /name="formToken" value="([^"]+)"/.exec(body) ?? []
  const form = new URLSearchParams({
    formToken: token,
    name: 'Próba Panna',
    email: 'panna@pelda.example',
    mothersName: 'Próba Piroska',
    birthYear: '2012',
    hasPlayedBefore: 'no',
    phone: '36 20 555 0111',
    consent: 'yes',
    'g-recaptcha-response': 'a-token-of-this-check',
  })
  await sleep(fillTime)
  const sent = await fetchPage(origin, address, { method: 'POST', headers: { origin }, body: form })
  tally.check(
    `${address} POST`,
    sent.status === 200 && /role="status"/.test(sent.body) ? undefined : `answered ${sent.status}`,
  )
}

const problemLevels = ['warn', 'error', 'fatal']

/** Warnings and errors in the site's log; with correct answers there are none. */
export const problemsInLog = (log: string): string[] =>
  readFileSync(log, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('{')) return line.trim() ? [line] : []
      const { level, msg, call, dropped, err, path: address } = JSON.parse(line)
      return problemLevels.includes(level)
        ? [[level, msg, call ?? address, err, JSON.stringify(dropped)].join(' ')]
        : []
    })

async function checkAllScreens(check: Check, now: number): Promise<void> {
  for (const language of languages) {
    for (const screen of screensOf(language, now)) {
      checkScreen(check, screen, await fetchPage(check.origin, screen.path), language)
    }
    await sendForm(check, language)
  }
  const sitemapScreen = { path: '/sitemap.xml', type: 'application/xml', expectations: sitemapExpectations() }
  checkScreen(check, sitemapScreen, await fetchSitemap(check), 'both')
}

/** Calls that our own api has beside the specification's: the site asks them, and works without an answer. */
const ownCalls = /^GET \/api\/v1\/schedule\/live\/\d+ 404 /

/** Checks every screen in both languages with only the specification's fields. Returns the calls used. */
export async function verifyWholeSite(build: SiteBuild, tally: Tally): Promise<string[]> {
  const now = Date.now()
  const backend = await startBackend(now)
  const env: Environment = await siteEnvironment(backend.origin)
  const log = path.join(emptyFolder('whole'), 'site.log')
  const site = startProcess(siteCommand(build, env, log))
  const check = { origin: env.PUBLIC_ORIGIN ?? '', tally, completeness: new Completeness() }
  try {
    await untilAnswering(`${check.origin}/readyz`, 30)
    await checkAllScreens(check, now)
  } finally {
    await site.stop()
    await backend.close()
  }
  const problems = problemsInLog(log)
  for (const problem of new Set(problems)) tally.fail(`the site logged ${problem}`)
  const dropped = problems.filter((line) => /drop|left out/.test(line)).length
  for (const line of check.completeness.lines) console.log(`specification: ${line}`)
  const refusals = backend.refusals.filter((refusal) => !ownCalls.test(refusal))
  for (const refusal of new Set(refusals)) tally.fail(`the back end refused ${refusal}`)
  console.log(`specification: ${dropped} items dropped`)
  return [...backend.requestCounts.keys()]
}
