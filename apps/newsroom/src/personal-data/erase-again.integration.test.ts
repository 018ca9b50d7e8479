import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRetentionTask } from '../jobs/retention.ts'
import { erasePerson } from '../join/person.ts'
import { asOwner } from '../testing/as-owner.ts'
import { createChild, giveConsent, withdrawConsent } from '../testing/children.ts'
import { silentLog } from '../testing/log.ts'
import { openPayload } from '../testing/newsroom.ts'
import { createSample } from '../testing/samples.ts'
import { takeDown } from '../uploads/take-down.ts'
import { eraseAgain, readErasures } from './erase-again.ts'
import { erasePlayers } from './players.ts'

const { MEDIA_DIR = '' } = process.env
const dirs = { MEDIA_DIR, STORE_DIR: `${MEDIA_DIR}-store` }

let payload: Payload
let pool: pg.Pool
beforeAll(async () => {
  payload = await openPayload()
  pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 })
})
beforeEach(async () => {
  await asOwner('delete from public.join_registrations; delete from erasure.entry')
})
afterAll(async () => {
  await pool.end()
  await payload.destroy()
})

async function register(email: string): Promise<number> {
  const key = crypto.randomUUID()
  await asOwner(`select api.register($1, 'Kiss Éva', $2, 2015, false, null, null, 'hu', null)`, [key, email])
  return (await pool.query('select max(id) as id from public.join_registrations')).rows[0].id
}

const rowOf = async (table: string, id: number): Promise<Record<string, unknown>> =>
  (await pool.query(`select to_jsonb(t) as row from public.${table} t where id = $1`, [id])).rows[0].row
/** As a backup from before the erasure has it. */
const bringBack = (table: string, row: object) =>
  pool.query(`insert into public.${table} select * from jsonb_populate_record(null::public.${table}, $1)`, [
    JSON.stringify(row),
  ])
/** Also forgets the list, as such a backup has none. */
const listOf = async (): Promise<string> => {
  const { rows } = await pool.query<{ line: object }>('select to_jsonb(e) as line from erasure.entry e')
  await asOwner('delete from erasure.entry')
  return rows.map(({ line }) => JSON.stringify(line)).join('\n')
}
const idsOf = async (table: string, ids: number[]) =>
  (await pool.query(`select id from public.${table} where id = any($1) order by id`, [ids])).rows.map(
    ({ id }) => id,
  )
const apply = (list: string) => eraseAgain(payload, pool, dirs, readErasures(list))
const nothing = { registration: 0, player: 0, user: 0, child_request: 0, withdrawal: 0, picture: 0 }

describe('R8: after a restore to before an erasure', () => {
  it.each([
    ['asked for', () => erasePerson(pool, 'eva@example.org', 'command')],
    ['by a registrar', (id: number) => payload.delete({ collection: 'join-registrations', id })],
    [
      'after the retention time',
      async (id: number) => {
        await pool.query(`update public.join_registrations set created_at = '2020-01-01' where id = $1`, [id])
        await createRetentionTask(pool, 365, silentLog)()
      },
    ],
  ])('a registration that was erased, %s, is erased again', async (_how, erase) => {
    const id = await register('eva@example.org')
    const other = await register('masik@example.org')
    let row = await rowOf('join_registrations', id)
    await erase(id)
    const list = await listOf()
    expect(list).not.toMatch(/Kiss|example/)
    expect(readErasures(list)).toMatchObject([{ kind: 'registration', subject: String(id) }])
    row = { ...row, created_at: readErasures(list)[0]?.created_at }
    await bringBack('join_registrations', row)
    expect(await idsOf('join_registrations', [id, other])).toEqual([id, other])
    expect(await apply(list)).toEqual({ ...nothing, registration: 1 })
    expect(await idsOf('join_registrations', [id, other])).toEqual([other])
    // Erased again, it is on the list again.
    expect(readErasures(await listOf())).toMatchObject([{ kind: 'registration', subject: String(id) }])
  })

  it('somebody else who got the number later stays', async () => {
    const id = await register('eva@example.org')
    const row = await rowOf('join_registrations', id)
    await erasePerson(pool, 'eva@example.org', 'command')
    const list = await listOf()
    const later = { ...row, email: 'kesobb@example.org', created_at: new Date().toISOString() }
    await bringBack('join_registrations', later)
    expect(await apply(list)).toEqual(nothing)
    expect(await idsOf('join_registrations', [id])).toEqual([id])
  })

  it('somebody else who had the number before stays, also if the later one was erased', async () => {
    const id = await register('elobb@example.org')
    const first = { ...(await rowOf('join_registrations', id)), created_at: '2026-01-01T10:00:00+00:00' }
    await erasePerson(pool, 'elobb@example.org', 'command')
    const list = await listOf()
    await bringBack('join_registrations', first)
    expect(await apply(list)).toEqual(nothing)
    expect(await idsOf('join_registrations', [id])).toEqual([id])
  })

  it('a player is erased with consent and picture, others stay', async () => {
    const id = await createChild(payload)
    const other = await createChild(payload)
    const row = await rowOf('players', id)
    await erasePlayers(pool, dirs, `player ${id}`, 'command')
    const list = await listOf()
    await bringBack('players', row)
    const consent = await giveConsent(payload, id)
    expect(await apply(list)).toEqual({ ...nothing, player: 1 })
    expect(await idsOf('players', [id, other])).toEqual([other])
    expect(await idsOf('consents', [consent])).toEqual([])
  })

  it('a picture is taken down again, with its files, and refused from then on', async () => {
    const { id, filename = '' } = await createSample(payload, 'media')
    const other = await createSample(payload, 'media')
    const row = await rowOf('media', id)
    const stored = path.join(dirs.STORE_DIR, 'media', filename)
    const bytes = readFileSync(stored)
    await takeDown(pool, dirs, { collection: 'media', id }, 'command')
    const list = await listOf()
    await pool.query('delete from public.taken_down_pictures')
    await bringBack('media', row)
    writeFileSync(stored, bytes)
    expect(await apply(list)).toEqual({ ...nothing, picture: 1 })
    expect(await idsOf('media', [id, other.id])).toEqual([other.id])
    expect(existsSync(stored)).toBe(false)
    expect(existsSync(path.join(MEDIA_DIR, 'media', filename))).toBe(false)
    expect(existsSync(path.join(dirs.STORE_DIR, 'media', other.filename ?? ''))).toBe(true)
    const hashes = readErasures(list).map(({ subject }) => subject)
    const { rowCount } = await pool.query('select from public.taken_down_pictures where hash = any($1)', [
      hashes,
    ])
    expect(rowCount).toBe(hashes.length)
  })

  it('a consent that was withdrawn is withdrawn again, at the time it was', async () => {
    const id = await giveConsent(payload, await createChild(payload))
    const other = await giveConsent(payload, await createChild(payload))
    await withdrawConsent(payload, id)
    const list = await listOf()
    await asOwner('update public.consents set withdrawn_at = null where id = $1', [id])
    expect(await apply(list)).toEqual({ ...nothing, withdrawal: 1 })
    const { rows } = await pool.query(
      'select id, withdrawn_at from public.consents where id = any($1) order by id',
      [[id, other]],
    )
    const [entry] = readErasures(list)
    expect(rows).toEqual([
      { id, withdrawn_at: new Date(entry?.erased_at ?? '') },
      { id: other, withdrawn_at: null },
    ])
  })

  it('an account and a request that were deleted are deleted again', async () => {
    const user = await createSample(payload, 'users')
    const request = await createSample(payload, 'child-requests')
    const rows = [await rowOf('users', user.id), await rowOf('child_requests', request.id)]
    await payload.delete({ collection: 'users', id: user.id })
    await payload.delete({ collection: 'child-requests', id: request.id })
    const list = await listOf()
    await bringBack('users', rows[0] ?? {})
    await bringBack('child_requests', rows[1] ?? {})
    expect(await apply(list)).toEqual({ ...nothing, user: 1, child_request: 1 })
    expect(await idsOf('users', [user.id])).toEqual([])
  })

  it('what is no list is refused', () => {
    expect(() => readErasures('{"kind":"article","subject":"1"}')).toThrow()
    expect(readErasures('\n')).toEqual([])
  })
})
