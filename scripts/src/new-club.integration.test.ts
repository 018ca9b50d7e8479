import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { databaseNameOf } from '@palank/server/club-secrets'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ClubPlace, makePlace, settingOfPlace } from './club-place.ts'
import { newClub } from './new-club.ts'
import type { Step } from './run-club.ts'
import { withClient } from './with-client.ts'

const superuserUrl = process.env.SUPERUSER_URL ?? ''
const folder = mkdtempSync(path.join(tmpdir(), 'palank-new-club-'))
const name = databaseNameOf('proba-vidrak')
let place: ClubPlace
const steps: string[] = []
const step: Step = async (called, work) => {
  steps.push(called)
  return work()
}

async function drop(): Promise<void> {
  const asSuperuser = (sql: string) => withClient(superuserUrl, (db) => db.query(sql))
  await asSuperuser(`drop database if exists ${name} with (force)`)
  for (const role of ['owner', 'newsroom', 'api']) await asSuperuser(`drop role if exists ${name}_${role}`)
}

beforeAll(async () => {
  await drop()
  const folders = { clubs: path.join(folder, 'state'), packs: path.join(folder, 'packs') }
  place = makePlace('proba-vidrak', { DATABASE_ADMIN_URL: superuserUrl }, folders)
})
afterAll(async () => {
  await drop()
  rmSync(folder, { recursive: true, force: true })
})

const secrets = () => readFileSync(path.join(place.folder, 'secrets.json'), 'utf8')

it('a new club has a database that its three roles can use, and a link to its set-up', async () => {
  const link = await newClub(place, superuserUrl, step)
  expect(steps).toEqual(['pack', 'roles', 'migrate', 'environment', 'link'])
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/setup\/[\w-]{43}$/)
  const { database } = settingOfPlace(place)
  const count = 'select count(*)::int as n from public.users'
  expect((await withClient(database.newsroomUrl, (db) => db.query(count))).rows).toEqual([{ n: 0 }])
  await expect(withClient(database.apiUrl, (db) => db.query(count))).rejects.toThrow('permission denied')
})

it('a second run keeps secrets and database, and makes a new link', async () => {
  const before = secrets()
  const first = readFileSync(path.join(place.folder, 'setup-link.json'), 'utf8')
  expect(await newClub(place, superuserUrl, step)).toMatch(/\/setup\//)
  expect(secrets()).toBe(before)
  expect(readFileSync(path.join(place.folder, 'setup-link.json'), 'utf8')).not.toBe(first)
})

it('asks for the superuser of a database elsewhere', async () => {
  await expect(newClub(place, undefined, step)).rejects.toThrow('set DATABASE_ADMIN_URL')
})
