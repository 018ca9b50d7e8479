import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Role, roles } from '../access/roles.ts'
import { type Caller, callApi, createUsers, openPayload } from '../testing/newsroom.ts'
import { createSample } from '../testing/samples.ts'
import { readActivity } from './activity.ts'
import { readTodos, type TodoId } from './counts.ts'
import { readHome } from './home.ts'
import { readOwnMatches } from './read-matches.ts'
import { readLetters, readPublishing } from './system.ts'

let payload: Payload
let tokens: Record<Caller, string | undefined>

beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
})
afterAll(() => payload.destroy())

const hour = 3_600_000
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

async function reqOf(role: Role): Promise<PayloadRequest> {
  const { docs } = await payload.find({ collection: 'users', where: { roles: { in: [role] } }, limit: 1 })
  const user = { ...docs[0], collection: 'users' } as never
  return createLocalReq({ user, locale: 'hu' }, payload)
}

const article = (data: object, draft = false) =>
  payload.create({
    collection: 'articles',
    locale: 'hu',
    draft,
    data: { title: 'Példa hír', slug: undefined, _status: 'published', ...data } as never,
  })

describe('counts', () => {
  const own: Record<Role, TodoId[]> = {
    admin: [
      'resultsMissing',
      'drafts',
      'scheduled',
      'withoutEnglish',
      'withoutAlt',
      'newApplicants',
      'consentsMissing',
      'ageGroupsMissing',
      'birthYearsMissing',
    ],
    editor: ['resultsMissing', 'drafts', 'scheduled', 'withoutEnglish', 'withoutAlt'],
    statistician: ['resultsMissing', 'ageGroupsMissing', 'birthYearsMissing'],
    registrar: ['newApplicants'],
    child_protection: ['consentsMissing'],
  }

  it.each(roles)('%s gets those of the role only', async (role) => {
    const { status, body, headers } = await callApi('GET', '/nav-counts', { as: tokens[role] })
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual([...own[role]].sort())
    for (const count of Object.values(body)) expect(count).toEqual(expect.any(Number))
    expect(headers.get('cache-control')).toContain('private')
  })

  it('nobody else gets any', async () => {
    expect((await callApi('GET', '/nav-counts')).status).toBe(403)
  })

  it('go up with what waits', async () => {
    // Counting ends at a hundred, and other tests have left articles.
    await payload.db.drizzle.execute(sql`delete from public._articles_v`)
    await payload.db.drizzle.execute(sql`delete from public.articles`)
    const req = await reqOf('admin')
    const countOf = async (id: TodoId) => (await readTodos(req)).find((todo) => todo.id === id)?.count
    const before = { drafts: await countOf('drafts'), scheduled: await countOf('scheduled') }
    await article({ title: 'Félkész', _status: 'draft' }, true)
    await article({ title: 'Holnapi', publish_date: new Date(Date.now() + 24 * hour).toISOString() })
    expect(await countOf('drafts')).toBe((before.drafts ?? 0) + 1)
    expect(await countOf('scheduled')).toBe((before.scheduled ?? 0) + 1)
    // An article of today without English; the one of tomorrow is not out yet.
    const withoutEnglish = (await countOf('withoutEnglish')) ?? 0
    await article({ title: 'Mai magyar hír' })
    expect(await countOf('withoutEnglish')).toBe(withoutEnglish + 1)
  })

  it.each([
    ['a match that has begun', { status: 'scheduled', game_time: ago(hour) }, 1],
    ['a match to come', { status: 'scheduled', game_time: ago(-hour) }, 0],
    ['a match that is played now', { status: 'live', game_time: ago(hour) }, 0],
    ['a live match that nobody closed', { status: 'live', game_time: ago(5 * hour) }, 1],
    ['a postponed match', { status: 'postponed', game_time: ago(hour) }, 0],
  ])('%s', async (_name, data, more) => {
    const req = await reqOf('statistician')
    const count = async () => (await readTodos(req))[0]?.count ?? 0
    const before = await count()
    const { id } = await createSample(payload, 'matches')
    await payload.update({ collection: 'matches', id, data: data as never })
    const after = await count()
    await payload.delete({ collection: 'matches', id })
    expect(after - before).toBe(more)
  })
})

describe('the order of the home page', () => {
  beforeEach(async () => {
    await payload.db.drizzle.execute(sql`update public.articles set highlight = 'no'`)
    await payload.db.drizzle.execute(sql`delete from public.home_places`)
  })

  const sliders = async (count: number) => {
    const ids: number[] = []
    for (let index = count; index >= 1; index--)
      ids.unshift(
        (await article({ title: `Dia ${index}`, highlight: 'slider', publish_date: ago(index * hour) })).id,
      )
    return ids
  }
  const shown = async () => (await readHome({ payload })).slider.map(({ id }) => id)
  const order = (ids: number[], role: Caller = 'editor') =>
    callApi('POST', '/home-order', { as: tokens[role], json: { kind: 'slider', ids } })

  it('is newest first until somebody changes it, and what comes later leads again', async () => {
    const [one, two, three] = (await sliders(3)) as [number, number, number]
    expect(await shown()).toEqual([one, two, three])
    const { status, body } = await order([three, one, two])
    expect(status).toBe(200)
    expect(body.ids).toEqual([three, one, two])
    expect(await shown()).toEqual([three, one, two])
    const { id } = await article({ title: 'Friss', highlight: 'slider' })
    expect(await shown()).toEqual([id, three, one, two])
    expect((await order([two, three, id, one])).status).toBe(200)
    expect(await shown()).toEqual([two, three, id, one])
  })

  it('keeps the dates of the articles, and lasts as long as they do', async () => {
    const [one, two] = (await sliders(2)) as [number, number]
    const before = await payload.findByID({ collection: 'articles', id: two })
    await order([two, one])
    const after = await payload.findByID({ collection: 'articles', id: two })
    expect(after.publish_date).toBe(before.publish_date)
    expect(after.updatedAt).toBe(before.updatedAt)
    await payload.update({ collection: 'articles', id: two, data: { publish_date: ago(9 * hour) } })
    expect(await shown()).toEqual([one, two])
  })

  it('orders those that were published at once', async () => {
    const publish_date = ago(hour)
    const ids = []
    for (const title of ['A', 'B', 'C'])
      ids.push((await article({ title, highlight: 'slider', publish_date })).id)
    const [a, b, c] = ids as [number, number, number]
    expect(await shown()).toEqual([c, b, a])
    await order([a, c, b])
    expect(await shown()).toEqual([a, c, b])
  })

  it('stores nothing when others stand there by now', async () => {
    const [one, two] = (await sliders(2)) as [number, number]
    const { id } = await article({ title: 'Közben', highlight: 'slider' })
    const { status, body } = await order([two, one])
    expect(status).toBe(409)
    expect(body.ids).toEqual([id, one, two])
    expect(await shown()).toEqual([id, one, two])
  })

  it('is for editors, and only for whole numbers', async () => {
    const [one, two] = (await sliders(2)) as [number, number]
    for (const caller of ['anonymous', 'statistician', 'registrar', 'child_protection'] as const)
      expect((await order([two, one], caller)).status).toBe(403)
    for (const ids of [[], [one, one], ['x'], [1.5]]) expect((await order(ids as number[])).status).toBe(400)
    expect(await shown()).toEqual([one, two])
  })

  it('purges the pages that show it', async () => {
    const [one, two] = (await sliders(2)) as [number, number]
    await order([two, one])
    const { rows } = await payload.db.drizzle.execute(
      sql`select tags from cache.purge where source = 'home-places' order by id desc limit 1`,
    )
    expect(rows[0]?.tags).toEqual(['articles'])
  })
})

describe('what the blocks show', () => {
  it('activity: who saved what, for those who work with it', async () => {
    const { body } = await callApi('POST', '/articles', {
      as: tokens.editor,
      json: { title: 'Szerkesztői hír', _status: 'published' },
    })
    const [first] = await readActivity(await reqOf('editor'))
    expect(first).toMatchObject({
      collection: 'articles',
      id: body.doc.id,
      title: 'Szerkesztői hír',
      who: 'editor',
      state: 'public',
    })
    const ofStatistician = await readActivity(await reqOf('statistician'))
    expect(ofStatistician.every(({ collection }) => collection === 'matches')).toBe(true)
    expect(await readActivity(await reqOf('registrar'))).toEqual([])
  })

  it('matches: ours of today, or the next one', async () => {
    const { id } = await createSample(payload, 'matches')
    const { home_team } = await payload.findByID({ collection: 'matches', id, depth: 1 })
    const clubId = (home_team as { club?: number | { id: number } | null }).club
    expect((await readOwnMatches({ payload }, 'hu', Date.now())).today).toEqual([])
    const club = await payload.create({
      collection: 'clubs',
      data: { name: `Példavári Vidrák ${Date.now()}`, own: true },
    })
    await payload.update({
      collection: 'competition-teams',
      id: (home_team as { id: number }).id,
      data: { club: club.id },
    })
    // At noon in Budapest, whenever the test runs.
    const now = Date.parse('2031-05-10T10:00:00Z')
    const at = (game_time: string) =>
      payload.update({ collection: 'matches', id, data: { game_time, status: 'scheduled' } })
    await at('2031-05-10T16:00:00.000Z')
    const { today } = await readOwnMatches({ payload }, 'hu', now)
    expect(today).toMatchObject([{ id, is_home: true, game_time: '2031-05-10T16:00:00.000Z', squad: 0 }])
    // Half past midnight: a match of ten in the evening may be on, one of eight is over.
    const night = Date.parse('2031-05-10T22:30:00Z')
    const todayAt = async (game_time: string, status: 'live' | 'scheduled') => {
      await payload.update({ collection: 'matches', id, data: { game_time, status } })
      return (await readOwnMatches({ payload }, 'hu', night)).today.map((found) => found.id)
    }
    expect(await todayAt('2031-05-10T20:00:00.000Z', 'live')).toEqual([id])
    expect(await todayAt('2031-05-10T20:00:00.000Z', 'scheduled')).toEqual([])
    expect(await todayAt('2031-05-10T18:00:00.000Z', 'live')).toEqual([])
    await at('2031-05-12T16:00:00.000Z')
    const later = await readOwnMatches({ payload }, 'en', now)
    expect(later.today).toEqual([])
    expect(later.next?.id).toBe(id)
    await payload.update({
      collection: 'competition-teams',
      id: (home_team as { id: number }).id,
      data: { club: (typeof clubId === 'object' ? clubId?.id : clubId) ?? null },
    })
    await payload.delete({ collection: 'clubs', id: club.id })
  })

  it('system: facts, also of an empty queue', async () => {
    expect(await readLetters({ payload })).toMatchObject({ waiting: expect.any(Number), givenUp: 0 })
    expect(await readPublishing({ payload })).toMatchObject({ late: expect.any(Number) })
  })
})
