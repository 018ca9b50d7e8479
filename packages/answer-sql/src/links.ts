import { type Language, pathFor } from '@palank/routes'
import { perLanguage } from './per-language.ts'

/** Asks the views of schema api. */
export type Asked = { rows: <Row extends object>(sql: string, values: string[]) => Promise<Row[]> }

type Target = {
  kind: string
  id: number
  slug: string | null
  file: string | null
  attributes: string | null
  /** What an embedded item is called. */
  name: string | null
}

const kinds = [
  'articles',
  'pages',
  'galleries',
  'videos',
  'documents',
  'media',
  'matches',
  'players',
  'competition-teams',
]

// Stored text links to the site's own documents by kind and id: href="/-/articles/12". Quotes are escaped in JSON.
const linkPattern = new RegExp(`(href|src)=\\\\"\\/-\\/(${kinds.join('|')})\\/(\\d{1,9})\\\\"`, 'g')

/** A picture in a text with its caption, as the newsroom's rich-text/html.ts writes them. */
const figurePattern =
  /<figure><img src=\\"\/-\/media\/(\d{1,9})\\" ?\/?>(?:<figcaption>.*?<\/figcaption>)?<\/figure>/g

/** A gallery, a match or a video in a text: a link for whoever does not draw the item itself. */
const embedPattern =
  /(<figure data-(?:gallery|match|video)=\\"\d{1,9}\\"><a href=\\"\/-\/(galleries|matches|videos)\/(\d{1,9})\\">)[^<]*(<\/a><\/figure>)/g

const linkPrefix = '=\\"/-/'

/** A player's page is below a team: the newest. A minor without consent for a page has none. */
const targetsSql = perLanguage(
  (lang) => `
  select 'articles' as kind, id, slug, null as file, null as attributes, null as name from api.article
    where lang = '${lang}' and id = any($1::int[])
  union all select 'pages', id, slug, null, null, null from api.page where lang = '${lang}' and id = any($2::int[])
  union all select 'galleries', id, null, null, null, name from api.gallery
    where lang = '${lang}' and id = any($3::int[])
  union all select 'videos', id, null, null, null, name from api.video where lang = '${lang}' and id = any($4::int[])
  union all select 'documents', id, null, store_path, null, null from api.document
    where lang = '${lang}' and id = any($5::int[])
  union all select 'media', id, null, coalesce(thumbnails ->> 'large', public_url),
    json_build_object('alt', coalesce(alt, ''), 'width', sources -> 2 -> 'width', 'height', sources -> 2 -> 'height')::text,
    null
    from api.media where lang = '${lang}' and id = any($6::int[])
  union all select 'matches', m.id, null, null, null, concat(home.name, ' – ', away.name,
      case when m.status in ('live', 'finished') then ', ' || m.home_score || '–' || m.away_score end)
    from api.match m
    cross join lateral (
      select name from api.competition_team t where t.id = m.home_team_id and t.lang = '${lang}' offset 0) home
    cross join lateral (
      select name from api.competition_team t where t.id = m.away_team_id and t.lang = '${lang}' offset 0) away
    where m.id = any($7::int[])
  union all select 'players', p.id, t.id::text, null, null, null from api.player p
    cross join lateral (
      select k.id from api.squad_member s join api.team_key k on k.id = s.team_id
      where s.player_id = p.id order by k.season desc, k.position, k.id desc limit 1
    ) t
    where p.lang = '${lang}' and not p.without_page and p.id = any($8::int[])
  union all select 'competition-teams', id, null, null, null, null from api.team_key where id = any($9::int[])`,
)

function addressOf(target: Target, lang: Language): string {
  const { kind, id, slug } = target
  switch (kind) {
    case 'articles':
      return pathFor('article', lang, { slug: slug ?? '' })
    case 'pages':
      return pathFor('page', lang, { slug: slug ?? '' })
    case 'galleries':
      return pathFor('gallery', lang, { id })
    case 'videos':
      return pathFor('video', lang, { id })
    case 'matches':
      return pathFor('match', lang, { scheduleId: id })
    case 'players':
      return pathFor('player', lang, { teamId: Number(slug), playerId: id })
    case 'competition-teams':
      return pathFor('team', lang, { teamId: id })
    default:
      return target.file ?? ''
  }
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char)
const escapeJson = (text: string) => JSON.stringify(text).slice(1, -1)

/**
 * Puts current addresses into the HTML of a response, and the names of what is embedded. A link to an unpublished
 * document is removed, its text stays; a picture that is held back is removed with its caption, which may name a child,
 * and so is an embedded item that is gone.
 */
export async function resolveLinks(db: Asked, lang: Language, response: Buffer): Promise<Buffer> {
  if (!response.includes(linkPrefix)) return response
  const json = response.toString()
  const idsByKind = new Map(kinds.map((kind) => [kind, new Set<number>()]))
  for (const [, , kind = '', id] of json.matchAll(linkPattern)) idsByKind.get(kind)?.add(Number(id))
  if (![...idsByKind.values()].some((ids) => ids.size > 0)) return response
  const ids = kinds.map((kind) => `{${[...(idsByKind.get(kind) ?? [])]}}`)
  const targets = await db.rows<Target>(targetsSql[lang], ids)
  const targetsByKey = new Map(targets.map((target) => [`${target.kind}/${target.id}`, target]))
  const shown = json
    .replace(figurePattern, (figure, id: string) => (targetsByKey.has(`media/${Number(id)}`) ? figure : ''))
    .replace(embedPattern, (_, before: string, kind: string, id: string, after: string) => {
      const target = targetsByKey.get(`${kind}/${Number(id)}`)
      return target ? before + escapeJson(escapeHtml(target.name ?? '')) + after : ''
    })
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
