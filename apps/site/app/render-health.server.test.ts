import { describe, expect, test } from 'vitest'
import { requestContext } from './context.server.ts'
import { createRenderHealth, type RenderHealth, reportRender } from './render-health.server.ts'
import { routeArgs } from './testing/run-loader.ts'

function clock() {
  let time = 0
  return { now: () => time, pass: (ms: number) => (time += ms) }
}

const fail = (health: RenderHealth, paths: string[]) => {
  for (const path of paths) health.failed(path)
}

describe('R3: renders', () => {
  test('fail when five on three addresses have failed within ten seconds', () => {
    const { now, pass } = clock()
    const health = createRenderHealth(now)
    fail(health, ['/a', '/b', '/c', '/a'])
    expect(health.isFailing()).toBe(false)
    pass(9_000)
    health.failed('/b')
    expect(health.isFailing()).toBe(true)
    pass(1_000)
    expect(health.isFailing()).toBe(false)
  })

  test('do not fail because of one or two addresses, however often these are requested', () => {
    const health = createRenderHealth()
    fail(health, Array<string[]>(50).fill(['/a', '/b']).flat())
    expect(health.isFailing()).toBe(false)
  })

  test('do not fail when there is a good one between', () => {
    const health = createRenderHealth()
    fail(health, ['/a', '/b', '/c', '/d'])
    health.succeeded()
    fail(health, ['/e', '/f', '/g', '/h'])
    expect(health.isFailing()).toBe(false)
  })

  test('are proven by a good one, until one fails or ten seconds have passed', () => {
    const { now, pass } = clock()
    const health = createRenderHealth(now)
    expect(health.isProven()).toBe(false)
    health.succeeded()
    expect(health.isProven()).toBe(true)
    health.failed('/a')
    expect(health.isProven()).toBe(false)
    health.succeeded()
    pass(10_000)
    expect(health.isProven()).toBe(false)
  })
})

describe('R3: the answer of a failed render', () => {
  const renders = createRenderHealth()
  async function answerAt(path: string, status: number, partial = false) {
    const args = routeArgs(path, { site: { renders } })
    args.context.get(requestContext).facts.partial = partial
    const response = await reportRender(args, async () => new Response('page', { status }))
    return [response.status, response.headers.get('retry-after'), await response.text()]
  }

  test('is 500 for one bad address, and 503 once all fail', async () => {
    for (let count = 0; count < 6; count += 1)
      expect(await answerAt('/hirek/a', 500)).toEqual([500, null, 'page'])
    await answerAt('/hirek/b', 500)
    expect(await answerAt('/hirek/c', 500)).toEqual([503, '5', 'page'])
    expect(await answerAt('/hirek/a', 500)).toEqual([503, '5', 'page'])
  })

  test('is not made better by a missing page, a redirect or a page without its parts', async () => {
    await answerAt('/nincs', 404)
    await answerAt('/Kezdo', 301)
    await answerAt('/csatlakozz', 200, true)
    expect(await answerAt('/hirek/d', 500)).toEqual([503, '5', 'page'])
    await answerAt('/kezdo', 200)
    expect(await answerAt('/hirek/e', 500)).toEqual([500, null, 'page'])
  })
})
