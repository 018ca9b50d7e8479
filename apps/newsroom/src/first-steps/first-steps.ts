import { type LegalPageId, legalPages } from '@palank/routes'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { type DatabaseRequest, queryRows } from '../database.ts'
import { gapPattern } from '../starter/gaps.ts'

const legalIds = Object.keys(legalPages) as LegalPageId[]
const beginnings = ['picture', 'article', 'match', 'player', 'colleague'] as const

export type StepId = LegalPageId | (typeof beginnings)[number]
export type Step = { id: StepId; isDone: boolean; href: string }

/** Where each thing is made; people are invited above the list of users. */
const forms: Record<(typeof beginnings)[number], string> = {
  picture: '/admin/collections/media/create',
  article: '/admin/collections/articles/create',
  match: '/admin/collections/matches/create',
  player: '/admin/collections/players/create',
  colleague: '/admin/collections/users',
}

type PageRow = { id: number; slug: string; is_public: boolean; has_gap: boolean }

const readPages = (req: DatabaseRequest) =>
  queryRows<PageRow>(
    req,
    sql`
    select d.id, hu.slug, d._status = 'published' as is_public,
      exists (select from public.pages_locales t where t._parent_id = d.id and t.body_html ~ ${gapPattern}) as has_gap
    from public.pages d
    join public.pages_locales hu on hu._parent_id = d.id and hu._locale = 'hu'
    where d.deleted_at is null
      and hu.slug in (${sql.join(
        legalIds.map((id) => sql`${legalPages[id].hu}`),
        sql`, `,
      )})`,
  )

type Begun = Record<(typeof beginnings)[number], boolean>

/** The crest, which comes with the club, is no picture of its own. */
async function readBegun(req: DatabaseRequest): Promise<Begun> {
  const [row] = await queryRows<Begun>(
    req,
    sql`
    select
      exists (select from public.media where mime_type <> 'image/svg+xml' and deleted_at is null)
        or exists (select from public.gallery_files where deleted_at is null) as picture,
      exists (select from public.articles where _status = 'published' and deleted_at is null) as article,
      exists (select from public.matches) as match,
      exists (select from public.players) as player,
      (select count(*) > 1 from public.users) as colleague`,
  )
  if (!row) throw new Error('the first steps could not be read')
  return row
}

function legalStep(id: LegalPageId, page: PageRow | undefined): Step[] {
  if (page)
    return [{ id, isDone: page.is_public && !page.has_gap, href: `/admin/collections/pages/${page.id}` }]
  // A club may do without the others; the join form needs this one.
  return id === 'privacy' ? [{ id, isDone: false, href: '/admin/collections/pages/create' }] : []
}

/** What a new club does first. Nothing is noted: each step is done when the database shows it. */
export async function readFirstSteps(req: DatabaseRequest): Promise<Step[]> {
  const [pages, begun] = await Promise.all([readPages(req), readBegun(req)])
  return [
    ...legalIds.flatMap((id) =>
      legalStep(
        id,
        pages.find(({ slug }) => slug === legalPages[id].hu),
      ),
    ),
    ...beginnings.map((id) => ({ id, isDone: begun[id], href: forms[id] })),
  ]
}
