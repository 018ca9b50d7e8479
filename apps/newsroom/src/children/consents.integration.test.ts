import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { budapestYear } from '../import/budapest.ts'
import { type ApiResponse, type Caller, callApi, createUsers, openPayload } from '../testing/newsroom.ts'
import { createSample } from '../testing/samples.ts'

let payload: Payload
let tokens: Record<Caller, string | undefined>
beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
})
afterAll(() => payload.destroy())

const thisYear = budapestYear(new Date())
const day = 86_400_000
const now = () => new Date().toISOString()

async function playerBorn(birth_year: number | null): Promise<number> {
  const data = { last_name: 'Próba', first_name: 'Ödön', birth_year }
  return (await payload.create({ collection: 'players', data })).id
}
const record = async (birth_year: number | null, json: object) =>
  callApi('POST', '/consents?depth=0', {
    as: tokens.child_protection,
    json: { player: await playerBorn(birth_year), given_by: 'guardian', given_at: now(), ...json },
  })
const change = (id: number, json: object) =>
  callApi('PATCH', `/consents/${id}?depth=0`, { as: tokens.child_protection, json })
const messageOf = ({ body }: ApiResponse) => body.errors?.[0]?.data?.errors?.[0]?.message

describe('children first: a consent', () => {
  it('is by default for the season’s end, on paper and of the newest text', async () => {
    const { id } = await createSample(payload, 'child-consent-texts')
    const { status, body } = await record(thisYear - 10, { full_name: true })
    expect([status, body.doc.text, body.doc.medium]).toEqual([201, id, 'paper'])
    expect(body.doc.valid_until).toMatch(/-06-30T/)
    expect(Date.parse(body.doc.valid_until)).toBeGreaterThan(Date.now() - day)
  })

  it.each([
    ['a year before turning 14', thisYear - 13, 'guardian', 201],
    ['in the year of turning 14', thisYear - 14, 'guardian', 400],
    ['in the year of turning 14', thisYear - 14, 'guardian_and_player', 201],
    ['without a year of birth', null, 'guardian', 400],
  ] as const)('%s (%s) given by %s: %s', async (_, birthYear, given_by, status) => {
    const response = await record(birthYear, { given_by })
    expect(response.status).toBe(status)
    if (status === 400) expect(messageOf(response)).toContain('az ő aláírása is kell')
  })

  it('cannot be dated in the future, nor end before it was given', async () => {
    const later = new Date(Date.now() + 3 * day).toISOString()
    expect(messageOf(await record(2015, { given_at: later }))).toContain('nem lehet későbbi')
    const earlier = new Date(Date.now() - 3 * day).toISOString()
    expect(messageOf(await record(2015, { valid_until: earlier }))).toContain('Korábban jár le')
  })

  it('once saved can only be withdrawn, once', async () => {
    const { body } = await record(thisYear - 10, { full_name: true })
    const { id, player, valid_until } = body.doc
    const { doc } = (await change(id, { pictures: true, own_page: true, valid_until: null, player: 1 })).body
    expect(doc).toMatchObject({ player, full_name: true, pictures: false, own_page: false, valid_until })
    const withdrawn = (await change(id, { withdrawn_at: now() })).body.doc.withdrawn_at
    expect(withdrawn).toBeTruthy()
    for (const withdrawn_at of [null, '2020-01-01T12:00:00.000Z'])
      expect((await change(id, { withdrawn_at })).body.doc.withdrawn_at).toBe(withdrawn)
  })

  it('is withdrawn even if its rules would refuse it today', async () => {
    const { body } = await record(thisYear - 10, { full_name: true })
    await payload.update({ collection: 'players', id: body.doc.player, data: { birth_year: 2005 } })
    expect((await change(body.doc.id, { withdrawn_at: now() })).status).toBe(200)
  })

  it('keeps its player from being deleted, and says how they are erased together', async () => {
    const { body } = await record(thisYear - 10, { full_name: true })
    const refused = await callApi('DELETE', `/players/${body.doc.player}`, { as: tokens.statistician })
    expect(refused.status).toBe(400)
    expect(refused.body.errors[0].message).toContain('personal-data erase')
  })
})
