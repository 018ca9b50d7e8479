import { type Language, parseId } from '@palank/routes'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { queryRows } from '../database.ts'
import { type LinkTarget, targetOf } from './screens.ts'

export type PageTarget = { title: { hu: string; en: string }; isPublic: boolean }
export type TeamTarget = { id: number; name: { hu: string; en: string } }
/** By id and by path; null where there is none. */
export type Targets = {
  pages: Record<string, PageTarget | null>
  paths: Record<string, { title: string } | null>
  teams: TeamTarget[]
}

type Document = Extract<LinkTarget, { kind: 'document' }>

// Asks the views of schema api, which alone decide what visitors see.
const titleQueries: Record<Document['page'], (params: Record<string, string>, lang: Language) => SQL | null> =
  {
    article: ({ slug }, lang) => sql`select title from api.article where slug = ${slug} and lang = ${lang}`,
    page: ({ slug }, lang) => sql`select title from api.page where slug = ${slug} and lang = ${lang}`,
    gallery: ({ id }, lang) =>
      byId(id, (one) => sql`select name as title from api.gallery where id = ${one} and lang = ${lang}`),
    video: ({ id }, lang) =>
      byId(id, (one) => sql`select name as title from api.video where id = ${one} and lang = ${lang}`),
    team: ({ teamId }, lang) =>
      byId(
        teamId,
        (one) => sql`select name as title from api.competition_team where id = ${one} and lang = ${lang}`,
      ),
    match: ({ scheduleId }) =>
      byId(
        scheduleId,
        (one) =>
          sql`select m.title from content.match a join public.matches m on m.id = a.id where a.id = ${one}`,
      ),
    player: ({ playerId }, lang) =>
      byId(
        playerId,
        (one) => sql`select concat_ws(' ', last_name, first_name) as title from api.player
        where id = ${one} and lang = ${lang} and not without_page`,
      ),
  }
function byId(text: string | undefined, query: (id: number) => SQL): SQL | null {
  const id = parseId(text ?? '')
  return id ? query(id) : null
}

async function titleAt(req: PayloadRequest, path: string): Promise<{ title: string } | null> {
  const target = targetOf(path)
  const query = target.kind === 'document' ? titleQueries[target.page](target.params, target.language) : null
  const [found] = query ? await queryRows<{ title: string | null }>(req, sql`${query} limit 1`) : []
  return found ? { title: found.title ?? '' } : null
}

async function readPages(req: PayloadRequest, ids: number[]): Promise<Targets['pages']> {
  if (ids.length === 0) return {}
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { id: { in: ids } },
    locale: 'all',
    draft: true,
    depth: 0,
    limit: ids.length,
    pagination: false,
    select: { title: true },
    overrideAccess: false,
    user: req.user,
  })
  const shown = await queryRows<{ id: number }>(
    req,
    sql`select id from api.page where lang = 'hu' and id in ${ids}`,
  )
  const isPublic = new Set(shown.map(({ id }) => id))
  const stored = docs as unknown as { id: number; title?: { hu?: string | null; en?: string | null } }[]
  const found = stored.map(({ id, title }) => [
    id,
    { title: { hu: title?.hu ?? '', en: title?.en ?? '' }, isPublic: isPublic.has(id) },
  ])
  return { ...Object.fromEntries(ids.map((id) => [id, null])), ...Object.fromEntries(found) }
}

/** The club's own teams of the newest season. */
async function readTeams(req: PayloadRequest): Promise<TeamTarget[]> {
  const rows = await queryRows<{ id: number; hu: string; en: string }>(
    req,
    sql`with own as (
        select k.id, k.season, k.position from content.team_key k join public.clubs c on c.id = k.club_id and c.own
      )
      select own.id, hu.name as hu, en.name as en
      from own
      join content.competition_team hu on hu.id = own.id and hu.lang = 'hu'
      join content.competition_team en on en.id = own.id and en.lang = 'en'
      where own.season = (select max(season) from own)
      order by own.position, own.id limit 60`,
  )
  return rows.map(({ id, hu, en }) => ({ id, name: { hu, en } }))
}

/** What the items of a menu lead to, by name. */
export async function readTargets(
  req: PayloadRequest,
  asked: { pages: number[]; paths: string[] },
): Promise<Targets> {
  const paths: Targets['paths'] = {}
  // One after the other: a form must not take all connections of the pool.
  for (const path of new Set(asked.paths)) paths[path] = await titleAt(req, path)
  return { pages: await readPages(req, [...new Set(asked.pages)]), paths, teams: await readTeams(req) }
}
