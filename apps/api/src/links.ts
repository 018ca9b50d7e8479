import type { Language } from '@palank/contract/language'
import { pathFor } from '@palank/routes'
import type { Database } from './db.ts'
import { perLanguage } from './per-language.ts'

type Target = {
  kind: string
  id: number
  slug: string | null
  file: string | null
  attributes: string | null
}

// Stored text links to the site's own documents by kind and id: href="/-/articles/12". Quotes are escaped in JSON.
const linkPattern = /(href|src)=\\"\/-\/(articles|pages|galleries|videos|documents|media)\/(\d{1,9})\\"/g

/** A picture in a text with its caption, as the newsroom's rich-text/html.ts writes them. */
const figurePattern =
  /<figure><img src=\\"\/-\/media\/(\d{1,9})\\" ?\/?>(?:<figcaption>.*?<\/figcaption>)?<\/figure>/g

const linkPrefix = '=\\"/-/'

const targetsSql = perLanguage(
  (lang) => `
  select 'articles' as kind, id, slug, null as file, null as attributes from api.article
    where lang = '${lang}' and id = any($1::int[])
  union all select 'pages', id, slug, null, null from api.page where lang = '${lang}' and id = any($2::int[])
  union all select 'galleries', id, null, null, null from api.gallery_key where id = any($3::int[])
  union all select 'videos', id, null, null, null from api.video_key where id = any($4::int[])
  union all select 'documents', id, null, store_path, null from api.document where lang = '${lang}' and id = any($5::int[])
  union all select 'media', id, null, coalesce(thumbnails ->> 'large', public_url),
    json_build_object('alt', coalesce(alt, ''), 'width', sources -> 2 -> 'width', 'height', sources -> 2 -> 'height')::text
    from api.media where lang = '${lang}' and id = any($6::int[])`,
)

const kinds = ['articles', 'pages', 'galleries', 'videos', 'documents', 'media']

function addressOf(target: Target, lang: Language): string {
  switch (target.kind) {
    case 'articles':
      return pathFor('article', lang, { slug: target.slug ?? '' })
    case 'pages':
      return pathFor('page', lang, { slug: target.slug ?? '' })
    case 'galleries':
      return pathFor('gallery', lang, { id: target.id })
    case 'videos':
      return pathFor('video', lang, { id: target.id })
    default:
      return target.file ?? ''
  }
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char)
const escapeJson = (text: string) => JSON.stringify(text).slice(1, -1)

/**
 * Puts current addresses into the HTML of a response. A link to an unpublished document is removed, its text stays; a
 * picture that is held back is removed with its caption, which may name a child.
 */
export async function resolveLinks(db: Database, lang: Language, response: Buffer): Promise<Buffer> {
  if (!response.includes(linkPrefix)) return response
  const json = response.toString()
  const idsByKind = new Map(kinds.map((kind) => [kind, new Set<number>()]))
  for (const [, , kind = '', id] of json.matchAll(linkPattern)) idsByKind.get(kind)?.add(Number(id))
  if (![...idsByKind.values()].some((ids) => ids.size > 0)) return response
  const ids = kinds.map((kind) => `{${[...(idsByKind.get(kind) ?? [])]}}`)
  const targets = await db.rows<Target>(targetsSql[lang], ids)
  const targetsByKey = new Map(targets.map((target) => [`${target.kind}/${target.id}`, target]))
  const shown = json.replace(figurePattern, (figure, id: string) =>
    targetsByKey.has(`media/${Number(id)}`) ? figure : '',
  )
  const resolved = shown.replace(linkPattern, (_, attribute: string, kind: string, id: string) => {
    const target = targetsByKey.get(`${kind}/${Number(id)}`)
    if (!target) return ''
    const attributes = {
      [attribute]: addressOf(target, lang),
      ...(target.attributes ? JSON.parse(target.attributes) : {}),
    }
    const pairs = Object.entries(attributes).filter(([, value]) => value !== null)
    return escapeJson(pairs.map(([name, value]) => `${name}="${escapeHtml(String(value))}"`).join(' '))
  })
  return Buffer.from(resolved)
}
