import { sql } from '@payloadcms/db-postgres/drizzle'
import { type DatabaseRequest, queryRows } from '../database.ts'
import type { ChildRequest } from '../payload-types.ts'

export const scopes = ['full_name', 'pictures', 'physical', 'own_page'] as const
export type Scope = (typeof scopes)[number]

export type Minor = Record<Scope, boolean> & {
  id: number
  name: string
  birth_year: number | null
  teams: string[]
  /** The day on which the first of the given scopes ends; null if none does. */
  valid_until: string | null
  /** Within 60 days. */
  ends_soon: boolean
  ends_this_season: boolean
  turns_18: boolean
}

export const filters = ['all', 'missing', 'ending', 'turning18'] as const
export type Filter = (typeof filters)[number]

const isIn: Record<Filter, (minor: Minor) => boolean> = {
  all: () => true,
  missing: (minor) => scopes.some((scope) => !minor[scope]),
  ending: (minor) => minor.ends_soon || minor.ends_this_season,
  turning18: (minor) => minor.turns_18,
}

export const filterMinors = (minors: Minor[], filter: Filter): Minor[] => minors.filter(isIn[filter])

/** Minors in the squads that our clubs have in their newest season. */
export const readMinors = (req: DatabaseRequest): Promise<Minor[]> =>
  queryRows<Minor>(
    req,
    sql`
    with own_team as (
      select t.id, t.name, s.year
      from public.competition_teams t
      join public.clubs c on c.id = t.club_id and c.own
      join public.seasons s on s.id = t.season_id
    ), member as (
      select m.player_id, array_agg(distinct t.name order by t.name) as teams, max(t.year)::int as year
      from own_team t join public.competition_teams_squad m on m._parent_id = t.id
      where t.year = (select max(year) from own_team)
      group by m.player_id
    )
    select p.id, p.name, p.birth_year::int as birth_year, member.teams,
      child.full_name, child.pictures, child.physical, child.own_page,
      to_char(ends.day, 'YYYY-MM-DD') as valid_until,
      coalesce(ends.day <= today + 60, false) as ends_soon,
      coalesce(ends.day <= make_date(member.year + 1, 6, 30), false) as ends_this_season,
      coalesce(p.birth_year + 18 = extract(year from today), false) as turns_18
    from member
    join public.players p on p.id = member.player_id
    join children.player child on child.id = p.id and child.is_minor
    cross join children.day_of(now()) today
    cross join lateral (
      select nullif(least(
        max(day) filter (where c.full_name), max(day) filter (where c.pictures),
        max(day) filter (where c.physical), max(day) filter (where c.own_page)), 'infinity') as day
      from public.consents c
      cross join lateral (select coalesce(children.day_of(c.valid_until), 'infinity') as day) end_of
      where c.player_id = p.id and children.counts(c, p.birth_year, today)
    ) ends
    order by member.teams, p.name`,
  )

export type OpenRequest = Pick<ChildRequest, 'id' | 'subject' | 'kind'> & {
  due_on: string | null
  overdue: boolean
}

/** The one that is due first stands first. */
export const readOpenRequests = (req: DatabaseRequest): Promise<OpenRequest[]> =>
  queryRows<OpenRequest>(
    req,
    sql`select r.id, r.subject, r.kind, to_char(children.day_of(r.due_at), 'YYYY-MM-DD') as due_on,
      coalesce(children.day_of(r.due_at) < children.day_of(now()), false) as overdue
    from public.child_requests r where r.status = 'open'
    order by r.due_at nulls last, r.id`,
  )
