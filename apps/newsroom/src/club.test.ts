import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

vi.stubEnv('PALANK_BUILD', '1')
const { clubOf } = await import('./club.ts')

const folder = mkdtempSync(path.join(tmpdir(), 'newsroom-club-'))
afterAll(() => rmSync(folder, { recursive: true }))
const crest = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 50"/>'
const pack = {
  name: { hu: 'Példavári Vidrák' },
  shout: 'Vidrák',
  languages: ['hu'],
  colours: { club: '#1d4d3b', ball: '#f2b134' },
}
const writePack = (json: object) => {
  writeFileSync(path.join(folder, 'club.json'), JSON.stringify(json))
  writeFileSync(path.join(folder, 'crest.svg'), crest)
}

test('A3: the newsroom wears the name, crest and colours of the pack', () => {
  writePack({ ...pack, shortName: { hu: 'Vidrák' } })
  expect(clubOf({ APP_NAME: 'vidrak', CLUB_DIR: folder })).toEqual({
    name: 'Példavári Vidrák',
    shortName: 'Vidrák',
    crest: { src: `data:image/svg+xml;base64,${btoa(crest)}`, width: 40, height: 50 },
    colours: {
      primary: '#1d4d3b',
      onPrimary: expect.stringMatching(/^#/),
      accent: '#f2b134',
      onAccent: expect.stringMatching(/^#/),
    },
    tokens: expect.objectContaining({ '--c-primary': '#1d4d3b', '--c-accent': '#f2b134' }),
  })
})

test('without a short name the whole one stands in titles', () => {
  writePack(pack)
  expect(clubOf({ APP_NAME: 'vidrak', CLUB_DIR: folder })).toMatchObject({ shortName: 'Példavári Vidrák' })
})

test('A3: a pack that is wrong is refused, and where there is none the software has a name', () => {
  writePack({ ...pack, shout: '' })
  expect(() => clubOf({ APP_NAME: 'vidrak', CLUB_DIR: folder })).toThrow('shout is empty')
  expect(clubOf({ APP_NAME: 'nincs-ilyen' })).toMatchObject({
    name: 'Palánk',
    shortName: 'Palánk',
    tokens: { '--c-primary': expect.stringMatching(/^#/) },
  })
})
