import { clubJson } from '@palank/club-pack/club-json'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../testing/empty-database.ts'
import { loadStarter, type Starter } from './load-starter.ts'

// The other club's database, so that other tests do not see the starter; the configuration reads it at import.
const databaseUrl = process.env.OTHER_DATABASE_URL ?? ''
process.env.DATABASE_URL = databaseUrl

const club = clubJson.parse({
  name: { hu: 'Példavári Vidrák', en: 'Példavár Otters' },
  shortName: { hu: 'Vidrák', en: 'Otters' },
  shout: 'Vidrák',
  languages: ['hu', 'en'],
  colours: { club: '#1d4d3b', ball: '#f2b134' },
  social: { facebook: 'peldavarividrak', x: 'vidrak' },
})
const starter: Starter = {
  club,
  season: 2026,
  league: 'Férfi NB II.',
  teams: ['Felnőtt férfi', 'U17', 'Kenguru'],
  city: 'Példavár',
  hall: 'Tó utcai csarnok',
  contact: { email: 'iroda@vidrak.example', phone: '+36 1 555 0100' },
}

let payload: Payload
beforeAll(async () => {
  await emptyDatabase(databaseUrl)
  const { openPayload } = await import('../testing/newsroom.ts')
  payload = await openPayload()
})
afterAll(async () => {
  await payload.destroy()
  await emptyDatabase(databaseUrl)
})

test('fills an empty newsroom with the club and its season', async () => {
  const { created, kept } = await loadStarter(payload, starter)
  expect(kept).toBe(0)
  expect(created).toBeGreaterThan(0)
  const { docs: clubs } = await payload.find({ collection: 'clubs' })
  // The site takes the first club for its own.
  expect(clubs).toMatchObject([
    { id: 1, name: 'Példavári Vidrák', name_en: 'Példavár Otters', short_name: 'Vidrák', own: true },
  ])
  const { docs: teams } = await payload.find({ collection: 'competition-teams', sort: 'order', depth: 1 })
  expect(teams).toMatchObject([
    { name: 'Példavári Vidrák', name_en: null, age_group: 'senior', season: { name: '2026/27' } },
    { name: 'Példavári Vidrák U17', name_en: 'Példavár Otters U17', age_group: 'u18' },
    { name: 'Példavári Vidrák Kenguru', age_group: null },
  ])
  const { docs: competitions } = await payload.find({ collection: 'competitions', depth: 0 })
  expect(competitions).toMatchObject([{ name: 'Férfi NB II.', entries: [{ team: teams[0]?.id }] }])
  expect((await payload.find({ collection: 'arenas' })).docs).toMatchObject([
    { name: 'Tó utcai csarnok', city: 'Példavár' },
  ])
})

test('a second run creates nothing and overwrites nothing', async () => {
  await payload.update({ collection: 'clubs', id: 1, data: { short_name: 'Vidra' } })
  expect((await loadStarter(payload, starter)).created).toBe(0)
  expect(await payload.findByID({ collection: 'clubs', id: 1 })).toMatchObject({ short_name: 'Vidra' })
})
