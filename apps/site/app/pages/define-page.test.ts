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

describe('a page states what it is once', () => {
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
  ])('A7: its addresses in both languages %#', (paths, hu, en) => {
    expect(define({ paths })).toMatchObject({ language: 'hu', paths: { hu, en } })
  })

  test('A7: its addresses where it has one language', () => {
    expect(define({ paths: { hu: '/hirek/a' } }, '/gallery')).toMatchObject({
      language: 'en',
      paths: { hu: '/hirek/a' },
    })
  })

  test('its crumbs, for its head without the page itself, and for search engines with it', () => {
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

  test('its title, which names the page of a list from the second on; its heading does not', () => {
    expect([1, 2].map((number) => define({ number }).title)).toEqual(['Meccs', 'Meccs, 2. oldal'])
    expect(define({ number: 2 }).head.title).toBe('Meccs')
    expect(define({ heading: 'Galéria' }).head.title).toBe('Galéria')
  })

  test('F3: a picture with no address is not shared', () => {
    expect(sharedImage(picture)).toEqual({ src: '/files/a.webp', width: 1600, height: 900, alt: 'a' })
    expect(sharedImage({ ...picture, coverImage: 'http://[' })).toBeUndefined()
    expect(sharedImage(null)).toBeUndefined()
  })

  test('there is no metadata while the root or the page has failed', () => {
    expect(metaOfPage({ matches: [{ id: 'root' }], loaderData: { page: define({}) } })).toEqual([])
    expect(metaOfPage({ matches: [] })).toEqual([])
  })
})
