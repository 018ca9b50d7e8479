import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { hasRole } from '../access/roles.ts'
import { filterMinors, readMinors } from '../children/overview.ts'
import { queryRows } from '../database.ts'
import { titleFieldOf } from '../publishing/read-states.ts'
import { mostIds, tablesOf } from './tables.ts'

/** Older articles without a translation mostly stay as they are: a to-do that nobody ever finishes is none. */
const englishDueDays = 30

/** Those in the list, or all but those. */
export type Ids = { in: number[] } | { not_in: number[] }
const nothing: Ids = { in: [] }

type Shown = { collection: SanitizedCollectionConfig; show: string; overrideAccess: boolean }

const namesOf = ({ flattenedFields }: SanitizedCollectionConfig) =>
  new Set(flattenedFields.map(({ name }) => name))

async function idsWhere(req: PayloadRequest, query: SQL): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(req, sql`${query} limit ${mostIds}`)
  return rows.map(({ id }) => id)
}

/** Of what has drafts; `_status` of the document itself says what visitors see, that of its latest version does not. */
async function byState(req: PayloadRequest, { collection, show }: Shown): Promise<Ids> {
  const { documents } = tablesOf(collection.slug, false)
  const isDated = namesOf(collection).has('publish_date')
  const draft = sql`d._status is distinct from 'published'`
  const ahead = isDated ? sql`d._status = 'published' and d.publish_date > now()` : sql`false`
  const select = (condition: SQL) => idsWhere(req, sql`select d.id from ${documents} d where ${condition}`)
  if (show === 'drafts') return { in: await select(draft) }
  if (show === 'scheduled') return { in: await select(ahead) }
  return { not_in: await select(sql`${draft} or ${ahead}`) }
}

/** As the newest version has it, published or not. */
async function withoutEnglish(req: PayloadRequest, { collection, show }: Shown): Promise<Ids> {
  const { documents, locales, id, prefix } = tablesOf(collection.slug, true)
  const title = sql.identifier(prefix + titleFieldOf(collection.slug as 'articles'))
  const isDated = namesOf(collection).has('publish_date')
  const due = sql`exists (
    select from ${tablesOf(collection.slug, false).documents} own where own.id = v.${id} and own._status = 'published'
      ${isDated ? sql`and own.publish_date > now() - make_interval(days => ${englishDueDays})` : sql``})`
  return {
    in: await idsWhere(
      req,
      sql`select v.${id} as id from ${documents} v
      left join ${locales} en on en._parent_id = v.id and en._locale = 'en'
      where v.latest and nullif(trim(en.${title}), '') is null and ${show === 'english_due' ? due : sql`true`}`,
    ),
  }
}

/** Whoever cannot see the picture hears its description, or the caption where it has one. */
async function withoutAlt(req: PayloadRequest, { collection }: Shown): Promise<Ids> {
  const { documents, locales } = tablesOf(collection.slug, false)
  const names = namesOf(collection)
  const heard = ['alt', 'name']
    .filter((name) => names.has(name))
    .map((name) => sql`l.${sql.identifier(name)}`)
  return {
    in: await idsWhere(
      req,
      sql`select d.id from ${documents} d left join ${locales} l on l._parent_id = d.id and l._locale = 'hu'
      where trim(concat_ws('', ${sql.join(heard, sql`, `)})) = ''`,
    ),
  }
}

/** The squads that our clubs have in their newest season. */
const ownTeams = sql`
  select t.id, t.name from (
    select t.id, t.name, s.year, max(s.year) over () as newest
    from public.competition_teams t
    join public.clubs c on c.id = t.club_id and c.own
    join public.seasons s on s.id = t.season_id
  ) t where t.year = t.newest`

const mostTeams = 8

/** Teams to choose from above the list of players. */
export const readOwnTeams = (req: Pick<PayloadRequest, 'payload' | 'transactionID'>) =>
  queryRows<{ id: number; name: string }>(req, sql`${ownTeams} order by t.name limit ${mostTeams}`)

async function bySquad(req: PayloadRequest, { show }: Shown): Promise<Ids> {
  const team = /^squad_(\d{1,9})$/.exec(show)?.[1]
  const members = await idsWhere(
    req,
    team
      ? sql`select distinct m.player_id as id from public.competition_teams_squad m
        where m._parent_id = ${Number(team)} and m.player_id is not null`
      : sql`select distinct m.player_id as id from public.competition_teams_squad m
        where m._parent_id in (select id from (${ownTeams}) own) and m.player_id is not null`,
  )
  return show === 'without_squad' ? { not_in: members } : { in: members }
}

/** Who has given what consent is for child protection officers. */
async function withoutConsent(req: PayloadRequest, { overrideAccess }: Shown): Promise<Ids> {
  if (!overrideAccess && !hasRole(req.user, 'child_protection')) return nothing
  return { in: filterMinors(await readMinors(req), 'missing').map(({ id }) => id) }
}

const withoutAgeGroup = async (req: PayloadRequest): Promise<Ids> => ({
  in: await idsWhere(
    req,
    sql`select t.id from public.competition_teams t join public.clubs c on c.id = t.club_id and c.own
      where t.age_group is null`,
  ),
})

const withoutBirthYear = async (req: PayloadRequest): Promise<Ids> => ({
  in: await idsWhere(
    req,
    sql`select p.id from public.players p join children.player child on child.id = p.id and child.is_minor
      where p.birth_year is null and exists (
        select from children.player_team s
        join public.competition_teams t on t.id = s.team_id
        join public.clubs c on c.id = t.club_id and c.own
        where s.player_id = p.id)`,
  ),
})

const hasDrafts = ({ versions }: SanitizedCollectionConfig) => Boolean(versions?.drafts)
const isPicture = ({ slug }: SanitizedCollectionConfig) => slug === 'media' || slug === 'gallery-files'
const isTeams = ({ slug }: SanitizedCollectionConfig) => slug === 'competition-teams'
const isPlayers = ({ slug }: SanitizedCollectionConfig) => slug === 'players'

type Reader = {
  shows: RegExp
  fits: (collection: SanitizedCollectionConfig) => boolean
  read: (req: PayloadRequest, shown: Shown) => Promise<Ids>
}
const readers: Reader[] = [
  { shows: /^(drafts|scheduled|public)$/, fits: hasDrafts, read: byState },
  { shows: /^(without_english|english_due)$/, fits: hasDrafts, read: withoutEnglish },
  { shows: /^without_alt$/, fits: isPicture, read: withoutAlt },
  { shows: /^(in_squad|without_squad|squad_\d{1,9})$/, fits: isPlayers, read: bySquad },
  { shows: /^without_consent$/, fits: isPlayers, read: withoutConsent },
  { shows: /^without_age_group$/, fits: isTeams, read: withoutAgeGroup },
  { shows: /^without_birth_year$/, fits: isPlayers, read: withoutBirthYear },
]

/** What a list is asked to show; nothing where the collection has no such thing. */
export async function readShown(req: PayloadRequest, shown: Shown): Promise<Ids> {
  const reader = readers.find(({ shows, fits }) => shows.test(shown.show) && fits(shown.collection))
  return reader ? reader.read(req, shown) : nothing
}
