import type { Gallery, GalleryFile } from '@palank/contract/gallery'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleFiles, exampleGallery, exampleLightFiles } from './galleries.examples.ts'
import { galleryOf, picturesOf, walkOf } from './galleries.ts'
import { galleryLd } from './gallery-ld.ts'

const origin = 'https://solymok.example'
const [file] = exampleFiles as [GalleryFile]
const hostile = [undefined, null, '', '  ', 0, -1, 1.5, true, [], {}, 'javascript:alert(1)', '"><script>']
const mutated = <Wire extends object>(wire: Wire) =>
  fc
    .tuple(fc.constantFrom(...(Object.keys(wire) as (keyof Wire)[])), fc.constantFrom(...hostile))
    .map(([key, value]) => ({ ...wire, [key]: value }) as Wire)

describe('a gallery', () => {
  test('F7: carries title, description, date, categories, count and its link', () => {
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
  test('F3: one without a name, an id or a date is none, and none ever throws', () => {
    for (const wrong of [{ name: ' ' }, { id: 0 }, { publish_date: 'tegnap' }]) {
      expect(galleryOf({ ...exampleGallery, ...wrong } as Gallery, 'hu')).toBeUndefined()
    }
    fc.assert(
      fc.property(mutated(exampleGallery), (wire) => {
        const view = galleryOf(wire, 'hu')
        if (view) galleryLd(origin, view, [])
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the pictures of a page', () => {
  test('B4: each has its original, its text, its shape and every size', () => {
    const [first, , upright, , , wide, unnamed] = picturesOf(exampleFiles)
    expect(first).toMatchObject({
      id: 40,
      alt: 'Telt ház, állóhelyekkel együtt',
      original: '/files/gallery/szurkolok.webp',
    })
    expect(first?.ratio).toBeCloseTo(16 / 9)
    expect(first?.picture.srcSet).toContain('/files/gallery/szurkolok-480.webp 480w')
    expect(upright?.ratio).toBe(0.8)
    expect(wide?.ratio).toBeCloseTo(7 / 3)
    expect(unnamed?.alt).toBe('')
  })
  test('a shape that no row could hold is held within bounds, an unknown one is the usual', () => {
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
    { id: 0 },
    { id: '7' },
  ])('F3: %j is dropped, and nothing else with it', (wrong) => {
    const broken = { ...file, ...wrong } as unknown as GalleryFile
    const rest = exampleFiles.slice(1)
    expect(picturesOf([broken, ...rest])).toEqual(picturesOf(rest))
  })
  test('F3: one that lost its sizes or thumbnails is drawn from its original', () => {
    for (const lost of [{ sources: null }, { thumbnails: null }, { thumbnails: 'none', sources: 'none' }]) {
      const [kept] = picturesOf([{ ...file, ...lost } as unknown as GalleryFile])
      expect(kept?.picture.coverImage).toBe('/files/gallery/szurkolok.webp')
    }
  })
  test('F3: no wire makes it throw, and every source it keeps can be followed', () => {
    fc.assert(
      fc.property(mutated(file), (wire) => {
        const view = galleryOf(exampleGallery, 'hu')
        const pictures = picturesOf([wire, ...exampleFiles.slice(1)])
        expect(pictures.length).toBeGreaterThanOrEqual(exampleFiles.length - 1)
        expect(pictures.every(({ original }) => /^(\/|https?:)/.test(original))).toBe(true)
        if (view) galleryLd(origin, view, pictures)
        walkOf([wire, ...exampleLightFiles], [wire, ...exampleFiles])
      }),
      { numRuns: 2000 },
    )
  })
  test.each([null, undefined, 'files', {}, [null, 3, 'a']])('F3: %j holds none', (wire) => {
    expect(picturesOf(wire as never)).toEqual([])
    expect(walkOf(wire as never, wire as never)).toEqual([])
  })
})

describe('the walk of the lightbox', () => {
  test('B4: goes through the whole gallery in its order, not just the page', () => {
    const walk = walkOf(exampleLightFiles, exampleFiles.slice(0, 2))
    expect(walk.map(({ id }) => id)).toEqual([40, 41, 42, 43, 44, 45, 46])
    expect(walk[0]).toEqual({
      id: 40,
      name: 'Telt ház, állóhelyekkel együtt',
      original: '/files/gallery/szurkolok.webp',
      fileName: 'szurkolok-0a1b2c.webp',
      thumb: '/files/gallery/szurkolok-480.webp',
      srcSet: '/files/gallery/szurkolok-960.webp 960w, /files/gallery/szurkolok-1600.webp 1600w',
      width: 1600,
      height: 900,
    })
  })
  test('B4: a picture that only the light list knows is drawn from its original', () => {
    expect(walkOf(exampleLightFiles, [])[1]).toMatchObject({
      original: '/files/gallery/zsakolas.webp',
      thumb: null,
      srcSet: '',
    })
  })
  test('F3: drops a picture without a source or a hash file name, and one that is there twice', () => {
    const [first, second] = exampleLightFiles as [
      (typeof exampleLightFiles)[0],
      (typeof exampleLightFiles)[0],
    ]
    const walk = walkOf([first, { ...second, store_path: '' }, { ...second, hash_filename: '' }, first], [])
    expect(walk.map(({ id }) => id)).toEqual([40])
  })
})

describe('what search engines read of a gallery', () => {
  const view = galleryOf(exampleGallery, 'hu')
  test('B4, B15: an ImageGallery with its pictures by absolute addresses', () => {
    expect(view && galleryLd(origin, view, picturesOf(exampleFiles.slice(0, 1)))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ImageGallery',
      name: 'Kulisszák mögött: így ünnepelt az öltöző',
      description: 'Képek a századik pont utáni percekből.',
      url: 'https://solymok.example/galeria/12',
      datePublished: '2025-11-12T22:10:00.000Z',
      numberOfItems: 7,
      thumbnailUrl: 'https://solymok.example/files/gallery/szurkolok.webp',
      image: [
        {
          '@type': 'ImageObject',
          contentUrl: 'https://solymok.example/files/gallery/szurkolok.webp',
          width: 1600,
          height: 900,
          name: 'Telt ház, állóhelyekkel együtt',
        },
      ],
    })
  })
  test('B15: what a gallery does not have is left out', () => {
    const bare = galleryOf({ ...exampleGallery, description: null, cover_image: null, file_count: 0 }, 'hu')
    const ld = bare && galleryLd(origin, bare, [])
    expect(Object.keys(ld ?? {})).toEqual(['@context', '@type', 'name', 'url', 'datePublished', 'image'])
  })
})
