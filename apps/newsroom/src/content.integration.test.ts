import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, callApi, createUsers, openPayload } from './testing/newsroom.ts'

const paragraph = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    format: '' as const,
    indent: 0,
    direction: 'ltr' as const,
    children: [
      {
        type: 'paragraph',
        version: 1,
        format: '' as const,
        indent: 0,
        direction: 'ltr' as const,
        textFormat: 0,
        children: [{ type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 }],
      },
    ],
  },
})

let payload: Payload
let tokens: Record<Caller, string | undefined>
let round = 0
/** Unique, so that tests do not affect each other. */
const title = (text: string) => `${text} ${++round} ${Date.now()}`

beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
})
afterAll(() => payload.destroy())

const article = (data: object, locale: 'hu' | 'en' = 'hu') =>
  payload.create({ collection: 'articles', locale, data: { _status: 'published', ...data } as never })

describe('web addresses', () => {
  it('are made from the title in each language', async () => {
    const hu = title('Őrült hajrá')
    const en = title('A mad finish')
    const { id } = await article({ title: hu })
    await payload.update({ collection: 'articles', id, locale: 'en', data: { title: en } })
    const stored = await payload.findByID({ collection: 'articles', id, locale: 'all' })
    expect(stored.slug).toEqual({
      hu: hu.replace('Őrült hajrá', 'orult-hajra').replaceAll(' ', '-'),
      en: en.toLowerCase().replaceAll(' ', '-'),
    })
  })

  it('are numbered when another article of the language has them', async () => {
    const same = title('Ugyanaz')
    const slugs = []
    for (let count = 0; count < 3; count++) slugs.push((await article({ title: same })).slug)
    expect(slugs).toEqual([slugs[0], `${slugs[0]}-2`, `${slugs[0]}-3`])
  })

  it('may be the same in two languages and in two kinds of documents', async () => {
    const same = title('TAO')
    const { id, slug } = await article({ title: same })
    const english = await payload.update({ collection: 'articles', id, locale: 'en', data: { title: same } })
    const page = await payload.create({ collection: 'pages', data: { title: same } as never })
    expect([english.slug, page.slug]).toEqual([slug, slug])
  })

  it('that are taken are refused with a plain message', async () => {
    const { slug } = await article({ title: title('Foglalt') })
    const json = { title: title('Másik'), slug, _status: 'published' }
    const hu = await callApi('POST', '/articles', { as: tokens.editor, json })
    const en = await callApi('POST', '/articles', { as: tokens.editor, json, language: 'en' })
    expect([hu.status, en.status]).toEqual([400, 400])
    expect(JSON.stringify(hu.body)).toContain('Ez a webcím már foglalt.')
    expect(JSON.stringify(en.body)).toContain('Another item has this web address already.')
  })

  it('stay when the title changes, and are slugified when typed', async () => {
    const { id, slug } = await article({ title: title('Eredeti') })
    expect((await payload.update({ collection: 'articles', id, data: { title: 'Egészen más' } })).slug).toBe(
      slug,
    )
    const typed = await payload.update({
      collection: 'articles',
      id,
      data: { slug: `Őszi Szezon! ${round}` },
    })
    expect(typed.slug).toBe(`oszi-szezon-${round}`)
  })

  it('of a copy are its own', async () => {
    const { id, slug } = await article({ title: title('Másolandó') })
    const copy = await payload.duplicate({ collection: 'articles', id })
    expect(copy.slug).not.toBe(slug)
  })
})

describe('the rendered HTML of a text', () => {
  it('is rendered when the text is saved, in each language', async () => {
    const { id } = await article({ title: title('Szöveg'), body: paragraph('magyar') })
    await payload.update({
      collection: 'articles',
      id,
      locale: 'en',
      data: { title: 'x', body: paragraph('English') },
    })
    const stored = await payload.findByID({ collection: 'articles', id, locale: 'all' })
    expect(stored.body_html).toEqual({ hu: '<p>magyar</p>', en: '<p>English</p>' })
  })

  it('is removed with the text', async () => {
    const { id } = await article({ title: title('Törölt'), body: paragraph('x') })
    expect((await payload.update({ collection: 'articles', id, data: { body: null } })).body_html).toBeNull()
  })

  const forged = '<img src=x onerror=alert(1)>'

  it('cannot be sent with a new article', async () => {
    const json = { title: title('Hamis'), body_html: forged }
    const { status, body } = await callApi('POST', '/articles', { as: tokens.editor, json })
    expect(status).toBe(201)
    expect(body.doc.body_html ?? null).toBeNull()
  })

  it('cannot be sent to an article, alone or with a text', async () => {
    const { id } = await article({ title: title('Hamis'), body: paragraph('igazi') })
    const alone = await callApi('PATCH', `/articles/${id}`, {
      as: tokens.editor,
      json: { body_html: forged },
    })
    expect([alone.status, alone.body.doc.body_html]).toEqual([200, '<p>igazi</p>'])
    const json = { body: paragraph('új'), body_html: forged }
    const withText = await callApi('PATCH', `/articles/${id}`, { as: tokens.editor, json })
    expect(withText.body.doc.body_html).toBe('<p>új</p>')
    const english = await callApi('PATCH', `/articles/${id}?locale=en`, {
      as: tokens.editor,
      json: { title: title('Forged'), body_html: forged },
    })
    expect(english.body.doc.body_html ?? null).toBeNull()
  })

  it('cannot be sent to the settings', async () => {
    await payload.updateGlobal({
      slug: 'settings',
      data: { contact: { other: paragraph('hétfő') } } as never,
    })
    const json = { contact: { other_html: forged } }
    const { status } = await callApi('POST', '/globals/settings', { as: tokens.editor, json })
    expect(status).toBe(200)
    const { contact } = await payload.findGlobal({ slug: 'settings' })
    expect(contact?.other_html).toBe('<p>hétfő</p>')
  })
})

describe('drafts and versions', () => {
  it('publishing English twice leaves both languages as they are', async () => {
    const hu = { title: title('Magyar cím'), lead: 'magyar bevezető', body: paragraph('magyar') }
    const en = { title: title('English title'), body: paragraph('English') }
    const { id } = await article(hu)
    for (let time = 0; time < 2; time++) {
      await payload.update({
        collection: 'articles',
        id,
        locale: 'en',
        data: { ...en, _status: 'published' },
      })
    }
    const stored = await payload.findByID({ collection: 'articles', id, locale: 'all' })
    expect(stored.title).toEqual({ hu: hu.title, en: en.title })
    expect(stored.body_html).toEqual({ hu: '<p>magyar</p>', en: '<p>English</p>' })
    expect(stored.lead).toMatchObject({ hu: 'magyar bevezető' })
    expect((stored.lead as unknown as { en?: string }).en ?? null).toBeNull()
  })

  it('a draft of a published article does not show until it is published', async () => {
    const first = title('Közzétett')
    const { id } = await article({ title: first })
    await payload.update({
      collection: 'articles',
      id,
      data: { title: 'Még piszkozat', _status: 'draft' },
      draft: true,
    })
    expect((await payload.findByID({ collection: 'articles', id })).title).toBe(first)
    expect((await payload.findByID({ collection: 'articles', id, draft: true })).title).toBe('Még piszkozat')
  })

  it('every save is a version that can be restored', async () => {
    const first = title('Első')
    const { id } = await article({ title: first, body: paragraph('első') })
    await payload.update({
      collection: 'articles',
      id,
      data: { title: 'Második', body: paragraph('második') },
    })
    const { docs } = await payload.findVersions({ collection: 'articles', where: { parent: { equals: id } } })
    expect(docs.map(({ version }) => version.title)).toEqual(['Második', first])
    await payload.restoreVersion({ collection: 'articles', id: docs[1]?.id ?? '' })
    const restored = await payload.findByID({ collection: 'articles', id, draft: true })
    expect([restored.title, restored.body_html]).toEqual([first, '<p>első</p>'])
  })

  it('a published article needs a title, a draft does not', async () => {
    expect(
      (await callApi('POST', '/articles', { as: tokens.editor, json: { _status: 'published' } })).status,
    ).toBe(400)
    expect((await callApi('POST', '/articles?draft=true', { as: tokens.editor, json: {} })).status).toBe(201)
  })
})

it('English is published only where there is a Hungarian version', async () => {
  const json = { title: title('English alone'), _status: 'published' }
  const alone = await callApi('POST', '/articles?locale=en', { as: tokens.editor, json })
  expect([alone.status, alone.body.errors[0].message]).toEqual([
    400,
    expect.stringContaining('Előbb írd meg'),
  ])
})

describe('menus', () => {
  it('hold three levels in both languages', async () => {
    const level = (name: string, rest = {}) => ({ name, type: 'internal_url', link: '/hirek', ...rest })
    const items = [level('Egy', { children: [level('Kettő', { grandchildren: [level('Három')] })] })]
    const data = { name: 'Próba', place: 'main', slug: title('menu'), items }
    const menu = await payload.create({ collection: 'menus', data: data as never })
    const stored = await payload.findByID({ collection: 'menus', id: menu.id })
    expect(stored.items?.[0]?.children?.[0]?.grandchildren?.[0]).toMatchObject({
      name: 'Három',
      link: '/hirek',
    })
  })
})
