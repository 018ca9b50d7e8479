import { isDeepStrictEqual } from 'node:util'
import { basePath, type CallName, callTable, type OwnApiAnswer } from '@palank/contract/calls'
import { ownApi } from '@palank/contract/own-api'
import { problem } from '@palank/contract/problem'
import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { type Env, readEnv } from '../env.ts'
import { buildServer } from '../server.ts'
import { requiredEnv } from './database.ts'

export type Query = Record<string, string | number | string[]>
export type CallRequest = {
  params?: Record<string, string | number>
  query?: Query
  headers?: Record<string, string>
}
// biome-ignore lint/suspicious/noExplicitAny: the tests assert what a response holds
export type Response<Body = any> = { status: number; type: string; body: Body; text: string }

export const testEnv = (more: Record<string, string> = {}): Env =>
  readEnv({
    APP_NAME: 'sunok',
    API_DATABASE_URL: requiredEnv('API_DATABASE_URL'),
    CLIENT_SECRET: requiredEnv('CLIENT_SECRET'),
    API_PORT: '1',
    LOG_LEVEL: 'silent',
    ...more,
  })

function urlOf(name: CallName, { params = {}, query = {} }: CallRequest): string {
  const path = callTable[name].path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  )
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().map((item) => [key, String(item)]),
  )
  return `${basePath}${path}?${new URLSearchParams(pairs as [string, string][])}`
}

/** Compares with the parsed body, because parsing drops unknown keys. */
export function isByContract(name: CallName, body: unknown): boolean {
  const parsed = ownApi(callTable[name].answer).safeParse(body)
  return parsed.success && isDeepStrictEqual(parsed.data, body)
}

export function createTestApi(env = testEnv()) {
  const { app, drain } = buildServer(env)

  async function send(url: string, options: Omit<InjectOptions, 'url'> = {}): Promise<Response> {
    const { headers, ...rest } = options
    const response = await app.inject({
      method: 'GET',
      url,
      headers: { authorization: env.CLIENT_SECRET, ...headers },
      ...rest,
    })
    const type = String(response.headers['content-type'] ?? '')
    const body = type.includes('json') && response.payload ? JSON.parse(response.payload) : undefined
    return { status: response.statusCode, type, body, text: response.payload }
  }

  const call = (name: CallName, request: CallRequest = {}): Promise<Response> =>
    send(urlOf(name, request), { headers: request.headers ?? {} })

  /** A call that must succeed: 200, and exactly the fields of our own api. */
  async function get<Name extends CallName>(
    name: Name,
    request: CallRequest = {},
  ): Promise<OwnApiAnswer<Name>> {
    const { status, body } = await call(name, request)
    expect(status, `${name} ${JSON.stringify(request)} ${JSON.stringify(body)}`).toBe(200)
    expect(ownApi(callTable[name].answer).parse(body)).toStrictEqual(body)
    return body as OwnApiAnswer<Name>
  }

  return { app, drain, send, call, get, close: () => app.close() }
}

export type TestApi = ReturnType<typeof createTestApi>

export function expectProblem(response: Response, status: number): void {
  expect({ status: response.status, type: response.type }).toEqual({
    status,
    type: 'application/problem+json; charset=utf-8',
  })
  expect(problem.strict().parse(response.body).status).toBe(status)
}
