import { isDeepStrictEqual } from 'node:util'
import { basePath, type CallName, callTable, type PromisedAnswer } from '@palank/contract/calls'
import { problem } from '@palank/contract/problem'
import { promised } from '@palank/contract/promised'
import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { type Env, readEnv } from '../env.ts'
import { buildServer } from '../server.ts'
import { needed } from './database.ts'

export type Query = Record<string, string | number | string[]>
export type Asked = {
  params?: Record<string, string | number>
  query?: Query
  headers?: Record<string, string>
}
// biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the tests are about
export type Answer<Body = any> = { status: number; type: string; body: Body; text: string }

export const testEnv = (more: Record<string, string> = {}): Env =>
  readEnv({
    APP_NAME: 'solymok',
    API_DATABASE_URL: needed('API_DATABASE_URL'),
    CLIENT_SECRET: needed('CLIENT_SECRET'),
    API_PORT: '1',
    LOG_LEVEL: 'silent',
    ...more,
  })

function urlOf(name: CallName, { params = {}, query = {} }: Asked): string {
  const path = callTable[name].path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  )
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().map((one) => [key, String(one)]),
  )
  return `${basePath}${path}?${new URLSearchParams(pairs as [string, string][])}`
}

/** Whether an answer holds all that we promise and nothing more: parsing would drop what it does not know. */
export function isByContract(name: CallName, body: unknown): boolean {
  const parsed = promised(callTable[name].answer).safeParse(body)
  return parsed.success && isDeepStrictEqual(parsed.data, body)
}

export function openApi(env = testEnv()) {
  const { app, drain } = buildServer(env)

  async function send(url: string, options: Omit<InjectOptions, 'url'> = {}): Promise<Answer> {
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

  const ask = (name: CallName, asked: Asked = {}): Promise<Answer> =>
    send(urlOf(name, asked), { headers: asked.headers ?? {} })

  /** An answer that must be right: 200, and exactly what we promise. */
  async function get<Name extends CallName>(name: Name, asked: Asked = {}): Promise<PromisedAnswer<Name>> {
    const { status, body } = await ask(name, asked)
    expect(status, `${name} ${JSON.stringify(asked)} ${JSON.stringify(body)}`).toBe(200)
    expect(promised(callTable[name].answer).parse(body)).toStrictEqual(body)
    return body as PromisedAnswer<Name>
  }

  return { app, drain, send, ask, get, close: () => app.close() }
}

export type TestApi = ReturnType<typeof openApi>

export function expectProblem(answer: Answer, status: number): void {
  expect({ status: answer.status, type: answer.type }).toEqual({
    status,
    type: 'application/problem+json; charset=utf-8',
  })
  expect(problem.strict().parse(answer.body).status).toBe(status)
}
