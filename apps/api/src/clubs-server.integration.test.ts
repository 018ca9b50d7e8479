import { randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { basePath } from '@palank/contract/calls'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type ClubAnswer, sendTo, startClubs, type TestClub } from './testing/clubs.ts'
import { freePort, startMain } from './testing/process.ts'

type Running = Awaited<ReturnType<typeof startClubs>>
let running: Running

beforeAll(async () => {
  running = await startClubs(['vidrak', 'sunok', 'nyestek'])
})
afterAll(() => running.close())
afterEach(async () => {
  for (const club of running.clubs) {
    await club.relay.restore()
    await untilAnswering(club)
  }
})

const clubAt = (index: number) => running.clubs[index] as TestClub
const listPath = `${basePath}/article/list?lang=hu&limit=10`

function listArticles(club: TestClub, { host = club.host, secret = club.secret } = {}) {
  return running.send(host, listPath, { headers: { authorization: secret } })
}

/** A database that is back is noticed at the next probe. */
async function untilAnswering(club: TestClub) {
  for (let attempt = 0; attempt < 300 && (await listArticles(club)).status !== 200; attempt++)
    await sleep(100)
}

const registration = JSON.stringify({
  name: 'Kiss Éva',
  email: 'eva@example.hu',
  birth_year: new Date().getFullYear() - 10,
  played_basketball_before: false,
})

const register = (club: TestClub, key: string) =>
  running.send(club.host, `${basePath}/joinus/regNewSportUser?lang=hu`, {
    method: 'POST',
    headers: {
      authorization: club.secret,
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-consent-version': '1',
    },
    body: registration,
  })

function expectArticlesOf(club: TestClub, { status, body }: ClubAnswer) {
  expect(status).toBe(200)
  const { data, meta } = JSON.parse(body)
  const expected = Array.from({ length: club.articles }, (_, index) => `${club.name} ${index + 1}`)
  expect(data.map(({ title }: { title: string }) => title).toSorted()).toEqual(expected)
  expect(meta.total).toBe(club.articles)
}

function expectMisdirected({ status, type, body }: ClubAnswer) {
  expect([status, type]).toEqual([421, 'application/problem+json; charset=utf-8'])
  expect(JSON.parse(body)).toMatchObject({ status: 421, title: 'No club is served under this host' })
}

describe('several clubs in one api', () => {
  test('never mix: content, cached totals, secrets and idempotency keys follow the Host', async () => {
    const stored = running.clubs.map(() => new Set<string>())
    const keys = Array.from({ length: 4 }, () => randomUUID())
    const club = fc.nat({ max: 2 })
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ kind: fc.constant('list' as const), club }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('foreign' as const), club, other: club }) },
      {
        weight: 2,
        arbitrary: fc.record({ kind: fc.constant('join' as const), club, key: fc.nat({ max: 3 }) }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('unknown' as const), club, host: fc.domain() }) },
    )
    type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

    async function take(next: Step): Promise<void> {
      const own = clubAt(next.club)
      if (next.kind === 'list') return expectArticlesOf(own, await listArticles(own))
      if (next.kind === 'unknown') return expectMisdirected(await listArticles(own, { host: next.host }))
      if (next.kind === 'foreign') {
        const other = clubAt(next.other)
        const answer = await listArticles(own, { secret: other.secret })
        if (other === own) expectArticlesOf(own, answer)
        else expect(answer.status).toBe(401)
        return
      }
      const key = keys[next.key] as string
      stored[next.club]?.add(key)
      const { status, body } = await register(own, key)
      expect([status, JSON.parse(body)]).toEqual([200, { status: 'OK' }])
    }

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        await Promise.all(steps.map(take))
      }),
      { numRuns: 40 },
    )
    for (const [index, { owner }] of running.clubs.entries()) {
      const { rows } = await owner.query(
        'select count(*)::int as registrations from public.join_registrations',
      )
      expect(rows).toEqual([{ registrations: stored[index]?.size }])
    }
  })

  test('an unknown or missing Host is 421, whatever is asked', async () => {
    for (const path of ['/', listPath, `${basePath}/openapi.json`, '/%', '/nincs'])
      for (const host of [undefined, '', 'idegen.example', 'vidrak.example:8080', '127.0.0.1'])
        expectMisdirected(await running.send(host, path))
    const post = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x'.repeat(70_000) }
    expectMisdirected(await running.send('idegen.example', `${basePath}/joinus/regNewSportUser`, post))
  })

  test('X2: health is that of the process without a Host of a club, and of the club with one', async () => {
    clubAt(1).relay.hang()
    expect(await running.send('127.0.0.1', '/healthz')).toMatchObject({ status: 200 })
    expect(await running.send(undefined, '/readyz')).toMatchObject({ status: 200, body: '{"status":"ok"}' })
    expect(await running.send(clubAt(0).host, '/readyz')).toMatchObject({ status: 200 })
    expect(await running.send(clubAt(1).host, '/readyz')).toMatchObject({ status: 503 })
  })
})

describe('the process', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-clubs-'))
  const start = (port: number, names: string[]) =>
    startMain({ APP_NAME: names.join(','), CLUBS_ENV_DIR: folder, API_PORT: String(port) })

  test('A3: serves the clubs that APP_NAME lists, each with the settings of its file', async () => {
    for (const { name, env, host, secret } of running.clubs)
      writeFileSync(
        path.join(folder, `${name}.env`),
        `API_DATABASE_URL=${env.API_DATABASE_URL}\nPUBLIC_ORIGIN=http://${host}\nCLIENT_SECRET=${secret}\n`,
      )
    const port = await freePort()
    const main = start(
      port,
      running.clubs.map(({ name }) => name),
    )
    await main.listening()
    for (const club of running.clubs)
      expectArticlesOf(
        club,
        await sendTo(port, club.host, listPath, { headers: { authorization: club.secret } }),
      )
    expectMisdirected(await sendTo(port, 'idegen.example', listPath))
    main.child.kill('SIGTERM')
    expect(await main.ended).toBe(0)
    const clubs = main
      .output()
      .split('\n')
      .flatMap((line) => /"club":"(\w+)".*"answered"/.exec(line)?.[1] ?? [])
    expect(clubs.toSorted()).toEqual(running.clubs.map(({ name }) => name).toSorted())
  })

  test('A3: does not start without a variable of one club, which it names', async () => {
    writeFileSync(path.join(folder, 'hodok.env'), 'PUBLIC_ORIGIN=http://hodok.example\nCLIENT_SECRET=titok\n')
    const main = start(await freePort(), ['vidrak', 'hodok'])
    expect(await main.ended).not.toBe(0)
    expect(main.output()).toMatch(/hodok: api: invalid environment variables\n +API_DATABASE_URL: /)
    expect(main.output()).not.toContain('titok')
  })
})

describe('one club’s database', () => {
  /** Ten requests at a time to each of the others; their statuses and the slowest one. */
  async function visitOthers(club: TestClub, rounds: number) {
    const others = running.clubs.filter((other) => other !== club)
    const failures: number[] = []
    let slowest = 0
    for (let round = 0; round < rounds; round++) {
      const visits = others.flatMap((other) => Array.from({ length: 10 }, () => other))
      await Promise.all(
        visits.map(async (other) => {
          const start = performance.now()
          const { status } = await listArticles(other)
          slowest = Math.max(slowest, performance.now() - start)
          if (status !== 200) failures.push(status)
        }),
      )
    }
    return { failures, slowest }
  }

  test.each(['hang', 'refuse'] as const)(
    'X2: when it does not answer (%s), no other club notices',
    // Other work on the machine may take its second once.
    { retry: 2 },
    async (how) => {
      const broken = clubAt(0)
      await Promise.all(running.clubs.map((club) => listArticles(club)))
      await broken.relay[how]()
      // A flood of the club whose database is gone: more than it has connections.
      const flood = Array.from({ length: 100 }, () => listArticles(broken))
      const { failures, slowest } = await visitOthers(broken, 30)
      const broken503 = (await Promise.all(flood)).filter(({ status }) => status === 503)
      expect(failures).toEqual([])
      // The broken club's own requests wait longer before they are given up.
      expect(slowest).toBeLessThan(1000)
      expect(broken503.length).toBe(flood.length)
      await broken.relay.restore()
      await untilAnswering(broken)
      expectArticlesOf(broken, await listArticles(broken))
    },
  )
})
