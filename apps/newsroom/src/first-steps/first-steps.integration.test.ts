import { clubJson } from '@palank/club-pack/club-json'
import { legalPages } from '@palank/routes'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../testing/empty-database.ts'
import { textWith } from '../testing/rich-text.ts'

// The other club's database, which may be emptied; the configuration reads it at import.
const databaseUrl = process.env.OTHER_DATABASE_URL ?? ''
process.env.DATABASE_URL = databaseUrl

const club = clubJson.parse({
  name: { hu: 'Példavári Vidrák', en: 'Példavár Otters' },
  shout: 'Vidrák',
  languages: ['hu', 'en'],
  colours: { club: '#1d4d3b', ball: '#f2b134' },
})

let payload: Payload
beforeAll(async () => {
  await emptyDatabase(databaseUrl)
  payload = await (await import('../testing/newsroom.ts')).openPayload()
})
afterAll(async () => {
  await payload.destroy()
  await emptyDatabase(databaseUrl)
})

const left = async () => {
  const { readFirstSteps } = await import('./first-steps.ts')
  return (await readFirstSteps({ payload })).filter(({ isDone }) => !isDone).map(({ id }) => id)
}
const create = async (slug: string) => (await import('../testing/samples.ts')).createSample(payload, slug)
const pageOf = async (slug: string) =>
  (await payload.find({ collection: 'pages', where: { slug: { equals: slug } }, locale: 'hu' })).docs[0]
    ?.id ?? 0
const write = (id: number, locale: 'hu' | 'en', _status: 'published' | 'draft' = 'published') =>
  payload.update({ collection: 'pages', id, locale, data: { body: textWith([]) as never, _status } })

test('without the starter a privacy notice is missing, and nothing else of the pages', async () => {
  const crest = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9z"/></svg>',
  )
  const file = { data: crest, size: crest.length, name: 'crest.svg', mimetype: 'image/svg+xml' }
  await payload.create({ collection: 'media', data: { alt: 'Címer' }, file })
  expect(await left()).toEqual(['privacy', 'picture', 'article', 'match', 'player', 'colleague'])
  await (await import('../starter/load-starter.ts')).loadStarter(payload, {
    club,
    season: 2026,
    teams: ['U16'],
  })
  expect(await left()).toEqual([
    ...Object.keys(legalPages),
    'picture',
    'article',
    'match',
    'player',
    'colleague',
  ])
})

test('each page is left until it is published without a gap in either language', async () => {
  const id = await pageOf('adatkezelesi-tajekoztato')
  const { readFirstSteps } = await import('./first-steps.ts')
  expect((await readFirstSteps({ payload }))[0]).toEqual({
    id: 'privacy',
    isDone: false,
    href: `/admin/collections/pages/${id}`,
  })
  await write(id, 'hu')
  expect(await left()).toContain('privacy')
  await write(id, 'en', 'draft')
  expect(await left()).toContain('privacy')
  await write(id, 'en')
  expect(await left()).not.toContain('privacy')
})

test('a page in the trash is one that the club does without', async () => {
  const id = await pageOf('akadalymentesseg')
  await payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() } })
  expect(await left()).not.toContain('accessibility')
})

test('the others are done with the first of each, and then nothing is left', async () => {
  for (const slug of ['impresszum', 'gyermekvedelmi-szabalyzat']) {
    const id = await pageOf(slug)
    await write(id, 'hu')
    await write(id, 'en')
  }
  const article = await create('articles')
  for (const slug of ['media', 'matches', 'players', 'users']) await create(slug)
  // A draft is no article yet, and the one user is the admin who reads the list.
  expect(await left()).toEqual(['article', 'colleague'])
  await payload.update({
    collection: 'articles',
    id: article.id,
    locale: 'hu',
    data: { _status: 'published' },
  })
  await create('users')
  expect(await left()).toEqual([])
})
