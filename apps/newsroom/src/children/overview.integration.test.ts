import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { budapestDay, budapestYear } from '../import/budapest.ts'
import { openPayload } from '../testing/newsroom.ts'
import { createSample } from '../testing/samples.ts'
import { nextSeasonEnd } from './consent-defaults.ts'
import { filterMinors, type Minor, readMinors, readOpenRequests } from './overview.ts'

let payload: Payload
let minors: Minor[]
let soonEnds: string
const thisYear = budapestYear(new Date())
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const people = {
  none: { birth_year: thisYear - 12 },
  all: { birth_year: thisYear - 13 },
  soon: { birth_year: thisYear - 13 },
  turning: { birth_year: thisYear - 18 },
  adult: { birth_year: thisYear - 19 },
  unknown: { birth_year: null },
}

beforeAll(async () => {
  payload = await openPayload()
  await payload.delete({ collection: 'child-requests', where: { id: { exists: true } } })
  const text = (await createSample(payload, 'child-consent-texts')).id
  const club = await payload.create({ collection: 'clubs', data: { name: 'Áttekintő KK', own: true } })
  const season = await payload.create({ collection: 'seasons', data: { year: 2099 } })
  const ids: Record<string, number> = {}
  for (const [name, data] of Object.entries(people)) {
    const player = { last_name: 'Áttekintő', first_name: name, ...data }
    ids[name] = (await payload.create({ collection: 'players', data: player })).id
  }
  await payload.create({
    collection: 'competition-teams',
    data: {
      name: 'Áttekintő U16',
      season: season.id,
      club: club.id,
      age_group: 'u16',
      squad: Object.values(ids).map((player) => ({ player })),
    },
  })
  const consent = (player: number | undefined, data: object) =>
    payload.create({
      collection: 'consents',
      data: {
        player: player ?? 0,
        text,
        given_by: 'guardian_and_player',
        medium: 'paper',
        given_at: inDays(-2),
        ...data,
      },
    })
  const everything = { full_name: true, pictures: true, physical: true, own_page: true }
  await consent(ids.all, { ...everything, valid_until: null })
  const ends = inDays(20)
  soonEnds = budapestDay(ends)
  await consent(ids.soon, { ...everything, valid_until: ends })
  await consent(ids.soon, { pictures: true, valid_until: null })
  await consent(ids.turning, { pictures: true })
  minors = await readMinors(await createLocalReq({}, payload))
})
afterAll(async () => {
  await payload.delete({ collection: 'competition-teams', where: { name: { equals: 'Áttekintő U16' } } })
  await payload.delete({ collection: 'seasons', where: { year: { equals: 2099 } } })
  await payload.delete({ collection: 'clubs', where: { name: { equals: 'Áttekintő KK' } } })
  await payload.destroy()
})

const namesOf = (list: Minor[]) => list.map(({ name }) => name.replace('Áttekintő ', ''))

it('children first: the officer’s list has our minors of the newest season, and what each lacks', () => {
  expect(namesOf(minors)).toEqual(['all', 'none', 'soon', 'turning', 'unknown'])
  expect(minors[0]).toMatchObject({ teams: ['Áttekintő U16'], full_name: true, own_page: true })
  expect(namesOf(filterMinors(minors, 'missing'))).toEqual(['none', 'turning', 'unknown'])
  expect(namesOf(filterMinors(minors, 'turning18'))).toEqual(['turning'])
})

it('children first: it says what runs out soon or by the season’s end', () => {
  const ends = Object.fromEntries(
    minors.map(({ name, valid_until, ends_soon }) => [name, [valid_until, ends_soon]]),
  )
  expect(ends['Áttekintő all']).toEqual([null, false])
  expect(ends['Áttekintő soon']).toEqual([soonEnds, true])
  expect(ends['Áttekintő turning']?.[0]).toBe(nextSeasonEnd(new Date()).slice(0, 10))
  expect(namesOf(filterMinors(minors, 'ending'))).toEqual(['soon', 'turning'])
})

it('children first: open requests stand in the order of their deadlines, overdue ones first', async () => {
  const request = (subject: string, data: object) =>
    payload.create({
      collection: 'child-requests',
      data: { subject, kind: 'picture', received_at: inDays(0), status: 'open', ...data },
    })
  await request('új', {})
  await request('régi', { received_at: inDays(-60) })
  await request('kész', { status: 'done', received_at: inDays(-90) })
  const requests = await readOpenRequests(await createLocalReq({}, payload))
  expect(requests.map(({ subject, overdue }) => [subject, overdue])).toEqual([
    ['régi', true],
    ['új', false],
  ])
})
