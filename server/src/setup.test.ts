import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { writeNewPack } from '@palank/club-pack/new-pack'
import { beforeEach, expect, test } from 'vitest'
import { commandVariables } from './club-environments.ts'
import { type ClubSettings, readServerSettings } from './settings.ts'
import {
  assertPack,
  chooseClubSettings,
  chooseServerSettings,
  nextPortBase,
  type SetupChoices,
  writeSettings,
} from './setup.ts'
import { useServerRoot } from './testing/with-root.ts'

const me = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
const who = { newsroom: me, media: me, edge: me }
const hosts = { site: 'vidrak.example', newsroom: 'szerkeszto.vidrak.example', mail: 'op@example.org' }

const { at: inRoot } = useServerRoot()
const read = (...parts: string[]) => readFileSync(inRoot(...parts), 'utf8')
const variables = (...parts: string[]) => parseEnv(read(...parts))

const written: ClubSettings[] = []
function write(club: string, choices: SetupChoices): void {
  const settings = chooseClubSettings(club, choices, written)
  written.splice(0, written.length, ...written.filter((other) => other.club !== club), settings)
  const server = chooseServerSettings(choices, {
    backup: { kind: 'folder', path: '/var/backups/palank' },
    backupDays: 30,
  })
  writeSettings(settings, server, choices.pack, who)
}

beforeEach(() => {
  written.length = 0
})

test('a club gets two apis, two sites, newsroom, worker and purger, each with its own file', () => {
  write('vidrak', hosts)
  const one = variables('etc/palank/clubs/vidrak/site-1.env')
  const two = variables('etc/palank/clubs/vidrak/site-2.env')
  expect(one).toMatchObject({
    SITE_PORT: '4303',
    API_ORIGIN: 'http://127.0.0.1:4301,http://127.0.0.1:4311',
    PREVIEW_PORT: '4308',
    METRICS_PORT: '4323',
  })
  expect(two).toMatchObject({ SITE_PORT: '4313', METRICS_PORT: '4333' })
  expect(two).not.toHaveProperty('PREVIEW_PORT')
  expect(variables('etc/palank/clubs/vidrak/newsroom.env')).toMatchObject({
    PUBLIC_ORIGIN: 'https://vidrak.example',
    NEWSROOM_ORIGIN: 'https://szerkeszto.vidrak.example',
    STORE_DIR: inRoot('var/lib/palank/clubs/vidrak/store'),
  })
})

test('each process is given its own secrets only, and no plain file has one', () => {
  write('vidrak', { ...hosts, smtp: 'smtps://vidrak:jelszo@mail.example' })
  const given = (name: string) =>
    Object.keys(variables('etc/palank/clubs/vidrak/secrets', `${name}.env`)).sort()
  expect(given('api')).toEqual(['API_DATABASE_URL', 'CLIENT_SECRET'])
  expect(given('site')).toEqual(['CLIENT_SECRET', 'FORM_SECRET', 'PREVIEW_SECRET', 'PURGE_SECRET'])
  expect(given('newsroom')).toEqual([
    'DATABASE_URL',
    'PAYLOAD_SECRET',
    'PREVIEW_SECRET',
    'PURGE_SECRET',
    'SMTP_URL',
  ])
  expect(given('worker')).not.toContain('MIGRATE_DATABASE_URL')
  expect(given('purger')).toEqual(['PURGE_SECRET'])
  expect(given('commands')).toContain('MIGRATE_DATABASE_URL')
  const hasOwner = (command: string) => 'MIGRATE_DATABASE_URL' in commandVariables('vidrak', command)
  expect(['migrate', 'rebuild-search', 'set-up', 'personal-data'].filter(hasOwner)).toEqual([
    'migrate',
    'rebuild-search',
  ])
  expect(commandVariables('vidrak', 'set-up').DATABASE_URL).toMatch(/_newsroom:/)
  const secrets = Object.values(
    JSON.parse(read('etc/palank/clubs/vidrak/secrets/all.json')) as Record<string, string>,
  )
  const plain = readdirSync(inRoot('etc/palank/clubs/vidrak')).filter((name) => name.endsWith('.env'))
  expect(plain.length).toBe(8)
  for (const name of plain)
    for (const secret of [...secrets, 'jelszo'])
      expect(read('etc/palank/clubs/vidrak', name)).not.toContain(secret)
})

test('only root reads settings and secrets; nobody but newsroom and worker the store', () => {
  write('vidrak', hosts)
  const mode = (...parts: string[]) => (statSync(inRoot(...parts)).mode & 0o7777).toString(8)
  expect(mode('etc/palank/clubs')).toBe('700')
  expect(mode('etc/palank/clubs/vidrak/secrets')).toBe('700')
  for (const name of readdirSync(inRoot('etc/palank/clubs/vidrak/secrets')))
    expect(mode('etc/palank/clubs/vidrak/secrets', name)).toBe('600')
  expect(mode('etc/palank/server.json')).toBe('600')
  expect(mode('var/lib/palank/clubs/vidrak/store')).toBe('2700')
  expect(mode('var/lib/palank/clubs/vidrak/files')).toBe('2750')
  expect(mode('var/lib/palank/clubs/vidrak/setup')).toBe('700')
})

test('a second run changes a host and keeps every secret', () => {
  write('vidrak', hosts)
  const before = read('etc/palank/clubs/vidrak/secrets/all.json')
  const api = read('etc/palank/clubs/vidrak/secrets/api.env')
  write('vidrak', { site: 'uj.example' })
  expect(read('etc/palank/clubs/vidrak/secrets/all.json')).toBe(before)
  expect(read('etc/palank/clubs/vidrak/secrets/api.env')).toBe(api)
  expect(variables('etc/palank/clubs/vidrak/site-1.env').PUBLIC_ORIGIN).toBe('https://uj.example')
  expect(variables('etc/palank/clubs/vidrak/site-1.env').NEWSROOM_ORIGIN).toBe(
    'https://szerkeszto.vidrak.example',
  )
  expect(variables('etc/palank/edge-clubs/vidrak.env').PUBLIC_ORIGIN).toBe('https://uj.example')
})

test('A3: a second club has ports and secrets of its own, and moves nothing of the first', () => {
  write('vidrak', hosts)
  const purger = read('etc/palank/clubs/vidrak/purger.env')
  write('sunok', { site: 'sunok.example', newsroom: 'szerkeszto.sunok.example' })
  expect(read('etc/palank/clubs/vidrak/purger.env')).toBe(purger)
  expect(variables('etc/palank/edge.env').APP_NAME).toBe('sunok,vidrak')
  expect(readdirSync(inRoot('etc/palank/edge-clubs')).sort()).toEqual(['sunok.env', 'vidrak.env'])
  expect(variables('etc/palank/clubs/sunok/api-1.env').API_PORT).toBe('4401')
  expect(variables('etc/palank/clubs/sunok/purger.env').EDGE_CACHE_DIRS).toBe(
    inRoot('var/lib/palank/edge/cache/sunok'),
  )
  expect(read('etc/palank/clubs/sunok/secrets/all.json')).not.toBe(
    read('etc/palank/clubs/vidrak/secrets/all.json'),
  )
})

test('with TLS in front of this machine the edge listens on port 80 only', () => {
  write('vidrak', { ...hosts, tls: false })
  expect(variables('etc/palank/edge.env').EDGE_LISTEN).toBe('80,[::]:80')
  expect(variables('etc/palank/edge-clubs/vidrak.env')).not.toHaveProperty('TLS_KEY')
})

test('without a pack there is a neutral one; a given one takes its place, and stays without --pack', () => {
  const pack = mkdtempSync(path.join(tmpdir(), 'pack-'))
  writeNewPack(pack, 'peldavari-vidrak')
  writeFileSync(path.join(pack, 'join-480.webp'), 'x')
  write('vidrak', hosts)
  expect(existsSync(inRoot('var/lib/palank/clubs/vidrak/pack/crest.svg'))).toBe(true)
  write('vidrak', { pack })
  expect(existsSync(inRoot('var/lib/palank/clubs/vidrak/pack/join-480.webp'))).toBe(true)
  write('vidrak', { site: 'uj.example' })
  expect(existsSync(inRoot('var/lib/palank/clubs/vidrak/pack/join-480.webp'))).toBe(true)
  expect(readdirSync(inRoot('var/lib/palank/clubs/vidrak')).sort()).toEqual([
    'files',
    'pack',
    'setup',
    'store',
  ])
})

test('a pack that is not valid is refused, with what is wrong', () => {
  const pack = mkdtempSync(path.join(tmpdir(), 'pack-'))
  mkdirSync(path.join(pack, 'x'))
  expect(() => assertPack(pack)).toThrow(/club\.json is missing[\s\S]*crest\.svg is missing/)
})

const vidrak = {
  club: 'vidrak',
  siteHost: 'vidrak.example',
  newsroomHost: 'szerkeszto.vidrak.example',
  portBase: 4300,
}

test('hosts are asked for, differ, and belong to one club', () => {
  expect(() => chooseClubSettings('sunok', {}, [])).toThrow('--site')
  expect(() => chooseClubSettings('sunok', { site: 'a.example' }, [])).toThrow('--newsroom')
  expect(() => chooseClubSettings('sunok', { site: 'a.example', newsroom: 'a.example' }, [])).toThrow(
    'two host names',
  )
  const taken = { site: 'szerkeszto.vidrak.example', newsroom: 'b.example' }
  expect(() => chooseClubSettings('sunok', taken, [vidrak])).toThrow('vidrak already has')
})

test('what is wrong is said by its option, before anything is written', () => {
  expect(() => write('vidrak', { ...hosts, site: 'Vidrak.example' })).toThrow('--site: must be a host name')
  expect(() => write('vidrak', { ...hosts, mail: 'op' })).toThrow('--mail: must be an e-mail address')
  expect(() => write('vidrak', { ...hosts, smtp: 'mail.example' })).toThrow('--smtp: must be an address')
  expect(existsSync(inRoot('etc/palank/clubs'))).toBe(false)
})

test('a file of settings that somebody broke is named', () => {
  write('vidrak', hosts)
  const file = inRoot('etc/palank/server.json')
  writeFileSync(file, '{ "operatorMail": "op@example.org", }')
  expect(() => readServerSettings()).toThrow(`${file} is no JSON`)
  writeFileSync(file, '{ "operatorMail": "op" }')
  expect(() => readServerSettings()).toThrow(`${file}: operatorMail: must be an e-mail address`)
})

test('ports follow those of the last club', () => {
  expect(nextPortBase([])).toBe(4300)
  expect(nextPortBase([vidrak, { portBase: 4600 }])).toBe(4700)
})

test('a new pack replaces the old one with its own files only, and no link in either is followed', () => {
  const secret = path.join(mkdtempSync(path.join(tmpdir(), 'secret-')), 'shadow')
  writeFileSync(secret, 'secret')
  const source = mkdtempSync(path.join(tmpdir(), 'pack-'))
  writeNewPack(source, 'vidrak')
  symlinkSync(secret, path.join(source, 'notes.md'))
  symlinkSync(path.dirname(secret), path.join(source, 'folder'))
  execFileSync('mkfifo', [path.join(source, 'pipe.txt')])
  write('vidrak', hosts)
  const pack = 'var/lib/palank/clubs/vidrak/pack'
  symlinkSync(path.dirname(secret), inRoot(pack, 'folder'))
  write('vidrak', { ...hosts, pack: source })
  expect(readdirSync(inRoot(pack)).sort()).toEqual(['club.json', 'crest.svg'])
  expect(readFileSync(secret, 'utf8')).toBe('secret')
  expect(readdirSync(inRoot('var/lib/palank/clubs/vidrak'))).not.toContainEqual(
    expect.stringMatching(/^\.pack/),
  )
})
