import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, callApi, createUsers, emailOf, openPayload } from '../testing/newsroom.ts'
import { readRowFacts } from './row-facts.ts'

let payload: Payload
let tokens: Record<Caller, string | undefined>
let article: number
let lock: number

const userOf = async (role: string) => {
  const where = { email: { equals: emailOf(role) } }
  const user = (await payload.find({ collection: 'users', where, limit: 1 })).docs[0]
  if (!user) throw new Error(`no ${role}`)
  return user
}
const ask = (as: Caller, query = `collection=articles&id=${article}`) =>
  callApi('GET', `/editing-now?${query}`, { as: tokens[as] })

beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
  const data = { title: 'Szerkesztett hír' } as never
  article = (await payload.create({ collection: 'articles', data, draft: true })).id as number
  const user = { relationTo: 'users', value: (await userOf('editor')).id }
  const document = { relationTo: 'articles', value: article }
  const locked = { collection: 'payload-locked-documents', data: { document, user } } as never
  lock = ((await payload.create(locked)) as { id: number }).id
})
afterAll(() => payload.destroy())

describe('who else edits', () => {
  test('is said with name and time to those who may read the document', async () => {
    for (const caller of ['admin', 'statistician', 'child_protection'] as const) {
      const { status, body } = await ask(caller)
      expect(status).toBe(200)
      expect(body.name).toBe('editor')
      expect(Date.parse(body.since)).toBeGreaterThan(Date.now() - 60_000)
      expect(Object.keys(body)).toEqual(['name', 'since'])
    }
  })

  test('is not oneself', async () => {
    expect((await ask('editor')).body).toBeNull()
  })

  test('is not said to others', async () => {
    for (const caller of ['anonymous', 'registrar'] as const) expect((await ask(caller)).status).toBe(403)
  })

  test('is asked of what there is', async () => {
    expect((await ask('admin', 'collection=nothing&id=1')).status).toBe(403)
    expect((await ask('admin', 'collection=__proto__&id=1')).status).toBe(400)
    expect((await ask('admin', 'collection=articles&id=x')).status).toBe(400)
    expect((await ask('admin', 'global=settings')).body).toBeNull()
  })

  test('stands in the row', async () => {
    const req = await createLocalReq(
      { user: { ...(await userOf('admin')), collection: 'users' } as never },
      payload,
    )
    const facts = await readRowFacts(req, 'articles', [{ id: article }])
    expect(facts[article]?.editor?.name).toBe('editor')
    expect(facts[article]?.state?.titles.hu).toBe('Szerkesztett hír')
  })

  test('is whoever took it over, from then on', async () => {
    await payload.db.drizzle.execute(
      sql`update public.payload_locked_documents set created_at = now() - interval '1 hour' where id = ${lock}`,
    )
    expect(Date.parse((await ask('admin')).body.since)).toBeLessThan(Date.now() - 3_000_000)
    const json = { user: { relationTo: 'users', value: (await userOf('admin')).id } }
    const path = `/payload-locked-documents/${lock}`
    expect((await callApi('PATCH', path, { as: tokens.admin, json })).status).toBe(200)
    const { body } = await ask('editor')
    expect(body.name).toBe('admin')
    expect(Date.parse(body.since)).toBeGreaterThan(Date.now() - 60_000)
    expect((await ask('admin')).body).toBeNull()
  })

  test('is nobody five minutes after the last word', async () => {
    await payload.db.drizzle.execute(
      sql`update public.payload_locked_documents set updated_at = now() - interval '6 minutes' where id = ${lock}`,
    )
    expect((await ask('editor')).body).toBeNull()
  })

  test('stays while a draft is saved by itself, and goes with the one who leaves', async () => {
    const path = `/articles/${article}?draft=true&locale=hu`
    const save = (query: string, lead: string) =>
      callApi('PATCH', path + query, { as: tokens.editor, json: { lead } })
    expect((await save('&autosave=true', 'Egy mondat.')).status).toBe(200)
    const { name, since } = (await ask('admin')).body
    expect(name).toBe('editor')
    expect((await save('&autosave=true', 'Két mondat.')).status).toBe(200)
    expect((await ask('admin')).body).toEqual({ name, since })
    // Nobody else can let go of it, or write into it.
    const leave = (as: Caller) =>
      callApi('DELETE', `/editing-now?collection=articles&id=${article}`, { as: tokens[as] })
    expect((await leave('admin')).status).toBe(204)
    expect((await ask('admin')).body.name).toBe('editor')
    const refused = await callApi('PATCH', path, { as: tokens.admin, json: { lead: 'Másé.' } })
    expect(refused.status).toBe(423)
    expect((await leave('editor')).status).toBe(204)
    expect((await ask('admin')).body).toBeNull()
    expect((await leave('anonymous')).status).toBe(403)
  })
})
