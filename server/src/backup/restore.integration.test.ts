import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBackup } from '../checks/backup.ts'
import { clubPlaces } from '../places.ts'
import { run } from '../run.ts'
import { createTestServer, type TestServer } from '../testing/backup-server.ts'
import { makeServerRoot } from '../testing/server-root.ts'
import { query } from './cluster.ts'
import { configureBackup } from './configure.ts'
import { archiveNow } from './database.ts'
import { erasedFile } from './erasures.ts'
import { backUpFiles } from './files.ts'
import { withBackupLock } from './lock.ts'
import type { Newsroom } from './newsroom.ts'
import { asPostgres } from './programs.ts'
import { recoveryKeyFile } from './restic.ts'
import { restore } from './restore.ts'
import { readBackupState } from './state.ts'
import { trialRestore } from './trial.ts'

const root = makeServerRoot()
const newsroomSource = path.join(import.meta.dirname, '../../../apps/newsroom')
const club = 'vidrak'
const database = 'palank_vidrak'
const { store, files: shown } = clubPlaces(club)
const passwords = { owner: 'owner-secret', newsroom: 'newsroom-secret', api: 'api-secret' }

const nothing = async () => undefined

let server: TestServer
let newsroom: Newsroom
const sql = (text: string) => query(server.cluster, text, database)
const names = async (table: string, column: string) =>
  (await sql(`select ${column} from public.${table} order by 1`)).split('\n').filter(Boolean)

function createNewsroom(): Newsroom {
  const url = (role: keyof typeof passwords) =>
    `postgres://${database}_${role}:${passwords[role]}@127.0.0.1:${server.cluster.port}/${database}`
  const env = {
    ...process.env,
    DATABASE_URL: url('newsroom'),
    MIGRATE_DATABASE_URL: url('owner'),
    MEDIA_DIR: shown,
    STORE_DIR: store,
  } as Record<string, string>
  return {
    club,
    database,
    makeFolders: nothing,
    run: (command, input = '') => {
      const [name = '', ...args] = command.split(' ')
      return run('node', [path.join(newsroomSource, 'src/commands', `${name}.ts`), ...args], { input, env })
    },
  }
}

const provision = () =>
  asPostgres(
    'psql',
    [
      ...[
        '-Xq',
        '-h',
        server.cluster.socket,
        '-p',
        String(server.cluster.port),
        '-v',
        `database=${database}`,
      ],
      ...Object.entries(passwords).flatMap(([role, password]) => ['-v', `${role}_password=${password}`]),
    ],
    { input: readFileSync(path.join(newsroomSource, 'database/provision.sql'), 'utf8') },
  )

const bytesOf = (name: string) => Buffer.from(`the bytes of ${name}`)
const pathOf = (name: string) => path.join(store, 'media', name)

async function addPicture(name: string): Promise<string> {
  const hash = createHash('sha256').update(bytesOf(name)).digest('hex')
  writeFileSync(pathOf(name), bytesOf(name))
  return sql(`insert into public.media (filename, source_hash) values ('${name}', '${hash}') returning id`)
}
const addPlayer = (last: string, portrait: string) =>
  sql(`insert into public.players (last_name, first_name, name, profile_image_id)
    values ('${last}', 'Ida', '${last} Ida', ${portrait})`)
const register = (name: string, email: string) =>
  sql(
    `select api.register('${crypto.randomUUID()}', '${name}', '${email}', 2015, false, null, null, 'hu', null)`,
  )

const restoreTo = (to: Date | undefined) =>
  withBackupLock(() =>
    restore({
      to,
      settings: server.settings,
      cluster: server.cluster,
      processes: { stop: nothing, start: nothing, clearCaches: nothing },
      newsrooms: () => [newsroom],
      say: () => undefined,
    }),
  )

beforeAll(async () => {
  server = await createTestServer(root)
  newsroom = createNewsroom()
  for (const folder of [path.join(store, 'media'), shown]) mkdirSync(folder, { recursive: true })
  await provision()
  await newsroom.run('migrate')
  await register('Kanári Éva', 'eva@example.org')
  await register('Rigó Ádám', 'adam@example.org')
  await addPlayer('Kanári', await addPicture('kanari.webp'))
  await addPlayer('Rigó', await addPicture('rigo.webp'))
})
afterAll(() => server.remove())

// Each is a few seconds on a machine at rest.
describe('R8: backup and restore', { timeout: 180_000 }, () => {
  let before: Date

  it('sets up, archives, and makes a first backup; a second time changes nothing', async () => {
    const options = { settings: server.settings, cluster: server.cluster, newsrooms: () => [newsroom] }
    const recoveryKey = await configureBackup(options)
    expect(recoveryKey).toMatch(/^[\w-]{32}$/)
    const { database: first } = readBackupState()
    // The key is shown only once.
    expect(await configureBackup(options)).toBeUndefined()
    expect(readFileSync(recoveryKeyFile(), 'utf8').trim()).toBe(recoveryKey)
    expect(readBackupState().database).toEqual(first)
    const levels = (await checkBackup(server.cluster)).map(({ name, level }) => [name, level])
    expect(levels).toEqual([
      ['backup of the database', 'ok'],
      ['archive of the database', 'ok'],
      ['backup of the files', 'ok'],
      ['trial restore', 'warning'],
    ])
  })

  it('makes a snapshot of the files only if something has changed', async () => {
    const save = () => withBackupLock(() => backUpFiles(server.settings, server.cluster, [newsroom]))
    expect(await save()).toEqual({ changed: false, notes: [] })
    const { files } = readBackupState()
    expect(files?.checkedAt).not.toBe(files?.snapshotAt)
    await addPicture('later.webp')
    expect(await save()).toEqual({ changed: true, notes: [] })
    await sleep(1100)
    before = new Date()
    await sleep(1100)
  })

  it('goes back to a second, and what was erased since stays erased', async () => {
    expect(await newsroom.run('personal-data erase', 'Kanári Éva\n')).toContain('1 registrations')
    expect(await newsroom.run('personal-data erase', 'Kanári Ida\n')).toContain('1 players')
    expect(existsSync(pathOf('kanari.webp'))).toBe(false)
    await register('Veréb Pál', 'pal@example.org')
    await addPicture('mistake.webp')
    await sql(`delete from public.media where filename = 'later.webp'`)

    const { files, lastTransaction } = await restoreTo(before)
    expect(lastTransaction?.getTime()).toBeLessThanOrEqual(before.getTime())
    expect(files[club]?.missing).toEqual([])
    expect(await names('join_registrations', 'name')).toEqual(['Rigó Ádám'])
    expect(await names('players', 'last_name')).toEqual(['Rigó'])
    expect(await names('media', 'filename')).toEqual(['later.webp', 'rigo.webp'])
    expect(existsSync(pathOf('kanari.webp'))).toBe(false)
    expect(existsSync(pathOf('mistake.webp'))).toBe(false)
    for (const name of ['later.webp', 'rigo.webp']) expect(readFileSync(pathOf(name))).toEqual(bytesOf(name))
    expect(readFileSync(erasedFile(club), 'utf8')).toMatch(/"registration"/)
    expect(readFileSync(erasedFile(club), 'utf8')).not.toMatch(/Kanári|example/)
  })

  it('goes back to what that restore gave up, and the erased stay erased on that way too', async () => {
    const [{ at } = { at: '' }] = readBackupState().restores
    await restoreTo(new Date(new Date(at).getTime() - 1000))
    expect(await names('join_registrations', 'name')).toEqual(['Rigó Ádám', 'Veréb Pál'])
    expect(await names('media', 'filename')).toEqual(['mistake.webp', 'rigo.webp'])
    expect(readFileSync(pathOf('mistake.webp'))).toEqual(bytesOf('mistake.webp'))
  })

  it('tries a restore beside the running server', async () => {
    const trial = await withBackupLock(() => trialRestore(server.settings, server.cluster))
    expect(trial).toMatchObject({ worked: true, says: expect.stringMatching(/^1 databases with \d+ tables/) })
    expect((await checkBackup(server.cluster)).map(({ level }) => level)).toEqual(['ok', 'ok', 'ok', 'ok'])
  })

  it('puts everything back where a restore does not work', async () => {
    await archiveNow(server.cluster)
    await expect(restoreTo(new Date('2020-01-01'))).rejects.toThrow('no backup of the database from before')
    expect(await names('join_registrations', 'name')).toEqual(['Rigó Ádám', 'Veréb Pál'])
  })
})
