import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import config from '../payload.config.ts'
import { type Caller, callApi, createUsers, openPayload } from '../testing/newsroom.ts'
import { csv, match } from './testing/cases.ts'
import { makeLeague, removeLeague } from './testing/league.ts'
import type { SourceFile } from './types.ts'

let payload: Payload
let tokens: Record<Caller, string | undefined>
let competitionId: number

beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
  competitionId = await makeLeague(payload)
})
afterAll(async () => {
  await removeLeague(payload, competitionId)
  await payload.destroy()
})

describe('the endpoints of the import screen', () => {
  const form = (files: SourceFile[], fields: Record<string, string> = {}) => {
    const data = new FormData()
    for (const { name, bytes } of files) data.append('files', new File([new Uint8Array(bytes)], name))
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return data
  }
  const fixture = [csv('m.csv', [match(81)])]

  test.each(['preview', 'apply'])('%s is for statisticians and admins', async (call) => {
    const statuses: Record<string, number> = {}
    for (const role of ['anonymous', 'editor', 'registrar', 'statistician', 'admin'] as const) {
      const response = await callApi('POST', `/import-sport/${call}`, {
        as: tokens[role],
        form: form(fixture),
      })
      statuses[role] = response.status
    }
    expect(statuses).toEqual({ anonymous: 403, editor: 403, registrar: 403, statistician: 200, admin: 200 })
  })

  test('apply streams its progress and its outcome, with the statistician’s own rights', async () => {
    const response = await callApi('POST', '/import-sport/apply', {
      as: tokens.statistician,
      form: form([csv('m.csv', [match(82)])]),
    })
    const events = String(response.body)
      .trim()
      .split('\n\n')
      .map((event) => JSON.parse(event.replace('data: ', '')))
    expect(events.slice(0, -1)).toEqual([
      { done: 0, total: 1 },
      { done: 1, total: 1 },
    ])
    expect(events.at(-1).outcome).toMatchObject({ applied: true, writes: 1 })
    const imported = await payload.find({
      collection: 'matches',
      where: { competition: { equals: competitionId }, round: { equals: '82' } },
    })
    expect(imported.docs.map(({ status }) => status)).toEqual(['scheduled'])
  })

  test('a cookie sent from another site is ignored', async () => {
    const send = (origin: string) =>
      handleEndpoints({
        config,
        request: new Request(`${process.env.NEWSROOM_ORIGIN}/api/import-sport/preview`, {
          method: 'POST',
          headers: { cookie: `payload-token=${tokens.admin}`, origin },
          body: form(fixture),
        }),
      })
    expect((await send('https://elsewhere.example')).status).toBe(403)
    expect((await send(String(process.env.NEWSROOM_ORIGIN))).status).toBe(200)
  })

  test('too many bytes or no files are refused', async () => {
    const as = tokens.statistician
    const big = form([{ name: 'big.csv', bytes: new Uint8Array(5_100_000) }])
    expect((await callApi('POST', '/import-sport/preview', { as, form: big })).status).toBe(413)
    expect((await callApi('POST', '/import-sport/preview', { as, form: form([]) })).status).toBe(400)
    expect((await callApi('POST', '/import-sport/preview', { as, json: {} })).status).toBe(400)
  })
})
