import { isDeepStrictEqual } from 'node:util'
import type { Call } from '@palank/contract/call'
import { basePath, type CallName, callNames, callTable } from '@palank/contract/calls'
import { ownApi } from '@palank/contract/own-api'
import type { RunningDemo } from '../running-demo.ts'
import { Tally } from './tally.ts'

const languages = ['hu', 'en'] as const
type Language = (typeof languages)[number]
type Item = { id: number; slug?: string; title?: string; season?: number; players?: Item[] }
type Send = (path: string, headers: Record<string, string>) => Promise<Response>

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

async function firstItem(send: Send, headers: Record<string, string>, list: CallName): Promise<Item> {
  const response = await send(`${await addressOf(send, headers, list)}?lang=hu`, headers)
  const { data } = (await response.json()) as { data: Item[] | Item }
  const [first] = [data].flat()
  if (!first) throw new Error(`${list} is empty, so there is no item to request`)
  return first
}

/** The call's address with real ids in it, without a language. */
async function addressOf(send: Send, headers: Record<string, string>, name: CallName): Promise<string> {
  const { path } = callTable[name]
  if (name === 'search/find') {
    const { title = '' } = await firstItem(send, headers, 'article/list')
    return `${path}?keyword=${encodeURIComponent(title.split(/\s+/)[0] ?? '')}`
  }
  const source = sources[name]
  if (!source) return path
  const first = await firstItem(send, headers, source.list)
  const item = source.part ? first[source.part]?.[0] : first
  return path.replace(/\{\w+\}/, encodeURIComponent(String(item?.[source.key])))
}

const withLanguage = (address: string, lang: Language) =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`

async function answerProblem(response: Response, call: Call, lang: Language): Promise<string | undefined> {
  const text = await response.text()
  if (response.status !== 200) return `status ${response.status}`
  if (response.headers.get('content-language') !== lang)
    return `Content-Language ${response.headers.get('content-language')}`
  const raw: unknown = JSON.parse(text)
  const parsed = ownApi(call.answer).safeParse(raw)
  if (!parsed.success) return parsed.error.issues.map((i) => `${i.path.join('.')} ${i.message}`).join('; ')
  // The schema drops unknown fields, so a difference is a field that the contract does not name.
  return isDeepStrictEqual(parsed.data, raw) ? undefined : 'has fields that the contract does not name'
}

async function callProblem(
  send: Send,
  secret: string,
  name: CallName,
  lang: Language,
): Promise<string | undefined> {
  const authorized = { authorization: secret }
  const address = await addressOf(send, authorized, name)
  const call = callTable[name]
  const byParameter = await answerProblem(await send(withLanguage(address, lang), authorized), call, lang)
  if (byParameter) return `by parameter: ${byParameter}`
  const localized = { ...authorized, 'x-localization': lang }
  const byHeader = await answerProblem(await send(address, localized), call, lang)
  if (byHeader) return `by header: ${byHeader}`
  const wrong = `${secret.slice(0, -1)}${secret.endsWith('x') ? 'y' : 'x'}`
  for (const headers of [{}, { authorization: wrong }, { authorization: '' }]) {
    const { status } = await send(withLanguage(address, lang), headers)
    if (status !== 401)
      return `status ${status} ${'authorization' in headers ? 'with a wrong' : 'without a'} secret`
  }
  return undefined
}

/** Every GET call in both languages against the contract. */
export async function verifyCalls({ api, setting }: RunningDemo): Promise<boolean> {
  const tally = new Tally('calls')
  const send: Send = (path, headers) =>
    fetch(`${api}${basePath}${path}`, { headers, signal: AbortSignal.timeout(10_000) })
  for (const name of readCalls) {
    for (const lang of languages) {
      const problem = await callProblem(send, setting.database.secrets.clientSecret, name, lang).catch(String)
      tally.check(`${name} ${lang}`, problem)
    }
  }
  console.log(`calls: ${readCalls.length} calls × ${languages.length} languages, ${tally.summary}`)
  return tally.failed === 0
}
