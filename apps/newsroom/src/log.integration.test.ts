import { readFileSync } from 'node:fs'
import { type Block, type CollectionSlug, type Field, handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLog, redirectConsole } from './log.ts'
import config from './payload.config.ts'
import { blocks } from './rich-text/blocks.ts'
import { type Caller, callApi, createUsers, login, openPayload } from './testing/newsroom.ts'

/** Stands for everything that people type; occurs nowhere else. */
const canary = 'Zsuzsikanári'
const mail = 'zsuzsikanari@example.org'
const account = 'zsuzsikanari.2@example.org'

let payload: Payload
let tokens: Record<Caller, string | undefined>
const lines: string[] = []
const created: { collection: CollectionSlug; id: number }[] = []
const consoleBefore = { ...console }

beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
  const log = createLog(
    'newsroom',
    { APP_NAME: 'hattyuk', LOG_LEVEL: 'debug' },
    { write: (line: string) => void lines.push(line) },
  )
  vi.spyOn(payload, 'logger', 'get').mockReturnValue(log)
  redirectConsole(log)
})
afterAll(async () => {
  Object.assign(console, consoleBefore)
  vi.restoreAllMocks()
  for (const { collection, id } of created.reverse())
    await payload.delete({ collection, where: { id: { equals: id } }, trash: true })
})

const words = { type: 'text', version: 1, text: canary, format: 0, mode: 'normal', style: '', detail: 0 }
const node = (type: string, rest: object) => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  ...rest,
})

/** Each block with one field missing, so that every one is invalid. */
const halfFilled = blocks.flatMap(({ slug, fields }) =>
  fields.map((missing) =>
    node('block', {
      fields: {
        id: `${slug}1`,
        blockType: slug,
        ...typedInto(fields.filter((field) => field !== missing)),
      },
    }),
  ),
)
const richText = () => ({
  root: node('root', {
    children: [
      node('paragraph', { children: [words] }),
      node('link', { fields: { linkType: 'custom', url: canary }, children: [words] }),
      node('upload', { relationTo: 'media', value: canary, fields: { caption: canary } }),
      ...halfFilled,
    ],
  }),
})

/** Puts the canary into every field, whether the field accepts text or not. */
function typedIntoOne(field: Field): unknown {
  switch (field.type) {
    case 'richText':
      return richText()
    case 'email':
      return mail
    case 'array':
      return [typedInto(field.fields)]
    case 'group':
      return typedInto(field.fields)
    case 'blocks':
      return field.blocks.map((block: Block) => ({ blockType: block.slug, ...typedInto(block.fields) }))
    case 'checkbox':
      return true
    default:
      return 'hasMany' in field && field.hasMany ? [canary] : canary
  }
}
function typedInto(fields: Field[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (field.type === 'tabs')
        return field.tabs.flatMap((tab) =>
          'name' in tab ? [[tab.name ?? '', typedInto(tab.fields)]] : Object.entries(typedInto(tab.fields)),
        )
      if ('name' in field && field.name) return [[field.name, typedIntoOne(field)]]
      return 'fields' in field ? Object.entries(typedInto(field.fields)) : []
    }),
  )
}

/** Only the fields whose value a form sends as typed. */
const isText = ({ type }: Field) => ['text', 'textarea', 'richText', 'email', 'checkbox'].includes(type)
const texts = (fields: Field[]) => typedInto(fields.filter((field) => isText(field)))

/** The lines with the canary in the logs of newsroom and PostgreSQL; in an address it is percent-encoded. */
const found = () =>
  [...lines, ...readFileSync(process.env.DATABASE_LOG ?? '', 'utf8').split('\n')].filter((line) =>
    /zsuzsikan(?:á|a|%C3%A1)ri/i.test(line),
  )

test('nothing typed into any field of any form reaches the log', async () => {
  const statuses: Record<string, number> = {}
  const send = async (method: string, path: string, json: unknown) => {
    const { status, body } = await callApi(method, path, { as: tokens.admin, json })
    statuses[status] = (statuses[status] ?? 0) + 1
    return body.doc?.id as number | undefined
  }
  for (const { config: collection } of Object.values(payload.collections)) {
    const { slug, fields } = collection
    if (slug.startsWith('payload-')) continue
    const path = `/${slug}`
    const bodies = [
      typedInto(fields),
      texts(fields),
      // PostgreSQL rejects both, and its error quotes the values of the statement.
      { ...texts(fields), title: `${canary}\0`, name: `${canary}\0`, last_name: `${canary}\0` },
      { ...texts(fields), year: 1e300, birth_year: 1e300, season: 1e300 },
    ]
    for (const query of ['', '?draft=true'])
      for (const body of bodies) {
        const id = await send('POST', path + query, body)
        if (id) created.push({ collection: slug, id })
        for (const again of id ? bodies : bodies.slice(0, 1))
          await send('PATCH', `${path}/${id ?? canary}?draft=true&autosave=true`, again)
      }
    for (const query of [
      `where[title][like]=${canary}`,
      `where[${canary}][equals]=1`,
      `where[id][equals]=${canary}`,
      `where[createdAt][greater_than]=${canary}`,
      `sort=${canary}`,
      `depth=${canary}&limit=${canary}&locale=${canary}&select[${canary}]=true`,
    ])
      await send('GET', `${path}?${encodeURI(query)}`, undefined)
    await send('DELETE', `${path}?where[id][equals]=${encodeURIComponent(canary)}`, undefined)
  }
  for (const { slug, fields } of payload.config.globals)
    await send('POST', `/globals/${slug}`, typedInto(fields))
  // Some are saved, some are rejected by validation, some fail in the database.
  for (const status of [200, 201, 400, 500]) expect(statuses[status], `${status}`).toBeGreaterThan(5)
  expect(lines.length).toBeGreaterThan(100)
  expect(found()).toEqual([])
})

test('nothing typed at sign-in, in an address or in an invalid JSON body reaches the log', async () => {
  const json = { email: mail, password: canary, code: canary, token: canary, name: canary }
  for (const path of [
    '/users/login',
    '/users/forgot-password',
    '/users/reset-password',
    '/users/unlock',
    '/users/invite',
    '/users/first-register',
    `/users/verify/${canary}`,
    `/users/second-factor/${canary}`,
    `/${canary}`,
    `/courtside/${canary}/events`,
    `/courtside/1/events?since=${canary}`,
  ])
    for (const who of [undefined, tokens.admin]) await callApi('POST', encodeURI(path), { as: who, json })
  await payload.create({
    collection: 'users',
    data: { email: account, password: canary.repeat(3), name: canary, roles: ['editor'] },
  })
  expect((await login(account, `${canary}?`)).status).toBe(401)
  vi.spyOn(payload, 'sendEmail').mockRejectedValue(new Error(`550 5.1.1 <${account}>: Recipient rejected`))
  await callApi('POST', '/users/forgot-password', { json: { email: account } })
  for (const [type, body] of [
    ['application/json', `{"title": ${canary}}`],
    ['application/json', canary],
    [
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${canary}\r\n--x--`,
    ],
    ['application/x-www-form-urlencoded', `_payload=${canary}`],
  ] as const) {
    const headers = { authorization: `JWT ${tokens.admin}`, 'content-type': type }
    const request = new Request(`${process.env.NEWSROOM_ORIGIN}/api/articles`, {
      method: 'POST',
      headers,
      body,
    })
    await handleEndpoints({ config, request })
  }
  expect(found()).toEqual([])
})

test('nothing from the error of a failing hook reaches the log', async () => {
  const { hooks } = payload.collections.tags.config
  hooks.beforeChange.push(({ data }) => {
    throw Object.assign(new TypeError(`cannot read "${data.name}"`), { data })
  })
  const { status } = await callApi('POST', '/tags', { as: tokens.admin, json: { name: canary } })
  hooks.beforeChange.pop()
  expect(status).toBe(500)
  expect(found()).toEqual([])
})
