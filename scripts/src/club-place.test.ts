import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { writeNewPack } from '@palank/club-pack/new-pack'
import { readPack } from '@palank/club-pack/read-pack'
import { beforeEach, describe, expect, it } from 'vitest'
import { newsroomEnvironment } from './club-environment.ts'
import { existingPlace, makePlace, readClubName, settingOfPlace, writeEnvironments } from './club-place.ts'
import { isRunning } from './new-club.ts'
import { lockFolder, newClubNote } from './run-club.ts'

let folders = { clubs: '', packs: '' }
beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clubs-'))
  folders = { clubs: path.join(folder, 'state'), packs: path.join(folder, 'packs') }
})

describe('the place of a new club', () => {
  it('has ports of its own, which stay', () => {
    const first = makePlace('vidrak', {}, folders)
    const second = makePlace('sunok', {}, folders)
    expect(first.ports.edge).toBe(4300)
    expect(second.ports.edge).toBe(4400)
    expect(makePlace('vidrak', { PORT_BASE: '5000' }, folders)).toEqual(first)
    expect(existingPlace('sunok', folders)).toEqual(second)
    expect(makePlace('rokak', { PORT_BASE: '5000' }, folders).ports.newsroom).toBe(5002)
  })

  it('remembers where the database is, but not the superuser', () => {
    const DATABASE_ADMIN_URL = 'postgres://postgres:titok@10.0.0.5/postgres'
    const { folder, server } = makePlace('vidrak', { DATABASE_ADMIN_URL }, folders)
    expect(server).toEqual({ host: '10.0.0.5', port: 5432 })
    expect(readFileSync(path.join(folder, 'place.json'), 'utf8')).not.toContain('titok')
    expect(existingPlace('vidrak', folders).server).toEqual(server)
  })

  it.each([
    ['a name that is no folder', () => readClubName('../titok'), /^NAME must be small letters/],
    ['a club that was not made', () => existingPlace('vidrak', folders), /pnpm palank new-club vidrak/],
    [
      'an address that is no PostgreSQL',
      () => makePlace('vidrak', { DATABASE_ADMIN_URL: 'mysql://titok' }, folders),
      /^DATABASE_ADMIN_URL must be an address like/,
    ],
    ['a port out of range', () => makePlace('vidrak', { PORT_BASE: '80' }, folders), /^PORT_BASE is 80/],
  ])('%s is refused', (_, make, message) => {
    expect(make).toThrow(message)
    expect(make).not.toThrow('titok')
  })
})

describe('a club is running', () => {
  it('while all its processes answer, not while a command holds its folder', () => {
    const place = makePlace('vidrak', {}, folders)
    expect(isRunning(place)).toBe(false)
    const note = newClubNote(place)
    const lock = lockFolder(note)
    expect(isRunning(place)).toBe(false)
    expect(() => lockFolder(newClubNote(place))).toThrow('vidrak is already running')
    note.ready = true
    lock.write()
    expect(isRunning(place)).toBe(true)
    lock.release()
    expect(isRunning(place)).toBe(false)
  })
})

describe('the environment of a new club', () => {
  it('lies beside its secrets, for its owner alone', () => {
    const place = makePlace('vidrak', {}, folders)
    writeNewPack(place.packDir, 'vidrak')
    const setting = settingOfPlace(place)
    writeEnvironments(setting, place.folder)
    for (const name of ['api', 'newsroom', 'site', 'migrate']) {
      const file = path.join(place.folder, `${name}.env`)
      expect(statSync(file).mode & 0o777).toBe(0o600)
      const env = parseEnv(readFileSync(file, 'utf8'))
      expect(env.APP_NAME).toBe('vidrak')
      expect(env).not.toHaveProperty('PATH')
    }
    expect(statSync(path.join(place.folder, 'secrets.json')).mode & 0o777).toBe(0o600)
    expect(newsroomEnvironment(setting)).toMatchObject({
      CLUB_DIR: place.packDir,
      SETUP_DIR: place.folder,
    })
  })

  it('never lets the demo’s users in', () => {
    expect(newsroomEnvironment(settingOfPlace(makePlace('vidrak', {}, folders)))).not.toHaveProperty(
      'ALLOW_DEMO_USERS',
    )
  })
})

describe('a new pack', () => {
  it('can be used at once, and is never written over', () => {
    const folder = path.join(folders.packs, 'kis-vidrak')
    expect(writeNewPack(folder, 'kis-vidrak')).toBe(true)
    const { pack, problems, warnings } = readPack(folder)
    expect({ problems, warnings }).toEqual({ problems: [], warnings: [] })
    expect(pack?.club).toMatchObject({ name: { hu: 'Kis vidrak' }, languages: ['hu'] })
    const before = readFileSync(path.join(folder, 'club.json'), 'utf8')
    expect(writeNewPack(folder, 'mas')).toBe(false)
    expect(readFileSync(path.join(folder, 'club.json'), 'utf8')).toBe(before)
  })

  it('takes a name of any allowed length', () => {
    const id = 'a'.repeat(40)
    writeNewPack(path.join(folders.packs, id), id)
    expect(readPack(path.join(folders.packs, id)).problems).toEqual([])
  })
})
