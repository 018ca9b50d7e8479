import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { chosenPack, packFolder } from './chosen-pack.ts'

const club = {
  name: { hu: 'Példavári Vidrák' },
  shout: 'Vidrák',
  languages: ['hu'],
  colours: { club: '#7a3517', ball: '#f2b134' },
}

function folderOf(json: object) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pack-'))
  writeFileSync(path.join(folder, 'club.json'), JSON.stringify(json))
  writeFileSync(path.join(folder, 'crest.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"/>')
  return folder
}

test('A3: APP_NAME chooses a folder in clubs/, CLUB_DIR another', () => {
  expect(packFolder({ APP_NAME: 'vidrak' })).toBe(path.resolve('clubs/vidrak'))
  expect(packFolder({ APP_NAME: 'vidrak', CLUB_DIR: '/srv/pack' })).toBe('/srv/pack')
  const { pack } = chosenPack({ APP_NAME: 'vidrak', CLUB_DIR: folderOf(club) })
  expect(pack).toMatchObject({ id: 'vidrak', club: { shout: 'Vidrák' } })
})

test.each([
  ['no name', {}, /^APP_NAME: is missing/],
  ['a name that is no folder', { APP_NAME: '../titok' }, /^APP_NAME: must be small letters/],
  ['an unknown club', { APP_NAME: 'titok' }, /^APP_NAME: there is no club of this name in clubs\//],
  ['an empty folder', { APP_NAME: 'titok', CLUB_DIR: '/titok' }, /^CLUB_DIR: there is no club\.json/],
])('A3: %s stops the start with a clear message, without its value', (_, source, message) => {
  const start = () => chosenPack(source)
  expect(start).toThrow(message)
  expect(start).not.toThrow('titok')
})

test('everything that is wrong with a pack is said', () => {
  const CLUB_DIR = folderOf({ ...club, shout: '', languages: [] })
  expect(() => chosenPack({ APP_NAME: 'vidrak', CLUB_DIR })).toThrow(
    'the club’s pack cannot be used:\n  club.json: shout is empty\n  club.json: languages is empty',
  )
})
