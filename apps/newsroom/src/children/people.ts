import { sql } from '@payloadcms/db-postgres/drizzle'
import { type DatabaseRequest, queryRows } from '../database.ts'
import type { Person } from './find-names.ts'

const select = sql`select p.id, p.last_name, coalesce(p.first_name, '') as first_name,
    trim(children.initial(p.last_name) || ' ' || children.initial(p.first_name)) as initials,
    c.full_name as may_be_named
  from public.players p
  cross join lateral (select full_name from children.player where id = p.id offset 0) c
  where trim(concat_ws(' ', p.last_name, p.first_name)) ~ '\\s'`

/** Everybody with a whole name in the players' table, and whether a text may name them; children.sql has the rule. */
export const readPeople = (req: DatabaseRequest): Promise<Person[]> => queryRows<Person>(req, select)

/** Minors without consent for their names; consents are looked up only for those who may be minors. */
export const readUnnamed = (req: DatabaseRequest): Promise<Person[]> =>
  queryRows<Person>(
    req,
    sql`${select} and children.is_minor(p.birth_year, true, children.day_of(now())) and not c.full_name`,
  )
