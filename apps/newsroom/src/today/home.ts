import { sql } from '@payloadcms/db-postgres/drizzle'
import { type DatabaseRequest, queryRows } from '../database.ts'
import { type Home, type HomeKind, mostOrdered } from './home-kinds.ts'

type Row = {
  id: number
  highlight: HomeKind
  title: string
  english: boolean
  publish_date: string | Date
  picture: string | null
}

/** What stands on the home page now, in its order, and what would follow. */
export async function readHome(req: DatabaseRequest): Promise<Home> {
  const of = (kind: HomeKind) => sql`
    (select k.id, k.highlight, k.placed_at, k.publish_date from api.article_key k
     where k.highlight = ${kind} order by k.placed_at desc, k.id desc limit ${mostOrdered})`
  const rows = await queryRows<Row>(
    req,
    sql`
    select k.id, k.highlight, hu.title, coalesce(en.title <> '' and en.slug <> '', false) as english, k.publish_date,
      coalesce(m.sizes_small_filename, m.filename) as picture
    from (${of('slider')} union all ${of('highlight')}) k
    join public.articles a on a.id = k.id
    join public.articles_locales hu on hu._parent_id = k.id and hu._locale = 'hu' and hu.title <> ''
    left join public.articles_locales en on en._parent_id = k.id and en._locale = 'en'
    left join public.media m on m.id = a.cover_image_id and m.deleted_at is null
    order by k.placed_at desc, k.id desc`,
  )
  const itemsOf = (kind: HomeKind) =>
    rows
      .filter(({ highlight }) => highlight === kind)
      .map(({ id, title, english, publish_date, picture }) => ({
        id,
        title,
        english,
        publishDate: new Date(publish_date).toISOString(),
        picture,
      }))
  return { slider: itemsOf('slider'), highlight: itemsOf('highlight') }
}

/**
 * Gives the articles of a kind the order of `ids`: they exchange the times that they are ordered by. False, with
 * nothing stored, when others stand there by now. A microsecond apart, since two may have been published at once.
 */
export async function orderHome(req: DatabaseRequest, kind: HomeKind, ids: number[]): Promise<boolean> {
  const wanted = sql.join(
    ids.map((id, index) => sql`(${id}::int, ${index + 1}::int)`),
    sql`, `,
  )
  const rows = await queryRows(
    req,
    sql`
    with wanted (id, place) as (values ${wanted}),
    current as (
      select k.id, k.highlight, k.publish_date, k.placed_at,
        row_number() over (order by k.placed_at desc, k.id desc) as place
      from api.article_key k where k.highlight = ${kind}
      order by k.placed_at desc, k.id desc limit ${mostOrdered}
    )
    insert into public.home_places as known (id, highlight, publish_date, placed_at)
    select c.id, c.highlight, c.publish_date, slot.placed_at - slot.place * interval '1 microsecond'
    from wanted w
    join current c on c.id = w.id
    join current slot on slot.place = w.place
    where (select array_agg(id order by id) from wanted) = (select array_agg(id order by id) from current)
    on conflict (id) do update
      set highlight = excluded.highlight, publish_date = excluded.publish_date, placed_at = excluded.placed_at
    returning id`,
  )
  return rows.length > 0
}
