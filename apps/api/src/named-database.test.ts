import { expect, test } from 'vitest'
import type { Database } from './db.ts'
import { namedDatabase } from './named-database.ts'

test('a statement keeps one text for each call, so that it is prepared once', async () => {
  const sent: string[] = []
  const json: Database['json'] = async (sql) => {
    sent.push(sql)
    return null
  }
  const db = { json } as Database
  const totals = async (sql: string) => sent.push(sql)
  const { db: named, totals: namedTotals } = namedDatabase({ db, totals }, 'article/list')
  await named.json('select 1', ['a'])
  await named.json('select 1', ['b'])
  await namedTotals('select count(*)')
  expect(sent).toEqual([
    '/* article/list */ select 1',
    '/* article/list */ select 1',
    '/* article/list */ select count(*)',
  ])
})
