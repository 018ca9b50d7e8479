import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, Payload, Where } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, callApi, createUsers, openPayload } from '../testing/newsroom.ts'
import { drafts, queryOf, type Show, scheduled, shown } from './filters.ts'

let payload: Payload
let tokens: Record<Caller, string | undefined>
const mark = randomUUID().slice(0, 8)

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function article(title: string, more: Record<string, unknown> = {}, locale: 'hu' | 'en' = 'hu') {
  const data = { title: `${title} ${mark}`, _status: 'draft', ...more } as never
  const draft = more._status !== 'published'
  return (await payload.create({ collection: 'articles', data, locale, draft })).id as number
}

/** As the list asks, by the REST api: the latest versions. */
async function listed(collection: CollectionSlug, where: Where, as: Caller, more = '') {
  const { status, body } = await callApi(
    'GET',
    `/${collection}?draft=true&limit=1000&${queryOf(where)}${more}`,
    {
      as: tokens[as],
    },
  )
  return status === 200 ? (body.docs as { id: number }[]).map(({ id }) => id) : status
}
const search = (words: string): Where => ({
  or: ['title', 'lead', 'slug'].map((field) => ({ [field]: { like: words } })),
})
const shownOf = (show: Show): Where => ({ and: [shown(show), search(mark)] })

beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
})
afterAll(() => payload.destroy())

describe('the search of a list', () => {
  let id: number
  beforeAll(async () => {
    id = await article('Szűcs Ádám hosszabbított', { lead: 'Őrülten jó hír Győrből.' })
  })

  test.each(['szucs', 'SZŰCS', 'adam szucs', 'gyor', 'orulten hosszabb'])(
    'finds %s without regard to accents, case and order',
    async (words) => {
      expect(await listed('articles', search(`${words} ${mark}`), 'editor')).toEqual([id])
    },
  )

  test('finds nothing that lacks one of the words', async () => {
    expect(await listed('articles', search(`szucs bela ${mark}`), 'editor')).toEqual([])
  })

  test('finds by the newest version, and by either language', async () => {
    const changed = await article('Régi cím', { _status: 'published' })
    const data = { title: `Átírt ${mark}` }
    await payload.update({ collection: 'articles', id: changed, data, draft: true })
    await payload.update({
      collection: 'articles',
      id: changed,
      data: { title: `Rewritten ${mark}` },
      locale: 'en',
      draft: true,
    })
    expect(await listed('articles', search(`atirt ${mark}`), 'editor')).toEqual([changed])
    expect(await listed('articles', search(`rewritten ${mark}`), 'editor')).toEqual([changed])
    expect(await listed('articles', { title: { like: `regi ${mark}` } }, 'editor')).toEqual([])
  })

  test('finds players and applicants', async () => {
    const player = await payload.create({
      collection: 'players',
      data: { last_name: `Őz${mark}`, first_name: 'Örs' } as never,
    })
    expect(await listed('players', { name: { like: `ors oz${mark}` } }, 'statistician')).toEqual([player.id])
    const applicant = await payload.create({
      collection: 'join-registrations',
      data: {
        name: `Tűzkő ${mark}`,
        birth_year: 2016,
        email: `tuzko-${mark}@pelda.hu`,
        consent_version: '1',
        consent_at: inDays(0),
      } as never,
    })
    const where: Where = { or: ['name', 'email'].map((field) => ({ [field]: { like: `tuzko ${mark}` } })) }
    expect(await listed('join-registrations', where, 'registrar')).toEqual([applicant.id])
    expect(await listed('join-registrations', where, 'admin')).toEqual([applicant.id])
    for (const caller of ['anonymous', 'editor', 'statistician', 'child_protection'] as const)
      expect(await listed('join-registrations', where, caller)).toBe(403)
  })
})

describe('the filters of a list', () => {
  let draft: number
  let ahead: number
  let out: number
  let changed: number
  beforeAll(async () => {
    draft = await article('Vázlat')
    ahead = await article('Időzített', { _status: 'published', publish_date: inDays(2) })
    out = await article('Kint van', { _status: 'published' })
    changed = await article('Módosított', { _status: 'published' })
    await payload.update({
      collection: 'articles',
      id: changed,
      data: { lead: 'Más.' },
      draft: true,
    })
    await payload.update({
      collection: 'articles',
      id: out,
      data: { title: `Out ${mark}`, _status: 'published' },
      locale: 'en',
    })
  })
  const ours = async (show: Show) => {
    const ids = await listed('articles', shownOf(show), 'editor')
    return (ids as number[])
      .filter((id) => [draft, ahead, out, changed].includes(id))
      .toSorted((a, b) => a - b)
  }

  test('tell by what visitors see, not by the newest version', async () => {
    expect(await ours('drafts')).toEqual([draft])
    expect(await ours('scheduled')).toEqual([ahead])
    expect(await ours('public')).toEqual([out, changed])
  })

  test('name what has no English title', async () => {
    expect(await ours('without_english')).toEqual([draft, ahead, changed])
    expect(await ours('english_due')).toEqual([ahead, changed])
  })

  test('count what they list', async () => {
    for (const { collection, where } of [drafts(), scheduled()]) {
      const { totalDocs } = await payload.count({ collection, where })
      expect(totalDocs).toBe(((await listed(collection, where, 'editor')) as number[]).length)
    }
  })

  test('show nothing, rather than everything, where they mean nothing', async () => {
    expect(await listed('articles', { show: { equals: 'nothing_such' } }, 'editor')).toEqual([])
    expect(await listed('categories', shown('drafts'), 'editor')).toEqual([])
  })

  test('find pages, which have no date', async () => {
    const data = { title: `Oldal ${mark}`, _status: 'published' } as never
    const { id } = await payload.create({ collection: 'pages', data })
    expect(await listed('pages', shown('public'), 'editor')).toContain(id)
    expect(await listed('pages', shown('scheduled'), 'editor')).toEqual([])
  })
})

describe('the squads in the list of players', () => {
  let season: number
  let member: number
  let outsider: number
  let team: number
  beforeAll(async () => {
    const player = async (name: string) =>
      (
        await payload.create({
          collection: 'players',
          data: { last_name: `${name}${mark}`, birth_year: new Date().getFullYear() - 12 } as never,
        })
      ).id as number
    member = await player('Tag')
    outsider = await player('Kívülálló')
    const club = await payload.create({
      collection: 'clubs',
      data: { name: `Példavári Vidrák ${mark}`, own: true } as never,
    })
    season = (await payload.create({ collection: 'seasons', data: { year: 2100 } as never })).id as number
    const squad = [{ player: member }]
    team = (
      await payload.create({
        collection: 'competition-teams',
        data: { name: `U12 ${mark}`, season, club: club.id, age_group: 'u12', squad } as never,
      })
    ).id as number
  })
  // Other tests have newest seasons of their own.
  afterAll(async () => {
    await payload.delete({ collection: 'competition-teams', id: team })
    await payload.delete({ collection: 'seasons', id: season })
  })
  const ours = async (show: Show, as: Caller = 'statistician') => {
    const ids = await listed('players', { and: [shown(show), { name: { like: mark } }] }, as)
    return (ids as number[]).filter((id) => id === member || id === outsider)
  }

  test('tell who plays now', async () => {
    expect(await ours('in_squad')).toEqual([member])
    expect(await ours('without_squad')).toEqual([outsider])
    expect(await ours(`squad_${team}`)).toEqual([member])
  })

  test('filter our teams without an age group and our players without a year of birth', async () => {
    const teams = async () => {
      const query = { and: [shown('without_age_group'), { name: { like: mark } }] }
      return listed('competition-teams', query, 'statistician')
    }
    await payload.update({ collection: 'players', id: member, data: { birth_year: null } })
    expect(await teams()).toEqual([])
    // By SQL: such rows are older than the required age group.
    await payload.db.drizzle.execute(
      sql`update public.competition_teams set age_group = null where id = ${team}`,
    )
    expect(await teams()).toEqual([team])
    expect(await ours('without_birth_year')).toEqual([member])
    await payload.update({ collection: 'competition-teams', id: team, data: { age_group: 'senior' } })
    expect([await teams(), await ours('without_birth_year')]).toEqual([[], []])
    await payload.update({ collection: 'competition-teams', id: team, data: { age_group: 'u12' } })
    expect(await ours('without_birth_year')).toEqual([member])
    const birth_year = new Date().getFullYear() - 12
    await payload.update({ collection: 'players', id: member, data: { birth_year } })
    expect(await ours('without_birth_year')).toEqual([])
  })

  test('tell only child protection officers whose consent is missing', async () => {
    expect(await ours('without_consent', 'child_protection')).toEqual([member])
    expect(await ours('without_consent', 'admin')).toEqual([member])
    expect(await ours('without_consent', 'statistician')).toEqual([])
    expect(await ours('without_consent', 'editor')).toEqual([])
  })
})
