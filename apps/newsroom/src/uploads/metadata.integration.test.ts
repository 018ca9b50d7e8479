import { readFileSync } from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, callApi, createUsers, openPayload, upload } from '../testing/newsroom.ts'
import { removeAvif, writeAvif } from './avif.ts'
import { filesOf, type PictureCollection, pictureFolders } from './picture-files.ts'

const storeDir = `${process.env.MEDIA_DIR}-store`
const canary = 'Canary-47.4979N-19.0402E'

let payload: Payload
let tokens: Record<Caller, string | undefined>
beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
})
afterAll(() => payload.destroy())

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="${canary}"/></rdf:RDF></x:xmpmeta>`
const exif = {
  IFD0: { Make: canary, Model: canary, Artist: canary, DateTime: '2026:11:16 18:00:00' },
  IFD2: { BodySerialNumber: canary, LensModel: canary },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '47/1 29/1 52/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '19/1 2/1 24/1',
  },
}

const jpegSegment = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}
/** A comment, and Photoshop's block with an IPTC caption. */
function addToJpeg(jpeg: Buffer): Buffer {
  const caption = Buffer.concat([Buffer.from([0x1c, 2, 120, 0, canary.length]), Buffer.from(canary)])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(caption.length)
  const iptc = [Buffer.from('Photoshop 3.0\0' + '8BIM\x04\x04\0\0', 'latin1'), size, caption]
  const segments = [jpegSegment(0xfe, Buffer.from(canary)), jpegSegment(0xed, Buffer.concat(iptc))]
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}

const pngChunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, check])
}
/** Text chunks, after the header of 33 bytes. */
function addToPng(png: Buffer): Buffer {
  const chunks = [
    pngChunk('tEXt', Buffer.from(`Comment\0${canary}`)),
    pngChunk('iTXt', Buffer.from(`Location\0\0\0\0\0${canary}`)),
  ]
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])
}

const formats = {
  jpeg: addToJpeg,
  png: addToPng,
  webp: (data: Buffer) => data,
  avif: (data: Buffer) => data,
}

const cells = (Object.keys(formats) as (keyof typeof formats)[]).flatMap((format) =>
  (['media', 'gallery-files'] as const).map((collection): [typeof format, PictureCollection] => [
    format,
    collection,
  ]),
)

it.each(cells)(
  'location and camera of a %s are in no stored size of %s, AVIF included',
  async (format, collection) => {
    // Of one colour, since AVIF takes minutes for noise.
    const background = `#${(cells.findIndex((cell) => cell[0] === format && cell[1] === collection) + 1) * 111}`
    const plain = sharp({ create: { width: 2000, height: 1000, channels: 3, background } })
    const source = formats[format](await plain.withExif(exif).withXmp(xmp).toFormat(format).toBuffer())
    expect(source.toString('latin1')).toContain(canary)
    const metadata = await sharp(source).metadata()
    expect(metadata.exif).toBeDefined()
    expect(metadata.xmp).toBeDefined()

    const form = upload(`gps.${format}`, `image/${format}`, source)
    const { body } = await callApi('POST', `/${collection}`, { as: tokens.editor, form })
    const folder = path.join(storeDir, pictureFolders[collection])
    const read = (name: string) => readFileSync(path.join(folder, name))
    const stored = body.doc.filename as string
    const avif = await writeAvif(folder, stored, read(stored), { sharp, effort: 0 })
    expect(avif).toHaveLength(5)
    const files = filesOf({ ...body.doc, avif })
    expect(files).toHaveLength(10)
    for (const name of files) {
      const bytes = read(name)
      for (const encoding of ['latin1', 'utf16le'] as const)
        expect(bytes.toString(encoding).includes(canary), name).toBe(false)
      const { exif, xmp, iptc, comments } = await sharp(bytes).metadata()
      expect({ exif, xmp, iptc, comments }, name).toEqual({})
    }
    await removeAvif(folder, avif)
    await payload.delete({ collection, id: body.doc.id })
  },
)
