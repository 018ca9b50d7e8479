import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type LoadOptions, startLoad } from './load.ts'
import { startLoadThread } from './load-thread.ts'
import { freshAddresses } from './pages.ts'

/** Answers each address with its own page until it is broken. */
async function startPages() {
  let isBroken = false
  const requested: string[] = []
  const server = createServer((request, response) => {
    requested.push(request.url ?? '')
    if (request.url === '/join' && isBroken) return response.writeHead(502).end()
    const text = request.url === '/two' && isBroken ? '<p>error</p>' : `<p>${request.url}</p>`
    const isFresh = request.url?.startsWith('/fresh')
    response.setHeader('content-type', 'text/html')
    response.end(isFresh && isBroken ? '<html>' : `<html>${text}</html>`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    requested,
    options: {
      origin: `http://127.0.0.1:${port}`,
      cached: new Map([
        ['/one', '<html><p>/one</p></html>'],
        ['/two', '<html><p>/two</p></html>'],
      ]),
      join: '/join',
      perSecond: 100,
    },
    break: () => {
      isBroken = true
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const freshPages = Array.from({ length: 500 }, (_, index) => `/fresh-${index}`)

test.each([
  [
    'here',
    (options: Omit<LoadOptions, 'nextFresh'>) =>
      startLoad({ ...options, nextFresh: freshAddresses(freshPages, 'x') }),
  ],
  [
    'in a thread of its own',
    (options: Omit<LoadOptions, 'nextFresh'>) =>
      startLoadThread({ ...options, fresh: freshPages, word: 'x' }),
  ],
])('the load counts by kind what was not answered as before: %s', async (_, start) => {
  const pages = await startPages()
  const load = start(pages.options)
  try {
    // The first requests of a thread wait for its start.
    await expect.poll(() => pages.requested.length).toBeGreaterThan(10)
    const good = await load.during(() => sleep(300))
    expect([good.cached.errors, good.fresh.errors, good.join.errors]).toEqual([[], [], []])
    expect(good.cached.requests).toBeGreaterThan(10)
    expect(good.cached.p99).toBeGreaterThan(0)
    const untimed = await load.during(() => load.untimed(() => sleep(300)))
    expect(untimed.cached.requests).toBeGreaterThan(10)
    pages.break()
    const bad = await load.during(() => sleep(300))
    expect(new Set(bad.join.errors)).toEqual(new Set(['/join: 502']))
    expect(bad.cached.errors[0]).toMatch(/^\/two: another body at \d+/)
    expect(bad.cached.errors.every((error) => error.startsWith('/two'))).toBe(true)
    expect(bad.fresh.errors.length).toBe(bad.fresh.requests)
    const changed = await load.during(() => sleep(300), { bodiesChange: true })
    expect(changed.cached.errors).toEqual([])
    const without = await load.during(() => sleep(300), { except: ['/two'] })
    expect(without.cached.errors).toEqual([])
    await expect(load.during(() => Promise.reject(new Error('the drill failed')))).rejects.toThrow(
      'the drill failed',
    )
    expect((await load.during(() => sleep(300))).join.errors).not.toEqual([])
  } finally {
    await load.stop()
    pages.stop()
  }
})
