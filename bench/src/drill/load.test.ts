import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startLoad } from './load.ts'

test('the load counts by kind what was not answered as before', async () => {
  let isBroken = false
  const server = createServer((request, response) => {
    if (request.url === '/join' && isBroken) return response.writeHead(502).end()
    const text = request.url === '/two' && isBroken ? '<p>error</p>' : `<p>${request.url}</p>`
    const isFresh = request.url?.startsWith('/fresh')
    response.setHeader('content-type', 'text/html')
    response.end(isFresh && isBroken ? '<html>' : `<html>${text}</html>`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  let freshCount = 0
  const load = startLoad({
    origin: `http://127.0.0.1:${port}`,
    cached: new Map([
      ['/one', '<html><p>/one</p></html>'],
      ['/two', '<html><p>/two</p></html>'],
    ]),
    nextFresh: () => `/fresh-${++freshCount}`,
    join: '/join',
    perSecond: 100,
  })
  try {
    const good = await load.during(() => sleep(300))
    expect([good.cached.errors, good.fresh.errors, good.join.errors]).toEqual([[], [], []])
    expect(good.cached.requests).toBeGreaterThan(10)
    isBroken = true
    const bad = await load.during(() => sleep(300))
    expect(new Set(bad.join.errors)).toEqual(new Set(['/join: 502']))
    expect(bad.cached.errors[0]).toMatch(/^\/two: another body at \d+/)
    expect(bad.cached.errors.every((error) => error.startsWith('/two'))).toBe(true)
    expect(bad.fresh.errors.length).toBe(bad.fresh.requests)
  } finally {
    await load.stop()
    server.closeAllConnections()
    server.close()
  }
})
