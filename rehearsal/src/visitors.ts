import { setTimeout as sleep } from 'node:timers/promises'
import { visit } from './visit.ts'

/** `cached` pages have been visited before, `fresh` ones never; `join` opens the form and sends it. */
export type Kind = 'cached' | 'fresh' | 'join'
export type Count = { requests: number; errors: string[]; slowest: number }
export type Figures = Record<Kind, Count>

type Options = {
  origin: string
  cached: string[]
  /** An address that nobody has visited. */
  nextFresh: () => string
  join: string
  perSecond: number
}

/** The site takes a form that was filled faster for a robot's. */
const shortestFill = 2_500
const formsEvery = 1_000

const empty = (): Figures => ({
  cached: { requests: 0, errors: [], slowest: 0 },
  fresh: { requests: 0, errors: [], slowest: 0 },
  join: { requests: 0, errors: [], slowest: 0 },
})

/** Each form comes from an address of its own: five from one are the limit. */
let addresses = 0
const nextAddress = () => {
  addresses += 1
  return `127.${1 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255 || 1}`
}

let acknowledged = 0
/** Forms that were taken; each must be in the database. */
export const acknowledgedForms = () => acknowledged

let people = 0
/** Opens the join page, fills it in and sends it as a browser without scripts does; the error, if there is one. */
export async function sendJoinForm(
  origin: string,
  path: string,
  email = `proba-${people + 1}@example.hu`,
): Promise<string | undefined> {
  people += 1
  const from = nextAddress()
  const form = await visit(origin + path, { from })
  const formToken = /name="formToken"[^>]*? value="([^"]*)"/.exec(form.body)?.[1]
  if (!formToken) return `the form answered ${form.status} without a form`
  await sleep(shortestFill)
  const body = new URLSearchParams({
    name: `Próba Panka ${people}`,
    mothersName: 'Próba Ilona',
    email,
    hasPlayedBefore: 'no',
    phone: '',
    consent: 'yes',
    birthYear: String(new Date().getFullYear() - 10),
    formToken,
  }).toString()
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await visit(origin + path, { method: 'POST', from, headers, body })
  if (answer.status !== 200) return `the sent form answered ${answer.status}`
  acknowledged += 1
  return undefined
}

/** Visitors at a fixed rate, whether or not the ones before have been answered. */
export class Visitors {
  readonly #options: Options
  #figures = empty()
  #open = new Set<Promise<void>>()
  #isStopped = false
  readonly #sending: Promise<unknown>

  constructor(options: Options) {
    this.#options = options
    this.#sending = Promise.all([this.#sendPages(), this.#sendForms()])
  }

  async #sendPages(): Promise<void> {
    const { perSecond, cached, nextFresh } = this.#options
    const began = performance.now()
    for (let count = 0; !this.#isStopped; count += 1) {
      const wait = began + (count * 1000) / perSecond - performance.now()
      if (wait > 0) await sleep(wait)
      const isFresh = count % 8 === 7
      const path = isFresh ? nextFresh() : (cached[count % cached.length] ?? '/')
      this.#keep(isFresh ? 'fresh' : 'cached', async () => {
        const { status, body } = await visit(this.#options.origin + path)
        if (status !== 200) return `${path}: ${status}`
        return body.trimEnd().endsWith('</html>') ? undefined : `${path}: incomplete`
      })
    }
  }

  async #sendForms(): Promise<void> {
    const { origin, join } = this.#options
    while (!this.#isStopped) {
      this.#keep('join', () => sendJoinForm(origin, join))
      await sleep(formsEvery)
    }
  }

  #keep(kind: Kind, work: () => Promise<string | undefined>): void {
    const { [kind]: count } = this.#figures
    const began = performance.now()
    const visiting = work()
      .catch((error: Error) => error.message)
      .then((problem) => {
        count.requests += 1
        if (problem) count.errors.push(problem)
        if (kind !== 'join') count.slowest = Math.max(count.slowest, performance.now() - began)
      })
      .finally(() => this.#open.delete(visiting))
    this.#open.add(visiting)
  }

  /** What was sent while `work` ran; answers that come later count too. */
  async during(work: () => Promise<unknown>): Promise<Figures> {
    await Promise.all(this.#open)
    const own = empty()
    this.#figures = own
    await work()
    this.#figures = empty()
    await Promise.all(this.#open)
    return own
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#sending
    await Promise.all(this.#open)
  }
}
