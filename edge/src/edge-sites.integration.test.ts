import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EdgeProcess, FakeSite, page } from './testing/edge-process.ts'

const edge = new EdgeProcess()
const sites = [edge.site, new FakeSite()] as const
const [first, second] = sites

beforeAll(async () => {
  for (const site of sites) await site.start()
  await edge.start({
    sites: sites.map(({ port }) => `127.0.0.1:${port}`),
    trustedProxies: ['127.0.0.1'],
    workers: 2,
  })
})
afterAll(async () => {
  await second.stop()
  await edge.remove()
})
beforeEach(async () => {
  for (const site of sites) site.reset()
  // A site that failed in an earlier test is tried again in the next second.
  await sleep(1100)
})

let visitors = 0
/** Each from an address of its own, so that no limit is reached. */
const visit = (path: string, method = 'GET') => {
  const number = visitors++
  const headers = { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` }
  return edge.request(path, headers, method)
}

/** Requests of pages that nobody has seen, 40 a second; their statuses when `work` is done. */
async function whileVisited(work: () => Promise<void>): Promise<number[]> {
  const requests: Promise<number>[] = []
  const send = () =>
    requests.push(
      visit(edge.newPath()).then(
        ({ status }) => status,
        () => 0,
      ),
    )
  const timer = setInterval(send, 25)
  await work()
  clearInterval(timer)
  return Promise.all(requests)
}

const failed = (statuses: number[]) => statuses.filter((status) => status !== 200)
const failing = page('failing', { 'cache-control': 'no-store' }, 503)

describe('two sites', () => {
  test('R6: restarted one right after the other, without a pause, no request fails', async () => {
    const statuses = await whileVisited(async () => {
      for (let round = 0; round < 2; round++) {
        for (const site of sites) {
          await site.stop()
          await sleep(2000)
          await site.start()
        }
      }
    })
    expect(statuses.length).toBeGreaterThan(50)
    expect(failed(statuses)).toEqual([])
  })

  test('R3: one that answers 503 gets at most two requests a second, and no visitor notices', async () => {
    first.respond = failing
    const statuses = await whileVisited(() => sleep(3000))
    expect(failed(statuses)).toEqual([])
    expect(first.requests.length).toBeLessThanOrEqual(6)
    expect(second.requests.length).toBeGreaterThan(60)
  })

  test('R3: if both fail, each gets few requests', async () => {
    for (const site of sites) site.respond = failing
    await whileVisited(() => sleep(3000))
    // Three a second, and the second in which it begins.
    for (const site of sites) expect(site.requests.length).toBeLessThanOrEqual(12)
  })

  test('R3: an address that fails, or a busy moment, does not count against a site', async () => {
    for (const status of [500, 429]) {
      for (const site of sites) {
        site.respond = (request, response) =>
          request.url.startsWith('/calendar/')
            ? page('error', { 'cache-control': 'no-store' }, status)(request, response)
            : page('good')(request, response)
      }
      for (let count = 0; count < 20; count++)
        expect((await visit(`/calendar/team-${count + 1}.hu.ics`)).status).toBe(status)
      for (let count = 0; count < 4; count++) {
        expect(await visit(edge.newPath())).toMatchObject({ status: 200, text: 'good' })
        expect(await visit('/csatlakozz')).toMatchObject({ status: 200, text: 'good' })
      }
    }
  })

  test('R3, G4: an empty form comes from the other site, and a form that was sent is not repeated', async () => {
    first.respond = failing
    second.respond = page('form', { 'cache-control': 'no-store' })
    for (let count = 0; count < 6; count++)
      expect(await visit('/csatlakozz')).toMatchObject({ status: 200, text: 'form' })
    second.respond = failing
    await sleep(1100)
    for (const site of sites) site.requests.length = 0
    for (let count = 0; count < 6; count++)
      expect(await visit('/csatlakozz', 'POST')).toMatchObject({ status: 503, text: 'failing' })
    expect(first.requests.length + second.requests.length).toBe(6)
  })

  test('G4: failing pages do not close the join form, nor a failing form the pages', async () => {
    for (const site of sites) {
      site.respond = (request, response) =>
        (request.url.startsWith('/csatlakozz') ? page('form', { 'cache-control': 'no-store' }) : failing)(
          request,
          response,
        )
    }
    for (let count = 0; count < 10; count++) expect((await visit(edge.newPath())).status).not.toBe(200)
    for (let count = 0; count < 4; count++)
      expect(await visit('/csatlakozz', 'POST')).toMatchObject({ status: 200, text: 'form' })
    for (const site of sites) {
      site.respond = (request, response) =>
        (request.url.startsWith('/csatlakozz') ? failing : page('good'))(request, response)
    }
    await sleep(1100)
    for (let count = 0; count < 10; count++)
      expect(await visit('/csatlakozz', 'POST')).toMatchObject({ status: 503, text: 'failing' })
    for (let count = 0; count < 4; count++) expect((await visit(edge.newPath())).status).toBe(200)
  })
})
