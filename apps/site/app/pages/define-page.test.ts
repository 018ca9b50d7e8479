import { pathFor } from '@palank/routes'
import { describe, expect, test } from 'vitest'
import { requestContext } from '~/context.server.ts'
import type { PictureView } from '~/model/picture.ts'
import { routeArgs } from '~/testing/run-loader.ts'
import { pagePath } from '~/ui/pager.ts'
import { definePage, type PageDefinition, sharedImage } from './define-page.server.ts'
import { metaOfPage } from './meta.ts'

const picture: PictureView = {
  coverImage: '/files/a.webp',
  coverImageAlt: 'a',
  coverImageTitle: '',
  thumbnails: { small: null, medium: null },
  srcSet: '',
  avif: '',
  width: 1600,
  height: 900,
  focus: '',
}

const define = (definition: Partial<PageDefinition>, path = '/galeria') =>
  definePage(routeArgs(path).context.get(requestContext), {
    title: 'Meccs',
    paths: (language) => pathFor('galleries', language),
    ...definition,
  })

describe('definePage', () => {
  type Language = 'hu' | 'en'
  test.each([
    [(language: Language) => pagePath(pathFor('videos', language), 2), '/media?page=2', '/video?page=2'],
    [(language: Language) => pagePath(pathFor('galleries', language), 1), '/galeria', '/gallery'],
    [
      (language: Language) => pagePath(pathFor('gallery', language, { id: 7 }), 3),
      '/galeria/7?page=3',
      '/gallery/7?page=3',
    ],
    [(language: Language) => pathFor('video', language, { id: 7 }), '/media/7', '/video/7'],
  ])('A7: has the page’s paths in both languages %#', (paths, hu, en) => {
    expect(define({ paths })).toMatchObject({ language: 'hu', paths: { hu, en } })
  })

  test('A7: has the only path of a page in one language', () => {
    expect(define({ paths: { hu: '/hirek/a' } }, '/gallery')).toMatchObject({
      language: 'en',
      paths: { hu: '/hirek/a' },
    })
  })

  test('has breadcrumbs: in the heading without the page itself, in the structured data with it', () => {
    const { head, jsonLd } = define({ crumbs: ['galleries', { name: 'Meccs', href: '/galeria/7' }] })
    expect(head.crumbs).toEqual([
      { name: 'Kezdőlap', href: '/kezdo' },
      { name: 'Galériák', href: '/galeria' },
    ])
    expect(jsonLd).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { item: 'https://club.example/kezdo' },
          { item: 'https://club.example/galeria' },
          { name: 'Meccs', item: 'https://club.example/galeria/7' },
        ],
      },
    ])
    expect(define({})).toMatchObject({ head: { crumbs: [{ href: '/kezdo' }] }, jsonLd: [] })
  })

  test('has the page number in the title from the second page of a list on, but not in the heading', () => {
    expect([1, 2].map((number) => define({ number }).title)).toEqual(['Meccs', 'Meccs, 2. oldal'])
    expect(define({ number: 2 }).head.title).toBe('Meccs')
    expect(define({ heading: 'Galéria' }).head.title).toBe('Galéria')
  })

  test('F3: does not share a picture without a URL', () => {
    expect(sharedImage(picture)).toEqual({ src: '/files/a.webp', width: 1600, height: 900, alt: 'a' })
    expect(sharedImage({ ...picture, coverImage: 'http://[' })).toBeUndefined()
    expect(sharedImage(null)).toBeUndefined()
  })

  test('shares the JPEG that was made for it, and not another format of a picture that has none', () => {
    const share = '/files/a-share-50-50.jpg'
    const shared = { src: share, width: 1200, height: 630, type: 'image/jpeg', alt: 'a' }
    expect(sharedImage({ ...picture, share })).toEqual(shared)
    expect(sharedImage({ ...picture, share: null })).toBeUndefined()
    expect(sharedImage({ ...picture, share: 'http://[' })).toBeUndefined()
  })

  test('has no metadata when the root or the page has failed', () => {
    expect(metaOfPage({ matches: [{ id: 'root' }], loaderData: { page: define({}) } })).toEqual([])
    expect(metaOfPage({ matches: [] })).toEqual([])
  })
})
