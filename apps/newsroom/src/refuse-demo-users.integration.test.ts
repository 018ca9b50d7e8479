import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuseDemoUsers } from './refuse-demo-users.ts'
import { createUsers, emailOf, openPayload } from './testing/newsroom.ts'

let payload: Payload
const DATABASE_URL = process.env.DATABASE_URL ?? ''

beforeAll(async () => {
  payload = await openPayload()
  await createUsers(payload)
})
afterAll(() => payload.destroy())

it('refuses a database with demo users, and lists them', async () => {
  await expect(refuseDemoUsers({ DATABASE_URL, ALLOW_DEMO_USERS: 'no' })).rejects.toThrow(
    /5 demo users.*with the ids (\d+, ){4}\d+\./,
  )
})

it('a demo may have them', async () => {
  await expect(refuseDemoUsers({ DATABASE_URL, ALLOW_DEMO_USERS: 'yes' })).resolves.toBeUndefined()
})

it('accepts users with real addresses', async () => {
  await payload.delete({ collection: 'users', where: { email: { not_equals: emailOf('admin') } } })
  const { docs } = await payload.find({ collection: 'users' })
  await payload.update({ collection: 'users', id: docs[0]?.id ?? 0, data: { email: 'admin@klub.hu' } })
  await expect(refuseDemoUsers({ DATABASE_URL, ALLOW_DEMO_USERS: 'no' })).resolves.toBeUndefined()
})
