import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '../../club-environment.ts'
import { startProcess, untilAnswering } from '../../processes.ts'
import type { SiteBuild } from '../../site-build.ts'
import type { Tally } from '../tally.ts'
import { startBackend } from './backend.ts'
import { type Language, languages } from './content/language.ts'
import { screensOf, sitemapWants } from './screens.ts'
import { emptyFolder, plainEnvironment, plainSite } from './site.ts'
import { drawn, holds, pathOf, type Screen, type Want } from './want.ts'

type Answer = { status: number; type: string; body: string }

async function ask(origin: string, address: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(new URL(address, origin), { redirect: 'manual', ...init })
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    body: await answer.text(),
  }
}

/** Which items of a kind were complete wherever they belong. */
class Completeness {
  readonly kinds = new Map<string, Map<string, boolean>>()

  note({ kind, item }: Want, language: string, whole: boolean): void {
    const items = this.kinds.get(kind) ?? new Map<string, boolean>()
    const key = `${item} (${language})`
    items.set(key, (items.get(key) ?? true) && whole)
    this.kinds.set(kind, items)
  }

  get lines(): string[] {
    return [...this.kinds].map(([kind, items]) => {
      const whole = [...items.values()].filter(Boolean).length
      return `${kind}: ${whole} of ${items.size}`
    })
  }
}

type Check = { origin: string; tally: Tally; completeness: Completeness }

function judge({ tally, completeness }: Check, screen: Screen, answer: Answer, language: string): void {
  const { path: address, type, wants } = screen
  tally.note(address, answer.status === 200 ? undefined : `answered ${answer.status}`)
  tally.note(`${address} type`, answer.type.startsWith(type) ? undefined : answer.type)
  const page = drawn(answer.body)
  for (const one of wants) {
    const whole = answer.status === 200 && holds(one.in === 'page' ? page : answer.body, one.what)
    completeness.note(one, language, whole)
    // An error page lacks everything, which is one fault.
    if (answer.status !== 200) continue
    tally.note(`${address}: ${one.kind} ${one.item}`, whole ? undefined : `without ${one.what}`)
  }
}

/** The files that the index names, as one. */
async function sitemap({ origin }: Check): Promise<Answer> {
  const index = await ask(origin, '/sitemap.xml')
  const files = [...index.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const answers = await Promise.all(files.map((file) => ask(origin, file)))
  const failed = [index, ...answers].find(({ status }) => status !== 200)
  return { ...(failed ?? index), body: answers.map(({ body }) => body).join('\n') }
}

/** Nobody fills in the form faster than this. */
const fillTime = 2_100

async function sendForm({ origin, tally }: Check, language: Language): Promise<void> {
  const address = pathOf(language, 'joinUs')
  const { body } = await ask(origin, address)
  const [, formToken = ''] = /name="formToken" value="([^"]+)"/.exec(body) ?? []
  const form = new URLSearchParams({
    ...{ formToken, name: 'Próba Panna', email: 'panna@pelda.example', mothersName: 'Próba Piroska' },
    ...{ birthYear: '2012', hasPlayedBefore: 'no', phone: '36 20 555 0111', consent: 'yes' },
    'g-recaptcha-response': 'a-token-of-this-check',
  })
  await sleep(fillTime)
  const sent = await ask(origin, address, { method: 'POST', headers: { origin }, body: form })
  tally.note(
    `${address} POST`,
    sent.status === 200 && /role="status"/.test(sent.body) ? undefined : `answered ${sent.status}`,
  )
}

const levels: Record<number, string> = { 40: 'warning', 50: 'error', 60: 'fatal' }

/** What the site complained of: with this back end it has nothing to. */
export const complaintsIn = (log: string): string[] =>
  readFileSync(log, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('{')) return line.trim() ? [line] : []
      const { level, msg, call, dropped, err, path: address } = JSON.parse(line)
      return level >= 40
        ? [[levels[level], msg, call ?? address, err, JSON.stringify(dropped)].join(' ')]
        : []
    })

async function askEverything(check: Check, now: number): Promise<void> {
  for (const language of languages) {
    for (const screen of screensOf(language, now)) {
      judge(check, screen, await ask(check.origin, screen.path), language)
    }
    await sendForm(check, language)
  }
  const told = { path: '/sitemap.xml', type: 'application/xml', wants: sitemapWants() }
  judge(check, told, await sitemap(check), 'both')
}

/** Every screen in both languages on the specification's fields alone. Tells the calls that were asked. */
export async function verifyWholeSite(build: SiteBuild, tally: Tally): Promise<string[]> {
  const now = Date.now()
  const backend = await startBackend(now)
  const env: Environment = await plainEnvironment(backend.origin)
  const log = path.join(emptyFolder('whole'), 'site.log')
  const site = startProcess(plainSite(build, env, log))
  const check = { origin: env.PUBLIC_ORIGIN ?? '', tally, completeness: new Completeness() }
  try {
    await untilAnswering(`${check.origin}/readyz`, 30)
    await askEverything(check, now)
  } finally {
    await site.stop()
    await backend.close()
  }
  const complaints = complaintsIn(log)
  for (const complaint of new Set(complaints)) tally.miss(`the site's log says ${complaint}`)
  const dropped = complaints.filter((line) => /drop|left out/.test(line)).length
  for (const line of check.completeness.lines) console.log(`specification: ${line}`)
  for (const what of new Set(backend.refused)) tally.miss(`the back end refused ${what}`)
  console.log(`specification: ${dropped} items dropped`)
  return [...backend.asked.keys()]
}
