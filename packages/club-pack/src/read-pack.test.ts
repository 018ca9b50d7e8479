import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPack, sizeOfSvg } from './read-pack.ts'

const bears = {
  name: { hu: 'Bakonyi Mormoták', en: 'Bakony Marmots' },
  shout: 'Mormoták',
  languages: ['hu', 'en'],
  colours: { club: '#7A3517', ball: '#f2b134' },
}
const crest = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 140"></svg>'

function packOf(club: unknown, files: Record<string, string> = { 'crest.svg': crest }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pack-'))
  writeFileSync(path.join(folder, 'club.json'), typeof club === 'string' ? club : JSON.stringify(club))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  return readPack(folder)
}

describe('a club’s pack', () => {
  test('with a name, two colours and a crest is complete', () => {
    const { pack, problems, warnings } = packOf(bears)
    expect(problems).toEqual([])
    expect(warnings).toEqual([])
    expect(pack?.club).toMatchObject({ type: 'narrow', cut: 'bevelled', social: {}, ownColours: {} })
    expect(pack?.colours.primary).toBe('#7a3517')
    expect(pack?.files['crest.svg']).toMatchObject({ width: 120, height: 140 })
  })

  test('says everything that is wrong at once', () => {
    const { pack, problems } = packOf(
      { ...bears, shout: '', colours: { club: 'brown', ball: '#f2b134' }, type: 'gothic', colour: 1 },
      {},
    )
    expect(pack).toBeUndefined()
    expect(problems).toEqual([
      'crest.svg is missing: put the club’s crest there, as SVG',
      'club.json: shout is empty',
      'club.json: colours.club is no colour: write it like #7a3517',
      'club.json: type must be one of narrow, narrow-italic, wide',
      'club.json: colour is not known; check the spelling',
    ])
  })

  test.each([
    ['no JSON', '{', /^club\.json is no JSON: /],
    ['no English name on an English site', { ...bears, name: { hu: 'Mormoták' } }, /name\.en is missing/],
    ['a language twice', { ...bears, languages: ['hu', 'hu'] }, /languages names a language twice/],
    ['an unknown language', { ...bears, languages: ['de'] }, /languages\.0 must be one of hu, en/],
    ['an unknown network', { ...bears, social: { myspace: 'x' } }, /social/],
  ])('%s is refused', (_, club, problem) => {
    const { pack, problems } = packOf(club)
    expect(pack).toBeUndefined()
    expect(problems.join('\n')).toMatch(problem)
  })

  test('colours of its own are taken, and refused with the figure where they cannot be read', () => {
    const own = (ownColours: object) => packOf({ ...bears, ownColours })
    expect(own({ paper: '#ffffff' }).pack?.colours.paper).toBe('#ffffff')
    expect(own({ primary: '#5b1f01' })).toMatchObject({
      pack: { colours: { primary: '#5b1f01' } },
      warnings: [],
    })
    const orange = { ...bears, colours: { club: '#1d36f0', ball: '#ff5a1f' } }
    expect(packOf(orange).warnings).toHaveLength(1)
    expect(packOf({ ...orange, ownColours: { accent: '#ff5a1f' } }).warnings).toEqual([])
    expect(own({ text: '#f9f4eb' }).problems).toContain(
      'club.json: ownColours: text on paper has a contrast of 1.00 : 1, and needs 4.50 : 1',
    )
  })

  test('says which colour it had to move', () => {
    const { warnings } = packOf({ ...bears, colours: { club: '#ffd400', ball: '#1d36f0' } })
    expect(warnings[0]).toMatch(/^the club colour #ffd400 became #[0-9a-f]{6}, so that it can be read$/)
    expect(warnings[1]).toMatch(/^the ball colour #1d36f0 became /)
  })

  test('has the marks, pictures and fonts that lie beside it; what is not known is said', () => {
    const { pack, warnings } = packOf(
      { ...bears, fonts: { display: 'bear.woff2' } },
      {
        'crest.svg': crest,
        'wordmark.svg': '<svg width="30" height="10"/>',
        'join-800.webp': '',
        'bear.woff2': '',
        'README.md': '',
        'cresst.svg': crest,
        'join-800.jpg': '',
      },
    )
    expect(Object.keys(pack?.files ?? {})).toEqual([
      'bear.woff2',
      'crest.svg',
      'join-800.webp',
      'wordmark.svg',
    ])
    expect(pack?.files['wordmark.svg']).toMatchObject({ width: 30, height: 10 })
    expect(warnings).toEqual([
      'cresst.svg is not used; check the spelling',
      'join-800.jpg is not used; check the spelling',
    ])
  })

  test('a font that is not there, or elsewhere, is refused', () => {
    expect(packOf({ ...bears, fonts: { text: 'bear.woff2' } }).problems).toEqual([
      'bear.woff2 is missing, though club.json names it as a font',
    ])
    expect(packOf({ ...bears, fonts: { text: '../bear.woff2' } }).problems).toEqual([
      'club.json: fonts.text must be the name of a .woff2 file in the pack',
    ])
  })

  test('a crest without a size is refused', () => {
    expect(packOf(bears, { 'crest.svg': '<svg></svg>' }).problems).toEqual([
      'crest.svg has no size: it needs a viewBox',
    ])
    expect(sizeOfSvg('<svg width="10px" height="20">')).toEqual({ width: 10, height: 20 })
  })
})

describe('a pack is read only from regular files', () => {
  const readable = () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'pack-'))
    writeFileSync(path.join(folder, 'club.json'), JSON.stringify(bears))
    writeFileSync(path.join(folder, 'crest.svg'), crest)
    writeFileSync(path.join(folder, 'share.jpg'), 'jpeg')
    return folder
  }
  test.each(['club.json', 'crest.svg', 'share.jpg'])('not from a link in place of %s', (name) => {
    const folder = readable()
    const elsewhere = path.join(mkdtempSync(path.join(tmpdir(), 'other-')), name)
    writeFileSync(elsewhere, 'root:x:0:0:secret')
    rmSync(path.join(folder, name))
    symlinkSync(elsewhere, path.join(folder, name))
    const { pack, problems } = readPack(folder)
    expect(pack).toBeUndefined()
    expect(problems).toEqual([`${name} is a link: put the file itself there`])
  })

  test.each(['club.json', 'crest.svg', 'share.jpg'])(
    'and not from a pipe, which is not waited for: %s',
    (name) => {
      const folder = readable()
      rmSync(path.join(folder, name))
      execFileSync('mkfifo', [path.join(folder, name)])
      expect(readPack(folder).problems).toEqual([`${name} is not a file`])
    },
  )

  test.each([
    ['club.json', 1],
    ['crest.svg', 1],
    ['share.jpg', 8],
  ])('and only %s of %i MB at most', (name, limit) => {
    const folder = readable()
    // A sparse file: it has the size but uses no disk space.
    truncateSync(path.join(folder, name), limit * 1_000_000 + 1)
    expect(readPack(folder).problems).toEqual([`${name} is larger than ${limit} MB: make it smaller`])
  })
})
