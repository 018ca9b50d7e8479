import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { hasRole } from '../access/roles.ts'
import { queryRows } from '../database.ts'
import { type PublishedCollection, publishedCollections, titleFieldOf } from '../publishing/read-states.ts'

export type Activity = {
  collection: PublishedCollection | 'matches'
  id: number
  title: string
  at: string
  /** Empty where code did it, the account is gone, or nobody notes it. */
  who: string | null
  state: 'draft' | 'scheduled' | 'public' | 'saved'
}

type Row = Omit<Activity, 'at'> & { at: Date | string }

const most = 6

/** The latest version of each document says who saved it; what was only opened is none. */
const versionsOf = (collection: PublishedCollection): SQL => {
  const versions = sql.identifier(`_${collection}_v`)
  const texts = sql.identifier(`_${collection}_v_locales`)
  const title = sql.identifier(`version_${titleFieldOf(collection)}`)
  const date = collection === 'pages' ? sql`null::timestamptz` : sql`v.version_publish_date`
  return sql`(
    select ${collection}::text as collection, v.parent_id as id, hu.${title} as title, v.updated_at as at, u.name as who,
      case
        when v.version__status <> 'published' then 'draft'
        when ${date} > now() then 'scheduled'
        else 'public'
      end as state
    from (
      select * from public.${versions}
      where latest and version_untouched is not true and version_deleted_at is null
      order by updated_at desc limit ${most}
    ) v
    left join public.${texts} hu on hu._parent_id = v.id and hu._locale = 'hu'
    left join public.users u on u.id = v.version_updated_by_id
  )`
}

const matches = sql`(
  select 'matches'::text as collection, id, title, updated_at as at, null::text as who, 'saved' as state
  from public.matches order by updated_at desc limit ${most}
)`

/** What happened last among what the person works with. */
export async function readActivity(req: PayloadRequest): Promise<Activity[]> {
  const parts = [
    ...(hasRole(req.user, 'editor') ? publishedCollections.map(versionsOf) : []),
    ...(hasRole(req.user, 'statistician') ? [matches] : []),
  ]
  if (parts.length === 0) return []
  const rows = await queryRows<Row>(
    req,
    sql`select * from (${sql.join(parts, sql` union all `)}) happened
      where title <> '' order by at desc limit ${most}`,
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}
