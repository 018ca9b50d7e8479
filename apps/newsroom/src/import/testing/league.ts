import type { Payload } from 'payload'
import { competition, squads, teams, year } from './cases.ts'

/** Other tests on the same database may already have created it. */
async function findOrCreate(
  payload: Payload,
  collection: 'seasons' | 'clubs',
  where: object,
  data: object,
): Promise<number> {
  const { docs } = await payload.find({ collection, where: where as never, limit: 1 })
  return docs[0]?.id ?? (await payload.create({ collection, data: data as never })).id
}

/** The competition of the test files, with teams and squads but without matches. */
export async function makeLeague(payload: Payload): Promise<number> {
  const season = await findOrCreate(payload, 'seasons', { year: { equals: year } }, { year })
  const entries: { team: number }[] = []
  for (const name of teams) {
    const names = { name, short_name: name.split(' ')[1] }
    const club = await findOrCreate(payload, 'clubs', { name: { equals: name } }, names)
    const squad: { player: number; jersey_number: string }[] = []
    for (const [last_name, first_name, jersey_number] of squads[name]) {
      const player = await payload.create({ collection: 'players', data: { last_name, first_name } })
      squad.push({ player: player.id, jersey_number })
    }
    const team = await payload.create({
      collection: 'competition-teams',
      data: { name, season, club, age_group: 'senior', squad },
    })
    entries.push({ team: team.id })
  }
  const { id } = await payload.create({
    collection: 'competitions',
    data: { name: competition, season, entries } as never,
  })
  return id
}

export async function removeLeague(payload: Payload, id: number): Promise<void> {
  await payload.delete({ collection: 'matches', where: { competition: { equals: id } } })
  const { entries } = await payload.findByID({ collection: 'competitions', id, depth: 1 })
  await payload.delete({ collection: 'competitions', id })
  for (const { team } of entries ?? []) {
    if (typeof team === 'number') continue
    await payload.delete({ collection: 'competition-teams', id: team.id })
    for (const { player } of team.squad ?? []) {
      await payload.delete({ collection: 'players', id: typeof player === 'number' ? player : player.id })
    }
  }
}
