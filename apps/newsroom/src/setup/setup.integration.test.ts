import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { neutralCrest } from '@palank/club-pack/neutral-crest'
import { readPack } from '@palank/club-pack/read-pack'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyDatabase } from '../testing/empty-database.ts'
import type { ApiOptions, callApi } from '../testing/newsroom.ts'
import type { Draft } from './draft.ts'
import { newSetupToken } from './link.ts'

// The configuration reads these at import.
const databaseUrl = process.env.OTHER_DATABASE_URL ?? ''
process.env.DATABASE_URL = databaseUrl
const folder = mkdtempSync(path.join(tmpdir(), 'palank-setup-'))
const packDir = path.join(folder, 'pack')
const stateDir = path.join(folder, 'state')
process.env.SETUP_DIR = stateDir
process.env.CLUB_DIR = packDir

const club = {
  name: { hu: 'Vidrak' },
  shout: 'Vidrak',
  languages: ['hu'],
  colours: { club: '#1f3a5f', ball: '#f28c28' },
  social: { x: 'vidrak' },
}
const draft: Draft = {
  name: 'Példavári Vidrák',
  nameEn: 'Példavár Otters',
  shortName: 'Vidrák',
  shortNameEn: '',
  shout: 'Vidrák',
  city: 'Példavár',
  hall: 'Tó utcai csarnok',
  club: '#1d4d3b',
  ball: '#f2b134',
  type: 'wide',
  cut: 'notched',
  hasEnglish: true,
  league: 'Férfi NB II.',
  teams: ['Felnőtt férfi', 'U18'],
  email: 'iroda@vidrak.example',
  phone: '',
  adminName: 'Vidra Vilma',
  adminEmail: 'Vilma@Vidrak.test',
  reached: 5,
}
const password = 'hajrá vidrák hajrá'

let payload: Payload
let call: typeof callApi
let login: typeof import('../testing/newsroom.ts').login
let token = ''
let client = 0

function writeNewPack() {
  rmSync(folder, { recursive: true, force: true })
  for (const dir of [packDir, stateDir]) mkdirSync(dir, { recursive: true })
  writeFileSync(path.join(packDir, 'club.json'), JSON.stringify(club))
  writeFileSync(path.join(packDir, 'crest.svg'), neutralCrest(club.colours))
}

beforeAll(async () => {
  // The newsroom starts with the pack that `new-club` made.
  writeNewPack()
  await emptyDatabase(databaseUrl)
  const newsroom = await import('../testing/newsroom.ts')
  payload = await newsroom.openPayload()
  call = newsroom.callApi
  login = newsroom.login
})
beforeEach(() => {
  writeNewPack()
  token = newSetupToken(stateDir)
  client += 1
})
afterAll(async () => {
  await payload.destroy()
  await emptyDatabase(databaseUrl)
  rmSync(folder, { recursive: true, force: true })
})

/** Each test comes from an address of its own: wrong tries are counted. */
const send = (method: string, place: string, options: ApiOptions = {}) =>
  call(method, place, { from: `192.0.2.${client}`, language: 'en', ...options })
const finish = (change: Partial<Draft> = {}, secret = password) =>
  send('POST', `/setup/${token}/finish`, { json: { draft: { ...draft, ...change }, password: secret } })
const adminsOf = async () => (await payload.find({ collection: 'users' })).docs

describe('the link', () => {
  test.each(['PUT /setup/TOKEN', 'PUT /setup/TOKEN/crest', 'POST /setup/TOKEN/finish'])(
    'with a wrong token answers 404 to %s, and writes nothing',
    async (request) => {
      const [method = '', place = ''] = request.split(' ')
      const before = readdirSync(stateDir)
      const { status, body } = await send(method, place.replace('TOKEN', 'x'.repeat(43)), {
        json: { draft, password },
      })
      expect(status).toBe(404)
      expect(body.errors[0].message).toContain('This link does not work')
      expect(readdirSync(stateDir)).toEqual(before)
      expect(await adminsOf()).toEqual([])
    },
  )

  test('that has expired answers 404', async () => {
    token = newSetupToken(stateDir, Date.now() - 25 * 3_600_000)
    expect((await finish()).status).toBe(404)
    expect(await adminsOf()).toEqual([])
  })

  test('is refused after twenty wrong tries, the right one too', async () => {
    for (let attempt = 0; attempt < 20; attempt++)
      expect((await send('PUT', '/setup/rossz', { json: draft })).status).toBe(404)
    const { status, headers } = await send('PUT', `/setup/${token}`, { json: draft })
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('is not used up by drafts that are refused', async () => {
    for (let attempt = 0; attempt < 25; attempt++)
      expect((await send('PUT', `/setup/${token}`, { json: {} })).status).toBe(400)
    expect((await send('PUT', `/setup/${token}`, { json: draft })).status).toBe(200)
  })
})

describe('the draft', () => {
  test('is kept beside the token, for its owner alone', async () => {
    expect(await send('PUT', `/setup/${token}`, { json: { ...draft, name: '' } })).toMatchObject({
      status: 200,
    })
    const { readDraft } = await import('./draft-file.ts')
    expect(readDraft({ folder: stateDir, packDir })).toEqual({ ...draft, name: '' })
    expect(statSync(path.join(stateDir, 'setup-draft.json')).mode & 0o777).toBe(0o600)
    // The pack waits for the end.
    expect(readPack(packDir).pack?.club.name.hu).toBe('Vidrak')
  })

  test.each([
    ['a field that is not known', { ...draft, roles: ['admin'] }, 400],
    ['a password', { ...draft, password }, 400],
    ['a flood of text', { ...draft, name: 'a'.repeat(30_000) }, 413],
  ])('does not take %s', async (_, json, status) => {
    expect((await send('PUT', `/setup/${token}`, { json })).status).toBe(status)
    expect(existsSync(path.join(stateDir, 'setup-draft.json'))).toBe(false)
  })

  test('takes a crest without what could run, and finds its colours', async () => {
    const svg =
      '<svg viewBox="0 0 2 3" onload="alert(1)"><script>alert(1)</script><path fill="#1d4d3b" d="M0 0h1"/><path fill="#f2b134" d="M0 0h1"/></svg>'
    const { status, body } = await send('PUT', `/setup/${token}/crest`, { form: svg as never })
    expect(status).toBe(200)
    expect(body.colours).toEqual({ club: '#1d4d3b', ball: '#f2b134' })
    const stored = readFileSync(path.join(stateDir, 'setup-crest.svg'), 'utf8')
    expect(stored).toBe(body.svg)
    expect(stored).not.toMatch(/alert|onload|script/)
  })

  test.each([
    ['no drawing', 'GIF89a', 400, 'no SVG drawing'],
    ['one of 300 kB', `<svg viewBox="0 0 2 3">${'<g/>'.repeat(75_000)}</svg>`, 400, '200 kB'],
    ['one of 2 MB', 'a'.repeat(2_000_000), 413, 'too big'],
  ])('refuses a crest that is %s', async (_, svg, status, reason) => {
    const answer = await send('PUT', `/setup/${token}/crest`, { form: svg as never })
    expect(answer.status).toBe(status)
    expect(answer.body.errors[0].message).toContain(reason)
    expect(existsSync(path.join(stateDir, 'setup-crest.svg'))).toBe(false)
  })
})

describe('the end of set-up', () => {
  beforeEach(() => emptyDatabase(databaseUrl))

  test('writes pack, starter and first admin, and the link is used up', async () => {
    const { status, body } = await finish()
    expect(body).toMatchObject({ kept: 0 })
    expect(status).toBe(200)
    const { pack, problems } = readPack(packDir)
    expect(problems).toEqual([])
    expect(pack?.club).toMatchObject({
      name: { hu: 'Példavári Vidrák', en: 'Példavár Otters' },
      languages: ['hu', 'en'],
      type: 'wide',
      cut: 'notched',
      social: { x: 'vidrak' },
    })
    expect(readFileSync(path.join(packDir, 'crest.svg'), 'utf8')).toContain('#1d4d3b')
    expect((await payload.find({ collection: 'clubs' })).docs).toMatchObject([{ name: 'Példavári Vidrák' }])
    expect(await adminsOf()).toMatchObject([
      { email: 'vilma@vidrak.test', name: 'Vidra Vilma', roles: ['admin'] },
    ])
    // As after create-admin: the second step is set up at the first sign-in.
    expect((await login('vilma@vidrak.test', password)).body).toMatchObject({ secondFactor: 'enrol' })

    expect((await finish({ adminEmail: 'masik@vidrak.test' })).status).toBe(404)
    expect(await adminsOf()).toHaveLength(1)
    for (const file of readdirSync(stateDir))
      expect(readFileSync(path.join(stateDir, file), 'utf8'), file).not.toContain(password)
  })

  test('the uploaded crest becomes that of the pack', async () => {
    const svg = '<svg viewBox="0 0 2 3"><path fill="#1d4d3b" d="M0 0h1"/></svg>'
    const { body } = await send('PUT', `/setup/${token}/crest`, { form: svg as never })
    expect((await finish()).status).toBe(200)
    expect(readFileSync(path.join(packDir, 'crest.svg'), 'utf8')).toBe(body.svg)
  })

  test('says at which fields something is missing, and writes nothing', async () => {
    const { status, body } = await finish({ name: '', teams: [] }, 'rövid')
    expect(status).toBe(400)
    expect(body.problems).toEqual([
      { field: 'name', message: 'Enter the name of the club.' },
      { field: 'teams', message: 'Choose one team at least.' },
      { field: 'password', message: 'The password must have at least 12 characters.' },
    ])
    expect(readPack(packDir).pack?.club.name.hu).toBe('Vidrak')
    expect(await adminsOf()).toEqual([])
    expect((await finish()).status).toBe(200)
  })

  test('makes no admin beside those who are there', async () => {
    const data = { email: 'elso@vidrak.test', name: 'Első', password, roles: ['editor' as const] }
    await payload.create({ collection: 'users', data })
    const { status, body } = await finish()
    expect(status).toBe(409)
    expect(body.errors[0].message).toContain('Set-up is finished')
    expect(await adminsOf()).toHaveLength(1)
    expect(readPack(packDir).pack?.club.name.hu).toBe('Vidrak')
  })

  test('twice at once is done once', async () => {
    const answers = await Promise.all([finish(), finish({ adminEmail: 'masik@vidrak.test' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await adminsOf()).toHaveLength(1)
  })
})
