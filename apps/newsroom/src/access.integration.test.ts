import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type ApiResponse,
  type Caller,
  callApi,
  callers,
  createUsers,
  emailOf,
  login,
  openPayload,
  password,
  tokenOf,
} from './testing/newsroom.ts'
import { createSample, sampleBody } from './testing/samples.ts'

type Action = 'create' | 'list' | 'count' | 'one' | 'update' | 'updateMany' | 'deleteMany' | 'duplicate'
type Rights = Record<Action, string> & { delete?: string; versions?: string; file?: string }

/**
 * Who may do what: **A**dmin, **E**ditor, **S**tatistician, **R**egistrar, **C**hild protection officer. A small letter: the request succeeds, but
 * returns or changes nothing of other people. Everybody else is refused, and so is everybody who is not signed in.
 */
const everyAction = (roles: string) => ({
  create: roles,
  list: roles,
  count: roles,
  one: roles,
  update: roles,
  updateMany: roles,
  delete: roles,
  deleteMany: roles,
  duplicate: roles,
})
const nobody: Rights = everyAction('')
const content: Rights = { ...everyAction('AE'), list: 'AESC', count: 'AESC', one: 'AESC' }
const withDrafts: Rights = { ...content, versions: 'AE' }
const uploads: Rights = { ...content, duplicate: '', file: 'AESC' }
const sport: Rights = { ...everyAction('AS'), list: 'AESC', count: 'AESC', one: 'AESC' }

const table: Record<string, Rights> = {
  articles: withDrafts,
  pages: withDrafts,
  galleries: withDrafts,
  videos: withDrafts,
  categories: content,
  tags: content,
  media: uploads,
  'gallery-files': uploads,
  documents: uploads,
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
  'join-registrations': { ...everyAction('AR'), create: '', duplicate: '' },
  'consent-texts': { ...nobody, create: 'AR', list: 'AR', count: 'AR', one: 'AR' },
  consents: { ...everyAction('AC'), delete: '', deleteMany: '', duplicate: '' },
  'child-consent-texts': { ...nobody, create: 'AC', list: 'AC', count: 'AC', one: 'AC' },
  'child-requests': { ...everyAction('AC'), duplicate: '' },
  'taken-down-pictures': { ...nobody, list: 'AC', count: 'AC', one: 'AC' },
  'audit-lines': { ...nobody, list: 'A', count: 'A', one: 'A' },
  // New ones come by invitation.
  users: {
    ...everyAction('A'),
    create: '',
    list: 'Aesrc',
    count: 'Aesrc',
    updateMany: 'Aesrc',
    duplicate: '',
  },
  // Everybody who edits takes and releases locks; they contain only ids.
  'payload-locked-documents': everyAction('AESRC'),
  // Each person's own list settings, looked up by key: those of others are not found.
  'payload-preferences': {
    create: 'AESRC',
    list: 'aesrc',
    count: '',
    one: '',
    update: '',
    updateMany: 'aesrc',
    deleteMany: 'aesrc',
    duplicate: '',
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
  child_protection: 'C',
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

type Sample = { id: number; filename?: string; key?: string }

const requests: Record<string, (slug: string, doc: Sample) => [method: string, path: string]> = {
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

/** A harmless change that every collection accepts. */
const changeOf = (slug: string) => {
  if (slug === 'join-registrations') return { status: 'contacted' }
  if (slug === 'payload-locked-documents') return { globalSlug: 'settings' }
  // Names of clubs and arenas are unique.
  if (slug === 'clubs') return { short_name: 'Átírva' }
  if (slug === 'arenas') return { city: 'Átírva' }
  return { title: 'Átírva', name: 'Átírva' }
}

function outcomeOf(action: string, { status, body }: ApiResponse): Outcome {
  if (refusals.includes(status)) return 'no'
  if (status !== 200 && status !== 201) return `status ${status}`
  // Payload responds to a missing preference with 200 and a null value.
  if (body?.value === null) return 'no'
  if (action === 'count') return body.totalDocs > 0 ? 'yes' : 'own'
  if (Array.isArray(body?.docs)) return body.docs.length > 0 ? 'yes' : 'own'
  return 'yes'
}

let payload: Payload
let tokens: Record<Caller, string | undefined>
let checks = 0

beforeAll(async () => {
  payload = await openPayload()
  await payload.delete({ collection: 'users', where: { id: { exists: true } } })
})
afterAll(() => payload.destroy())

describe('X8: before there is any user', () => {
  const json = { email: 'tolvaj@example.org', password: 'tizenkét betű', name: 'Tolvaj', roles: ['admin'] }

  it.each(['/users/first-register', '/users'])('nobody can create one with POST %s', async (path) => {
    expect((await callApi('POST', path, { json })).status).toBe(403)
    expect((await payload.count({ collection: 'users' })).totalDocs).toBe(0)
  })
})

describe('X8: every role, collection and action of Payload’s REST API', () => {
  beforeAll(async () => {
    tokens = await createUsers(payload)
  })

  it('the table has every collection', () => {
    expect(Object.keys(table).sort()).toEqual(payload.config.collections.map(({ slug }) => slug).sort())
  })

  it('the table has versions for every collection that keeps them', () => {
    const versioned = payload.config.collections.filter(({ versions }) => versions).map(({ slug }) => slug)
    expect(Object.keys(table).filter((slug) => table[slug]?.versions)).toEqual(versioned)
  })

  describe.each(Object.entries(table))('%s', (slug, rights) => {
    it.each(Object.entries(rights))('%s: %s', async (action, allowed) => {
      const outcomes: Record<string, Outcome> = {}
      for (const caller of callers) {
        const doc = action === 'create' ? { id: 0 } : await createSample(payload, slug)
        const [method, path] = requests[action]?.(slug, doc) ?? ['GET', '/']
        const input =
          action === 'create'
            ? await sampleBody(payload, slug)
            : method === 'PATCH'
              ? { json: changeOf(slug) }
              : {}
        const response = await callApi(method, path, { as: tokens[caller], ...input })
        outcomes[caller] = outcomeOf(action, response)
        checks += 1
      }
      expect(outcomes).toEqual(expected(allowed))
    })
  })

  describe('settings', () => {
    it.each([
      ['read', 'AESC', 'GET', undefined],
      ['update', 'AEC', 'POST', { contact: { phone: '+36 1 234 5678' } }],
    ])('%s: %s', async (_, allowed, method, json) => {
      const outcomes: Record<string, Outcome> = {}
      for (const caller of callers) {
        const response = await callApi(method, '/globals/settings', { as: tokens[caller], json })
        outcomes[caller] = outcomeOf('one', response)
        checks += 1
      }
      expect(outcomes).toEqual(expected(allowed))
    })
  })

  it('checked every cell of the table', () => {
    const actions = Object.values(table).flatMap((rights) => Object.keys(rights)).length + 2
    expect(checks).toBe(actions * callers.length)
    expect(checks).toBeGreaterThan(900)
  })
})

describe('X8: other requests', () => {
  const idOf = async (role: string) => {
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: emailOf(role) } } })
    return docs[0]?.id
  }

  it.each(['editor', 'statistician', 'registrar', 'child_protection'] as const)(
    'the %s cannot add a role to their own account',
    async (role) => {
      const id = await idOf(role)
      const response = await callApi('PATCH', `/users/${id}`, {
        as: tokens[role],
        json: { name: 'Új név', roles: ['admin'] },
      })
      expect(response.status).toBe(200)
      await callApi('PATCH', `/users?where[id][equals]=${id}`, {
        as: tokens[role],
        json: { roles: ['admin'] },
      })
      const stored = await payload.findByID({ collection: 'users', id: id ?? 0 })
      expect(stored.roles).toEqual([role])
      expect(stored.name).toBe('Új név')
    },
  )

  it('the editor and the child protection officer each change their own part of the settings', async () => {
    const json = { contact: { phone: 'új' }, children: { officer_phone: 'új' } }
    const phones = async (caller: Caller) => {
      await payload.updateGlobal({
        slug: 'settings',
        data: { contact: { phone: 'régi' }, children: { officer_phone: 'régi' } },
      })
      await callApi('POST', '/globals/settings', { as: tokens[caller], json })
      const { contact, children } = await payload.findGlobal({ slug: 'settings' })
      return [contact?.phone, children?.officer_phone]
    }
    expect(await phones('editor')).toEqual(['új', 'régi'])
    expect(await phones('child_protection')).toEqual(['régi', 'új'])
    expect(await phones('admin')).toEqual(['új', 'új'])
  })

  it('the editor sees no other user', async () => {
    const { body } = await callApi('GET', '/users?limit=100', { as: tokens.editor })
    expect(body.docs.map((user: { email: string }) => user.email)).toEqual([emailOf('editor')])
    expect((await callApi('GET', `/users/${await idOf('admin')}`, { as: tokens.editor })).status).toBe(404)
  })

  it.each(['hash', 'salt', 'password', 'resetPasswordToken', 'sessions.id'])(
    'users cannot be filtered by their %s',
    async (field) => {
      const { status, body } = await callApi('GET', `/users?where[${field}][exists]=true`, {
        as: tokens.admin,
      })
      expect(status, JSON.stringify(body)).toBe(400)
    },
  )

  it('a response never contains a password hash or a session of a user', async () => {
    for (const path of ['/users', '/users/me']) {
      const { body } = await callApi('GET', path, { as: tokens.admin })
      expect(JSON.stringify(body)).not.toMatch(/"(hash|salt|resetPasswordToken)"/)
    }
  })

  it.each([['the lock of an article', (id: number) => `/payload-locked-documents/${id}?depth=2`]])(
    'the editor learns no other person’s address from %s',
    async (_, path) => {
      const { id } = await createSample(payload, 'payload-locked-documents')
      const { body } = await callApi('GET', path(id), { as: tokens.editor })
      expect(JSON.stringify(body)).not.toMatch(/@/)
    },
  )

  it.each([
    ['GET', '/graphql'],
    ['POST', '/graphql'],
    ['GET', '/graphql-playground'],
  ])('GraphQL is disabled: %s %s', async (method, path) => {
    const input = method === 'POST' ? { json: { query: '{ Users { docs { email } } }' } } : {}
    expect((await callApi(method, path, { as: tokens.admin, ...input })).status).toBe(404)
  })

  it('without signing in /access grants nothing', async () => {
    const { body } = await callApi('GET', '/access')
    // Payload returns the field permissions of sessions to everybody, but never a session.
    expect(body).toEqual({ collections: { users: { fields: { sessions: expect.anything() } } } })
  })

  it.each(callers)('another person’s preference stays when %s deletes it by its key', async (caller) => {
    const { id, key } = await createSample(payload, 'payload-preferences')
    await callApi('DELETE', `/payload-preferences/${encodeURIComponent(key ?? '')}`, {
      as: tokens[caller],
      json: {},
    })
    expect(await payload.findByID({ collection: 'payload-preferences', id })).toMatchObject({ id })
  })

  it('without signing in /users/me returns no user', async () => {
    const { body } = await callApi('GET', '/users/me')
    expect(body.user).toBeNull()
    expect(JSON.stringify(body)).not.toMatch(/@|token"/)
  })

  it.each([
    ['POST', '/users/refresh-token'],
    ['POST', '/users/logout'],
    ['POST', '/users/unlock'],
    ['POST', '/payload-preferences/nav'],
    ['DELETE', '/payload-preferences/nav'],
    ['GET', '/media/paste-url?src=https://example.org/a.png'],
    ['GET', '/purge-status?source=articles:1'],
  ])('without signing in %s %s is refused', async (method, path) => {
    const json = path === '/users/unlock' ? { email: emailOf('editor') } : {}
    const { status } = await callApi(method, path, method === 'GET' ? {} : { json })
    expect([400, ...refusals]).toContain(status)
  })

  it('a forged, an unsigned and a malformed token are refused', async () => {
    const [head, claims, signature] = (tokens.admin ?? '').split('.')
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    for (const token of [
      `${head}.${claims}.${signature?.split('').reverse().join('')}`,
      `${none}.${claims}.`,
      'x',
    ]) {
      expect((await callApi('GET', '/users', { as: token })).status).toBe(403)
    }
  })

  it('a session ends with signing out', async () => {
    const token = tokenOf(await login(emailOf('registrar'), password('registrar')))
    expect((await callApi('GET', '/join-registrations', { as: token })).status).toBe(200)
    await callApi('POST', '/users/logout', { as: token, json: {} })
    expect((await callApi('GET', '/join-registrations', { as: token })).status).toBe(403)
  })
})
