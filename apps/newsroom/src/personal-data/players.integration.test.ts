import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { idOf } from '../id-of.ts'
import { asOwner } from '../testing/as-owner.ts'
import { createChild, giveConsent } from '../testing/children.ts'
import { openPayload } from '../testing/newsroom.ts'
import { createSample } from '../testing/samples.ts'
import { erasePlayers, exportPlayers } from './players.ts'

const { MEDIA_DIR = '' } = process.env
const dirs = { MEDIA_DIR, STORE_DIR: `${MEDIA_DIR}-store` }

let payload: Payload
let pool: pg.Pool
beforeAll(async () => {
  payload = await openPayload()
  pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 })
})
beforeEach(async () => {
  await pool.query('delete from cache.purge')
  await asOwner('delete from public.audit_lines')
})
afterAll(async () => {
  await pool.end()
  await payload.destroy()
})

const audit = async () =>
  (await pool.query('select action, count::int, actor from public.audit_lines order by id')).rows
const exists = async (
  collection: 'players' | 'media' | 'gallery-files' | 'consents' | 'child-requests',
  id: number,
) => (await payload.count({ collection, where: { id: { equals: id } } })).totalDocs > 0

async function pictureOf(collection: 'media' | 'gallery-files', players: number[]) {
  const { id, filename = '' } = await createSample(payload, collection)
  await payload.update({ collection, id, data: { players, children: 'cleared' } as never })
  return { id, filename }
}

/** A child with a portrait, pictures alone and with another child, consent, request, squad and a line of 12 points. */
async function createPerson(last_name: string) {
  const portrait = await createSample(payload, 'media')
  const id = await createChild(payload, { last_name, first_name: 'Örs', profile_image: portrait.id })
  const other = await createChild(payload)
  const consents = [await giveConsent(payload, id), await giveConsent(payload, other)]
  const request = await payload.create({
    collection: 'child-requests',
    data: { subject: 'Törlés', kind: 'erasure', received_at: new Date().toISOString(), player: id } as never,
  })
  const alone = await pictureOf('media', [id])
  const shared = await pictureOf('gallery-files', [id, other])
  const match = await createSample(payload, 'matches')
  const { home_team } = await payload.findByID({ collection: 'matches', id: match.id, depth: 0 })
  const team = home_team as number
  await payload.update({
    collection: 'competition-teams',
    id: team,
    data: { age_group: 'u14', squad: [{ player: id, jersey_number: '7' }] } as never,
  })
  await pool.query(
    `insert into public.matches_lines (_order, _parent_id, id, side, player_id, points)
     values (1, $1, $2, 'home', $3, 12)`,
    [match.id, crypto.randomUUID(), id],
  )
  for (const named of [{ player: id }, { in: id }, { players: [other, id] }, { player: other }])
    await pool.query('insert into courtside.event (match_id, id, event) values ($1, $2, $3)', [
      match.id,
      crypto.randomUUID(),
      named,
    ])
  return { id, portrait, other, consents, request: request.id, alone, shared, match: match.id, team }
}

describe('a player', () => {
  it('is exported with consents, requests, squads, lines and pictures, by name in either order or by number', async () => {
    const name = `Szűcs ${crypto.randomUUID()}`
    const person = await createPerson(name)
    for (const asked of [
      `${name} Örs`,
      `örs ${name.toLowerCase().replace('ű', 'u')}`,
      `player ${person.id}`,
    ]) {
      const found = await exportPlayers(pool, asked, 'command')
      expect(found, asked).toMatchObject([
        {
          id: person.id,
          last_name: name,
          portrait: person.portrait.filename,
          consents: [{ id: person.consents[0], full_name: true, text_hu: 'Hozzájárulok.' }],
          requests: [{ id: person.request, subject: 'Törlés' }],
          squads: [{ team: 'Hazai', jersey_number: '7' }],
          lines: 1,
          plays: 3,
          pictures: [
            { collection: 'media', id: person.alone.id, named_with_others: false },
            { collection: 'gallery-files', id: person.shared.id, named_with_others: true },
          ],
        },
      ])
    }
    expect(await audit()).toEqual(Array(3).fill({ action: 'person_export', count: 1, actor: 'command' }))
  })

  it('is erased with everything but the sums of the matches', async () => {
    const name = `Gyuris ${crypto.randomUUID()}`
    const person = await createPerson(name)
    expect(await erasePlayers(pool, dirs, `${name} Örs`, 'command')).toBe(1)

    expect(await exists('players', person.id)).toBe(false)
    expect(await exists('consents', person.consents[0] ?? 0)).toBe(false)
    expect(await exists('child-requests', person.request)).toBe(false)
    for (const { id, filename = '' } of [person.portrait, person.alone]) {
      expect(await exists('media', id)).toBe(false)
      for (const folder of [MEDIA_DIR, dirs.STORE_DIR])
        expect(existsSync(path.join(folder, 'media', filename))).toBe(false)
    }

    const { lines } = await payload.findByID({ collection: 'matches', id: person.match, depth: 1 })
    expect(lines).toMatchObject([{ points: 12, player: { last_name: 'Törölt játékos' } }])
    const substitute = Number(idOf(lines?.[0]?.player))
    expect(substitute).not.toBe(person.id)
    const { rows } = await pool.query(
      `select last_name, masked, without_page, birth_year from api.player where id = $1 and lang = 'hu'`,
      [substitute],
    )
    expect(rows).toEqual([{ last_name: 'T.', masked: true, without_page: true, birth_year: null }])

    const { rows: left } = await pool.query(
      `select (select count(*)::int from public.players p where to_jsonb(p)::text like '%' || $1 || '%') as names`,
      [name],
    )
    expect(left).toEqual([{ names: 0 }])
    expect(await audit()).toEqual([{ action: 'person_erase', count: 1, actor: 'command' }])
    const { rows: purges } = await pool.query<{ tags: string[] }>('select tags from cache.purge where gone')
    expect(purges.flatMap(({ tags }) => tags)).toEqual(
      expect.arrayContaining([`players:${person.id}`, `teams:${person.team}`]),
    )
  })

  it('leaves pictures with others to be looked at again, and others’ consents alone', async () => {
    const name = `Nyári ${crypto.randomUUID()}`
    const person = await createPerson(name)
    await erasePlayers(pool, dirs, `player ${person.id}`, 'command')
    const shared = await payload.findByID({ collection: 'gallery-files', id: person.shared.id, depth: 0 })
    expect(shared).toMatchObject({ children: 'not_cleared', players: [person.other] })
    expect(existsSync(path.join(MEDIA_DIR, 'gallery', person.shared.filename))).toBe(false)
    expect(existsSync(path.join(dirs.STORE_DIR, 'gallery', person.shared.filename))).toBe(true)
    expect(await exists('consents', person.consents[1] ?? 0)).toBe(true)
  })

  it('of a name that two players have is not erased until it is clear who is meant', async () => {
    const last_name = `Zsíros ${crypto.randomUUID()}`
    const players = [await createChild(payload, { last_name }), await createChild(payload, { last_name })]
    await expect(erasePlayers(pool, dirs, `${last_name} Ida`, 'command')).rejects.toThrow(
      `player ${players[0]} (born`,
    )
    expect(await exists('players', players[0] ?? 0)).toBe(true)
    expect(await erasePlayers(pool, dirs, `player ${players[1]}`, 'command')).toBe(1)
    expect(await exists('players', players[0] ?? 0)).toBe(true)
    expect(await exists('players', players[1] ?? 0)).toBe(false)
  })

  it.each(['', '%', 'Ida', 'player', 'player x', 'ida@example.org'])('%j is nobody', async (asked) => {
    await createChild(payload)
    expect(await exportPlayers(pool, asked, 'command')).toEqual([])
    expect(await erasePlayers(pool, dirs, asked, 'command')).toBe(0)
    expect(await audit()).toEqual([])
  })
})
