import pg from 'pg'
import { ask, open, people } from './newsroom.ts'

// Run by a test as a process of its own, to read all that it logs: a registrar works while the database refuses.
const payload = await open()
const as = (await people(payload)).registrar
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 })
const registration = [crypto.randomUUID(), 'Kanári Éva', 'kanari@example.org', 'Kanári Ida']
await pool.query(`select api.register($1, $2, $3, 2015, false, $4, null, 'hu', '1')`, registration)
const { rows } = await pool.query('select max(id) as id from public.join_registrations')
const change = (json: object) => ask('PATCH', `/join-registrations/${rows[0].id}`, { as, json })
const statuses: number[] = []
await pool.query('alter table public.join_registrations add constraint never check (false) not valid')
statuses.push((await change({ notes: 'Kanári hív' })).status)
await pool.query('alter table public.join_registrations drop constraint never')
statuses.push((await change({ email: 'kanári' })).status)
await pool.query('alter table public.join_registrations rename to hidden')
statuses.push((await ask('GET', '/join-registrations?where[name][like]=Kanári', { as })).status)
statuses.push((await ask('GET', '/join-registrations/export?search=Kanári', { as })).status)
await pool.query('alter table public.hidden rename to join_registrations')
process.stdout.write(`statuses ${statuses.join(' ')}\n`, () => process.exit(0))
