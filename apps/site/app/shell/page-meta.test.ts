import type { MetaDescriptor } from 'react-router'
import { describe, expect, test } from 'vitest'
import { type PageMeta, pageMeta, type SiteMeta } from './page-meta.ts'

const site: SiteMeta = {
  club: 'Dunai Sünök',
  origin: 'https://sunok.example',
  languages: ['hu', 'en'],
  title: 'Az oldal címe',
  description: 'Az oldal leírása',
  ogTitle: 'Az oldal megosztott címe',
  ogDescription: 'Az oldal megosztott leírása',
  image: { src: '/assets/share.png', width: 1200, height: 630, alt: 'Dunai Sünök' },
}
const page: PageMeta = {
  language: 'hu',
  title: 'Győzelem',
  paths: { hu: '/hirek/gyozelem', en: '/news/a-win' },
}

type Tag = Record<string, string>
const tagsOf = (more: Partial<PageMeta> = {}, of: SiteMeta = site) =>
  pageMeta(of, { ...page, ...more }) as (MetaDescriptor & Tag)[]
const titleOf = (tags: Tag[]) => tags.find((tag) => 'title' in tag)?.title
const named = (tags: Tag[], name: string) =>
  tags.find((tag) => tag.name === name || tag.property === name)?.content

describe('title and description', () => {
  test('B15: the page’s own come first, and Open Graph texts have their own fields', () => {
    const tags = tagsOf({
      description: 'Leírás',
      ogTitle: 'Megosztott cím',
      ogDescription: 'Megosztott leírás',
    })
    expect(titleOf(tags)).toBe('Győzelem | Dunai Sünök')
    expect(named(tags, 'description')).toBe('Leírás')
    expect(named(tags, 'og:title')).toBe('Megosztott cím')
    expect(named(tags, 'og:description')).toBe('Megosztott leírás')
  })

  test('B15: Open Graph falls back to the title and description', () => {
    const tags = tagsOf({ description: 'Leírás', ogTitle: null, ogDescription: '' })
    expect(named(tags, 'og:title')).toBe('Győzelem')
    expect(named(tags, 'og:description')).toBe('Leírás')
  })

  test('B15: the settings are the fallback for what the page does not have', () => {
    const tags = tagsOf({ title: '' })
    expect(titleOf(tags)).toBe('Az oldal címe | Dunai Sünök')
    expect(named(tags, 'description')).toBe('Az oldal leírása')
    expect(named(tags, 'og:title')).toBe('Az oldal megosztott címe')
    expect(named(tags, 'og:description')).toBe('Az oldal megosztott leírása')
    expect(tags.every((tag) => tag.content !== '')).toBe(true)
  })

  test('B15: an empty tag is left out', () => {
    const silent = { ...site, title: null, description: null, ogTitle: null, ogDescription: null }
    const tags = tagsOf({ title: '' }, silent)
    expect(titleOf(tags)).toBe('Dunai Sünök')
    expect(named(tags, 'og:title')).toBeUndefined()
    expect(named(tags, 'description')).toBeUndefined()
    expect(named(tags, 'og:description')).toBeUndefined()
  })

  test('B15: the club’s name is not repeated', () => {
    expect(titleOf(tagsOf({ title: 'Dunai Sünök' }))).toBe('Dunai Sünök')
  })
})

describe('Open Graph', () => {
  test('B15: has the type, the language and the URL', () => {
    const tags = tagsOf({ type: 'article' })
    expect(named(tags, 'og:type')).toBe('article')
    expect(named(tags, 'og:locale')).toBe('hu_HU')
    expect(named(tags, 'og:site_name')).toBe('Dunai Sünök')
    expect(named(tags, 'og:url')).toBe('https://sunok.example/hirek/gyozelem')
    expect(named(tagsOf(), 'og:type')).toBe('website')
  })

  test('B15: has a picture with its size, its text and an absolute URL', () => {
    const tags = tagsOf({
      image: { src: '/files/a.jpg', width: 1600, height: 900, type: 'image/jpeg', alt: 'Kosár' },
    })
    expect(named(tags, 'og:image')).toBe('https://sunok.example/files/a.jpg')
    expect(named(tags, 'og:image:width')).toBe('1600')
    expect(named(tags, 'og:image:height')).toBe('900')
    expect(named(tags, 'og:image:type')).toBe('image/jpeg')
    expect(named(tags, 'og:image:alt')).toBe('Kosár')
    expect(named(tags, 'twitter:card')).toBe('summary_large_image')
  })

  test('B15: uses the club’s picture for a page without one', () => {
    const tags = tagsOf()
    expect(named(tags, 'og:image')).toBe('https://sunok.example/assets/share.png')
    expect(named(tags, 'og:image:width')).toBe('1200')
    expect(named(tags, 'og:image:height')).toBe('630')
    expect(named(tags, 'og:image:alt')).toBe('Dunai Sünök')
  })
})

describe('alternate URLs', () => {
  const links = (tags: Tag[]) =>
    tags.filter((tag) => tag.tagName === 'link').map(({ rel, hrefLang, href }) => [rel, hrefLang, href])

  test('A7: each page links to its twin, and the Hungarian one is x-default', () => {
    const [hu, en] = ['https://sunok.example/hirek/gyozelem', 'https://sunok.example/news/a-win']
    const alternates = [
      ['alternate', 'hu-HU', hu],
      ['alternate', 'en-GB', en],
      ['alternate', 'x-default', hu],
    ]
    expect(links(tagsOf())).toEqual([['canonical', undefined, hu], ...alternates])
    expect(links(tagsOf({ language: 'en' }))).toEqual([['canonical', undefined, en], ...alternates])
  })

  test('A4, A7: another default language is x-default, and a club of one language has no twins', () => {
    const [hu, en] = ['https://sunok.example/hirek/gyozelem', 'https://sunok.example/news/a-win']
    expect(links(tagsOf({}, { ...site, languages: ['en', 'hu'] }))).toEqual([
      ['canonical', undefined, hu],
      ['alternate', 'en-GB', en],
      ['alternate', 'hu-HU', hu],
      ['alternate', 'x-default', en],
    ])
    expect(links(tagsOf({}, { ...site, languages: ['hu'] }))).toEqual([['canonical', undefined, hu]])
  })

  test('A7: a page without a twin has none', () => {
    const href = 'https://sunok.example/news/a-win'
    expect(links(tagsOf({ language: 'en', paths: { en: '/news/a-win' } }))).toEqual([
      ['canonical', undefined, href],
      ['alternate', 'en-GB', href],
    ])
  })
})
