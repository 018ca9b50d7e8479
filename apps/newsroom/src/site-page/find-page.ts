import { type Language, pathFor } from '@palank/routes'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { type DatabaseRequest, queryRows } from '../database.ts'

type Query = ReturnType<typeof sql>
type Find = (
  ask: <Row extends object>(query: Query) => Promise<Row | undefined>,
  id: number,
  lang: Language,
) => Promise<string | undefined>

// Asks the views of schema api, which alone decide what visitors see.
const finders = {
  articles: async (ask, id, lang) => {
    const found = await ask<{ slug: string }>(
      sql`select slug from api.article where id = ${id} and lang = ${lang}`,
    )
    return found && pathFor('article', lang, found)
  },
  pages: async (ask, id, lang) => {
    const found = await ask<{ slug: string }>(
      sql`select slug from api.page where id = ${id} and lang = ${lang}`,
    )
    return found && pathFor('page', lang, found)
  },
  galleries: async (ask, id, lang) =>
    (await ask(sql`select id from api.gallery where id = ${id} and lang = ${lang}`)) &&
    pathFor('gallery', lang, { id }),
  videos: async (ask, id, lang) =>
    (await ask(sql`select id from api.video where id = ${id} and lang = ${lang}`)) &&
    pathFor('video', lang, { id }),
  matches: async (ask, id, lang) =>
    (await ask(sql`select id from api.match where id = ${id}`)) && pathFor('match', lang, { scheduleId: id }),
  'competition-teams': async (ask, id, lang) =>
    (await ask(sql`select id from api.competition_team where id = ${id} and lang = ${lang}`)) &&
    pathFor('team', lang, { teamId: id }),
  // In the newest team.
  players: async (ask, id, lang) => {
    const found = await ask<{ team_id: number }>(sql`
      select s.team_id
      from content.player p join content.squad_member s on s.player_id = p.id join content.team_key k on k.id = s.team_id
      where p.id = ${id} and p.lang = ${lang} and not p.without_page
      order by k.season desc, k.position, k.id desc limit 1`)
    return found && pathFor('player', lang, { teamId: found.team_id, playerId: id })
  },
} as const satisfies Record<string, Find>

export type CollectionWithPage = keyof typeof finders
export const hasPage = (collection: string): collection is CollectionWithPage =>
  Object.hasOwn(finders, collection)

/** The path of a document's page, as the site links to it; undefined while visitors cannot see it. */
export function findPage(
  req: DatabaseRequest,
  collection: CollectionWithPage,
  id: number,
  lang: Language,
): Promise<string | undefined> {
  const ask = async <Row extends object>(query: Query) => (await queryRows<Row>(req, query))[0]
  return finders[collection](ask, id, lang)
}

/** Whether a player may have a page; who has no consent for it has none, in whichever team. */
export async function mayHavePage(req: DatabaseRequest, playerId: number): Promise<boolean> {
  const [found] = await queryRows(
    req,
    sql`select id from api.player where id = ${playerId} and not without_page limit 1`,
  )
  return found !== undefined
}
