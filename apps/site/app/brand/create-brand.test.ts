import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readPack } from '@palank/club-pack/read-pack'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createBrand } from './create-brand.server.ts'

const club = {
  name: { hu: 'Példavári Vidrák', en: 'Exampleville Otters' },
  shout: 'Vidrák',
  languages: ['hu', 'en'],
  colours: { club: '#7a3517', ball: '#f2b134' },
}
const crest =
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="240" height="280" viewBox="-10 0 120 140"><path fill="#c00" d="M-10 0h120v140h-120z"/></svg>'

function brandOf(changes: object = {}, files: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pack-'))
  writeFileSync(path.join(folder, 'club.json'), JSON.stringify({ ...club, ...changes }))
  for (const [name, text] of Object.entries({ 'crest.svg': crest, ...files }))
    writeFileSync(path.join(folder, name), text)
  const { pack, problems } = readPack(folder)
  if (!pack) throw new Error(problems.join())
  return createBrand(pack)
}

describe('A3: a club with a crest and two colours', () => {
  const made = brandOf()

  test('has icons and a share picture drawn from them', async () => {
    const { brand, clubFiles } = await made
    const bytesAt = (address = '') => clubFiles.get(address)?.bytes ?? Buffer.alloc(0)
    const sizes = await Promise.all(
      [...brand.icons.map(({ href }) => href), brand.share.src].map(async (address) => {
        const { width, height, format } = await sharp(bytesAt(address)).metadata()
        return [format, width, height]
      }),
    )
    expect(sizes).toEqual([
      ['png', 32, 32],
      ['svg', 100, 100],
      ['png', 180, 180],
      ['jpeg', 1200, 630],
    ])
    expect(bytesAt('/favicon.ico').subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]))
    // The crest is in the middle of each, on the club's darkest colour where there is a ground.
    const { data } = await sharp(bytesAt(brand.share.src)).raw().toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)]
    expect(pixel(600, 315)[0]).toBeGreaterThan(180)
    expect(pixel(20, 20)[0]).toBeLessThan(60)
  })

  test('has no mark that is not there, and the crest in its own size', async () => {
    const { brand, joinPicture } = await made
    expect(brand.crest).toMatchObject({ width: 120, height: 140 })
    expect([brand.wordmark, brand.lockup, brand.secondary, brand.errorPicture, joinPicture]).toEqual(
      Array(5).fill(undefined),
    )
    expect(brand.shortName).toEqual(club.name)
    const short = await brandOf({ shortName: { hu: 'Vidrák' } })
    expect(short.brand.shortName).toEqual({ hu: 'Vidrák', en: 'Exampleville Otters' })
  })

  test('has every colour, its type and its cut as tokens', async () => {
    const { brandStyle, brand } = await made
    for (const token of [
      '--c-primary:#7a3517',
      '--c-accent:#f2b134',
      '--display-style:normal',
      '--shape-cut:polygon',
    ])
      expect(brandStyle).toContain(token)
    expect(brandStyle).toContain('--crest-ratio:120 / 140')
    expect(brandStyle).toMatch(/url\("[^"]*sofia-sans-xc-800-more[^"]*"\)/)
    expect(brand.themeColour).toBe('#180702')
  })
})

test('files have their hash in the name: a changed one has another address', async () => {
  const [one, same, other] = await Promise.all([
    brandOf(),
    brandOf(),
    brandOf({}, { 'crest.svg': crest.replace('#c00', '#0c0') }),
  ])
  expect(one.brand.crest.src).toMatch(/^\/assets\/crest-[\w]{8}\.svg$/)
  expect(same.brand.crest.src).toBe(one.brand.crest.src)
  expect(other.brand.crest.src).not.toBe(one.brand.crest.src)
  expect(one.clubFiles.get(one.brand.crest.src)).toMatchObject({
    type: 'image/svg+xml',
    cacheControl: 'public, max-age=31536000, immutable',
  })
})

test('marks, pictures and fonts of a pack are taken', async () => {
  const { brand, joinPicture, brandStyle } = await brandOf(
    { fonts: { display: 'otter.woff2' }, secondaryName: { hu: 'Akadémia' }, type: 'wide', cut: 'notched' },
    {
      'wordmark.svg': '<svg viewBox="0 0 40 10"/>',
      'lockup.svg': '<svg viewBox="0 0 70 20"/>',
      'secondary.svg': '<svg viewBox="0 0 30 10"/>',
      'otter.woff2': 'a font',
      'join-800.webp': 'a picture',
    },
  )
  expect(brand.wordmark).toMatchObject({ width: 40, height: 10 })
  expect(brand.secondary?.alt).toEqual({ hu: 'Akadémia', en: 'Akadémia' })
  expect(joinPicture?.image.src).toMatch(/^\/assets\/join-800-\w{8}\.webp$/)
  expect(brand.fonts[0]).toMatch(/^\/assets\/otter-\w{8}\.woff2$/)
  expect(brandStyle).toContain(`src:url("${brand.fonts[0]}")`)
  expect(brandStyle).toContain('--font-display:"Club Display", "Lynx Sans"')
  expect(brandStyle).toContain('--logo-ratio:70 / 20')
  expect(brandStyle).not.toContain('Upright')
})

test('the linter of styles knows every token of a pack, and no other', async () => {
  const looks = [
    { type: 'narrow', cut: 'bevelled' },
    { type: 'narrow-italic', cut: 'slanted' },
    { type: 'wide', cut: 'notched' },
  ]
  const marks = { 'wordmark.svg': '<svg viewBox="0 0 4 1"/>', 'lockup.svg': '<svg viewBox="0 0 7 2"/>' }
  const styles = await Promise.all(looks.map((look) => brandOf(look, marks)))
  const namesIn = (css: string) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name)
  const written = new Set(styles.flatMap(({ brandStyle }) => namesIn(brandStyle)))
  const known = readFileSync(new URL('../../../../lint/club-tokens.css', import.meta.url), 'utf8')
  expect([...written].sort()).toEqual(namesIn(known).sort())
})
