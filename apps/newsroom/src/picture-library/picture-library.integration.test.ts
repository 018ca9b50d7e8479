import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, Where } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryRows } from '../database.ts'
import { queryOf, shown } from '../lists/filters.ts'
import { createChild } from '../testing/children.ts'
import { type Caller, callApi, createUsers, openPayload } from '../testing/newsroom.ts'
import { createSample } from '../testing/samples.ts'
import { readFolders } from './read-folders.ts'

let payload: Payload
let tokens: Record<Caller, string | undefined>
const mark = randomUUID().slice(0, 8)
beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
})
afterAll(() => payload.destroy())

const update = (id: number, data: object, locale: 'hu' | 'en' = 'hu') =>
  payload.update({ collection: 'media', id, data, locale })
const picture = async (data: object) => {
  const { id } = await createSample(payload, 'media')
  await update(id, data)
  return id
}
const found = async (where: Where, as: Caller = 'editor') => {
  const { status, body } = await callApi('GET', `/media?limit=50&depth=0&${queryOf(where)}`, {
    as: tokens[as],
  })
  return status === 200 ? (body.docs as { id: number }[]).map(({ id }) => id) : status
}
/** As the search of the list asks. */
const search = (words: string): Where => ({
  or: ['filename', 'alt', 'folder'].map((field) => ({ [field]: { like: words } })),
})
const foldersOf = async () =>
  (await readFolders({ payload }))
    .filter(({ name }) => name.includes(mark))
    .map(({ name, pictures }) => [name, pictures])

describe('folders', () => {
  it('are the words of the pictures that are not in the trash, in the order of the alphabet', async () => {
    await picture({ folder: `Zászlók ${mark}` })
    await picture({ folder: `Árvíz ${mark}` })
    await picture({ folder: `  Árvíz   ${mark} ` })
    const trashed = await picture({ folder: `Kuka ${mark}` })
    await update(trashed, { deletedAt: new Date().toISOString() })
    expect(await foldersOf()).toEqual([
      [`Árvíz ${mark}`, 2],
      [`Zászlók ${mark}`, 1],
    ])
  })

  it('take several pictures at once, and lose them again', async () => {
    const ids = [await picture({}), await picture({})]
    const query = ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&')
    const move = (folder: string | null, as: Caller) =>
      callApi('PATCH', `/media?${query}&depth=0`, { as: tokens[as], json: { folder } })
    const folder = `Szponzorok ${mark}`
    expect((await move(folder, 'editor')).body.docs).toHaveLength(2)
    expect(await found({ folder: { equals: folder } })).toEqual(ids.toReversed())
    expect((await move('Másé', 'statistician')).status).toBe(403)
    expect((await move('Másé', 'registrar')).status).toBe(403)
    expect(await found({ folder: { equals: folder } })).toHaveLength(2)
    await move('  ', 'editor')
    expect(await found({ folder: { equals: folder } })).toEqual([])
    expect(await foldersOf()).not.toContainEqual([folder, expect.anything()])
  })

  it('have short names', async () => {
    const long = await callApi('PATCH', `/media/${await picture({})}`, {
      as: tokens.editor,
      json: { folder: 'x'.repeat(61) },
    })
    expect(long.status).toBe(400)
  })
})

describe('the search of the library', () => {
  it.each(['szurkolok', 'SZURKOLÓK', 'leláton szurkolok', 'unneples'])(
    'finds %s without regard to accents',
    async (words) => {
      const own = randomUUID().slice(0, 8)
      const id = await picture({ alt: `Szurkolók a lelátón ${own}`, folder: `Ünneplés ${own}` })
      expect(await found(search(`${words} ${own}`))).toEqual([id])
      expect(await found(search(`${words} ${own}`), 'registrar')).toBe(403)
    },
  )

  it('finds by the name of the file and by the other language', async () => {
    const id = await picture({})
    await update(id, { alt: `Fans ${mark}` }, 'en')
    expect(await found(search(`fans ${mark}`))).toEqual([id])
    const { filename } = await payload.findByID({ collection: 'media', id, depth: 0 })
    expect(await found(search(filename ?? ''))).toEqual([id])
  })

  it('lists what nobody has described', async () => {
    const silent = await picture({ alt: '' })
    const described = await picture({ alt: 'A kapitány' })
    const ids = await found({ and: [shown('without_alt'), { id: { in: [silent, described] } }] })
    expect(ids).toEqual([silent])
  })
})

describe('the texts of a gallery picture', () => {
  const heard = (id: number) =>
    queryRows<{ lang: string; alt: string | null }>(
      { payload },
      sql`select lang, alt from api.gallery_picture where id = ${id} order by lang desc`,
    )
  const write = (id: number, json: object, as: Caller = 'editor', locale = 'hu') =>
    callApi('PATCH', `/gallery-files/${id}?locale=${locale}`, { as: tokens[as], json })

  it('are heard as the description, else as the caption, in the own language first', async () => {
    const { id } = await createSample(payload, 'gallery-files')
    await write(id, { alt: null, name: 'Aláírás' })
    await write(id, { alt: null, name: null }, 'editor', 'en')
    expect(await heard(id)).toEqual([
      { lang: 'hu', alt: 'Aláírás' },
      { lang: 'en', alt: 'Aláírás' },
    ])
    await write(id, { alt: 'Leírás' })
    await write(id, { name: 'Caption' }, 'editor', 'en')
    expect(await heard(id)).toEqual([
      { lang: 'hu', alt: 'Leírás' },
      { lang: 'en', alt: 'Caption' },
    ])
    await write(id, { alt: '' })
    expect((await heard(id))[0]).toEqual({ lang: 'hu', alt: 'Aláírás' })
  })

  it('are told apart where a form asks for them', async () => {
    const { id } = await createSample(payload, 'gallery-files')
    await write(id, { alt: 'Leírás', name: 'Aláírás' })
    const { body } = await callApi('GET', `/picture-facts?gallery-files=${id}`, { as: tokens.editor })
    expect(body['gallery-files'][0]).toMatchObject({ alt: { hu: 'Leírás' }, caption: { hu: 'Aláírás' } })
    expect(body['gallery-files'][0].tile).toMatch(/\/api\/gallery-files\/file\//)
  })

  it('are written by editors only, and name no minor without consent', async () => {
    const { id } = await createSample(payload, 'gallery-files')
    for (const as of ['statistician', 'registrar', 'child_protection'] as const)
      expect((await write(id, { alt: 'x' }, as)).status, as).toBe(403)
    const child = await createChild(payload)
    const player = await payload.findByID({ collection: 'players', id: child, depth: 0 })
    const { status, body } = await write(id, { alt: `${player.last_name} ${player.first_name} dob` })
    expect(status).toBe(400)
    expect(body.errors[0].data.errors[0]).toMatchObject({ path: 'alt' })
  })
})
