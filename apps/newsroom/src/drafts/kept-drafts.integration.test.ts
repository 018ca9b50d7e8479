import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, callApi, createUsers, emailOf, openPayload } from '../testing/newsroom.ts'
import { deleteUntouched } from './untouched.ts'

let payload: Payload
let tokens: Record<Caller, string | undefined>
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 })
beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
})
afterAll(async () => {
  await pool.end()
  await payload.destroy()
})
beforeEach(() => pool.query('delete from cache.purge'))

const count = async (sql: string) =>
  (await pool.query<{ n: number }>(`select count(*)::int as n ${sql}`)).rows[0]?.n
const purges = () => count('from cache.purge')
const auditLines = () => count('from public.audit_lines')
const post = (data: object, query = '') =>
  callApi('POST', `/articles?locale=hu${query}`, { as: tokens.editor, json: data })
const patch = (id: number, data: object, query = '') =>
  callApi('PATCH', `/articles/${id}?locale=hu${query}`, { as: tokens.editor, json: data })
const autosave = (id: number, data: object) =>
  patch(id, { ...data, _status: 'draft' }, '&draft=true&autosave=true')
const latest = async (id: number) =>
  (await callApi('GET', `/articles/${id}?locale=hu&draft=true&depth=0`, { as: tokens.editor })).body
const versionsOf = async (id: number) => {
  const { docs } = await payload.findVersions({
    collection: 'articles',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    depth: 0,
  })
  return docs
}

describe('an autosave', () => {
  it('changes nothing of what is published, writes no purge, no audit line and one version', async () => {
    const { body } = await post({ title: 'Autosave', _status: 'published' })
    const { id } = body.doc
    await pool.query('delete from cache.purge')
    const lines = await auditLines()
    for (let number = 1; number <= 60; number += 1) await autosave(id, { title: `Autosave ${number}` })
    expect(await purges()).toBe(0)
    expect(await auditLines()).toBe(lines)
    expect(await versionsOf(id)).toHaveLength(2)
    const stored = await payload.findByID({ collection: 'articles', id, depth: 0 })
    expect(stored).toMatchObject({ title: 'Autosave', _status: 'published' })
    expect((await latest(id)).title).toBe('Autosave 60')
  }, 180_000)

  it('lets the slug follow the title until it is published, and leaves a slug of one’s own', async () => {
    const { body } = await post({ _status: 'draft' }, '&draft=true')
    const { id } = body.doc
    for (const title of ['S', 'Sl', 'Slug követi'])
      await autosave(id, { title, slug: (await latest(id)).slug ?? null })
    const { slug } = await latest(id)
    expect(slug).toBe('slug-koveti')
    await patch(id, { title: 'Slug követi a címet', slug, _status: 'published' })
    await autosave(id, { title: 'Más cím', slug: 'slug-koveti-a-cimet' })
    expect((await latest(id)).slug).toBe('slug-koveti-a-cimet')

    const own = (await post({ title: 'Saját', slug: 'kezzel-irt', _status: 'draft' }, '&draft=true')).body.doc
    await autosave(own.id, { title: 'Saját cím', slug: 'kezzel-irt' })
    expect((await latest(own.id)).slug).toBe('kezzel-irt')
  })
})

describe('a document that was only opened', () => {
  const open = () => payload.create({ collection: 'articles', data: {} as never, draft: true })
  const idsIn = async () => {
    const filter = payload.collections.articles.config.admin.baseFilter
    const where = (await filter?.({ limit: 10, page: 1, req: {} as never, sort: '' })) ?? {}
    const { docs } = await payload.find({
      collection: 'articles',
      draft: true,
      where,
      pagination: false,
      depth: 0,
    })
    return docs.map(({ id }) => id)
  }

  it('is in no list until something is written', async () => {
    const { id } = await open()
    expect(await purges()).toBe(0)
    expect(await idsIn()).not.toContain(id)
    await autosave(id, { highlight: 'slider' })
    expect(await idsIn()).toContain(id)
  })

  it('is deleted after a week; what was written, published or made elsewhere is not', async () => {
    const opened = await open()
    const written = await open()
    await autosave(written.id, { title: 'Megírt' })
    const published = await open()
    await patch(published.id, { title: 'Közzétett', _status: 'published' })
    const made = await payload.create({
      collection: 'articles',
      data: { title: 'Kész' } as never,
      draft: true,
    })
    const day = 86_400_000
    await deleteUntouched(pool, new Date(Date.now() + 6 * day))
    expect(await count(`from public.articles where id = ${opened.id}`)).toBe(1)
    await deleteUntouched(pool, new Date(Date.now() + 8 * day))
    const ids = [written.id, published.id, made.id]
    expect(await count(`from public.articles where id = ${opened.id}`)).toBe(0)
    expect(await count(`from public._articles_v where parent_id = ${opened.id}`)).toBe(0)
    expect(await count(`from public.articles where id in (${ids.join(',')})`)).toBe(3)
  })
})

describe('restoring a version', () => {
  for (const query of ['', '?draft=false', '?draft=true'])
    it(`makes a draft, whichever state it had${query ? ` (${query})` : ''}`, async () => {
      const { body } = await post({ title: 'Első', _status: 'published' })
      const { id } = body.doc
      await patch(id, { title: 'Második', _status: 'published' })
      const first = (await versionsOf(id)).find(({ version }) => version.title === 'Első')
      await pool.query('delete from cache.purge')
      const lines = await auditLines()
      const restored = await callApi('POST', `/articles/versions/${first?.id}${query}`, { as: tokens.editor })
      expect(restored.status).toBe(200)
      const stored = await payload.findByID({ collection: 'articles', id, depth: 0 })
      expect(stored).toMatchObject({ title: 'Második', _status: 'published' })
      expect(await latest(id)).toMatchObject({ title: 'Első', _status: 'draft' })
      expect([await purges(), await auditLines()]).toEqual([0, lines])
    })

  it('of a draft does not take down what is published, and needs the right to change it', async () => {
    const { body } = await post({ title: 'Vázlat', _status: 'draft' }, '&draft=true')
    const { id } = body.doc
    await patch(id, { title: 'Kint', _status: 'published' })
    const draft = (await versionsOf(id)).find(({ version }) => version.title === 'Vázlat')
    for (const as of [undefined, tokens.registrar])
      expect((await callApi('POST', `/articles/versions/${draft?.id}`, { as })).status).toBe(403)
    expect((await callApi('POST', `/articles/versions/${draft?.id}`, { as: tokens.editor })).status).toBe(200)
    const stored = await payload.findByID({ collection: 'articles', id, depth: 0 })
    expect(stored).toMatchObject({ title: 'Kint', _status: 'published' })
  })
})

describe('who saved a version', () => {
  it('is kept with it, cannot be claimed, and an account that is gone breaks nothing', async () => {
    const mine = (
      await payload.find({ collection: 'users', where: { email: { equals: emailOf('editor') } } })
    ).docs[0]
    const guest = await payload.create({
      collection: 'users',
      data: {
        email: 'vendeg@newsroom.example',
        name: 'Vendég',
        password: 'vendeg-jelszo-próba',
        roles: ['editor'],
      },
    })
    const { body } = await post({ title: 'Kié', updated_by: guest.id, _status: 'published' })
    const { id } = body.doc
    expect((await versionsOf(id))[0]?.version.updated_by).toBe(mine?.id)
    await payload.update({
      collection: 'articles',
      id,
      data: { title: 'Vendégé', _status: 'published' },
      user: { ...guest, collection: 'users' },
    })
    expect((await versionsOf(id))[0]?.version.updated_by).toBe(guest.id)
    await pool.query('delete from cache.purge')
    await payload.delete({ collection: 'users', id: guest.id })
    expect(await purges()).toBe(0)
    expect((await versionsOf(id)).map(({ version }) => version.updated_by ?? null)).toEqual([null, mine?.id])
    expect((await latest(id)).title).toBe('Vendégé')
  })
})
