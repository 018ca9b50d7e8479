import { popup as popupSchema } from '@palank/contract/banner'
import { dropMalformed } from '@palank/contract/drop-malformed'
import { type Menu, type MenuItem, menuItem } from '@palank/contract/menu'
import { type Setting, setting as settingSchema } from '@palank/contract/setting'
import { type Sponsor, sponsor as sponsorSchema } from '@palank/contract/sponsor'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { menuEntries, type ShellAnswers, shellView } from './shell.ts'

const item = (fields: Partial<MenuItem>): MenuItem => ({
  id: fields.name ?? 'id',
  name: 'Hírek',
  order: 1,
  type: 'internal_url',
  link: null,
  locale: 'hu_HU',
  page: null,
  parent_id: null,
  created_at: '2025-11-01T10:00:00+00:00',
  children: [],
  ...fields,
})
const news = item({ link: '/hirek' })

const menu = (place: string, items: MenuItem[], order = 0): Menu => ({
  slug: place,
  place,
  name: place,
  order,
  lang: 'hu',
  items,
})
const setting = (setting_type: string, name: string, value: string | null): Setting => ({
  setting_type,
  name,
  value,
  lang: 'hu',
})
const media = {
  public_url: '/files/a.svg',
  alt: null,
  name: 'a.svg',
  width: null,
  height: null,
  focal: { x: 50, y: 50 },
  thumbnails: { small: null, medium: null, large: null },
  avif: [],
  sources: [],
}
/** After malformed data is dropped. */
const itemsOf = (answer: unknown[]) => dropMalformed(z.array(menuItem), answer).value
const settingsOf = (answer: unknown[]) => dropMalformed(z.array(settingSchema), answer).value
const nothing: ShellAnswers = { menus: [], settings: [], sponsors: [], footerPage: null, popup: null }
const view = (answers: Partial<ShellAnswers>) => shellView('hu', { ...nothing, ...answers })
const footerOf = (answers: Partial<ShellAnswers>) => view(answers).footer

describe('menu entries', () => {
  const hrefOf = (fields: Partial<MenuItem>, language: 'hu' | 'en' = 'hu') =>
    menuEntries([item(fields)], language)[0]?.href

  test('B13: a static page links to the static page route in the page’s language', () => {
    const page = { type: 'static_page', page: { slug: 'rolunk' } } as const
    expect(hrefOf(page)).toBe('/oldalak/rolunk')
    expect(hrefOf(page, 'en')).toBe('/page/rolunk')
    expect(hrefOf({ link: '/hirek' })).toBe('/hirek')
    expect(hrefOf({ link: 'hirek' })).toBe('/hirek')
  })

  test('C2: an external link without a scheme gets https, and other schemes are dropped', () => {
    const external = (link: string) => hrefOf({ type: 'external_url', link })
    expect(external('bolt.example/en')).toBe('https://bolt.example/en')
    expect(external('localhost:8080')).toBe('https://localhost:8080')
    expect(external('http://bolt.example')).toBe('http://bolt.example')
    expect(external('mailto:iroda@example.hu')).toBe('mailto:iroda@example.hu')
    expect(external('tel:+3612345')).toBe('tel:+3612345')
    expect(external('//bolt.example')).toBe('//bolt.example')
    expect(external('javascript:alert(1)')).toBeUndefined()
    expect(menuEntries([item({ type: 'external', link: 'bolt.example' })], 'hu')[0]?.external).toBe(true)
    expect(menuEntries([news], 'hu')[0]?.external).toBe(false)
  })

  test('F3: an entry needs a link or a slug, or a child that has one', () => {
    const entriesOf = (...items: unknown[]) => menuEntries(itemsOf(items), 'hu')
    expect(entriesOf(item({ link: null }), item({ link: ' ' }))).toEqual([])
    expect(entriesOf(item({ type: 'static_page', page: null }))).toEqual([])
    expect(entriesOf(item({ type: 'static_page', page: null, link: '/hirek' }))).toEqual([])
    expect(entriesOf(item({ type: 'static_page', page: { slug: '..' } }))).toEqual([])
    expect(entriesOf(item({ name: ' ', link: '/hirek' }), null, 'Hírek')).toEqual([])
    expect(entriesOf(item({ link: 'javascript:alert(1)' }))).toEqual([])
    const [heading] = entriesOf(item({ name: 'Klub', children: [news, item({ link: null })] }))
    expect(heading).toMatchObject({ name: 'Klub', href: undefined, children: [{ href: '/hirek' }] })
    expect(heading?.children).toHaveLength(1)
  })

  test('F3: everything but a name and an address may be missing; a page without a link is enough, whatever its type', () => {
    const [linked, paged] = menuEntries(
      itemsOf([
        { name: ' Hírek ', link: '/hirek', order: 'first', type: 'unknown', created_at: 'tegnap' },
        { name: 'Rólunk', page: { slug: 'rolunk' } },
      ]),
      'hu',
    )
    expect(linked).toMatchObject({ id: 'menu-1', name: 'Hírek', href: '/hirek', createdAt: null })
    expect(paged).toMatchObject({ id: 'menu-2', href: '/oldalak/rolunk', parentID: null })
  })

  test('C1: at most three levels, each in its order', () => {
    const deep = item({
      link: '/1',
      children: [item({ link: '/2', children: [item({ link: '/3', children: [item({ link: '/4' })] })] })],
    })
    const third = menuEntries([deep], 'hu')[0]?.children[0]?.children[0]
    expect(third).toMatchObject({ href: '/3', children: [] })
    const unsorted = [item({ name: 'b', order: 2, link: '/b' }), item({ name: 'a', order: 1, link: '/a' })]
    expect(menuEntries(unsorted, 'hu').map(({ name }) => name)).toEqual(['a', 'b'])
  })
})

describe('the shell', () => {
  test('C1, C4: menus are found by their position', () => {
    const { main, extension, footer } = view({
      menus: [
        menu('footer-2', [item({ link: '/b' })], 3),
        menu('footer', [item({ children: [news] })], 2),
        menu('footer-3', []),
        menu('header-extension', [item({ name: 'Jegyek', link: '/jegyek' })]),
        menu('main', [news]),
        menu('elsewhere', [news]),
      ],
    })
    expect(main.map(({ name }) => name)).toEqual(['Hírek'])
    expect(extension.map(({ name }) => name)).toEqual(['Jegyek'])
    expect(footer.menus.map(({ id, entries }) => [id, entries.map(({ href }) => href)])).toEqual([
      ['footer', ['/hirek']],
      ['footer-2', ['/b']],
    ])
  })

  test.each([
    [
      'hu',
      ['/hirek', '/csapat', '/merkozesek', '/galeria', '/media', '/csatlakozz'],
      ['Klub', 'Idény', 'Neked'],
    ],
    ['en', ['/news', '/team', '/schedules', '/gallery', '/video', '/join-us'], ['Club', 'Season', 'For you']],
  ] as const)(
    'C1, C5 %s: a club without menus has the site’s sections in their place',
    (language, hrefs, names) => {
      const { main, extension, footer } = shellView(language, nothing)
      expect(main.map(({ href }) => href)).toEqual(hrefs)
      expect(extension).toEqual([])
      expect(footer.menus.map(({ name }) => name)).toEqual(names)
      const ids = [...main, ...footer.menus.flatMap(({ entries }) => entries)].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    },
  )

  test('C1, C5: each menu stands in for itself alone', () => {
    const { main, footer } = view({ menus: [menu('footer', [news])] })
    expect(main).toHaveLength(6)
    expect(footer.menus).toHaveLength(1)
  })

  test('C5: contact data and social links come from the settings, in one order', () => {
    const { contact, social } = footerOf({
      settings: settingsOf([
        null,
        { setting_type: 'contact-settings', value: 'névtelen' },
        // The officer's phone is not the club's.
        setting('child-protection', 'phone', '+36 25 400 1963'),
        setting('contact-settings', 'phone', '+36 (25) 400-1958'),
        setting('contact-settings', 'other', '<p>9–16</p>'),
        setting('contact-settings', 'address', '  '),
        setting('social-links', 'twitter', 'twitter.example/klub'),
        setting('social-links', 'facebook', 'https://facebook.example/klub'),
        setting('social-links', 'youtube', null),
        setting('social-links', 'instagram', 'javascript:alert(1)'),
      ]),
    })
    expect(contact).toEqual({
      address: null,
      phone: { text: '+36 (25) 400-1958', href: 'tel:+36254001958' },
      other: { html: '<p>9–16</p>', language: 'hu' },
    })
    expect(social).toEqual([
      { name: 'facebook', href: 'https://facebook.example/klub' },
      { name: 'twitter', href: 'https://twitter.example/klub' },
    ])
  })

  test('B15: the site’s own title and description are settings of their types', () => {
    expect(
      view({
        settings: [
          setting('contact-settings', 'title', 'nem ez'),
          setting('page-settings', 'title', 'Dunai Sünök'),
          setting('page-settings', 'description', 'Kosárlabda'),
          setting('social-media-settings', 'og:title', 'Sünök'),
        ],
      }).meta,
    ).toEqual({
      title: 'Dunai Sünök',
      description: 'Kosárlabda',
      ogTitle: 'Sünök',
      ogDescription: null,
    })
  })

  test('C5: partners keep their logo without a link, and the footer page its language', () => {
    const sponsor: Sponsor = {
      id: 1,
      title: 'Hídvár Bank',
      url: 'hidvar.example',
      link: null,
      sponsor_logo: media,
    }
    const { partners, page: footerPage } = footerOf({
      sponsors: [sponsor, { ...sponsor, id: 2, url: 'ftp://x' }],
      footerPage: {
        id: 6,
        lang: 'hu',
        title: 'Lábléc',
        slug: 'footer',
        slugs: { hu: 'footer', en: 'footer' },
        listed: false,
        body: { html: '<p>©</p>', parts: [], wordCount: 1, lead: null, headings: [], plainText: '©' },
        cover_image: null,
        documents: [],
        meta_title: null,
        meta_description: null,
        og_title: null,
        og_description: null,
      },
    })
    expect(partners).toEqual([
      {
        key: '1',
        name: 'Hídvár Bank',
        href: 'https://hidvar.example',
        logo: { src: '/files/a.svg', width: 240, height: 72 },
      },
      expect.objectContaining({ key: '2', href: undefined }),
    ])
    expect(footerPage).toEqual({ html: '<p>©</p>', language: 'hu' })
  })

  test('F3, C5: a partner needs a name and a logo in some size, and nothing else', () => {
    const small = { ...media, public_url: null, thumbnails: { small: '/files/a-s.svg' } }
    const answer = [
      { title: 'Hídvár Bank', sponsor_logo: { public_url: '/files/a.svg' } },
      { id: 'x', title: 'Kisvár', url: 5, sponsor_logo: small },
      { id: 3, title: ' ', sponsor_logo: media },
      { id: 4, title: 'Kép nélkül', sponsor_logo: { ...media, public_url: 'javascript:alert(1)' } },
      { id: 5, title: 'Kép nélkül', sponsor_logo: null },
      null,
    ]
    const { partners } = footerOf({ sponsors: dropMalformed(z.array(sponsorSchema), answer).value })
    expect(partners.map(({ name, href, logo }) => [name, href, logo.src])).toEqual([
      ['Hídvár Bank', undefined, '/files/a.svg'],
      ['Kisvár', undefined, '/files/a-s.svg'],
    ])
    expect(new Set(partners.map(({ key }) => key)).size).toBe(2)
  })

  test('C7: there is a popup only when the api sends a visible one', () => {
    const popup = popupSchema.parse({ id: 3, url: '/oldalak/jegyek', banner_image: media, visible: true })
    expect(view({ popup }).popup).toMatchObject({ id: 3, href: '/oldalak/jegyek' })
    expect(view({ popup: { ...popup, url: null } }).popup?.href).toBeUndefined()
    expect(view({ popup: { ...popup, visible: false } }).popup).toBeNull()
    expect(view({}).popup).toBeNull()
    const described = { ...popup, alt: 'Jegyek a rangadóra' }
    expect(view({ popup: described }).popup?.picture.coverImageAlt).toBe('Jegyek a rangadóra')
  })
})
