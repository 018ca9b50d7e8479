import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/as-owner.ts'
import { type Caller, callApi, createUsers, emailOf, openPayload } from '../testing/newsroom.ts'
import { createSample } from '../testing/samples.ts'
import { addAuditLine, writeAuditLine } from './audit-line.ts'
import { deleteOldAuditLines } from './retention.ts'

let payload: Payload
let pool: pg.Pool
let tokens: Record<Caller, string | undefined>
beforeAll(async () => {
  payload = await openPayload()
  pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
  tokens = await createUsers(payload)
})
afterAll(async () => {
  await pool.end()
  await payload.destroy()
})
beforeEach(() => asOwner('delete from public.audit_lines'))

type Line = { action: string; actor: string; subject: string; title: string | null; details: string | null }

async function lines(): Promise<Line[]> {
  const { rows } = await pool.query<Line>(
    `select action, actor, concat_ws(':', subject_collection, subject_id) as subject, subject_title as title, details
     from public.audit_lines order by id`,
  )
  return rows
}
const actions = async () => (await lines()).map(({ action }) => action)

const asEditor = (method: string, path: string, json?: object) =>
  callApi(method, path, { as: tokens.editor, ...(json ? { json } : {}) })

describe('the audit of content says who, what and when', () => {
  it('publishing, a correction and taking off the site; not a draft beside it', async () => {
    const { body } = await asEditor('POST', '/articles?draft=true', { title: 'Nyertünk' })
    const path = `/articles/${body.doc.id}`
    await asEditor('PATCH', `${path}?draft=true`, { title: 'Nyertünk otthon' })
    expect(await actions()).toEqual([])
    await asEditor('PATCH', path, { _status: 'published', publish_date: new Date().toISOString() })
    await asEditor('PATCH', `${path}?draft=true`, { title: 'Még készül' })
    await asEditor('PATCH', path, { title: 'Nyertünk idegenben', _status: 'published' })
    await asEditor('PATCH', path, { _status: 'draft' })
    const line = { actor: emailOf('editor'), subject: `articles:${body.doc.id}`, title: null, details: null }
    expect(await lines()).toEqual([
      { ...line, action: 'publish' },
      { ...line, action: 'publish' },
      { ...line, action: 'unpublish' },
    ])
  })

  it('a banner is published and taken off by its switch', async () => {
    const { id } = await createSample(payload, 'banners')
    for (const visible of [false, true, true]) await asEditor('PATCH', `/banners/${id}`, { visible })
    expect(await actions()).toEqual(['unpublish', 'publish'])
  })

  it('a deletion of several leaves a line for each', async () => {
    const ids = [(await createSample(payload, 'menus')).id, (await createSample(payload, 'menus')).id]
    await asEditor('DELETE', `/menus?where[id][in]=${ids}`)
    expect((await lines()).map(({ action, subject }) => `${action} ${subject}`).sort()).toEqual(
      ids.map((id) => `delete menus:${id}`).sort(),
    )
  })

  it('is undone with the change it tells about', async () => {
    const { id } = await createSample(payload, 'articles')
    const req = { payload, transactionID: (await payload.db.beginTransaction()) ?? '' }
    await addAuditLine(req, { action: 'publish', actor: 'x', subject: { collection: 'articles', id } })
    await payload.db.rollbackTransaction(req.transactionID)
    expect(await lines()).toEqual([])
  })

  it('leaves no line for what the system does itself', async () => {
    const { id } = await createSample(payload, 'articles')
    await payload.update({ collection: 'articles', id, data: { _status: 'published' } })
    await payload.delete({ collection: 'articles', id })
    expect(await lines()).toEqual([])
  })
})

describe('the audit names no child and no applicant', () => {
  it.each([
    ['players', 'statistician'],
    ['media', 'editor'],
    ['gallery-files', 'editor'],
    ['join-registrations', 'registrar'],
  ] as const)('deleting one of %s leaves its number only', async (slug, caller) => {
    const { id } = await createSample(payload, slug)
    await callApi('DELETE', `/${slug}/${id}`, { as: tokens[caller] })
    const [line] = await lines()
    expect(line).toMatchObject({ subject: `${slug}:${id}`, title: null })
    expect(line?.action).toBe(slug === 'join-registrations' ? 'person_erase' : 'delete')
  })

  it('nor in the title of a text', async () => {
    const child = { last_name: 'Auditvári', first_name: 'Anna', birth_year: new Date().getFullYear() - 10 }
    // Before the player is created, because afterwards the name would be rejected.
    const { body } = await asEditor('POST', '/tags', { name: 'Auditvári Anna kosarai' })
    await payload.create({ collection: 'players', data: child })
    await asEditor('DELETE', `/tags/${body.doc.id}`)
    expect(await lines()).toMatchObject([{ subject: `tags:${body.doc.id}`, title: null }])
  })
})

describe('the audit of accounts', () => {
  it('an invited user, a change of roles and a deletion', async () => {
    const email = 'uj@newsroom.example'
    const json = { name: 'Új Erzsi', email, roles: ['editor'] }
    await callApi('POST', '/users/invite', { as: tokens.admin, json })
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } } })
    const id = docs[0]?.id
    const path = `/users/${id}`
    await callApi('PATCH', path, { as: tokens.admin, json: { name: 'Új Erzsébet' } })
    await callApi('PATCH', path, { as: tokens.admin, json: { roles: ['editor', 'admin'] } })
    await callApi('DELETE', path, { as: tokens.admin })
    const line = { actor: emailOf('admin'), subject: `users:${id}` }
    expect(await lines()).toEqual([
      { ...line, action: 'user_created', title: 'Új Erzsi', details: 'editor' },
      { ...line, action: 'user_invited', title: 'Új Erzsi', details: 'link' },
      { ...line, action: 'roles_changed', title: 'Új Erzsébet', details: 'name' },
      { ...line, action: 'roles_changed', title: 'Új Erzsébet', details: 'editor → admin, editor' },
      { ...line, action: 'user_deleted', title: 'Új Erzsébet', details: null },
    ])
  })

  it('of somebody unknown, without who', async () => {
    await writeAuditLine(pool, { action: 'sign_in_failed' })
    expect(await lines()).toMatchObject([{ action: 'sign_in_failed', actor: '–' }])
  })
})

it('sign-ins are retained for half a year and other lines for two years, whatever the caller passes', async () => {
  const add = (action: string, days: number) =>
    pool.query(
      `insert into public.audit_lines (action, count, actor, details, created_at)
       values ($1, 1, 'a@b.example', $2::text, now() - make_interval(days => $2::int))`,
      [action, days],
    )
  for (const days of [0, 179, 181, 729, 731]) {
    for (const action of ['sign_in', 'sign_in_failed', 'account_locked', 'publish']) await add(action, days)
  }
  await deleteOldAuditLines(pool)
  expect((await lines()).map(({ action, details }) => `${action} ${details}`).sort()).toEqual([
    'account_locked 0',
    'account_locked 179',
    'publish 0',
    'publish 179',
    'publish 181',
    'publish 729',
    'sign_in 0',
    'sign_in 179',
    'sign_in_failed 0',
    'sign_in_failed 179',
  ])
})
