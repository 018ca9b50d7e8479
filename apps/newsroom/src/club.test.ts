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
    fontFaces: '',
    files: {},
    art: undefined,
  })
})

test('A3: the picture and the own faces of the pack have addresses that change with them', () => {
  writePack({ ...pack, fonts: { display: 'own.woff2' } })
  for (const name of ['own.woff2', 'join-800.webp', 'join-1600.webp', 'join-960.avif', 'error-800.webp'])
    writeFileSync(path.join(folder, name), name)
  const { files, art, fontFaces, tokens } = clubOf({ APP_NAME: 'vidrak', CLUB_DIR: folder })
  expect(Object.values(files).map(({ file, type }) => [path.basename(file), type])).toEqual([
    ['join-1600.webp', 'image/webp'],
    ['join-800.webp', 'image/webp'],
    ['join-960.avif', 'image/avif'],
    ['own.woff2', 'font/woff2'],
  ])
  const address = (name: string) =>
    `/admin/club-files/${Object.keys(files).find((key) => key.endsWith(name))}`
  expect(art).toEqual({
    avif: `${address('join-960.avif')} 960w`,
    webp: `${address('join-800.webp')} 800w, ${address('join-1600.webp')} 1600w`,
    src: address('join-1600.webp'),
  })
  expect(fontFaces).toContain(address('own.woff2'))
  expect(tokens).toMatchObject({ '--font-display': expect.stringMatching(/^"Club Display", /) })
  writeFileSync(path.join(folder, 'own.woff2'), 'another')
  expect(clubOf({ APP_NAME: 'vidrak', CLUB_DIR: folder }).fontFaces).not.toBe(fontFaces)
  for (const name of ['own.woff2', 'join-800.webp', 'join-1600.webp', 'join-960.avif', 'error-800.webp'])
    rmSync(path.join(folder, name))
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
