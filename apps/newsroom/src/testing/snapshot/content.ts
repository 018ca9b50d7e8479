import type { CollectionSlug, Payload } from 'payload'
import sharp from 'sharp'
import { setSecondFactor } from '../../second-factor/store.ts'
import { asOwner } from '../as-owner.ts'
import { login, pdf } from '../newsroom.ts'
import { textWith } from '../rich-text.ts'
import { firstEventSql } from './first-event.ts'

type Data = Record<string, unknown>
type File = { name: string; mimetype: string; data: Buffer }

const published = { _status: 'published', publish_date: '2026-01-15T10:00:00.000Z' }
const shown = { children: 'cleared' }

/** Saves a document as an editor does, in Hungarian and then in English; returns its id. */
const saverOf =
  (payload: Payload) =>
  async (slug: string, data: Data, english?: Data, file?: File): Promise<number> => {
    const collection = slug as CollectionSlug
    const doc = await payload.create({
      collection,
      locale: 'hu',
      data: data as never,
      ...(file ? { file: { ...file, size: file.data.length } } : {}),
    })
    if (english)
      await payload.update({ collection, id: doc.id, locale: 'en', data: { ...data, ...english } as never })
    return Number(doc.id)
  }
type Save = ReturnType<typeof saverOf>

async function png(name: string, red: number): Promise<File> {
  const background = { r: red, g: 90, b: 30 }
  const data = await sharp({ create: { width: 2000, height: 1500, channels: 3, background } })
    .png()
    .toBuffer()
  return { name, mimetype: 'image/png', data }
}

async function files(save: Save) {
  const media = await save(
    'media',
    { alt: 'Kosár', ...shown },
    { alt: 'Basket' },
    await png('kosar.png', 200),
  )
  const picture = await save(
    'gallery-files',
    { name: 'Edzés', ...shown },
    { name: 'Training' },
    await png('edzes.png', 100),
  )
  const data = pdf('Házirend')
  const file = { name: 'hazirend.pdf', mimetype: 'application/pdf', data }
  const document = await save('documents', { name: 'Házirend' }, { name: 'House rules' }, file)
  return { media, picture, document }
}

async function articles(save: Save, { media, picture, document }: Awaited<ReturnType<typeof files>>) {
  const category = await save('categories', { name: 'Mérkőzés', highlighted: true }, { name: 'Match' })
  const tag = await save('tags', { name: 'Kupa' }, { name: 'Cup' })
  const body = textWith([media], 'A kosár')
  const other = await save('articles', { title: 'Rövid hír', ...published })
  const article = await save(
    'articles',
    {
      title: 'Teljes hír',
      lead: 'Bevezető',
      body,
      highlight: 'slider',
      cover_image: media,
      categories: [category],
      tags: [tag],
      documents: [document],
      related_articles: [other],
      ...published,
    },
    { title: 'Whole news', lead: 'Lead' },
  )
  await save('articles', { title: 'Vázlat', _status: 'draft' })
  const page = await save(
    'pages',
    { title: 'Rólunk', body, cover_image: media, documents: [document], _status: 'published' },
    { title: 'About us' },
  )
  const gallery = await save(
    'galleries',
    { name: 'Képek', cover_image: media, files: [picture], categories: [category], ...published },
    { name: 'Pictures' },
  )
  const video_url = 'https://www.youtube.com/watch?v=abcdefghijk'
  const first = await save('videos', { name: 'Első videó', video_url, ...published })
  await save(
    'videos',
    {
      name: 'Videó',
      video_url,
      cover_image: media,
      related_videos: [first],
      categories: [category],
      tags: [tag],
      ...published,
    },
    { name: 'Video' },
  )
  return { article, page, gallery }
}

async function frame(payload: Payload, save: Save, media: number, page: number) {
  const item = { type: 'static_page', page }
  const grandchildren = [{ ...item, name: 'Harmadik', id: 'a3' }]
  const children = [{ ...item, name: 'Második', grandchildren, id: 'a2' }]
  const items = [{ ...item, name: 'Első', children, id: 'a1' }]
  await save('menus', { name: 'Főmenü', place: 'main', slug: 'fomenu', items }, { name: 'Main menu' })
  const place = {
    position: 'home-below-prev-matches',
    visible: true,
    visible_from: '2026-01-01T00:00:00.000Z',
  }
  await save(
    'banners',
    { title: 'Hirdetés', banner_image: media, url: 'https://club.example', ...place },
    { title: 'Advert' },
  )
  await save('popups', { title: 'Üdvözlet', banner_image: media, visible: true }, { title: 'Welcome' })
  await save('sponsors', {
    title: 'Támogató',
    sponsor_logo: media,
    active: true,
    url: 'https://club.example',
  })
  for (const [locale, title] of [
    ['hu', 'Példavári Vidrák'],
    ['en', 'Otters of Példavár'],
  ] as const)
    await payload.updateGlobal({
      slug: 'settings',
      locale,
      data: {
        page: { title, description: title },
        sharing: { og_title: title },
        contact: { address: 'Példavár, Fő tér 1.', phone: '+36 1 234 5678', other: textWith([]) as never },
        social: { facebook: 'https://social.example' },
        children: { officer_name: 'Példa Petra', officer_email: 'petra@club.example' },
      },
    })
}

async function people(save: Save) {
  const adult = await save('players', {
    last_name: 'Nagy',
    first_name: 'Ádám',
    birth_year: 1998,
    height: 198,
  })
  const minor = await save('players', {
    last_name: 'Kis',
    first_name: 'Gyula',
    birth_year: 2012,
    height: 170,
  })
  const text = await save('child-consent-texts', {
    version: 'minta',
    text_hu: 'Hozzájárulok.',
    text_en: 'I consent.',
  })
  const given = { given_by: 'guardian_and_player', medium: 'paper', given_at: '2026-09-01T12:00:00.000Z' }
  await save('consents', { player: minor, text, full_name: true, own_page: true, ...given })
  const received_at = '2026-09-01T12:00:00.000Z'
  await save('child-requests', { subject: 'Egy kép', kind: 'picture', received_at, player: minor })
  await save('taken-down-pictures', { hash: '0'.repeat(64) })
  return { adult, minor }
}

const line = (player: number, side: string, made: number) => ({
  player,
  side,
  jersey_number: '7',
  starter: true,
  seconds: 1200,
  points: 2 * made,
  two_point_made: made,
  two_point_all: made + 3,
  foul: 1,
})

async function sport(
  save: Save,
  { media, article, gallery }: { media: number; article: number; gallery: number },
) {
  const { adult, minor } = await people(save)
  const season = await save('seasons', { year: 2025 })
  const club = await save('clubs', { name: 'Példavári Vidrák', name_en: 'Otters', own: true, logo: media })
  const arena = await save('arenas', { name: 'Vidra Csarnok', city: 'Példavár' })
  const staff = [{ last_name: 'Edző', first_name: 'Ernő', role: 'Vezetőedző' }]
  const squad = [
    { player: adult, jersey_number: '7', position: 'center' },
    { player: minor, jersey_number: '8' },
  ]
  const home = await save('competition-teams', { name: 'Példavári Vidrák', season, club, squad, staff })
  const away = await save('competition-teams', { name: 'Mintafalvi Hódok', season })
  const entries = [{ team: home }, { team: away, deduction: 1, deduction_reason: 'Minta' }]
  const tie_rules = ['wins_among_tied', 'difference_among_tied']
  const phase = { season, entries, tie_rules, standings_visible: true, logo: media }
  const first = await save('competitions', { name: 'Alapszakasz', ...phase }, { name: 'Regular season' })
  await save(
    'competitions',
    { name: 'Rájátszás', ...phase, carries_over_from: [first], carry_over: 'all' },
    { name: 'Playoffs' },
  )
  const teams = { competition: first, home_team: home, away_team: away, arena }
  const result = {
    status: 'finished',
    game_time: '2026-01-10T17:00:00.000Z',
    home_score: 20,
    away_score: 10,
    attendance: 300,
    box_score_incomplete: true,
    referees: [{ last_name: 'Bíró', first_name: 'Béla' }],
    periods: [{ home: 20, away: 10 }],
    lines: [line(adult, 'home', 10), line(minor, 'home', 0)],
  }
  await save(
    'matches',
    { ...teams, ...result, report: article, gallery, round: '1. forduló' },
    { round: 'Round 1' },
  )
  const coming = { ...teams, status: 'scheduled', game_time: '2090-01-10T17:00:00.000Z' }
  await save('matches', coming, { game_time: '2090-01-11T17:00:00.000Z' })
  return adult
}

async function desk(payload: Payload, save: Save, article: number) {
  const user = await save('users', {
    name: 'Minta Márta',
    email: 'marta@club.example',
    password: 'tizenkét betű',
    roles: ['admin', 'editor'],
  })
  await setSecondFactor({ payload }, { user, secret: 'TESTTESTTESTTESTTESTTESTTESTTEST', counter: 0 })
  const { status } = await login('marta@club.example', 'tizenkét betű')
  if (status !== 200) throw new Error(`signing in answered ${status}`)
  await asOwner('insert into public.invitations (user_id) values ($1)', [user])
  await asOwner("insert into public.sign_in_failures values ($1, 'minta', false, 1, now())", [user])
  const value = { relationTo: 'users', value: user }
  const create = (slug: string, data: Data) => payload.db.create({ collection: slug as CollectionSlug, data })
  await create('payload-kv', { key: 'minta', data: { a: 1 } })
  await create('payload-preferences', { key: 'minta', value: { a: 1 }, user: value })
  await create('payload-locked-documents', {
    document: { relationTo: 'articles', value: article },
    user: value,
  })
  await asOwner(
    `select api.register('snapshot-form-key-1', 'Példa Pál', 'pal@club.example', 2012, true, 'Minta Mária', null, 'hu', null)`,
  )
  await asOwner(`select api.count_post('join:minta', 1, 600000)`)
}

/** Something of every kind, all of it made up. */
export async function fillForSnapshot(payload: Payload): Promise<void> {
  const save = saverOf(payload)
  const uploads = await files(save)
  const { article, page, gallery } = await articles(save, uploads)
  await frame(payload, save, uploads.media, page)
  const players = [await sport(save, { media: uploads.media, article, gallery })]
  await payload.update({ collection: 'media', id: uploads.media, data: { players } })
  await payload.update({ collection: 'gallery-files', id: uploads.picture, data: { players } })
  await asOwner(firstEventSql)
  await desk(payload, save, article)
}
