import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type ApiResponse,
  type Caller,
  callApi,
  createUsers,
  openPayload,
  pdf,
  picture,
  upload,
} from '../testing/newsroom.ts'

const folder = (name: string) => path.join(process.env.MEDIA_DIR ?? '', name)
const readStored = (file: string, directory = 'media') => readFileSync(path.join(folder(directory), file))
const sha = (data: Buffer) => createHash('sha256').update(data).digest('hex')

let payload: Payload
let tokens: Record<Caller, string | undefined>
beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
})
afterAll(() => payload.destroy())

const send = (
  collection: string,
  name: string,
  type: string,
  data: Buffer,
  fields = {},
): Promise<ApiResponse> =>
  callApi('POST', `/${collection}`, { as: tokens.editor, form: upload(name, type, data, fields) })

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })

describe('a picture', () => {
  it('is named by its content alone, whatever its original name', async () => {
    const { status, body } = await send('media', 'Szalóki Bódog (1).PNG', 'image/png', await picture(1))
    expect(status).toBe(201)
    expect(body.doc.filename).toMatch(/^[0-9a-f]{12}\.png$/)
    expect(JSON.stringify(body.doc)).not.toMatch(/szal[oó]ki|b[oó]dog/i)
    expect(body.doc.filename).toContain(sha(readStored(body.doc.filename)).slice(0, 12))
  })

  it('keeps its names whatever a client sends', async () => {
    const { doc } = (await send('media', 'x.png', 'image/png', await picture(4, 600, 400))).body
    const named = { filename: 'szaloki-bodog.png', url: '/szaloki-bodog.png', share: 'szaloki-bodog.jpg' }
    const small = { ...doc.sizes.small, filename: 'szaloki-bodog-480x320.webp' }
    const json = { ...named, sizes: { ...doc.sizes, small }, alt: 'Pálya' }
    for (const address of [`/media/${doc.id}`, `/media?where[id][equals]=${doc.id}`]) {
      expect((await callApi('PATCH', address, { as: tokens.editor, json })).status).toBe(200)
      const after = await payload.findByID({ collection: 'media', id: doc.id })
      expect(after).toMatchObject({
        filename: doc.filename,
        sizes: doc.sizes,
        share: doc.share,
        alt: 'Pálya',
      })
      expect(readStored(doc.filename).length).toBeGreaterThan(0)
    }
  })

  it('has the same hash for the same bytes, and a different one for different bytes', async () => {
    const hash = async (shade: number) => {
      const { body } = await send('media', 'kep.png', 'image/png', await picture(shade))
      return /^([0-9a-f]{12})/.exec(body.doc.filename)?.[1]
    }
    const first = await hash(2)
    expect(await hash(2)).toBe(first)
    expect(await hash(3)).not.toBe(first)
  })

  it.each([
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
    ['png', 'image/png'],
    ['avif', 'image/avif'],
  ] as const)(
    'as %s is rotated upright and stripped of its metadata, the location included',
    async (format, type) => {
      const exif = { IFD0: { Make: 'Palánk' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 30/1 0/1' } }
      const source = await noise(60, 40)
        .withExif(exif)
        .withMetadata({ orientation: 6 })
        .toFormat(format)
        .toBuffer()
      expect((await sharp(source).metadata()).exif).toBeDefined()
      const { body } = await send('media', `gps.${format}`, type, source)
      const files = [
        body.doc.filename,
        ...Object.values(body.doc.sizes as Record<string, { filename: string | null }>).map(
          ({ filename }) => filename,
        ),
      ]
      for (const file of files.filter((name) => name !== null)) {
        const bytes = readStored(file)
        const { exif: storedExif, orientation } = await sharp(bytes).metadata()
        expect(storedExif, file).toBeUndefined()
        expect(orientation ?? 1).toBe(1)
        expect(bytes.toString('latin1')).not.toContain('Palánk')
      }
      expect((await sharp(readStored(body.doc.filename)).metadata()).format).toBe(
        format === 'avif' ? 'heif' : format,
      )
    },
  )

  it('has three WebP sizes of the same aspect ratio', async () => {
    const { body } = await send('media', 'nagy.jpg', 'image/jpeg', await noise(2400, 1200).jpeg().toBuffer())
    const sizes = body.doc.sizes as Record<string, { filename: string; width: number; mimeType: string }>
    expect(Object.keys(sizes)).toEqual(['small', 'medium', 'large'])
    for (const [name, width] of Object.entries({ small: 480, medium: 960, large: 1920 })) {
      const metadata = await sharp(readStored(sizes[name]?.filename ?? '')).metadata()
      expect(metadata).toMatchObject({ format: 'webp', width, height: width / 2 })
    }
  })

  it.each([
    ['jpg', 'image/jpeg'],
    ['webp', 'image/webp'],
  ] as const)(
    'keeps every byte when the focal point of a %s moves or a crop is requested',
    async (ext, type) => {
      const source = await noise(1200, 800)
        .toFormat(ext === 'jpg' ? 'jpeg' : 'webp')
        .toBuffer()
      const { doc } = (await send('media', `pont.${ext}`, type, source)).body
      const files = () =>
        Object.fromEntries(readdirSync(folder('media')).map((file) => [file, sha(readStored(file))]))
      const before = files()
      const edits = 'uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=30'
      const crop =
        'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50'
      for (const query of [edits, `${crop}&uploadEdits[widthInPixels]=600&uploadEdits[heightInPixels]=400`]) {
        const { status } = await callApi('PATCH', `/media/${doc.id}?${query}`, {
          as: tokens.editor,
          json: { alt: 'x' },
        })
        expect(status).toBe(200)
      }
      const after = await payload.findByID({ collection: 'media', id: doc.id })
      expect(after).toMatchObject({ focalX: 20, focalY: 30, filename: doc.filename, width: 1200 })
      const shared = readStored(after.share ?? '')
      // What is shared is cut around the point: another point is another file.
      expect([doc.share, after.share]).toEqual(
        ['50-50', '20-30'].map((point) => doc.filename.replace(/\.\w+$/, `-share-${point}.jpg`)),
      )
      delete before[doc.share]
      expect(files()).toEqual({ ...before, [after.share ?? '']: sha(shared) })
      expect(await sharp(shared).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    },
  )

  it('that cannot be read is refused with a clear message', async () => {
    const { status, body } = await send('media', 'kep.jpg', 'image/jpeg', Buffer.from('nem kép'))
    expect(status).toBe(400)
    expect(body.errors[0].message).toContain('Ez a fájl (kep.jpg) nem olvasható.')
  })
})

describe('an svg', () => {
  const malicious = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="alert(1)"><script>alert(1)</script><path d="M0 0h1"/></svg>',
  )

  it.each(['image/svg+xml', 'text/plain', 'application/xml', 'image/png', 'application/pdf'])(
    'is stored without scripts, even when uploaded as %s',
    async (type) => {
      const { status, body } = await send('media', 'cimer.svg', type, malicious)
      if (status === 201) {
        const bytes = readStored(body.doc.filename).toString('utf8')
        expect(bytes).not.toMatch(/script|onload|alert/)
        expect(bytes).toContain('<path d="M0 0h1"')
      } else {
        expect(status).toBe(400)
      }
    },
  )

  it('is refused in galleries', async () => {
    expect((await send('gallery-files', 'cimer.svg', 'image/svg+xml', malicious)).status).toBe(400)
  })
})

describe('a document', () => {
  it('is a PDF, stored unchanged', async () => {
    const data = pdf('szabályzat')
    const { status, body } = await send('documents', 'Tagdíj 2026.pdf', 'application/pdf', data, {
      name: 'Tagdíj',
    })
    expect(status).toBe(201)
    expect(body.doc.filename).toMatch(/^[0-9a-f]{12}\.pdf$/)
    expect(readStored(body.doc.filename, 'documents').equals(data)).toBe(true)
  })
})

it.each([
  ['documents', 'x.html', 'text/html', pdf('x'), /^[0-9a-f]{12}\.pdf$/],
  ['media', 'x.html', 'text/html', await picture(77), /^[0-9a-f]{12}\.png$/],
  ['media', 'x.svg', 'image/svg+xml', await picture(78), /^[0-9a-f]{12}\.png$/],
  ['media', 'x', 'application/octet-stream', await picture(79), /^[0-9a-f]{12}\.png$/],
])('in %s, %s gets the extension of its content', async (collection, name, type, data, filename) => {
  const { status, body } = await send(collection, name, type, data, { name: 'x' })
  expect(status).toBe(201)
  expect(body.doc.filename).toMatch(filename)
})

describe('an upload is refused:', () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 1)])

  it.each([
    ['a page', 'x.html', 'text/html', page],
    ['a page declared as a picture', 'x.html', 'image/png', page],
    ['a page declared as a PDF', 'x.pdf', 'application/pdf', page],
    ['a program', 'x.exe', 'application/x-msdownload', program],
    ['a program declared as a PDF', 'x.pdf', 'application/pdf', program],
    ['a script', 'x.js', 'text/javascript', Buffer.from('alert(1)')],
  ])('%s', async (_, name, type, data) => {
    for (const collection of ['media', 'gallery-files', 'documents']) {
      const { status } = await send(collection, name, type, data, { name: 'x' })
      expect(status, collection).toBe(400)
    }
    for (const directory of ['media', 'gallery', 'documents'].filter((name) => existsSync(folder(name)))) {
      expect(readdirSync(folder(directory)).filter((file) => /\.(html|exe|js)$/.test(file))).toEqual([])
    }
  })

  it('a file by URL, which the server does not fetch', async () => {
    let visits = 0
    const server = createServer((_, response) => {
      visits += 1
      response.end()
    })
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.png`
    const as = tokens.admin
    const pasted = await callApi('GET', `/media/paste-url?src=${encodeURIComponent(url)}`, { as })
    const sent = await callApi('POST', '/media', { as, json: { alt: 'x', filename: 'a.png', url } })
    const outside = await callApi('POST', '/media', {
      as,
      json: { filename: 'a.png', url: 'https://example.org/a.png' },
    })
    const edited = await callApi('POST', '/media?uploadEdits[widthInPixels]=5', {
      as,
      json: { filename: 'a.png', url },
    })
    server.close()
    expect([pasted.status, sent.status, outside.status, edited.status]).toEqual([400, 400, 400, 400])
    expect(outside.body.errors[0].message).toBe('Válassz egy fájlt.')
    expect(visits).toBe(0)
  })
})
