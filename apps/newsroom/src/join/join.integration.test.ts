import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { budapestClock } from '../import/budapest.ts'
import { createRetentionTask } from '../jobs/retention.ts'
import { asOwner } from '../testing/as-owner.ts'
import { captureLog, silentLog } from '../testing/log.ts'
import { type Caller, callApi, callers, createUsers, emailOf, openPayload } from '../testing/newsroom.ts'
import { erasePerson, exportPerson } from './person.ts'

let payload: Payload
let pool: pg.Pool
let tokens: Record<Caller, string | undefined>
const day = 86_400_000

async function register(values: { name?: string; email?: string; mother?: string } = {}): Promise<number> {
  const { name = 'Kiss Éva', email = 'eva@example.org', mother = null } = values
  const parameters = [crypto.randomUUID(), name, email, mother]
  await asOwner(`select api.register($1, $2, $3, 2015, false, $4, '36 30 123 4567', 'hu', '1')`, parameters)
  return (await pool.query('select max(id) as id from public.join_registrations')).rows[0].id
}

const rowsOf = async (table: string) => (await pool.query(`select * from ${table} order by 1`)).rows
const remainingNames = async () => (await rowsOf('public.join_registrations')).map(({ name }) => name)
const audit = async () =>
  (await rowsOf('public.audit_lines')).map(({ action, count, actor }) => [action, Number(count), actor])

beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
  pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4 })
})
const clean = () =>
  asOwner('delete from public.join_registrations; delete from public.audit_lines; delete from intake.key')
beforeEach(clean)
afterAll(async () => {
  await clean()
  await pool.end()
  await payload.destroy()
})

describe('J5: registrations in the newsroom', () => {
  it('X8: only registrars and admins can export, and each export is audited', async () => {
    await register()
    const statuses: Record<string, number> = {}
    for (const caller of callers)
      statuses[caller] = (await callApi('GET', '/join-registrations/export', { as: tokens[caller] })).status
    const allowed: Caller[] = ['admin', 'registrar']
    for (const caller of callers)
      expect([caller, statuses[caller]]).toEqual([caller, allowed.includes(caller) ? 200 : 403])
    expect(await audit()).toEqual([
      ['export', 1, emailOf('admin')],
      ['export', 1, emailOf('registrar')],
    ])
    expect(JSON.stringify(await rowsOf('public.audit_lines'))).not.toMatch(/Kiss|eva@/)
  })

  it('exports every field of the filtered list, without formulas', async () => {
    const id = await register({ name: '=HYPERLINK("http://evil.example")', mother: 'Nagy; "Ida"' })
    await register({ name: 'Másik Ádám', email: 'adam@example.org' })
    await callApi('PATCH', `/join-registrations/${id}`, {
      as: tokens.registrar,
      json: { status: 'contacted', notes: '+36 hívni\nkedden' },
    })
    const filter = 'where[or][0][and][0][status][equals]=contacted'
    const { body, headers } = await callApi('GET', `/join-registrations/export?${filter}`, {
      as: tokens.registrar,
    })
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="jelentkezok-[\d-]{10}\.csv"$/)
    const received = (await payload.findByID({ collection: 'join-registrations', id })).createdAt
    const [row, ...others] = parse(body, { bom: true, delimiter: ';', columns: true }) as Record<
      string,
      string
    >[]
    expect(others).toEqual([])
    expect(row).toMatchObject({
      Név: `'=HYPERLINK("http://evil.example")`,
      'Anyja neve': 'Nagy; "Ida"',
      Megjegyzés: `'+36 hívni\nkedden`,
      Állapot: 'Megkerestük',
      Kiskorú: 'igen',
      'Kosárlabdázott már': 'nem',
      Nyelv: 'magyar',
      Beérkezett: budapestClock(received),
      'Születési év': '2015',
      'Hozzájárulás változata': '1',
    })
    const searched = await callApi('GET', '/join-registrations/export?search=adam@', { as: tokens.registrar })
    expect(parse(searched.body, { bom: true, delimiter: ';', columns: true })).toHaveLength(1)
    const english = await callApi('GET', '/join-registrations/export', {
      as: tokens.registrar,
      language: 'en',
    })
    const inEnglish = parse(english.body, { bom: true, delimiter: ';', columns: true })
    expect(inEnglish).toMatchObject([
      { State: 'New', Minor: 'yes', 'Has played before': 'no', Language: 'Hungarian', 'Mother’s name': '' },
      { State: 'Contacted' },
    ])
  })

  it('an erasure at the desk leaves a line that says who and when, without a name', async () => {
    const id = await register()
    expect((await callApi('DELETE', `/join-registrations/${id}`, { as: tokens.registrar })).status).toBe(200)
    expect(await remainingNames()).toEqual([])
    expect(await rowsOf('intake.outbox')).toEqual([])
    const [line] = await rowsOf('public.audit_lines')
    expect(line).toMatchObject({
      action: 'person_erase',
      actor: emailOf('registrar'),
      subject_collection: 'join-registrations',
      subject_id: String(id),
      subject_title: null,
    })
    expect(Date.now() - line.created_at.getTime()).toBeLessThan(60_000)
    expect(JSON.stringify(line)).not.toMatch(/Kiss|eva@/)
  })

  it('has states, an assignee and notes; filters find by each', async () => {
    const id = await register()
    await register({ name: 'Más' })
    const { docs } = await payload.find({
      collection: 'users',
      where: { email: { equals: emailOf('registrar') } },
    })
    const json = { status: 'joined', assignee: docs[0]?.id, notes: 'Kedden jön.' }
    const changed = await callApi('PATCH', `/join-registrations/${id}`, { as: tokens.registrar, json })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    for (const filter of ['where[status][equals]=joined', `where[assignee][equals]=${docs[0]?.id}`]) {
      const { body } = await callApi('GET', `/join-registrations?${filter}`, { as: tokens.registrar })
      expect(body.docs.map((doc: { id: number }) => doc.id)).toEqual([id])
      expect(body.docs[0].assignee.name).toBe('registrar')
    }
    const wrong = await callApi('PATCH', `/join-registrations/${id}`, {
      as: tokens.registrar,
      json: { status: 'x' },
    })
    expect(wrong.status).toBe(400)
  })

  it('G2: every e-mail address that HTML accepts can be saved, no other can', async () => {
    for (const email of ['a@b', "o'neil@x.hu", 'x..y@z.hu', '=1+1@z.hu']) {
      const id = await register({ email })
      const change = (json: object) =>
        callApi('PATCH', `/join-registrations/${id}`, { as: tokens.registrar, json })
      const changed = await change({ status: 'contacted' })
      expect(changed.status, JSON.stringify(changed.body)).toBe(200)
      expect(changed.body.doc).toMatchObject({ email, status: 'contacted' })
      for (const wrong of ['b', 'a b@c.hu', '']) expect((await change({ email: wrong })).status).toBe(400)
    }
    const { body } = await callApi('GET', '/join-registrations/export', { as: tokens.registrar })
    expect(body).toContain("'=1+1@z.hu")
  })

  it('can be assigned only to registrars and admins', async () => {
    const id = await register()
    const { docs } = await payload.find({
      collection: 'users',
      where: { email: { equals: emailOf('editor') } },
    })
    const json = { assignee: docs[0]?.id }
    expect((await callApi('PATCH', `/join-registrations/${id}`, { as: tokens.admin, json })).status).toBe(400)
  })

  it('H7: nobody can change the consent', async () => {
    const id = await register()
    const json = {
      consent_version: '9',
      consent_at: '2001-01-01T00:00:00.000Z',
      is_minor: false,
      language: 'en',
    }
    await callApi('PATCH', `/join-registrations/${id}`, { as: tokens.admin, json })
    const stored = await payload.findByID({ collection: 'join-registrations', id })
    expect(stored).toMatchObject({ consent_version: '1', is_minor: true, language: 'hu' })
    expect(Date.parse(stored.consent_at)).toBeGreaterThan(Date.now() - day)
  })

  it('X8: a registrar sees other registrars, and nobody else', async () => {
    const data = {
      email: 'masik@newsroom.example',
      password: 'tizenkét betű',
      name: 'Másik',
      roles: ['registrar'],
    }
    const other = await payload.create({ collection: 'users', data: data as never })
    const names = async (caller: Caller) =>
      (await callApi('GET', '/users?sort=name', { as: tokens[caller] })).body.docs.map(
        ({ name }: { name: string }) => name,
      )
    expect((await names('registrar')).toSorted()).toEqual(['Másik', 'registrar'])
    expect(await names('editor')).toEqual(['editor'])
    const rename = { as: tokens.registrar, json: { name: 'Átírt' } }
    expect((await callApi('PATCH', `/users/${other.id}`, rename)).status).toBe(403)
    await payload.delete({ collection: 'users', id: other.id })
  })

  it('keeps no version of a registration', async () => {
    expect(payload.collections['join-registrations'].config.versions).toBeFalsy()
    const { rows } = await pool.query(`select to_regclass('public._join_registrations_v') as versions`)
    expect(rows).toEqual([{ versions: null }])
  })

  it('H7: a consent text has exactly one link in each language and a unique version', async () => {
    const text = { version: 'ellenorzo', text_hu: '[Elfogadom].', text_en: 'I [accept].' }
    const make = (changes: object) =>
      callApi('POST', '/consent-texts', { as: tokens.registrar, json: { ...text, ...changes } })
    for (const wrong of [
      { text_hu: 'Elfogadom.' },
      { text_en: '[a] [b]' },
      { version: 'két szó' },
      { text_en: '' },
    ])
      expect((await make(wrong)).status, JSON.stringify(wrong)).toBe(400)
    expect((await make({})).status).toBe(201)
    expect((await make({})).status).toBe(400)
    await pool.query(`delete from public.consent_texts where version = 'ellenorzo'`)
  })
})

describe('J5: retention', () => {
  it('erases expired registrations with their letters and keys, and logs how many', async () => {
    let now = new Date()
    const { log, lines } = captureLog()
    await register({ name: 'Régi' })
    await asOwner(`select api.count_post('cím', 1, 600000)`)
    const erase = createRetentionTask(pool, 30, log, () => now)
    expect(await erase()).toBe(0)
    expect(await rowsOf('intake.rate')).toHaveLength(1)
    now = new Date(now.getTime() + 29.9 * day)
    expect(await erase()).toBe(0)
    expect(await remainingNames()).toEqual(['Régi'])
    now = new Date(now.getTime() + 0.2 * day)
    expect(await erase()).toBe(1)
    for (const table of ['public.join_registrations', 'intake.outbox', 'intake.key', 'intake.rate'])
      expect(await rowsOf(table)).toEqual([])
    expect(await audit()).toEqual([['retention', 1, 'worker']])
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('Régi')
  })

  it('keeps newer registrations, and runs once an hour', async () => {
    let now = new Date()
    await register({ name: 'Új' })
    await register({ name: 'Régi' })
    await pool.query(
      `update public.join_registrations set created_at = now() - interval '31 days' where name = 'Régi'`,
    )
    const erase = createRetentionTask(pool, 30, silentLog, () => now)
    expect(await erase()).toBe(1)
    expect(await remainingNames()).toEqual(['Új'])
    await pool.query(`update public.join_registrations set created_at = now() - interval '31 days'`)
    expect(await erase()).toBe(0)
    now = new Date(now.getTime() + 3_600_000)
    expect(await erase()).toBe(1)
  })
})

describe('J5: a person’s data on request', () => {
  beforeEach(async () => {
    await register({ name: 'Kiss Éva', email: 'Eva@Example.org', mother: 'Nagy Ida' })
    await register({ name: 'Kiss Évánk', email: 'mas@example.org' })
  })

  it.each(['eva@example.org', ' EVA@example.org ', 'Kiss Éva', 'kiss eva', 'NAGY IDA'])(
    '%j is found',
    async (emailOrName) => {
      const found = await exportPerson(pool, emailOrName, 'command')
      expect(found).toMatchObject([
        {
          name: 'Kiss Éva',
          email: 'Eva@Example.org',
          mother_name: 'Nagy Ida',
          consent_text_hu: expect.stringContaining('16 év'),
          letters: [{ kind: 'club' }, { kind: 'applicant' }],
        },
      ])
      expect(await audit()).toEqual([['person_export', 1, 'command']])
    },
  )

  it('is erased with its letters, and others stay', async () => {
    expect(await erasePerson(pool, 'kiss éva', 'command')).toBe(1)
    expect(await remainingNames()).toEqual(['Kiss Évánk'])
    expect(await rowsOf('intake.outbox')).toHaveLength(2)
    expect(await audit()).toEqual([['person_erase', 1, 'command']])
  })

  it.each(['', '@', '%', '_', 'Kiss', 'example.org', '%@%'])('%j matches nobody', async (emailOrName) => {
    expect(await erasePerson(pool, emailOrName, 'command')).toBe(0)
    expect(await remainingNames()).toHaveLength(2)
  })

  it('is exported and erased by a command that reads the person from standard input', async () => {
    const run = async (action: string, input: string) => {
      const child = spawn(process.execPath, [
        path.join(import.meta.dirname, '../commands/personal-data.ts'),
        action,
      ])
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          output += chunk
        })
      child.stdin.end(input)
      const [code] = await once(child, 'close')
      return { code, output }
    }
    const exported = await run('export', 'eva@example.org\n')
    expect(exported.code).toBe(0)
    expect(JSON.parse(exported.output)).toMatchObject({ registrations: [{ name: 'Kiss Éva' }], players: [] })
    expect(await run('erase', 'eva@example.org\n')).toEqual({
      code: 0,
      output: 'personal-data: 1 registrations and 0 players erased\n',
    })
    expect((await run('erase', '')).code).toBe(1)
    expect((await run('show', 'Kiss Éva')).code).toBe(1)
    expect(await audit()).toEqual([
      ['person_export', 1, 'command'],
      ['person_erase', 1, 'command'],
    ])
  })
})

describe('J5: the newsroom’s log', () => {
  it('contains nothing of a registration that could not be saved or searched for', async () => {
    const script = path.join(import.meta.dirname, '../testing/failing-database.ts')
    const child = spawn(process.execPath, [script], { env: { ...process.env, LOG_LEVEL: 'debug' } })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    expect(await once(child, 'close')).toEqual([0, null])
    expect(output).toContain('statuses 500 400 500 500')
    expect(output.match(/database error 23514/g)?.length).toBeGreaterThan(0)
    expect(output.match(/database error 42P01/g)?.length).toBeGreaterThan(1)
    expect(output).not.toMatch(/kan[aá]ri/i)
  })
})
