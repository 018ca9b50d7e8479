import type { Language } from '@palank/contract/language'
import type { Article, Banner, Menu } from '@palank/contract/own-api-types'
import { languages } from '@palank/routes'
import type { RunningDemo } from '../running-demo.ts'
import { type ApiGet, createApiGet, getAll } from './api-client.ts'
import { addressesIn, linkChecker } from './links.ts'
import { checkReports } from './reports.ts'
import { Tally } from './tally.ts'

type Item = { id: number; lang: Language; slug?: string }
type Document = { item: Item; detail: unknown }

async function read<Data>(get: ApiGet, path: string): Promise<Data> {
  const { status, data } = await get<Data>(path)
  if (status !== 200) throw new Error(`${path} answered ${status}, expected 200`)
  return data
}

const kinds = ['article', 'page', 'gallery', 'video'] as const
type Kind = (typeof kinds)[number]

/** Every document of a kind in full, galleries with their files. */
async function documentsOf(get: ApiGet, kind: Kind, lang: Language): Promise<Document[]> {
  const items = await getAll<Item>(get, `/${kind}/list?lang=${lang}`)
  const documents: Document[] = []
  for (const item of items) {
    const key = kind === 'page' ? item.slug : item.id
    const detail = await read(get, `/${kind}/find/${encodeURIComponent(key ?? '')}?lang=${lang}`)
    const files =
      kind === 'gallery' ? await read(get, `/gallery/list-files/${item.id}?lang=${lang}&per_page=100`) : null
    documents.push({ item, detail: [detail, files] })
  }
  return documents
}

/** Answers of the calls that every page needs, by path. */
async function readFrame(get: ApiGet, lang: Language) {
  const paths = ['/menu/list', '/banner/list', '/banner/popup', '/sponsor/list', '/setting/list']
  const answers: Record<string, unknown> = {}
  for (const path of paths) answers[path] = await read(get, `${path}?lang=${lang}`)
  return answers
}

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function sharedBodies(articles: Article[]): string[] {
  const byBody = Map.groupBy(articles, ({ body }) => plainText(body ?? ''))
  return [...byBody.values()]
    .filter((same) => same.length > 1)
    .map((same) => same.map(({ slug }) => slug).join(' and '))
}

/** The demo's content: languages, links, bodies and reports. */
export async function verifyContent(demo: RunningDemo): Promise<boolean> {
  const tally = new Tally('content')
  const get = createApiGet(demo)
  const links = linkChecker(get, demo.setting.mediaDir)
  const checkLinks = async (what: string, value: unknown) => {
    for (const address of addressesIn(value)) tally.check(`${what} → ${address}`, await links.check(address))
  }
  const articles: Partial<Record<Language, Article[]>> = {}
  for (const lang of languages) {
    const counts: string[] = []
    for (const kind of kinds) {
      const documents = await documentsOf(get, kind, lang)
      counts.push(`${documents.length} ${kind}`)
      for (const { item, detail } of documents) {
        const name = `${kind} ${item.id} ${lang}`
        tally.check(`${name} in its own language`, item.lang === lang ? undefined : `is in ${item.lang}`)
        await checkLinks(name, detail)
      }
      if (kind === 'article') articles[lang] = documents.map(({ detail }) => (detail as [Article])[0])
    }
    const frame = await readFrame(get, lang)
    for (const [path, value] of Object.entries(frame)) await checkLinks(`${path} ${lang}`, value)
    const menus = frame['/menu/list'] as Menu[]
    const banners = frame['/banner/list'] as Banner[]
    counts.push(`${menus.length} menus`, `${banners.length} banners`)
    for (const shared of sharedBodies(articles[lang] ?? []))
      tally.fail(`articles with the same body: ${shared}`)
    console.log(`content: ${lang}: ${counts.join(', ')}`)
  }
  const reports = await checkReports(demo, get, tally)
  console.log(
    `content: ${links.counts.pages} links to pages, ${links.counts.files} files and ${links.counts.external} external addresses checked once; ` +
      `${reports.articles} composed articles in ${languages.length} languages, ${reports.figures} scores and figures agree with the tables`,
  )
  console.log(`content: ${tally.summary}`)
  return tally.failed === 0
}
