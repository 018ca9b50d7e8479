import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/as-owner.ts'
import { type Caller, callApi, createUsers, emailOf, openPayload } from '../testing/newsroom.ts'
import { createSample, sampleBody } from '../testing/samples.ts'

let payload: Payload
let tokens: Record<Caller, string | undefined>
beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
})
afterAll(() => payload.destroy())
beforeEach(() => asOwner('delete from public.audit_lines'))

async function lines() {
  const { docs } = await payload.find({ collection: 'audit-lines', sort: 'createdAt' })
  return docs.map(({ action, count, actor }) => ({ action, count, actor }))
}

describe.each([
  ['consents', 'consent'],
  ['child-requests', 'child_request'],
] as const)('children first: every view and change of %s leaves one audit line', (slug, subject) => {
  const actor = emailOf('child_protection')
  const view = { action: `${subject}_view`, actor }
  const change = { action: `${subject}_change`, actor, count: 1 }

  it('a list, with the number of its records', async () => {
    const ids = [(await createSample(payload, slug)).id, (await createSample(payload, slug)).id]
    await callApi('GET', `/${slug}?depth=0&where[id][in]=${ids}`, { as: tokens.child_protection })
    expect(await lines()).toEqual([{ ...view, count: 2 }])
  })

  it('one record', async () => {
    const { id } = await createSample(payload, slug)
    await callApi('GET', `/${slug}/${id}`, { as: tokens.child_protection })
    expect(await lines()).toEqual([{ ...view, count: 1 }])
  })

  it('a new record and a change, without what it says', async () => {
    const body = await sampleBody(payload, slug)
    const created = await callApi('POST', `/${slug}`, { as: tokens.child_protection, ...body })
    const path = `/${slug}/${created.body.doc.id}`
    await callApi('PATCH', path, { as: tokens.child_protection, json: { medium: 'email', status: 'done' } })
    await callApi('PATCH', `/${slug}?where[id][equals]=${created.body.doc.id}`, {
      as: tokens.child_protection,
      json: { status: 'open' },
    })
    expect(await lines()).toEqual([change, change, change])
  })

  it('nothing for counting, for a refused person or for the system itself', async () => {
    const { id } = await createSample(payload, slug)
    await callApi('GET', `/${slug}/count`, { as: tokens.child_protection })
    await callApi('GET', `/${slug}/${id}`, { as: tokens.editor })
    await payload.findByID({ collection: slug, id })
    expect(await lines()).toEqual([])
  })
})
