import type { Language } from '@palank/contract/language'
import type { Article, Banner, Menu } from '@palank/contract/sent'
import { languages } from '@palank/routes'
import type { RunningDemo } from '../running-demo.ts'
import { type Ask, allOf, askerOf } from './ask.ts'
import { addressesIn, linkChecker } from './links.ts'
import { checkReports } from './reports.ts'
import { Tally } from './tally.ts'

type Item = { id: number; lang: Language; slug?: string }
type Document = { item: Item; whole: unknown }

async function read<Whole>(ask: Ask, path: string): Promise<Whole> {
  const { status, data } = await ask<Whole>(path)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return data
}

const kinds = ['article', 'page', 'gallery', 'video'] as const
type Kind = (typeof kinds)[number]

/** Every document of a kind, in full, with what hangs on it. */
async function documentsOf(ask: Ask, kind: Kind, lang: Language): Promise<Document[]> {
  const items = await allOf<Item>(ask, `/${kind}/list?lang=${lang}`)
  const documents: Document[] = []
  for (const item of items) {
    const key = kind === 'page' ? item.slug : item.id
    const whole = await read(ask, `/${kind}/find/${encodeURIComponent(key ?? '')}?lang=${lang}`)
    const files =
      kind === 'gallery' ? await read(ask, `/gallery/list-files/${item.id}?lang=${lang}&per_page=100`) : null
    documents.push({ item, whole: [whole, files] })
  }
  return documents
}

/** What surrounds the documents: menus, banners, popup, sponsors, settings, in one bag. */
async function surroundings(ask: Ask, lang: Language) {
  const paths = ['/menu/list', '/banner/list', '/banner/popup', '/sponsor/list', '/setting/list']
  const found: Record<string, unknown> = {}
  for (const path of paths) found[path] = await read(ask, `${path}?lang=${lang}`)
  return found
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function sharedBodies(articles: Article[]): string[] {
  const byBody = Map.groupBy(articles, ({ body }) => plain(body ?? ''))
  return [...byBody.values()]
    .filter((same) => same.length > 1)
    .map((same) => same.map(({ slug }) => slug).join(' and '))
}

/** The demo's content as a visitor would meet it. */
export async function verifyContent(demo: RunningDemo): Promise<boolean> {
  const tally = new Tally('content')
  const ask = askerOf(demo)
  const links = linkChecker(ask, demo.setting.mediaDir)
  const follow = async (what: string, value: unknown) => {
    for (const address of addressesIn(value)) tally.note(`${what} → ${address}`, await links.check(address))
  }
  const articles: Partial<Record<Language, Article[]>> = {}
  for (const lang of languages) {
    const counts: string[] = []
    for (const kind of kinds) {
      const documents = await documentsOf(ask, kind, lang)
      counts.push(`${documents.length} ${kind}`)
      for (const { item, whole } of documents) {
        const name = `${kind} ${item.id} ${lang}`
        tally.note(`${name} in its own language`, item.lang === lang ? undefined : `is in ${item.lang}`)
        await follow(name, whole)
      }
      if (kind === 'article') articles[lang] = documents.map(({ whole }) => (whole as [Article])[0])
    }
    const around = await surroundings(ask, lang)
    for (const [path, value] of Object.entries(around)) await follow(`${path} ${lang}`, value)
    const menus = around['/menu/list'] as Menu[]
    const banners = around['/banner/list'] as Banner[]
    counts.push(`${menus.length} menus`, `${banners.length} banners`)
    for (const shared of sharedBodies(articles[lang] ?? []))
      tally.miss(`one body for two articles: ${shared}`)
    console.log(`content: ${lang}: ${counts.join(', ')}`)
  }
  const reports = await checkReports(demo, ask, tally)
  console.log(
    `content: ${links.counts.pages} links to pages, ${links.counts.files} files and ${links.counts.outside} outside addresses followed once; ` +
      `${reports.articles} composed articles in ${languages.length} languages, ${reports.figures} scores and figures agree with the tables`,
  )
  console.log(`content: ${tally.outcome}`)
  return tally.failed === 0
}
