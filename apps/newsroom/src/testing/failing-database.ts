import pg from 'pg'
import { asOwner } from './as-owner.ts'
import { callApi, createUsers, openPayload } from './newsroom.ts'

// A test runs this as a process of its own and reads its log: a registrar works while the database fails.
const payload = await openPayload()
const as = (await createUsers(payload)).registrar
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 })
const registration = [crypto.randomUUID(), 'Kanári Éva', 'kanari@example.org', 'Kanári Ida']
await asOwner(`select api.register($1, $2, $3, 2015, false, $4, null, 'hu', '1')`, registration)
const { rows } = await pool.query('select max(id) as id from public.join_registrations')
const update = (json: object) => callApi('PATCH', `/join-registrations/${rows[0].id}`, { as, json })
const statuses: number[] = []
await asOwner('alter table public.join_registrations add constraint never check (false) not valid')
statuses.push((await update({ notes: 'Kanári hív' })).status)
await asOwner('alter table public.join_registrations drop constraint never')
statuses.push((await update({ email: 'kanári' })).status)
await asOwner('alter table public.join_registrations rename to hidden')
statuses.push((await callApi('GET', '/join-registrations?where[name][like]=Kanári', { as })).status)
statuses.push((await callApi('GET', '/join-registrations/export?search=Kanári', { as })).status)
await asOwner('alter table public.hidden rename to join_registrations')
process.stdout.write(`statuses ${statuses.join(' ')}\n`, () => process.exit(0))
