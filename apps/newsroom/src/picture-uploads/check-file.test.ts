import { describe, expect, it } from 'vitest'
import { isLitter, largestFile, problemOf } from './check-file.ts'

const none = new Uint8Array()
/** The first box of a media file. */
function ftyp(...brands: string[]): Uint8Array {
  const [major = '', ...compatible] = brands
  const bytes = new TextEncoder().encode(`....ftyp${major}0000${compatible.join('')}mdat`)
  new DataView(bytes.buffer).setUint32(0, bytes.length - 4)
  return bytes
}
const file = (name: string, type = '', size = 1000) => ({ name, type, size })

describe('a picture of a phone', () => {
  it.each([
    ['IMG_4229.HEIC', '', none],
    ['IMG_4229.heif', '', none],
    ['kep', 'image/heic', none],
    // Sent under another name, as some programs do.
    ['IMG_4229.jpg', 'image/jpeg', ftyp('heic', 'mif1', 'heic')],
    ['IMG_4229.jpg', 'image/jpeg', ftyp('mif1', 'mif1', 'heic')],
  ])('is HEIC: %s %s', (name, type, head) => {
    expect(problemOf(file(name, type), head)).toBe('heic')
  })

  it.each([
    ['kep.avif', 'image/avif', ftyp('avif', 'mif1', 'miaf')],
    ['kep.avif', 'image/avif', ftyp('mif1', 'avif', 'miaf')],
    ['IMG_1.heic', 'image/jpeg', ftyp('avif', 'mif1')],
    ['kep.jpg', 'image/jpeg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
    ['kep.PNG', '', none],
  ])('is not HEIC, and may be sent: %s', (name, type, head) => {
    expect(problemOf(file(name, type), head)).toBeUndefined()
  })
})

it('refuses what the server would refuse, before it is sent', () => {
  expect(problemOf(file('lista.pdf', 'application/pdf'), none)).toBe('type')
  expect(problemOf(file('ismeretlen'), none)).toBe('type')
  expect(problemOf(file('kep.jpg', 'image/jpeg', largestFile + 1), none)).toBe('size')
  expect(problemOf(file('kep.jpg', 'image/jpeg', largestFile), none)).toBeUndefined()
  expect(problemOf(file('kep.jpg', 'image/jpeg', 0), none)).toBe('empty')
})

it('takes drawings where they are used', () => {
  const drawing = file('cimer.svg', 'image/svg+xml')
  expect(problemOf(drawing, none)).toBe('type')
  expect(problemOf(drawing, none, { svg: true })).toBeUndefined()
})

it('passes over what systems leave in folders', () => {
  expect(['.DS_Store', '._kep.jpg', 'Thumbs.db', 'desktop.ini'].every(isLitter)).toBe(true)
  expect(isLitter('thumbs.jpg')).toBe(false)
})
