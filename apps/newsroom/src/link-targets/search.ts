import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { type DatabaseRequest, queryRows } from '../database.ts'
import { type LinkTarget, type TargetKind, targetKinds } from './kinds.ts'

type Locale = 'hu' | 'en'

/** Each has the columns id, title, detail, words (what is searched), moment (newest first) and is_public. */
type Source = (locale: Locale) => SQL

const day = (column: SQL) => sql`to_char(${column} at time zone 'Europe/Budapest', 'YYYY. MM. DD.')`

const translated = (table: string, name: string, locale: Locale) => {
  const texts = sql.identifier(`${table}_locales`)
  const column = sql.identifier(name)
  return sql`left join public.${texts} own on own._parent_id = d.id and own._locale = ${locale}
    left join public.${texts} hu on hu._parent_id = d.id and hu._locale = 'hu'
    cross join lateral (
      select coalesce(nullif(own.${column}, ''), hu.${column}) as title,
        concat_ws(' ', own.${column}, hu.${column}) as words
    ) t`
}

const dated =
  (table: string, name: string): Source =>
  (locale) =>
    sql`
    select d.id, t.title, ${day(sql`d.publish_date`)} as detail, t.words, d.publish_date as moment,
      d._status = 'published' and d.publish_date <= now() as is_public
    from public.${sql.identifier(table)} d ${translated(table, name, locale)}`

const sources: Record<TargetKind, Source> = {
  articles: dated('articles', 'title'),
  galleries: dated('galleries', 'name'),
  videos: dated('videos', 'name'),
  pages: (locale) => sql`
    select d.id, t.title, null as detail, t.words, d.updated_at as moment, d._status = 'published' as is_public
    from public.pages d ${translated('pages', 'title', locale)}`,
  documents: (locale) => sql`
    select d.id, t.title, null as detail, concat_ws(' ', t.words, d.filename) as words, d.updated_at as moment,
      true as is_public
    from public.documents d ${translated('documents', 'name', locale)}`,
  matches: () => sql`
    select d.id, d.title, concat_ws(', ', ${day(sql`d.game_time`)}, c.name) as detail,
      concat_ws(' ', d.title, c.name, ${day(sql`d.game_time`)}) as words,
      -- The nearest first, played or not.
      now() - greatest(d.game_time - now(), now() - d.game_time) as moment, true as is_public
    from public.matches d
    left join public.competitions_locales c on c._parent_id = d.competition_id and c._locale = 'hu'`,
  // Without consent for a page a minor has none to link to.
  players: () => sql`
    select d.id, concat_ws(' ', d.last_name, d.first_name) as title, t.detail,
      concat_ws(' ', d.last_name, d.first_name, d.last_name) as words, t.moment, true as is_public
    from public.players d
    join children.player c on c.id = d.id and c.own_page
    cross join lateral (
      select team.name || ', ' || s.year || '/' || right((s.year + 1)::int::text, 2) as detail,
        make_timestamptz(s.year::int, 9, 1, 0, 0, case when club.own then 1 else 0 end) as moment
      from public.competition_teams_squad member
      join public.competition_teams team on team.id = member._parent_id
      join public.seasons s on s.id = team.season_id
      left join public.clubs club on club.id = team.club_id
      where member.player_id = d.id order by s.year desc, team.id desc limit 1
    ) t`,
  'competition-teams': () => sql`
    select d.id, d.name as title, s.year || '/' || right((s.year + 1)::int::text, 2) as detail,
      concat_ws(' ', d.name, d.name_en, s.year) as words,
      make_timestamptz(s.year::int, 9, 1, 0, 0, case when club.own then 1 else 0 end) as moment, true as is_public
    from public.competition_teams d
    join public.seasons s on s.id = d.season_id
    left join public.clubs club on club.id = d.club_id`,
}

/** Lower case without accents, as the database compares. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** For `like`, against what `unaccent(lower())` made: all words must occur, in any order, wherever in a word. */
export const patternsOf = (search: string): string[] =>
  plain(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${escapeLike(word)}%`)

function matching(search: string): SQL {
  const conditions = patternsOf(search).map(
    (pattern) => sql`extensions.unaccent(lower(found.words)) like ${pattern}`,
  )
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

/** Those that begin with what was typed come first. */
const beginning = (search: string) =>
  sql`extensions.unaccent(lower(found.title)) like ${`${escapeLike(plain(search.trim()))}%`} desc`

type Row = { kind: TargetKind; id: number; title: string; detail: string | null; is_public: boolean }
type Search = {
  locale: Locale
  kinds?: readonly TargetKind[]
  limit?: number
} & ({ search: string } | { ids: Partial<Record<TargetKind, number[]>> })

/** Documents to link to, by words of their titles or by id; both without regard to accents and case. */
export async function findTargets(req: DatabaseRequest, options: Search): Promise<LinkTarget[]> {
  const { locale, kinds = targetKinds, limit = 6 } = options
  const queries = kinds.flatMap((kind) => {
    const ids = 'ids' in options ? (options.ids[kind] ?? []) : null
    if (ids?.length === 0) return []
    const condition = 'search' in options ? matching(options.search) : sql`found.id in ${ids}`
    const order = 'search' in options ? sql`${beginning(options.search)}, ` : sql``
    const { trash } = req.payload.collections[kind].config
    const kept = trash
      ? sql` and exists (select from public.${sql.identifier(kind.replace('-', '_'))} d
          where d.id = found.id and d.deleted_at is null)`
      : sql``
    return [
      sql`(select ${kind}::text as kind, found.id, found.title, found.detail, found.is_public
        from (${sources[kind](locale)}) found
        where found.title <> '' and ${condition}${kept}
        order by ${order}found.moment desc nulls last, found.id desc limit ${limit})`,
    ]
  })
  if (queries.length === 0) return []
  const rows = await queryRows<Row>(req, sql.join(queries, sql` union all `))
  return rows.map(({ is_public, ...target }) => ({ ...target, isPublic: is_public }))
}
