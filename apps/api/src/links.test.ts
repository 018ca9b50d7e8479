import { expect, test, vi } from 'vitest'
import type { Database } from './db.ts'
import { resolveLinks } from './links.ts'

const dbWith = (targets: object[]) => {
  const rows = vi.fn(async () => targets)
  return { rows, db: { rows } as unknown as Database }
}
const json = (body: string) => Buffer.from(JSON.stringify({ data: { body } }))

test('X2: a text without links needs no query', async () => {
  const { db, rows } = dbWith([])
  for (const body of ['', '<a href="/hirek/12">x</a>', 'href=/-/articles/12', '<a href="/-/users/1">x</a>'])
    expect(await resolveLinks(db, 'hu', json(body))).toEqual(json(body))
  expect(rows).not.toHaveBeenCalled()
})

test('each document is looked up once, and its slug is escaped for the path', async () => {
  const { db, rows } = dbWith([{ kind: 'articles', id: 7, slug: 'a b"c', file: null, attributes: null }])
  const link = '<a href="/-/articles/7">x</a>'
  const response = JSON.parse(String(await resolveLinks(db, 'en', json(link + link))))
  expect(response.data.body).toBe('<a href="/news/a%20b%22c">x</a>'.repeat(2))
  expect(rows).toHaveBeenCalledExactlyOnceWith(expect.any(String), ['{7}', '{}', '{}', '{}', '{}', '{}'])
})
