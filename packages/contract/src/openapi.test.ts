import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { callNames, calls, callTable } from './calls.ts'
import { buildOpenApi, openApiText } from './openapi.ts'
import { ownApi } from './own-api.ts'

type Parameter = { name?: string; in?: string; required?: boolean; schema?: object; $ref?: string }
type Operation = {
  operationId: string
  parameters: Parameter[]
  requestBody?: unknown
  responses: Record<string, { $ref?: string; description?: string }>
}

const document = buildOpenApi()
const operationOf = (name: (typeof callNames)[number]) => {
  const { path, method } = callTable[name]
  return (document.paths[path] as Record<string, Operation> | undefined)?.[method.toLowerCase()]
}

function* referencesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$ref' && typeof inner === 'string') yield inner
    else yield* referencesIn(inner)
  }
}

const resolve = (reference: string) =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document)

describe('the OpenAPI document', () => {
  test('F5: the committed file is generated from the call table', () => {
    const committed = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')
    expect(committed === openApiText(), 'openapi.json is out of date: run `pnpm openapi`').toBe(true)
  })

  test('F5: it contains exactly the calls of the table', () => {
    expect(Object.keys(document.paths)).toHaveLength(callNames.length)
    const ids = callNames.map((name) => operationOf(name)?.operationId)
    expect(ids).not.toContain(undefined)
    expect(new Set(ids).size).toBe(callNames.length)
  })

  test.each(callNames)('F5: %s documents its parameters, response, problems and body', (name) => {
    const { path, params, query, headers, body, problems } = callTable[name]
    const operation = operationOf(name)
    const named = (place: string) => operation?.parameters.filter((parameter) => parameter.in === place) ?? []
    expect(named('path').map((parameter) => parameter.name)).toEqual(Object.keys(params.shape))
    for (const { name: parameter, required } of named('path')) {
      expect(required).toBe(true)
      expect(path).toContain(`{${parameter}}`)
    }
    expect(named('query').map((parameter) => parameter.name)).toEqual(Object.keys(query.shape))
    for (const { schema } of named('query')) expect(Object.keys(schema ?? {})).not.toEqual([])
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      ['200', '400', '401', '404', '500', ...Object.keys(problems ?? {})].toSorted(),
    )
    expect(named('header').map((parameter) => parameter.name)).toEqual(Object.keys(headers?.shape ?? {}))
    expect(operation?.requestBody !== undefined).toBe(body !== undefined)
  })

  test('F7: responses are documented as our api sends them, without fields of other back ends', () => {
    const { ArticleItem, CompetitionTeam, MenuItem, Paging, Player, Banner } = document.components
      .schemas as Record<string, { properties: Record<string, object>; required: string[] }>
    expect(Paging?.required).toEqual(['current_page', 'per_page', 'last_page', 'total'])
    expect(ArticleItem?.required).toEqual(Object.keys(ArticleItem?.properties ?? {}))
    expect(ArticleItem?.properties.id).toEqual({ type: 'integer', minimum: 1 })
    expect(ArticleItem?.properties.lead).toEqual({ type: ['string', 'null'] })
    expect(CompetitionTeam?.required).toContain('club_id')
    expect(MenuItem?.properties.children).toMatchObject({ items: { $ref: '#/components/schemas/MenuItem' } })
    expect(Object.keys(Player?.properties ?? {})).not.toContain('average')
    expect(Banner?.required).not.toContain('alt')
  })

  test('F7: fields that our api always sends have no default and are not null', () => {
    const page = { id: 1, lang: 'hu', title: 'a', slug: 'a', slugs: { hu: 'a', en: null }, listed: true }
    const meta = { current_page: 1, per_page: 12, last_page: 1, total: 1 }
    const answer = ownApi(calls['page/list'].answer)
    expect(answer.parse({ data: [page], meta })).toEqual({ data: [page], meta })
    for (const [name, value] of [...Object.keys(page).map((key) => [key, undefined]), ['id', null]]) {
      const incomplete = { data: [{ ...page, [String(name)]: value }], meta }
      expect(answer.safeParse(incomplete).success, `${name} ${value}`).toBe(false)
    }
    expect(answer.safeParse({ data: [page] }).success).toBe(false)
    const strictId: number | undefined = answer.parse({ data: [page], meta }).data[0]?.id
    expect(strictId).toBe(1)
  })

  test('F1: the secret and the language are headers', () => {
    expect(document.components.securitySchemes.clientSecret).toEqual({
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
    })
    expect(document.components.parameters.Localization).toMatchObject({
      name: 'X-Localization',
      in: 'header',
    })
    expect(document.servers).toEqual([{ url: '/api/v1' }])
  })

  test('F7: every reference resolves, and every schema is used', () => {
    const references = new Set(referencesIn(document))
    expect(references.size).toBeGreaterThan(40)
    for (const reference of references) expect(resolve(reference), reference).toBeTypeOf('object')
    for (const name of Object.keys(document.components.schemas)) {
      expect(name).toMatch(/^[A-Za-z0-9._-]+$/)
      expect(references).toContain(`#/components/schemas/${name}`)
    }
  })
})
