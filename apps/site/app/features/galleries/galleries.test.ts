import { dropMalformed } from '@palank/contract/drop-malformed'
import { type GalleryFile, galleryFiles, gallery as gallerySchema } from '@palank/contract/gallery'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { exampleFiles, exampleGallery, exampleLightFiles } from './galleries.examples.ts'
import { galleryOf, picturesOf, walkOf } from './galleries.ts'
import { galleryLd } from './gallery-ld.ts'

const origin = 'https://sunok.example'
const [file] = exampleFiles as [GalleryFile]
const hostile = [undefined, null, '', '  ', 0, -1, 1.5, true, [], {}, 'javascript:alert(1)', '"><script>']
const mutated = (wire: object) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(wire)), fc.constantFrom(...hostile))
    .map(([key, value]) => ({ ...wire, [key]: value }))
/** After malformed data is dropped: one gallery or none, and its files. */
const galleriesOf = (answer: object) => dropMalformed(z.array(gallerySchema), [answer]).value
const filesOf = (files: unknown, allfile: unknown = []) =>
  dropMalformed(galleryFiles, { data: { files, allfile } }).value.data

describe('a gallery', () => {
  test('F7: has title, description, date, categories, count and link', () => {
    expect(galleryOf(exampleGallery, 'en')).toMatchObject({
      id: 12,
      title: 'Kulisszák mögött: így ünnepelt az öltöző',
      description: 'Képek a századik pont utáni percekből.',
      publishDate: '2025-11-12T22:10:00.000Z',
      imagesCount: 7,
      coverImageAlt: 'Telt ház',
      link: '/gallery/12',
      lang: 'hu',
    })
  })
  test('F3: is dropped without a name or an id, and kept without a date', () => {
    for (const malformed of [{ name: ' ' }, { name: null }, { id: 0 }, { id: 'x' }]) {
      expect(galleriesOf({ ...exampleGallery, ...malformed })).toEqual([])
    }
    const [dateless] = galleriesOf({ ...exampleGallery, publish_date: 'tegnap', file_count: -1 })
    const view = dateless && galleryOf(dateless, 'hu')
    expect(view).toMatchObject({ id: 12, publishDate: null, imagesCount: 0 })
    expect(view && galleryLd(origin, view, [])).not.toHaveProperty('datePublished')
  })
  test('F3: no answer makes it throw', () => {
    fc.assert(
      fc.property(mutated(exampleGallery), (answer) => {
        for (const wire of galleriesOf(answer)) galleryLd(origin, galleryOf(wire, 'hu'), [])
      }),
      { numRuns: 500 },
    )
  })
})

describe('the pictures of a page', () => {
  test('B4: each has its original, text, aspect ratio and every size', () => {
    const [first, , upright, , , wide, unnamed] = picturesOf(exampleFiles)
    expect(first).toMatchObject({
      id: '40',
      alt: 'Telt ház, állóhelyekkel együtt',
      original: '/files/gallery/szurkolok.webp',
    })
    expect(first?.ratio).toBeCloseTo(16 / 9)
    expect(first?.picture.srcSet).toContain('/files/gallery/szurkolok-480.webp 480w')
    expect(upright?.ratio).toBe(0.8)
    expect(wide?.ratio).toBeCloseTo(7 / 3)
    expect(unnamed?.alt).toBe('')
  })
  test('an extreme aspect ratio is limited, an unknown one is the default', () => {
    const shapes = [
      { width: 9000, height: 100 },
      { width: 100, height: 9000 },
      { width: null, height: null },
    ]
    const ratios = shapes.map((shape) => picturesOf([{ ...file, ...shape }])[0]?.ratio)
    expect(ratios).toEqual([3, 0.5, 16 / 9])
  })
  test.each([
    { store_path: '' },
    { store_path: 'javascript:alert(1)' },
    { store_path: 'http://[' },
    { store_path: null },
    { hash_filename: '' },
    { hash_filename: undefined },
    null,
    3,
    'a',
  ])('F3: %j is dropped, and nothing else', (malformed) => {
    const broken = typeof malformed === 'object' && malformed ? { ...file, ...malformed } : malformed
    const rest = exampleFiles.slice(1)
    expect(picturesOf(filesOf([broken, ...rest]).files)).toEqual(picturesOf(rest))
  })
  test.each([{ id: 0 }, { id: '7' }, { id: undefined }])(
    'F3, B4: with %j it is identified by its file name',
    (lost) => {
      const { files, allfile } = filesOf([{ ...file, ...lost }], [{ ...exampleLightFiles[0], ...lost }])
      expect(picturesOf(files).map(({ id }) => id)).toEqual(['szurkolok-0a1b2c.webp'])
      expect(walkOf(allfile, files)).toMatchObject([{ id: 'szurkolok-0a1b2c.webp', width: 1600 }])
    },
  )
  test('F3: one without sizes or thumbnails uses its original', () => {
    for (const lost of [{ sources: null }, { thumbnails: null }, { thumbnails: 'none', sources: 'none' }]) {
      const [picture] = picturesOf(filesOf([{ ...file, ...lost }]).files)
      expect(picture?.picture.coverImage).toBe('/files/gallery/szurkolok.webp')
    }
  })
  test('F3: no answer makes it throw, and every source is a valid URL', () => {
    const view = galleryOf(exampleGallery, 'hu')
    fc.assert(
      fc.property(mutated(file), (answer) => {
        const { files, allfile } = filesOf([answer, ...exampleFiles.slice(1)], [answer, ...exampleLightFiles])
        const pictures = picturesOf(files)
        expect(pictures.length).toBeGreaterThanOrEqual(exampleFiles.length - 1)
        expect(pictures.every(({ original }) => /^(\/|https?:)/.test(original))).toBe(true)
        galleryLd(origin, view, pictures)
        walkOf(allfile, files)
      }),
      { numRuns: 500 },
    )
  })
  test.each([null, undefined, 'files', {}, [null, 3, 'a']])('F3: %j has none', (answer) => {
    const { files, allfile } = filesOf(answer, answer)
    expect(picturesOf(files)).toEqual([])
    expect(walkOf(allfile, files)).toEqual([])
  })
})

describe('the pictures of the lightbox', () => {
  test('B4: are those of the whole gallery in order, not just of the page', () => {
    const avif = [480, 768, 1280].map((width) => ({
      public_url: `/files/gallery/a-${width}.avif`,
      width,
      height: 1,
    }))
    const files = exampleFiles.slice(0, 2).map((file) => ({ ...file, avif }))
    const walk = walkOf(exampleLightFiles, files)
    expect(walk.map(({ id }) => id)).toEqual(['40', '41', '42', '43', '44', '45', '46'])
    expect(walk[0]).toEqual({
      id: '40',
      name: 'Telt ház, állóhelyekkel együtt',
      original: '/files/gallery/szurkolok.webp',
      fileName: 'szurkolok-0a1b2c.webp',
      thumb: '/files/gallery/szurkolok-480.webp',
      srcSet: '/files/gallery/szurkolok-960.webp 960w, /files/gallery/szurkolok-1600.webp 1600w',
      avif: '/files/gallery/a-768.avif 768w, /files/gallery/a-1280.avif 1280w',
      width: 1600,
      height: 900,
    })
  })
  test('B4: a picture that is only in the light list uses its original', () => {
    expect(walkOf(exampleLightFiles, [])[1]).toMatchObject({
      original: '/files/gallery/zsakolas.webp',
      thumb: null,
      srcSet: '',
    })
  })
  test('F3: a picture without a source or a hash file name, or a duplicate, is dropped', () => {
    const [first, second] = exampleLightFiles
    const answer = [first, { ...second, store_path: '' }, { ...second, hash_filename: '' }, first]
    expect(walkOf(filesOf([], answer).allfile, []).map(({ id }) => id)).toEqual(['40'])
  })
  test('B4: without the light list they are the files of the page', () => {
    const walk = walkOf([], exampleFiles.slice(0, 2))
    expect(walk.map(({ id, width }) => [id, width])).toEqual([
      ['40', 1600],
      ['41', 1600],
    ])
  })
})

describe('the structured data of a gallery', () => {
  const view = galleryOf(exampleGallery, 'hu')
  test('B4, B15: is an ImageGallery with its pictures by absolute URLs', () => {
    expect(galleryLd(origin, view, picturesOf(exampleFiles.slice(0, 1)))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ImageGallery',
      name: 'Kulisszák mögött: így ünnepelt az öltöző',
      description: 'Képek a századik pont utáni percekből.',
      url: 'https://sunok.example/galeria/12',
      datePublished: '2025-11-12T22:10:00.000Z',
      numberOfItems: 7,
      thumbnailUrl: 'https://sunok.example/files/gallery/szurkolok.webp',
      image: [
        {
          '@type': 'ImageObject',
          contentUrl: 'https://sunok.example/files/gallery/szurkolok.webp',
          width: 1600,
          height: 900,
          name: 'Telt ház, állóhelyekkel együtt',
        },
      ],
    })
  })
  test('B15: leaves out what the gallery does not have', () => {
    const bare = galleryOf({ ...exampleGallery, description: null, cover_image: null, file_count: 0 }, 'hu')
    expect(Object.keys(galleryLd(origin, bare, []))).toEqual([
      '@context',
      '@type',
      'name',
      'url',
      'datePublished',
      'image',
    ])
  })
})
