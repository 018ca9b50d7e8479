import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Context } from './calls/handler.ts'
import { type Database, openDatabase } from './db.ts'
import { handlers } from './server.ts'
import { testEnv } from './testing/api.ts'
import { fillDatabase, published } from './testing/content.ts'
import { connect, type Owner, save, truncateContent } from './testing/database.ts'
import { createTotals } from './totals.ts'

let owner: Owner
let db: Database

beforeAll(async () => {
  owner = await connect()
  await fillDatabase(owner)
  db = openDatabase(testEnv())
})
afterAll(async () => {
  await db.close()
  await truncateContent(owner)
  await owner.end()
})

function createCountingList() {
  const counts: string[] = []
  const json: Database['json'] = (sql, values) => {
    if (/^\s*select count/.test(sql)) counts.push(sql)
    return db.json(sql, values)
  }
  const countingDb = { ...db, json }
  const context: Context = {
    db: countingDb,
    totals: createTotals(countingDb),
    season: 2025,
    clubId: 1,
    languages: ['hu'],
  }
  const list = async (category?: string) => {
    const query = { page: 1, per_page: 12, ...(category ? { 'filters[category]': category } : {}) }
    const json = await handlers['article/list'](context, { params: {}, query, lang: 'hu' })
    return JSON.parse(String(json)).meta.total as number
  }
  return { counts, list }
}

test('F6: fifty requests count a list once, and each list separately', async () => {
  const { counts, list } = createCountingList()
  const totals = await Promise.all(Array.from({ length: 25 }, () => list()))
  for (let run = 0; run < 25; run++) totals.push(await list())
  expect(new Set(totals)).toEqual(new Set([7]))
  expect(counts.length).toBe(1)
  expect([await list('merkozes'), await list('jobs'), await list('jobs')]).toEqual([3, 1, 1])
  expect(counts.length).toBe(3)
})

test('F6: after five seconds a list is counted again in the background', async () => {
  // A clock that no busy machine puts forward.
  let time = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time)
  const pass = async (ms: number) => {
    time += ms
    // The cache looks at the clock once a millisecond.
    await sleep(20)
  }
  const { counts, list } = createCountingList()
  expect(await list()).toBe(7)
  await save(owner, 'articles', { id: 60, ...published('2025-06-06') }, { hu: { title: 'Új', slug: 'uj' } })
  await pass(4_900)
  expect([await list(), counts.length]).toEqual([7, 1])
  await pass(200)
  expect(await list()).toBe(7)
  await expect.poll(() => list()).toBe(8)
  expect(counts.length).toBe(2)
  clock.mockRestore()
})

test('X2: a failing count is an error the first time, and the last known number afterwards', async () => {
  let working = true
  const failing = {
    ...db,
    json: async () => (working ? Buffer.from('5') : Promise.reject(new Error('gone'))),
  }
  const totals = createTotals(failing)
  expect(await totals('select 1')).toBe(5)
  working = false
  await sleep(5_100)
  expect(await totals('select 1')).toBe(5)
  await sleep(50)
  expect(await totals('select 1')).toBe(5)
  await expect(totals('select 2')).rejects.toThrow('gone')
})
