import { answerKey, newLink, readLink, signLink } from '@palank/preview-link'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChild } from '../testing/children.ts'
import { type Caller, callApi, createUsers, openPayload, picture, upload } from '../testing/newsroom.ts'
import { textWith } from '../testing/rich-text.ts'
import { type DraftQuestion, draftAnswer, type PreviewCall } from './draft-answer.ts'
import { putDraft } from './put-draft.ts'

const secret = process.env.PREVIEW_SECRET ?? ''
const club = process.env.APP_NAME ?? ''

let payload: Payload
let tokens: Record<Caller, string | undefined>

beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
})
afterAll(() => payload.destroy())

type Collection = 'articles' | 'pages' | 'galleries' | 'videos'
const page = { page: 1, per_page: 12 }
const ask = (call: PreviewCall, id: number, lang: DraftQuestion['lang'] = 'hu') =>
  draftAnswer(payload, { call, id, lang, page })
// biome-ignore lint/suspicious/noExplicitAny: the tests check what it holds
const dataOf = async (...args: Parameters<typeof ask>): Promise<any> => (await ask(...args))?.answer.data

const write = async (
  collection: Collection,
  data: { _status?: string; [field: string]: unknown },
): Promise<number> => {
  const draft = data._status !== 'published'
  const written = { _status: 'draft', ...data } as never
  return (await payload.create({ collection, locale: 'hu', draft, data: written })).id
}

const change = (collection: Collection, id: number, data: object, locale: 'hu' | 'en' = 'hu') =>
  payload.update({ collection, id, locale, draft: true, data: { _status: 'draft', ...data } as never })

/** Everything that the database has of the content and of what follows from it. */
async function contents(): Promise<string> {
  const tables = ['articles', 'galleries', 'videos', 'pages']
    .flatMap((name) => [name, `${name}_locales`, `${name}_rels`, `_${name}_v`])
    .map((name) => `public.${name}`)
  const parts = await Promise.all(
    [...tables, 'cache.purge', 'feed.document', 'feed.slug'].map(async (table) => {
      const { rows } = await payload.db.drizzle.execute(
        sql.raw(`select md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t`),
      )
      return `${table} ${rows[0]?.sum}`
    }),
  )
  return parts.join('\n')
}

describe('the answer about a draft', () => {
  it('has what is written, in both languages, as if it were published now', async () => {
    const title = `Vázlat ${crypto.randomUUID()}`
    const [other] = [await write('articles', { title: 'Kapcsolódó', _status: 'published' })]
    const id = await write('articles', {
      title,
      lead: 'Bevezető',
      body: textWith([]),
      related_articles: [other],
    })
    await change('articles', id, { title: `${title} in English`, lead: 'Lead' }, 'en')
    const answer = await ask('article/find', id)
    expect(answer?.state).toBe('draft')
    expect(answer?.answer.data).toMatchObject({ id, title, lead: 'Bevezető', lang: 'hu', type: 'news' })
    expect(await dataOf('article/find', id)).toMatchObject({ related_articles: [{ id: other }] })
    expect((await dataOf('article/find', id)).body).toContain('Nyertünk')
    expect(await dataOf('article/find', id, 'en')).toMatchObject({
      title: `${title} in English`,
      lead: 'Lead',
      lang: 'en',
    })
  })

  it('has the changes to what is published, and visitors do not', async () => {
    const id = await write('pages', { title: 'Kint van', _status: 'published' })
    expect((await ask('page/find', id))?.state).toBe('published')
    await change('pages', id, { title: 'Új cím', body: textWith([]) })
    const before = await contents()
    expect(await ask('page/find', id)).toMatchObject({
      state: 'changed',
      answer: { data: { title: 'Új cím' } },
    })
    const { rows } = await payload.db.drizzle.execute(
      sql`select title from api.page where id = ${id} and lang = 'hu'`,
    )
    expect(rows).toEqual([{ title: 'Kint van' }])
    expect(await contents()).toBe(before)
  })

  it('keeps the time at which it will be published', async () => {
    const publish_date = '2099-01-02T10:00:00.000Z'
    const id = await write('videos', {
      name: 'Időzített',
      video_url: 'https://www.youtube.com/watch?v=abcdefghijk',
      publish_date,
      _status: 'published',
    })
    const found = await ask('video/find', id)
    expect(found?.state).toBe('scheduled')
    expect(Date.parse(String((await dataOf('video/find', id)).publish_date))).toBe(Date.parse(publish_date))
  })

  it('is missing while there is no Hungarian title, no address of a video, or no document', async () => {
    expect(await ask('article/find', await write('articles', { lead: 'Cím nélkül' }))).toBeUndefined()
    expect(await ask('video/find', await write('videos', { name: 'Cím nélkül' }))).toBeUndefined()
    expect(await ask('page/find', 2_000_000_000)).toBeUndefined()
  })

  it('leaves out pictures that are held back', async () => {
    const create = async (shade: number, children: string) => {
      const form = upload(`kep-${shade}.png`, 'image/png', await picture(shade), { children })
      return (await callApi('POST', '/gallery-files', { as: tokens.editor, form })).body.doc.id as number
    }
    const [shown, held] = [await create(1, 'cleared'), await create(2, 'not_cleared')]
    const id = await write('galleries', { name: 'Galéria', files: [held, shown] })
    expect((await dataOf('gallery/find', id)).file_count).toBe(1)
    const { files } = await dataOf('gallery/list-files', id)
    expect(files.map((file: { id: number }) => file.id)).toEqual([shown])
  })

  it('cannot be stored', async () => {
    const id = await write('articles', { title: 'Nem marad meg' })
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await client.connect()
    try {
      await client.query('begin')
      await putDraft(client as unknown as pg.PoolClient, 'articles', id)
      await expect(client.query('commit')).rejects.toThrow('a preview is never stored')
    } finally {
      await client.end()
    }
    const { rows } = await payload.db.drizzle.execute(
      sql`select _status from public.articles where id = ${id}`,
    )
    expect(rows).toEqual([{ _status: 'draft' }])
  })
})

describe('the site asks for a draft', () => {
  const send = (token: string, call: PreviewCall = 'article/find', key = answerKey(secret)) =>
    callApi('POST', '/preview-answer', { json: { token, call }, headers: { authorization: `Bearer ${key}` } })
  const link = { club, collection: 'articles', locale: 'hu' } as const

  it('with its key and a signed link', async () => {
    const id = await write('articles', { title: 'Aláírva' })
    const answer = await send(newLink(secret, { ...link, id }))
    expect([answer.status, answer.body.answer.data.title]).toEqual([200, 'Aláírva'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('and gets nothing with a link that has expired, was altered, or is of another club or call', async () => {
    const id = await write('articles', { title: 'Titok' })
    const good = newLink(secret, { ...link, id })
    const refused = [
      await send(signLink(secret, { ...link, id, expires: Date.now() - 1 })),
      await send(`${good.slice(0, -2)}AA`),
      await send(newLink(secret, { ...link, club: 'hattyuk', id })),
      await send(newLink('another secret of another club, long', { ...link, id })),
      await send(good, 'page/find'),
      await send(good, 'article/find', secret),
      await send(good, 'article/find', ''),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 400, 403, 403])
    expect(JSON.stringify(refused.map(({ body }) => body))).not.toContain('Titok')
  })

  it('and gets the initials only where it names a minor without consent', async () => {
    const child = await createChild(payload)
    const { last_name, first_name } = await payload.findByID({ collection: 'players', id: child })
    const id = await write('articles', { title: 'Hír', lead: `Jól játszott ${last_name} ${first_name}.` })
    const answer = await send(newLink(secret, { ...link, id }))
    expect([answer.status, answer.body.why]).toEqual([409, 'minors'])
    expect(JSON.stringify(answer.body)).not.toContain(first_name)
  })
})

describe('a link', () => {
  const open = (id: unknown, as: Caller, collection = 'articles') =>
    callApi('GET', `/open-preview?collection=${collection}&id=${id}&language=en`, { as: tokens[as] })

  it('is made for whoever may read the document, and for nobody else', async () => {
    const id = await write('articles', { title: 'Link' })
    const answer = await open(id, 'editor')
    expect(answer.status).toBe(302)
    const token = /^\/preview\/(.+)$/.exec(answer.headers.get('location') ?? '')?.[1] ?? ''
    expect(readLink(secret, club, token)).toMatchObject({
      link: { club, collection: 'articles', id, locale: 'en' },
    })
    expect((await open(id, 'anonymous')).status).toBe(403)
    expect((await open(id, 'registrar')).status).toBe(403)
    expect((await open(2_000_000_000, 'editor')).status).toBe(404)
    expect((await open(id, 'editor', 'users')).status).toBe(404)
  })
})
