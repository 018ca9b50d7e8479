import { isDeepStrictEqual } from 'node:util'
import type { Call } from '@palank/contract/call'
import { basePath, type CallName, callNames, callTable } from '@palank/contract/calls'
import { promised } from '@palank/contract/promised'
import type { RunningDemo } from '../running-demo.ts'
import { Tally } from './tally.ts'

const languages = ['hu', 'en'] as const
type Language = (typeof languages)[number]
type Item = { id: number; slug?: string; title?: string; season?: number; players?: Item[] }
type Ask = (path: string, headers: Record<string, string>) => Promise<Response>

const readCalls = callNames.filter((name) => callTable[name].group !== 'join')

/** Where the value of a path parameter comes from: the first item of a list, or the first in a part of it. */
const sources: Partial<
  Record<CallName, { list: CallName; key: 'id' | 'slug' | 'season'; part?: 'players' }>
> = {
  'article/find': { list: 'article/list', key: 'slug' },
  'gallery/find': { list: 'gallery/list', key: 'id' },
  'gallery/list-files': { list: 'gallery/list', key: 'id' },
  'video/find': { list: 'video/list', key: 'id' },
  'page/find': { list: 'page/list', key: 'slug' },
  'schedule/find': { list: 'schedule/list', key: 'id' },
  'competition/season/list': { list: 'competition-team/list', key: 'season' },
  'competition/competition-team/list': { list: 'competition-team/list', key: 'id' },
  'standings/competition/all': { list: 'competition/season/list', key: 'id' },
  'competition-team/find': { list: 'competition-team/list', key: 'id' },
  'player/find': { list: 'competition-team/find', key: 'id', part: 'players' },
}

async function firstItem(ask: Ask, headers: Record<string, string>, list: CallName): Promise<Item> {
  const answer = await ask(`${await addressOf(ask, headers, list)}?lang=hu`, headers)
  const { data } = (await answer.json()) as { data: Item[] | Item }
  const [first] = [data].flat()
  if (!first) throw new Error(`${list} is empty: there is nothing to ask for`)
  return first
}

/** The call's address with real ids in it, without a language. */
async function addressOf(ask: Ask, headers: Record<string, string>, name: CallName): Promise<string> {
  const { path } = callTable[name]
  if (name === 'search/find') {
    const { title = '' } = await firstItem(ask, headers, 'article/list')
    return `${path}?keyword=${encodeURIComponent(title.split(/\s+/)[0] ?? '')}`
  }
  const source = sources[name]
  if (!source) return path
  const whole = await firstItem(ask, headers, source.list)
  const item = source.part ? whole[source.part]?.[0] : whole
  return path.replace(/\{\w+\}/, encodeURIComponent(String(item?.[source.key])))
}

const withLanguage = (address: string, lang: Language) =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`

async function answerProblem(answer: Response, call: Call, lang: Language): Promise<string | undefined> {
  const text = await answer.text()
  if (answer.status !== 200) return `status ${answer.status}`
  if (answer.headers.get('content-language') !== lang)
    return `Content-Language ${answer.headers.get('content-language')}`
  const raw: unknown = JSON.parse(text)
  const parsed = promised(call.answer).safeParse(raw)
  if (!parsed.success) return parsed.error.issues.map((i) => `${i.path.join('.')} ${i.message}`).join('; ')
  // The schema drops what it does not know, so a difference is something the contract does not name.
  return isDeepStrictEqual(parsed.data, raw) ? undefined : 'holds what the contract does not name'
}

async function callProblem(
  ask: Ask,
  secret: string,
  name: CallName,
  lang: Language,
): Promise<string | undefined> {
  const authorized = { authorization: secret }
  const address = await addressOf(ask, authorized, name)
  const call = callTable[name]
  const byParameter = await answerProblem(await ask(withLanguage(address, lang), authorized), call, lang)
  if (byParameter) return `by parameter: ${byParameter}`
  const spelled = { ...authorized, 'x-localization': lang }
  const byHeader = await answerProblem(await ask(address, spelled), call, lang)
  if (byHeader) return `by header: ${byHeader}`
  const wrong = `${secret.slice(0, -1)}${secret.endsWith('x') ? 'y' : 'x'}`
  for (const headers of [{}, { authorization: wrong }, { authorization: '' }]) {
    const { status } = await ask(withLanguage(address, lang), headers)
    if (status !== 401)
      return `status ${status} ${'authorization' in headers ? 'with a wrong' : 'without a'} secret`
  }
  return undefined
}

/** Every call that reads, in both languages, against what the contract promises. */
export async function verifyCalls({ api, setting }: RunningDemo): Promise<boolean> {
  const tally = new Tally('calls')
  const ask: Ask = (path, headers) =>
    fetch(`${api}${basePath}${path}`, { headers, signal: AbortSignal.timeout(10_000) })
  for (const name of readCalls) {
    for (const lang of languages) {
      const problem = await callProblem(ask, setting.database.secrets.clientSecret, name, lang).catch(String)
      tally.note(`${name} ${lang}`, problem)
    }
  }
  console.log(`calls: ${readCalls.length} calls × ${languages.length} languages, ${tally.outcome}`)
  return tally.failed === 0
}
