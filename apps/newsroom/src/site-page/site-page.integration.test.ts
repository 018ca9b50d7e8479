import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChild, giveConsent } from '../testing/children.ts'
import { type Caller, callApi, createUsers, openPayload } from '../testing/newsroom.ts'
import { createSample } from '../testing/samples.ts'

let payload: Payload
let tokens: Record<Caller, string | undefined>

beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
})
afterAll(() => payload.destroy())

const ask = async (collection: string, id: unknown, { as = 'admin' as Caller, locale = 'hu' } = {}) => {
  const query = `collection=${collection}&id=${id}&locale=${locale}`
  return callApi('GET', `/site-page?${query}`, { as: tokens[as] })
}
const pageOf = async (...args: Parameters<typeof ask>) => (await ask(...args)).body
const site = process.env.PUBLIC_ORIGIN
const soon = () => new Date(Date.now() + 3_600_000).toISOString()

/** Published an hour ago, in Hungarian only. */
const write = async (collection: 'articles' | 'pages' | 'galleries' | 'videos', data: object) =>
  (
    await payload.create({
      collection,
      locale: 'hu',
      data: { _status: 'published', publish_date: '2026-01-01T12:00:00.000Z', ...data } as never,
    })
  ).id

describe('the page of a document', () => {
  it('is where visitors see it, in the language that is written', async () => {
    const title = `Őszi győzelem ${crypto.randomUUID()}`
    const slug = title.toLowerCase().replace('őszi győzelem ', 'oszi-gyozelem-')
    const article = await write('articles', { title })
    expect(await pageOf('articles', article)).toEqual({ address: `${site}/hirek/${slug}` })
    expect(await pageOf('articles', article, { locale: 'en' })).toEqual({ address: `${site}/news/${slug}` })
    await payload.update({
      collection: 'articles',
      id: article,
      locale: 'en',
      data: { title, slug: `en-${slug}` },
    })
    expect(await pageOf('articles', article, { locale: 'en' })).toEqual({
      address: `${site}/news/en-${slug}`,
    })
    const page = await write('pages', { title })
    expect(await pageOf('pages', page)).toEqual({ address: `${site}/oldalak/${slug}` })
    const gallery = await write('galleries', { name: title })
    expect(await pageOf('galleries', gallery)).toEqual({ address: `${site}/galeria/${gallery}` })
    const video = await write('videos', {
      name: title,
      video_url: 'https://www.youtube.com/watch?v=abcdefghijk',
    })
    expect(await pageOf('videos', video, { locale: 'en' })).toEqual({ address: `${site}/video/${video}` })
  })

  it('is that of a match and of a team', async () => {
    const match = await createSample(payload, 'matches')
    expect(await pageOf('matches', match.id)).toEqual({ address: `${site}/merkozesek/${match.id}` })
    const team = await createSample(payload, 'competition-teams')
    expect(await pageOf('competition-teams', team.id)).toEqual({ address: `${site}/csapat/${team.id}` })
  })

  it('is that of a player in the newest team, if the player may have one', async () => {
    const child = await createChild(payload)
    expect(await pageOf('players', child)).toEqual({ why: 'minor' })
    await giveConsent(payload, child)
    expect(await pageOf('players', child)).toEqual({ why: 'no_team' })
    const team = await createSample(payload, 'competition-teams')
    await payload.update({
      collection: 'competition-teams',
      id: team.id as number,
      data: { squad: [{ player: child }] } as never,
    })
    expect(await pageOf('players', child)).toEqual({ address: `${site}/csapat/${team.id}/jatekos/${child}` })
  })

  it('is missing with its reason', async () => {
    const draft = await write('articles', { title: 'Vázlat', _status: 'draft' })
    expect(await pageOf('articles', draft)).toEqual({ why: 'draft' })
    const from = soon()
    const scheduled = await write('galleries', { name: 'Időzített', publish_date: from })
    expect(await pageOf('galleries', scheduled)).toEqual({ why: 'scheduled', from })
  })

  it('stays while a published document has unpublished changes, and goes when it is taken off', async () => {
    const id = await write('articles', { title: `Kint van ${crypto.randomUUID()}` })
    const { address } = await pageOf('articles', id)
    await payload.update({ collection: 'articles', id, draft: true, data: { title: 'Új cím', slug: 'uj' } })
    expect(await pageOf('articles', id)).toEqual({ address })
    await payload.update({ collection: 'articles', id, data: { _status: 'draft' } })
    expect(await pageOf('articles', id)).toEqual({ why: 'draft' })
  })

  it('is told to whoever may read the document, and to nobody else', async () => {
    const id = await write('articles', { title: `Kint van ${crypto.randomUUID()}` })
    expect((await ask('articles', id, { as: 'anonymous' })).status).toBe(403)
    expect((await ask('articles', id, { as: 'registrar' })).status).toBeGreaterThanOrEqual(403)
    expect((await ask('articles', id, { as: 'editor' })).status).toBe(200)
  })

  it.each([
    ['sponsors', 1, 'hu'],
    ['constructor', 1, 'hu'],
    ['articles', 'x', 'hu'],
    ['articles', 1, 'de'],
  ])('is refused for %s %s in %s', async (collection, id, locale) => {
    expect((await ask(collection, id, { locale })).status).toBe(400)
  })
})
