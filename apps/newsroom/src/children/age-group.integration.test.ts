import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, callApi, createUsers, openPayload } from '../testing/newsroom.ts'

let payload: Payload
let tokens: Record<Caller, string | undefined>
let season: number
let clubs: { own: number; other: number }

const club = async (name: string, own: boolean) =>
  (await payload.create({ collection: 'clubs', data: { name, own } })).id

beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
  season = (await payload.create({ collection: 'seasons', data: { year: 2073 } })).id
  clubs = { own: await club('Korosztályos', true), other: await club('Korosztálytalan', false) }
})
afterAll(async () => {
  await payload.delete({ collection: 'competition-teams', where: { season: { equals: season } } })
  for (const id of Object.values(clubs)) await payload.delete({ collection: 'clubs', id })
  await payload.delete({ collection: 'seasons', id: season })
  await payload.destroy()
})

const create = (team: object) =>
  callApi('POST', '/competition-teams', {
    as: tokens.statistician,
    json: { name: 'Kenguru', season, ...team },
  })

it('our own team cannot be saved without an age group, and the error says why', async () => {
  const { status, body } = await create({ club: clubs.own })
  expect(status).toBe(400)
  expect(body.errors[0].data.errors).toMatchObject([
    { path: 'age_group', message: expect.stringContaining('Válaszd ki a korosztályt') },
  ])
  expect((await create({ club: clubs.own, age_group: null })).status).toBe(400)
  expect((await create({ club: clubs.own, age_group: 'u9' })).status).toBe(400)
  expect((await create({ club: clubs.own, age_group: 'u11' })).status).toBe(201)
})

it('an opponent’s team and a team of no club need no age group', async () => {
  for (const team of [{ club: clubs.other }, {}]) expect((await create(team)).status).toBe(201)
})

it('an existing own team without an age group stays stored, and its next save requires one', async () => {
  const late = await club('Később a miénk', false)
  const { body } = await create({ club: late, name: 'Régi csapat' })
  const path = `/competition-teams/${body.doc.id}`
  const save = (json: object) => callApi('PATCH', path, { as: tokens.statistician, json })
  await payload.update({ collection: 'clubs', id: late, data: { own: true } })
  expect((await callApi('GET', path, { as: tokens.statistician })).body).toMatchObject({ age_group: null })
  expect((await save({ order: 3 })).status).toBe(400)
  expect((await save({ order: 3, age_group: 'senior' })).status).toBe(200)
  expect((await save({ order: 4 })).status).toBe(200)
  await payload.delete({ collection: 'competition-teams', id: body.doc.id })
  await payload.delete({ collection: 'clubs', id: late })
})
