import type { CollectionSlug, Payload } from 'payload'
import { pdf, picture, upload } from './newsroom.ts'

export type Sample = { data: Record<string, unknown>; file?: { name: string; type: string; data: Buffer } }

let count = 0
let year = 1900

/**
 * The minimum that a new document of the collection needs; no two samples are equal. Nor is the picture of one that of
 * a test, whatever order their files run in: whoever takes that down would take this with it.
 */
async function sample(payload: Payload, slug: string): Promise<Sample> {
  count += 1
  const name = `Próba ${count}`
  const png = async () => ({ name: `${name}.png`, type: 'image/png', data: await picture(1_000 + count) })
  const mediaId = async () => (await createSample(payload, 'media')).id
  const samples: Record<string, () => Promise<Sample> | Sample> = {
    articles: () => ({ data: { title: name } }),
    pages: () => ({ data: { title: name } }),
    galleries: () => ({ data: { name } }),
    videos: () => ({ data: { name, video_url: 'https://www.youtube.com/watch?v=abcdefghijk' } }),
    categories: () => ({ data: { name } }),
    tags: () => ({ data: { name } }),
    media: async () => ({ data: { alt: name }, file: await png() }),
    'gallery-files': async () => ({ data: { name }, file: await png() }),
    documents: () => ({
      data: { name },
      file: { name: `${name}.pdf`, type: 'application/pdf', data: pdf(name) },
    }),
    menus: () => ({ data: { name, place: 'footer', slug: `menu-${count}` } }),
    banners: async () => ({ data: { title: name, banner_image: await mediaId() } }),
    popups: async () => ({ data: { title: name, banner_image: await mediaId() } }),
    sponsors: async () => ({ data: { title: name, sponsor_logo: await mediaId() } }),
    clubs: () => ({ data: { name } }),
    seasons: () => {
      year += 1
      return { data: { year } }
    },
    arenas: () => ({ data: { name } }),
    players: () => ({ data: { last_name: name, first_name: 'Ádám' } }),
    'competition-teams': async () => ({ data: { name, season: await season(payload), age_group: 'senior' } }),
    competitions: async () => ({ data: { name, season: await season(payload) } }),
    matches: async () => ({ data: await match(payload) }),
    'join-registrations': () => ({ data: registration(name) }),
    'consent-texts': () => ({
      data: { version: `proba-${count}`, text_hu: `[Elfogadom] ${count}.`, text_en: `[I accept] ${count}.` },
    }),
    consents: async () => ({
      data: {
        player: (await createSample(payload, 'players')).id,
        text: (await createSample(payload, 'child-consent-texts')).id,
        given_by: 'guardian_and_player',
        medium: 'paper',
        given_at: '2026-09-01T12:00:00.000Z',
      },
    }),
    'child-consent-texts': () => ({
      data: { version: crypto.randomUUID(), text_hu: 'Hozzájárulok.', text_en: 'I consent.' },
    }),
    'child-requests': () => ({
      data: { subject: name, kind: 'picture', received_at: '2026-09-01T12:00:00.000Z' },
    }),
    'taken-down-pictures': () => ({ data: { hash: String(count).padStart(64, '0') } }),
    'audit-lines': () => ({ data: { action: 'export', count, actor: name } }),
    users: () => ({
      data: { name, email: `${count}@newsroom.example`, password: 'tizenkét betű', roles: ['editor'] },
    }),
    'payload-kv': () => ({ data: { key: name, data: { a: 1 } } }),
    'payload-locked-documents': async () => ({ data: await lock(payload) }),
    'payload-preferences': async () => ({
      data: { key: name, value: { a: 1 }, user: await otherUser(payload) },
    }),
    'payload-migrations': () => ({ data: { name, batch: 1 } }),
  }
  const make = samples[slug]
  if (!make) throw new Error(`no sample of ${slug}`)
  return make()
}

const registration = (name: string) => ({
  name,
  birth_year: 2016,
  email: 'szulo@example.org',
  played_basketball_before: false,
  consent_version: '1',
  consent_at: new Date().toISOString(),
})

/** Shared, since the year of a season is unique; 2100 must not exist in the tests of the import. */
async function season(payload: Payload): Promise<number> {
  const { docs } = await payload.find({ collection: 'seasons', where: { year: { equals: 2090 } } })
  return docs[0]?.id ?? (await payload.create({ collection: 'seasons', data: { year: 2090 } })).id
}

async function match(payload: Payload) {
  const data = { season: await season(payload) }
  const team = (name: string) =>
    payload.create({ collection: 'competition-teams', data: { ...data, name, age_group: 'senior' } })
  const [home, away] = [await team('Hazai'), await team('Vendég')]
  const entries = [{ team: home.id }, { team: away.id }]
  const { id } = await payload.create({
    collection: 'competitions',
    data: { ...data, name: 'Kupa', entries } as never,
  })
  return { competition: id, home_team: home.id, away_team: away.id }
}

/** A user other than the callers. */
async function otherUser(payload: Payload) {
  const { docs } = await payload.find({ collection: 'users', where: { name: { like: 'Próba' } }, limit: 1 })
  return { relationTo: 'users', value: docs[0]?.id ?? (await createSample(payload, 'users')).id }
}

async function lock(payload: Payload) {
  const article = await createSample(payload, 'articles')
  return { document: { relationTo: 'articles', value: article.id }, user: await otherUser(payload) }
}

/** In both languages; documents of Payload's own collections are inserted past its hooks. */
export async function createSample(
  payload: Payload,
  slug: string,
): Promise<{ id: number; filename?: string; key?: string }> {
  const { data, file } = await sample(payload, slug)
  const collection = slug as CollectionSlug
  // Which migrations have run the newsroom's role can only read.
  if (slug === 'payload-migrations') return (await payload.find({ collection, limit: 1 })).docs[0] as never
  if (slug.startsWith('payload-')) return payload.db.create({ collection, data }) as never
  const doc = await payload.create({
    collection,
    data: data as never,
    ...(file ? { file: { ...file, mimetype: file.type, size: file.data.length } } : {}),
  })
  // The newsroom's role cannot change an audit line.
  if (data.password || slug === 'audit-lines') return doc as never
  return payload.update({ collection, id: doc.id, locale: 'en', data: data as never }) as never
}

export async function sampleBody(payload: Payload, slug: string) {
  const { data, file } = await sample(payload, slug)
  return file ? { form: upload(file.name, file.type, file.data, data) } : { json: data }
}
