import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { clubJson } from '@palank/club-pack/club-json'
import { fixedPages, type Language, privacyNotice } from '@palank/routes'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyDatabase } from '../testing/empty-database.ts'
import { gapPattern } from './gaps.ts'
import type { Starter } from './load-starter.ts'

// The other club's database, so that other tests do not see the starter; the configuration reads it at import.
const databaseUrl = process.env.OTHER_DATABASE_URL ?? ''
process.env.DATABASE_URL = databaseUrl

const written = {
  name: { hu: 'Példavári Vidrák', en: 'Példavár Otters' },
  shortName: { hu: 'Vidrák', en: 'Otters' },
  shout: 'Vidrák',
  languages: ['hu', 'en'],
  colours: { club: '#1d4d3b', ball: '#f2b134' },
  social: { facebook: 'peldavarividrak', youtube: '@vidrak', x: 'vidrak', tiktok: 'vidrak' },
}
const folder = mkdtempSync(path.join(tmpdir(), 'starter-'))
const crest = path.join(folder, 'crest.svg')
const starter: Starter = {
  club: clubJson.parse(written),
  crest,
  season: 2026,
  league: 'Férfi NB II.',
  teams: ['U17', 'Felnőtt férfi', ' Kenguru U11 ', 'U17'],
  city: 'Példavár',
  hall: 'Tó utcai csarnok',
  contact: { email: 'iroda@vidrak.example', phone: '+36 1 555 0100' },
}
const drafts = ['adatkezelesi-tajekoztato', 'akadalymentesseg', 'gyermekvedelmi-szabalyzat', 'impresszum']

let payload: Payload
const load = async (what: Starter) => (await import('./load-starter.ts')).loadStarter(payload, what)
const rows = async (query: ReturnType<typeof sql>) => (await payload.db.drizzle.execute(query)).rows
/** As the api reads it for visitors. */
const publicPages = async (language: Language) =>
  (await rows(
    sql`select slug, body as body_html from api.page where lang = ${language} and text_lang = ${language}`,
  )) as {
    slug: string
    body_html: string
  }[]

beforeAll(async () => {
  writeFileSync(
    crest,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  )
  await emptyDatabase(databaseUrl)
  const { openPayload } = await import('../testing/newsroom.ts')
  payload = await openPayload()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await payload.destroy()
  await emptyDatabase(databaseUrl)
})

describe('a club with two languages', () => {
  test('gets its club, season, teams, hall and league', async () => {
    const { created, kept } = await load(starter)
    expect([created, kept]).toEqual([27, 0])
    const { docs: clubs } = await payload.find({ collection: 'clubs', depth: 1 })
    // The api takes the club with the id 1 for its own.
    expect(clubs).toMatchObject([
      {
        id: 1,
        name: 'Példavári Vidrák',
        name_en: 'Példavár Otters',
        short_name: 'Vidrák',
        own: true,
        logo: { alt: 'Példavári Vidrák', mimeType: 'image/svg+xml' },
      },
    ])
    const { docs: teams } = await payload.find({ collection: 'competition-teams', sort: 'order', depth: 1 })
    expect(teams).toMatchObject([
      { name: 'Példavári Vidrák U17', name_en: 'Példavár Otters U17', age_group: 'u18' },
      { name: 'Példavári Vidrák', name_en: null, age_group: 'senior', season: { name: '2026/27' } },
      { name: 'Példavári Vidrák Kenguru U11', age_group: 'u11' },
    ])
    expect((await payload.find({ collection: 'competitions', depth: 0 })).docs).toMatchObject([
      { name: 'Férfi NB II.', entries: [{ team: teams[1]?.id }] },
    ])
    expect((await payload.find({ collection: 'arenas' })).docs).toMatchObject([
      { name: 'Tó utcai csarnok', city: 'Példavár' },
    ])
  })

  test.each(['hu', 'en'] as const)(
    'C4, C5: publishes the five fixed pages and the footer in %s, and nothing with a gap',
    async (language) => {
      const pages = await publicPages(language)
      const slugs = Object.values(fixedPages).map((slug) => slug[language])
      expect(pages.map(({ slug }) => slug).sort()).toEqual([...slugs, 'footer'].sort())
      for (const { body_html } of pages) expect(body_html).toMatch(/^<p>[^<[]+<\/p>$/)
    },
  )

  test.each(['hu', 'en'] as const)('leaves the legal pages as drafts with gaps in %s', async (locale) => {
    const where = { _status: { equals: 'draft' } }
    const { docs } = await payload.find({ collection: 'pages', where, locale, draft: true, sort: 'slug' })
    expect(docs).toHaveLength(4)
    for (const { body_html } of docs) {
      expect(body_html).toMatch(new RegExp(gapPattern))
      expect(body_html).toContain(written.name[locale])
    }
    expect(docs.map(({ slug }) => slug)).toContain(privacyNotice[locale])
    if (locale === 'hu') expect(docs.map(({ slug }) => slug)).toEqual(drafts)
    const privacy = docs.find(({ slug }) => slug === privacyNotice[locale])?.body_html
    expect(privacy).toContain('<a href="mailto:iroda@vidrak.example">')
    expect(privacy).toContain(locale === 'hu' ? '365 nap múlva' : 'after 365 days')
  })

  test('C1, C4, C5: fills every menu, which leaves out what is not published', async () => {
    const items = async (lang: Language) =>
      (await rows(
        sql`select m.place, json_agg(i.name order by i.position) as names from api.menu m
          join api.menu_item_1 i on i.owner_id = m.id and i.lang = m.lang
          where m.lang = ${lang} group by m.place, m.position order by m.position`,
      )) as { place: string; names: string[] }[]
    expect(await items('hu')).toEqual([
      { place: 'main', names: ['Hírek', 'Csapatok', 'Mérkőzések', 'Média', 'Klub', 'Csatlakozz'] },
      {
        place: 'header-extension',
        names: ['Edzési időpontok', 'Tagdíjfizetési szabályzat', 'Gyermekvédelem'],
      },
      { place: 'footer', names: ['Hírek', 'Mérkőzések', 'Információ'] },
      { place: 'footer-2', names: ['U17', 'Felnőtt férfi', 'Kenguru U11'] },
      {
        place: 'footer-3',
        names: [
          'Edzési időpontok',
          'Tagdíjfizetési szabályzat',
          'Tagdíjfizetési rendszer',
          'Edzőinknek',
          'Csatlakozz',
        ],
      },
    ])
    expect((await items('en')).map(({ names }) => names[0])).toEqual([
      'News',
      'Training times',
      'News',
      'U17',
      'Training times',
    ])
    const links = await rows(
      sql`select lang, name, link from api.menu_item_2 where link like '%/1' order by link`,
    )
    expect(links).toEqual([
      { lang: 'hu', name: 'U17', link: '/csapat/1' },
      { lang: 'en', name: 'U17', link: '/team/1' },
    ])
  })

  test('fills the settings, and has the text of the join form’s consent', async () => {
    const settings = await rows(
      sql`select name, value from api.setting where lang = 'en' and name <> 'consent_text' order by position`,
    )
    const description =
      'Példavár Otters: news, games, teams, pictures and videos on the club’s official site.'
    expect(settings.map(({ name, value }) => [name, value])).toEqual([
      ['title', 'Példavár Otters'],
      ['description', description],
      ['og:title', 'Példavár Otters'],
      ['og:description', description],
      ['facebook', 'https://www.facebook.com/peldavarividrak'],
      ['youtube', 'https://www.youtube.com/@vidrak'],
      ['twitter', 'https://x.com/vidrak'],
      ['address', 'Példavár, Tó utcai csarnok'],
      ['phone', '+36 1 555 0100'],
      ['other', '<p><a href="mailto:iroda@vidrak.example">iroda@vidrak.example</a></p>'],
      ['consent_version', '1'],
    ])
  })

  test('a legal page keeps its address when its title is written anew', async () => {
    const where = { slug: { equals: 'impresszum' } }
    const data = { title: 'Impresszum és kapcsolat' }
    await payload.update({ collection: 'pages', where, locale: 'hu', data, draft: true })
    const { docs } = await payload.find({ collection: 'pages', where, locale: 'hu', draft: true })
    expect(docs).toMatchObject([{ ...data, slug: 'impresszum' }])
  })

  test('a second run creates nothing and overwrites nothing', async () => {
    await payload.update({ collection: 'clubs', id: 1, data: { short_name: 'Vidra' } })
    const where = { slug: { equals: 'edzesi-idopontok' } }
    await payload.update({ collection: 'pages', where, locale: 'hu', data: { title: 'Edzéseink' } })
    await payload.update({
      collection: 'pages',
      where: { slug: { equals: 'edzoinknek' } },
      locale: 'hu',
      data: { deletedAt: new Date().toISOString() },
    })
    expect(await load(starter)).toEqual({ created: 0, kept: 27 })
    expect(await payload.findByID({ collection: 'clubs', id: 1 })).toMatchObject({ short_name: 'Vidra' })
    const { docs } = await payload.find({ collection: 'pages', where, locale: 'hu' })
    expect(docs).toMatchObject([{ title: 'Edzéseink' }])
  })
})

describe('a club with Hungarian alone, and nothing else to tell', () => {
  beforeAll(() => emptyDatabase(databaseUrl))

  test('gets no English, and no place, league or address of its own', async () => {
    const club = clubJson.parse({ ...written, languages: ['hu'], social: {} })
    const { created } = await load({ club, season: 2026, teams: [] })
    expect(created).toBe(1 + 1 + 4 + 10 + 5 + 1)
    expect(await publicPages('hu')).toHaveLength(6)
    expect(await publicPages('en')).toEqual([])
    for (const collection of ['pages', 'categories', 'menus'] as const) {
      const { docs } = await payload.find({ collection, locale: 'en', draft: true, pagination: false })
      expect(docs.length).toBeGreaterThan(0)
      for (const doc of docs) expect('title' in doc ? doc.title : doc.name).toBeFalsy()
    }
    expect((await payload.find({ collection: 'clubs' })).docs).toMatchObject([
      { id: 1, name_en: null, logo: null },
    ])
    for (const collection of ['competition-teams', 'competitions', 'arenas'] as const)
      expect((await payload.count({ collection })).totalDocs).toBe(0)
    const { contact, social } = await payload.findGlobal({ slug: 'settings', locale: 'hu' })
    expect(contact?.address || contact?.phone || social?.facebook).toBeFalsy()
    const { docs } = await payload.find({
      collection: 'pages',
      where: { slug: { equals: 'impresszum' } },
      locale: 'hu',
    })
    expect(docs[0]?.body_html).toContain('[ide írd: a klub e-mail-címe]')
  })
})
