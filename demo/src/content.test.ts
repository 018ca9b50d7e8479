import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { everyClub } from '../season/clubs.ts'
import { artworkPath } from './artwork.ts'
import { clubs } from './clubs.ts'
import { makePdf, pdfsOf } from './make-pdf.ts'
import type { Bilingual, DemoClub, DemoMenuItem } from './types.ts'

const all = Object.values(clubs)

/** Every bilingual text with its path in the content. */
function bilingualTexts(value: unknown, path = ''): [string, Bilingual][] {
  if (typeof value !== 'object' || value === null) return []
  if ('hu' in value && 'en' in value) return [[path, value as Bilingual]]
  return Object.entries(value).flatMap(([key, inner]) => bilingualTexts(inner, `${path}/${key}`))
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(strings)
}

function menuItems(club: DemoClub): DemoMenuItem[] {
  const flat = (items: DemoMenuItem[]): DemoMenuItem[] =>
    items.flatMap((item) => [item, ...flat(item.children ?? [])])
  return club.menus.flatMap((menu) => flat(menu.items))
}

function depth(items: DemoMenuItem[]): number {
  return items.length === 0 ? 0 : 1 + Math.max(...items.map((item) => depth(item.children ?? [])))
}

const keys = (list: { key: string }[]) => list.map((item) => item.key)

function duplicates(list: string[]): string[] {
  return list.filter((item, i) => list.indexOf(item) !== i)
}

const routeWords = {
  hu: ['kezdo', 'hirek', 'galeria', 'media', 'merkozesek', 'csapat', 'informacio', 'csatlakozz', 'oldalak'],
  en: ['home', 'news', 'gallery', 'video', 'schedules', 'team', 'information', 'join-us', 'page'],
}

/** Links to this site in a text or a link field: Markdown `](/…)` or a bare path. */
function ownLinks(text: string): string[] {
  if (text.startsWith('/')) return [text]
  return [...text.matchAll(/\]\((\/[^)]*)\)/g)].map((match) => match[1] ?? '')
}

const hungarianNames = new RegExp(
  `(?<!Hajrá )(?<!\\p{L})(?:${everyClub.flatMap(({ name, short_name }) => [name, short_name]).join('|')})(?!\\p{L})`,
  'gu',
)

describe.each(all)('demo content of $id', (club) => {
  it('A10: calls teams by the same English names as the tables', () => {
    expect(everyClub.find(({ key }) => key === club.id)?.name_en).toBe(club.name.en)
    for (const { key, title, lead, body } of club.articles)
      expect(`${title.en} ${lead.en} ${body.en}`.match(hungarianNames), key).toBe(null)
  })

  it('has the expected amounts', () => {
    expect(club.articles).toHaveLength(30)
    expect(club.categories).toHaveLength(6)
    expect(club.tags.length).toBeGreaterThanOrEqual(10)
    expect(club.galleries).toHaveLength(12)
    expect(club.videos).toHaveLength(15)
    expect(club.sponsors).toHaveLength(8)
    expect(new Set(club.banners.map(({ position }) => position)).size).toBeGreaterThanOrEqual(3)
    for (const gallery of club.galleries) {
      expect(gallery.files.length, gallery.key).toBeGreaterThanOrEqual(8)
      expect(gallery.files.length, gallery.key).toBeLessThanOrEqual(20)
    }
  })

  it('has unique keys', () => {
    for (const list of [club.articles, club.categories, club.tags, club.pages, club.galleries, club.videos]) {
      expect(duplicates(keys(list))).toEqual([])
    }
    for (const list of [club.documents, club.banners, club.sponsors])
      expect(duplicates(keys(list))).toEqual([])
    for (const lang of ['hu', 'en'] as const) {
      expect(duplicates(club.pages.map((page) => page.slug[lang]))).toEqual([])
      expect(duplicates(club.articles.map((article) => article.title[lang]))).toEqual([])
    }
  })

  it('refers only to keys that exist', () => {
    for (const { key, categories, tags, related, documents } of club.articles) {
      expect(keys(club.categories), key).toEqual(expect.arrayContaining(categories))
      expect(keys(club.tags), key).toEqual(expect.arrayContaining(tags))
      expect(keys(club.articles), key).toEqual(expect.arrayContaining(related))
      expect(keys(club.documents), key).toEqual(expect.arrayContaining(documents))
      expect(categories.length, key).toBeGreaterThan(0)
      expect(related.length, key).toBeLessThanOrEqual(4)
      expect(related, key).not.toContain(key)
    }
    for (const { key, categories, tags, related } of club.videos) {
      expect(keys(club.categories), key).toEqual(expect.arrayContaining(categories))
      expect(keys(club.tags), key).toEqual(expect.arrayContaining(tags))
      expect(keys(club.videos), key).toEqual(expect.arrayContaining(related))
      expect(related, key).not.toContain(key)
    }
    for (const { key, categories } of club.galleries) {
      expect(keys(club.categories), key).toEqual(expect.arrayContaining(categories))
    }
    for (const page of club.pages) {
      expect(keys(club.documents), page.key).toEqual(expect.arrayContaining(page.documents ?? []))
    }
    for (const item of menuItems(club)) {
      if (item.type === 'static_page') expect(keys(club.pages), item.name.hu).toContain(item.page)
      else expect(item.link, item.name.hu).toBeDefined()
    }
  })

  it('uses every category and every tag', () => {
    const used = [...club.articles, ...club.videos].flatMap(({ categories, tags }) => [
      ...categories,
      ...tags,
    ])
    expect(used).toEqual(expect.arrayContaining([...keys(club.categories), ...keys(club.tags)]))
  })

  it('refers only to existing artwork', () => {
    const files = [
      club.crest,
      club.popup.image,
      ...club.articles.map((article) => article.cover),
      ...club.videos.map((video) => video.cover),
      ...club.galleries.flatMap((gallery) => gallery.files.map(({ file }) => file)),
      ...club.pages.flatMap((page) => page.cover ?? []),
      ...club.banners.map((banner) => banner.image),
      ...club.documents.map((document) => document.file),
      ...club.sponsors.map((sponsor) => sponsor.logo),
    ]
    expect(files.filter((file) => !existsSync(artworkPath(club.id, file)))).toEqual([])
  })

  it('has every text in both languages', () => {
    const texts = bilingualTexts(club)
    expect(texts.length).toBeGreaterThan(200)
    expect(
      texts.filter(([, { hu, en }]) => hu.trim() === '' || en.trim() === '').map(([path]) => path),
    ).toEqual([])
    const translated = [...club.articles, ...club.pages].flatMap(({ body }) => body)
    expect(translated.filter(({ hu, en }) => hu === en)).toEqual([])
  })

  it('has Hungarian and English bodies of the same shape', () => {
    const shape = (markdown: string) =>
      markdown.split('\n').map((line) => /^(#+ |> ?|- |\d+\. |\||$)/.exec(line)?.[1]?.trim() ?? 'text')
    for (const { key, body } of [...club.articles, ...club.pages])
      expect(shape(body.hu), key).toEqual(shape(body.en))
  })

  it('gives each article a body of three paragraphs or more', () => {
    for (const { key, body } of club.articles) {
      const paragraphs = (text: string) =>
        text.split('\n\n').filter((part) => /^[\p{L}\p{N}*„“[—]/u.test(part))
      expect(paragraphs(body.hu).length, key).toBeGreaterThanOrEqual(3)
      expect(paragraphs(body.en).length, key).toBeGreaterThanOrEqual(3)
    }
  })

  it('C4 has the five fixed pages at their slugs', () => {
    const slugs = club.pages.map(({ slug }) => `${slug.hu} ${slug.en}`)
    expect(slugs.slice(0, 5)).toEqual([
      'tao-tajekoztato tao-information',
      'tagdijfizetesi-szabalyzat membership-fee-rules',
      'tagdijfizetesi-rendszer membership-fee-system',
      'edzoinknek for-our-trainers',
      'edzesi-idopontok training-times',
    ])
  })

  it('C1 links a team to its own page, and a group to a page that mentions it', () => {
    const items = menuItems(club)
    const general = items.filter(({ link, team }) => link?.hu === '/csapat' && !team)
    expect(general.map(({ name }) => name.hu)).toEqual(['Csapatok'])
    const groups = items.filter(({ name, team }) => /^(U\d+|Kenguru)$/.test(name.hu) && !team)
    expect(groups.length).toBeGreaterThan(4)
    for (const { name, page } of groups) {
      const body = club.pages.find(({ key }) => key === page)?.body
      expect(body?.hu, name.hu).toContain(name.hu)
      expect(body?.en, name.en).toContain(name.en)
    }
  })
  it('C5 has the footer page, footer menus, contact data and social links', () => {
    expect(club.pages.find(({ slug }) => slug.hu === 'footer')?.slug.en).toBe('footer')
    expect(club.menus.filter(({ place }) => place.startsWith('footer')).length).toBeGreaterThan(0)
    const named = (type: string) =>
      club.settings.filter(({ setting_type }) => setting_type === type).map(({ name }) => name)
    expect(named('contact-settings')).toEqual(['address', 'phone', 'other'])
    expect(named('social-links')).toEqual(['facebook', 'instagram', 'youtube', 'googlemaps', 'twitter'])
    expect(named('page-settings')).toEqual(['title', 'description'])
    expect(named('social-media-settings')).toEqual(['og:title', 'og:description'])
  })

  it('has imprint, privacy notice, tickets and arena pages', () => {
    const slugs = club.pages.map(({ slug }) => `${slug.hu} ${slug.en}`)
    expect(slugs).toEqual(
      expect.arrayContaining([
        'impresszum imprint',
        'adatkezelesi-tajekoztato privacy-notice',
        'jegyek tickets',
        'csarnok arena',
      ]),
    )
  })

  it('C1 has a main menu of three levels and none deeper', () => {
    for (const menu of club.menus) expect(depth(menu.items), menu.place).toBeLessThanOrEqual(3)
    expect(depth(club.menus.find(({ place }) => place === 'main')?.items ?? [])).toBe(3)
    expect(club.menus.map(({ place }) => place)).toContain('header-extension')
    expect(duplicates(club.menus.map(({ place }) => place))).toEqual([])
  })

  it('D1 D2 has two slider and two highlighted articles', () => {
    const count = (kind: string) => club.articles.filter(({ highlight }) => highlight === kind).length
    expect(count('slider')).toBeGreaterThanOrEqual(2)
    expect(count('highlight')).toBeGreaterThanOrEqual(2)
    expect(count('no')).toBeGreaterThanOrEqual(8)
  })

  it('C7 D5 has a visible popup and a banner below the previous matches', () => {
    expect(club.popup.visible).toBe(true)
    expect(club.banners.map(({ position }) => position)).toContain('home-below-prev-matches')
  })

  it('B13 links to existing pages, in the language of the text', () => {
    for (const lang of ['hu', 'en'] as const) {
      const slugs = club.pages.map(({ slug }) => slug[lang])
      for (const [path, text] of bilingualTexts(club)) {
        for (const link of ownLinks(text[lang])) {
          const [, word = '', slug] = link.split('/')
          expect(routeWords[lang], `${path} ${link}`).toContain(word)
          if (word === 'oldalak' || word === 'page') expect(slugs, `${path} ${link}`).toContain(slug)
          else expect(slug, `${path} ${link}`).toBeUndefined()
        }
      }
    }
  })

  it('F4 has YouTube addresses with fictional ids of eleven characters', () => {
    for (const { videoUrl } of club.videos) {
      expect(videoUrl).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=DEMO[A-Za-z0-9]{7}$/)
    }
    expect(duplicates(club.videos.map(({ videoUrl }) => videoUrl))).toEqual([])
  })

  it('has valid publication times', () => {
    for (const { key, publishedDaysAgo, hour } of [...club.articles, ...club.galleries, ...club.videos]) {
      expect(publishedDaysAgo, key).toBeGreaterThan(0)
      expect(hour, key).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
    }
  })

  it('names no real host', () => {
    const hosts = strings(club).flatMap((text) => [
      ...[...text.matchAll(/https?:\/\/([^/\s)"?]+)/g)].map((match) => match[1] ?? ''),
      ...[...text.matchAll(/[\w-]+(?:\.[\w-]+)*\.(?:hu|com|org|net|eu|io|tv)\b/g)].map((match) => match[0]),
      ...[...text.matchAll(/@([\w.-]+\w)/g)].map((match) => match[1] ?? ''),
    ])
    expect(hosts.length).toBeGreaterThan(20)
    const real = hosts.filter((host) => !/(^|\.)(example|example\.com|youtube\.com)$/.test(host))
    expect(real).toEqual([])
  })

  it('has its documents as written by make-pdf', () => {
    const texts = pdfsOf[club.id]
    expect(Object.keys(texts)).toEqual(club.documents.map(({ file }) => file))
    for (const [file, text] of Object.entries(texts)) {
      expect(readFileSync(artworkPath(club.id, file)).equals(makePdf(text)), file).toBe(true)
    }
  })
})

describe('the two clubs', () => {
  it('have no duplicate bodies', () => {
    const bodies = all.flatMap(({ articles, pages }) =>
      [...articles, ...pages].flatMap(({ body }) => [body.hu, body.en]),
    )
    expect(duplicates(bodies)).toEqual([])
  })

  it('share no sentence', () => {
    const long = (club: DemoClub) =>
      new Set(
        bilingualTexts(club)
          .flatMap(([, { hu, en }]) => [hu, en])
          .flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/))
          .filter((sentence) => sentence.length > 45 && !sentence.startsWith('©')),
      )
    const others = long(clubs.hiuzok)
    expect([...long(clubs.solymok)].filter((sentence) => others.has(sentence))).toEqual([])
  })

  it('share no video', () => {
    expect(duplicates(all.flatMap(({ videos }) => videos.map(({ videoUrl }) => videoUrl)))).toEqual([])
  })
})

describe('makePdf', () => {
  it('encodes Hungarian letters by glyph name', () => {
    const pdf = makePdf({ title: 'Őű', pages: [['Őű (zárójel)']] }).toString('latin1')
    expect(pdf).toContain('245 /ohungarumlaut 251 /uhungarumlaut')
    expect(pdf).toContain('(\\325\\373 \\(z\\341r\\363jel\\))')
  })

  it('has a cross-reference table that points at its objects', () => {
    const pdf = makePdf({ title: 'Próba', pages: [['# Cím', 'Szöveg'], ['Text']] }).toString('latin1')
    const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1])
    expect(pdf.slice(start, start + 4)).toBe('xref')
    const offsets = [...pdf.slice(start).matchAll(/(\d{10}) 00000 n/g)].map((match) => Number(match[1]))
    expect(offsets.length).toBe(10)
    for (const [i, offset] of offsets.entries())
      expect(pdf.slice(offset)).toMatch(new RegExp(`^${i + 1} 0 obj`))
  })

  it('rejects an unsupported letter and a text that is too long for its page', () => {
    expect(() => makePdf({ title: 'x', pages: [['Jović']] })).toThrow('“ć”')
    expect(() => makePdf({ title: 'x', pages: [Array.from({ length: 60 }, () => 'sor')] })).toThrow(
      'too long for its page',
    )
  })
})
