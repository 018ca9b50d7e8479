import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Answer,
  ask,
  type Caller,
  callers,
  emailOf,
  login,
  open,
  password,
  people,
} from './testing/newsroom.ts'
import { asRequest, made } from './testing/samples.ts'

type Action = 'create' | 'list' | 'count' | 'one' | 'update' | 'updateMany' | 'deleteMany' | 'duplicate'
type Rights = Record<Action, string> & { delete?: string; versions?: string; file?: string }

/**
 * Who may do what: **A**dmin, **E**ditor, **S**tatistician, **R**egistrar. A small letter: the person gets an answer,
 * but nothing of others in it. Nobody else may, and nobody at all without signing in.
 */
const writing = {
  create: 'AE',
  update: 'AE',
  updateMany: 'AE',
  delete: 'AE',
  deleteMany: 'AE',
  duplicate: 'AE',
}
const content: Rights = { ...writing, list: 'AES', count: 'AES', one: 'AES' }
const drafted: Rights = { ...content, versions: 'AE' }
const uploaded: Rights = { ...content, duplicate: '', file: 'AES' }
const sport: Rights = {
  ...{ create: 'AS', update: 'AS', updateMany: 'AS', delete: 'AS', deleteMany: 'AS', duplicate: 'AS' },
  ...{ list: 'AES', count: 'AES', one: 'AES' },
}
const nobody: Rights = {
  ...{
    create: '',
    list: '',
    count: '',
    one: '',
    update: '',
    updateMany: '',
    delete: '',
    deleteMany: '',
    duplicate: '',
  },
}

const table: Record<string, Rights> = {
  articles: drafted,
  pages: drafted,
  galleries: drafted,
  videos: drafted,
  categories: content,
  tags: content,
  media: uploaded,
  'gallery-files': uploaded,
  documents: uploaded,
  menus: content,
  banners: content,
  popups: content,
  sponsors: content,
  clubs: { ...sport, duplicate: '' },
  seasons: { ...sport, duplicate: '' },
  arenas: { ...sport, duplicate: '' },
  players: { ...sport, duplicate: '' },
  'competition-teams': sport,
  competitions: sport,
  matches: { ...sport, duplicate: '' },
  'join-registrations': {
    ...{ create: '', list: 'AR', count: 'AR', one: 'AR', update: 'AR' },
    ...{ updateMany: 'AR', delete: 'AR', deleteMany: 'AR', duplicate: '' },
  },
  'consent-texts': {
    ...{ create: 'AR', list: 'AR', count: 'AR', one: 'AR', update: '' },
    ...{ updateMany: '', delete: '', deleteMany: '', duplicate: '' },
  },
  'audit-lines': {
    ...{ create: '', list: 'A', count: 'A', one: 'A', update: '' },
    ...{ updateMany: '', delete: '', deleteMany: '', duplicate: '' },
  },
  users: {
    ...{ create: 'A', list: 'Aesr', count: 'Aesr', one: 'A', update: 'A' },
    ...{ updateMany: 'Aesr', delete: 'A', deleteMany: 'A', duplicate: '' },
  },
  'payload-jobs': {
    ...{ create: 'A', list: 'A', count: 'A', one: 'A', update: 'A' },
    ...{ updateMany: 'A', delete: 'A', deleteMany: 'A', duplicate: 'A' },
  },
  // Everybody who edits takes and gives back locks; they hold ids and nothing else.
  'payload-locked-documents': {
    ...{ create: 'AESR', list: 'AESR', count: 'AESR', one: 'AESR', update: 'AESR' },
    ...{ updateMany: 'AESR', delete: 'AESR', deleteMany: 'AESR', duplicate: 'AESR' },
  },
  // A person's own columns and folds; asked by key, so that another person's is simply not there.
  'payload-preferences': {
    ...{ create: 'AESR', list: 'aesr', count: '', one: '', update: '' },
    ...{ updateMany: 'aesr', deleteMany: 'aesr', duplicate: '' },
  },
  'payload-kv': nobody,
  'payload-migrations': nobody,
}

const letters: Record<Caller, string> = {
  anonymous: '-',
  admin: 'A',
  editor: 'E',
  statistician: 'S',
  registrar: 'R',
}
const refusals = [401, 403, 404, 501]

type Outcome = 'yes' | 'own' | 'no' | `status ${number}`

function expected(rights: string): Record<string, Outcome> {
  const outcome = (letter: string): Outcome => {
    if (rights.includes(letter)) return 'yes'
    return letter !== '-' && rights.includes(letter.toLowerCase()) ? 'own' : 'no'
  }
  return Object.fromEntries(callers.map((caller) => [caller, outcome(letters[caller])]))
}

type Made = { id: number; filename?: string; key?: string }

const request: Record<string, (slug: string, doc: Made) => [method: string, path: string]> = {
  create: (slug) => ['POST', `/${slug}?depth=0`],
  list: (slug, { id }) => ['GET', `/${slug}?depth=0&limit=500&where[id][in]=${id}`],
  count: (slug, { id }) => ['GET', `/${slug}/count?where[id][equals]=${id}`],
  one: (slug, { id, key }) => [
    'GET',
    `/${slug}/${encodeURIComponent(key && slug === 'payload-preferences' ? key : id)}?depth=0`,
  ],
  update: (slug, { id }) => ['PATCH', `/${slug}/${id}?depth=0`],
  updateMany: (slug, { id }) => ['PATCH', `/${slug}?depth=0&where[id][equals]=${id}`],
  delete: (slug, { id }) => ['DELETE', `/${slug}/${id}?depth=0`],
  deleteMany: (slug, { id }) => ['DELETE', `/${slug}?depth=0&where[id][equals]=${id}`],
  duplicate: (slug, { id }) => ['POST', `/${slug}/${id}/duplicate?depth=0`],
  versions: (slug, { id }) => ['GET', `/${slug}/versions?depth=0&where[parent][equals]=${id}`],
  file: (slug, { filename }) => ['GET', `/${slug}/file/${filename}`],
}

/** A harmless change that every collection understands. */
const change = (slug: string) => {
  if (slug === 'join-registrations') return { status: 'contacted' }
  if (slug === 'payload-locked-documents') return { globalSlug: 'settings' }
  if (slug === 'payload-jobs') return { queue: 'default' }
  // Names of clubs and arenas are taken once.
  if (slug === 'clubs') return { short_name: 'Átírva' }
  if (slug === 'arenas') return { city: 'Átírva' }
  return { title: 'Átírva', name: 'Átírva' }
}

function outcome(action: string, { status, body }: Answer): Outcome {
  if (refusals.includes(status)) return 'no'
  if (status !== 200 && status !== 201) return `status ${status}`
  // Payload answers a preference that one does not have by 200 and no value.
  if (body?.value === null) return 'no'
  if (action === 'count') return body.totalDocs > 0 ? 'yes' : 'own'
  if (Array.isArray(body?.docs)) return body.docs.length > 0 ? 'yes' : 'own'
  return 'yes'
}

let payload: Payload
let tokens: Record<Caller, string | undefined>
let cells = 0

beforeAll(async () => {
  payload = await open()
  await payload.delete({ collection: 'users', where: { id: { exists: true } } })
})
afterAll(() => payload.destroy())

describe('X8: before there is any user', () => {
  const json = { email: 'tolvaj@example.org', password: 'tizenkét betű', name: 'Tolvaj', roles: ['admin'] }

  it.each(['/users/first-register', '/users'])('nobody makes one by POST %s', async (path) => {
    expect((await ask('POST', path, { json })).status).toBe(403)
    expect((await payload.count({ collection: 'users' })).totalDocs).toBe(0)
  })
})

describe('X8: every role, collection and action by Payload’s own REST', () => {
  beforeAll(async () => {
    tokens = await people(payload)
  })

  it('the table names every collection there is', () => {
    expect(Object.keys(table).sort()).toEqual(payload.config.collections.map(({ slug }) => slug).sort())
  })

  it('the table of drafts names every collection with versions', () => {
    const versioned = payload.config.collections.filter(({ versions }) => versions).map(({ slug }) => slug)
    expect(Object.keys(table).filter((slug) => table[slug]?.versions)).toEqual(versioned)
  })

  describe.each(Object.entries(table))('%s', (slug, rights) => {
    it.each(Object.entries(rights))('%s: %s', async (action, allowed) => {
      const seen: Record<string, Outcome> = {}
      for (const caller of callers) {
        const doc = action === 'create' ? { id: 0 } : await made(payload, slug)
        const [method, path] = request[action]?.(slug, doc) ?? ['GET', '/']
        const sent =
          action === 'create'
            ? await asRequest(payload, slug)
            : method === 'PATCH'
              ? { json: change(slug) }
              : {}
        const answer = await ask(method, path, { as: tokens[caller], ...sent })
        seen[caller] = outcome(action, answer)
        cells += 1
      }
      expect(seen).toEqual(expected(allowed))
    })
  })

  describe('settings', () => {
    it.each([
      ['read', 'AES', 'GET', undefined],
      ['update', 'AE', 'POST', { contact: { phone: '+36 1 234 5678' } }],
    ])('%s: %s', async (_, allowed, method, json) => {
      const seen: Record<string, Outcome> = {}
      for (const caller of callers) {
        const answer = await ask(method, '/globals/settings', { as: tokens[caller], json })
        seen[caller] = outcome('one', answer)
        cells += 1
      }
      expect(seen).toEqual(expected(allowed))
    })
  })

  it('asked all of the cells', () => {
    const actions = Object.values(table).flatMap((rights) => Object.keys(rights)).length + 2
    expect(cells).toBe(actions * callers.length)
    expect(cells).toBeGreaterThan(900)
  })
})

describe('X8: beside the table', () => {
  const idOf = async (role: string) => {
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: emailOf(role) } } })
    return docs[0]?.id
  }

  it.each(['editor', 'statistician', 'registrar'] as const)(
    'the %s cannot raise the own roles',
    async (role) => {
      const id = await idOf(role)
      const one = await ask('PATCH', `/users/${id}`, {
        as: tokens[role],
        json: { name: 'Új név', roles: ['admin'] },
      })
      expect(one.status).toBe(200)
      await ask('PATCH', `/users?where[id][equals]=${id}`, { as: tokens[role], json: { roles: ['admin'] } })
      const stored = await payload.findByID({ collection: 'users', id: id ?? 0 })
      expect(stored.roles).toEqual([role])
      expect(stored.name).toBe('Új név')
    },
  )

  it('the editor sees nobody but the editor among the users', async () => {
    const { body } = await ask('GET', '/users?limit=100', { as: tokens.editor })
    expect(body.docs.map((user: { email: string }) => user.email)).toEqual([emailOf('editor')])
    expect((await ask('GET', `/users/${await idOf('admin')}`, { as: tokens.editor })).status).toBe(404)
  })

  it.each(['hash', 'salt', 'resetPasswordToken', 'sessions.id'])(
    'nobody may ask about the %s of users',
    async (field) => {
      const { status, body } = await ask('GET', `/users?where[${field}][exists]=true`, { as: tokens.admin })
      expect(status, JSON.stringify(body)).toBe(400)
    },
  )

  it('an answer about a user never holds the password or a session', async () => {
    for (const path of ['/users', '/users/me']) {
      const { body } = await ask('GET', path, { as: tokens.admin })
      expect(JSON.stringify(body)).not.toMatch(/"(hash|salt|resetPasswordToken)"/)
    }
  })

  it.each([['the lock of an article', (id: number) => `/payload-locked-documents/${id}?depth=2`]])(
    'the editor learns no other person’s address from %s',
    async (_, path) => {
      const { id } = await made(payload, 'payload-locked-documents')
      const { body } = await ask('GET', path(id), { as: tokens.editor })
      expect(JSON.stringify(body)).not.toMatch(/@/)
    },
  )

  it.each([
    ['GET', '/graphql'],
    ['POST', '/graphql'],
    ['GET', '/graphql-playground'],
  ])('GraphQL is not there: %s %s', async (method, path) => {
    const sent = method === 'POST' ? { json: { query: '{ Users { docs { email } } }' } } : {}
    expect((await ask(method, path, { as: tokens.admin, ...sent })).status).toBe(404)
  })

  it('without signing in /access grants nothing', async () => {
    const { body } = await ask('GET', '/access')
    // Payload names the shape of a session here, whoever asks, and never a session itself.
    expect(body).toEqual({ collections: { users: { fields: { sessions: expect.anything() } } } })
  })

  it.each(callers)('another person’s preference stays when %s deletes it by its key', async (caller) => {
    const { id, key } = await made(payload, 'payload-preferences')
    await ask('DELETE', `/payload-preferences/${encodeURIComponent(key ?? '')}`, {
      as: tokens[caller],
      json: {},
    })
    expect(await payload.findByID({ collection: 'payload-preferences', id })).toMatchObject({ id })
  })

  it('without signing in /users/me names nobody', async () => {
    const { body } = await ask('GET', '/users/me')
    expect(body.user).toBeNull()
    expect(JSON.stringify(body)).not.toMatch(/@|token"/)
  })

  it.each([
    ['GET', '/payload-jobs/run'],
    ['GET', '/payload-jobs/handle-schedules'],
    ['POST', '/users/refresh-token'],
    ['POST', '/users/logout'],
    ['POST', '/users/unlock'],
    ['POST', '/payload-preferences/nav'],
    ['DELETE', '/payload-preferences/nav'],
    ['GET', '/media/paste-url?src=https://example.org/a.png'],
  ])('without signing in %s %s is refused', async (method, path) => {
    const json = path === '/users/unlock' ? { email: emailOf('editor') } : {}
    const { status } = await ask(method, path, method === 'GET' ? {} : { json })
    expect([400, ...refusals]).toContain(status)
  })

  it.each(['editor', 'statistician', 'registrar'] as const)('the %s cannot start the jobs', async (role) => {
    expect((await ask('GET', '/payload-jobs/run', { as: tokens[role] })).status).toBe(401)
  })

  it('a forged, a foreign and an unsigned token are nobody’s', async () => {
    const [head, claims, signature] = (tokens.admin ?? '').split('.')
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    for (const token of [
      `${head}.${claims}.${signature?.split('').reverse().join('')}`,
      `${none}.${claims}.`,
      'x',
    ]) {
      expect((await ask('GET', '/users', { as: token })).status).toBe(403)
    }
  })

  it('a session ends with signing out', async () => {
    const { token } = (await login(emailOf('registrar'), password('registrar'))).body
    expect((await ask('GET', '/join-registrations', { as: token })).status).toBe(200)
    await ask('POST', '/users/logout', { as: token, json: {} })
    expect((await ask('GET', '/join-registrations', { as: token })).status).toBe(403)
  })
})
