import { pathFor } from '@palank/routes'
import { expect, test, vi } from 'vitest'
import { type Asked, resolveLinks } from './links.ts'

const dbWith = (targets: object[]) => {
  const rows = vi.fn(async () => targets)
  return { rows, db: { rows } as unknown as Asked }
}
const json = (body: string) => Buffer.from(JSON.stringify({ data: { body } }))

test('X2: a text without links needs no query', async () => {
  const { db, rows } = dbWith([])
  for (const body of ['', '<a href="/hirek/12">x</a>', 'href=/-/articles/12', '<a href="/-/users/1">x</a>'])
    expect(await resolveLinks(db, 'hu', json(body))).toEqual(json(body))
  expect(rows).not.toHaveBeenCalled()
})

test('each document is looked up once, and its slug is escaped for the path', async () => {
  const { db, rows } = dbWith([
    { kind: 'articles', id: 7, slug: 'a b"c', file: null, attributes: null, name: null },
  ])
  const link = '<a href="/-/articles/7">x</a>'
  const response = JSON.parse(String(await resolveLinks(db, 'en', json(link + link))))
  expect(response.data.body).toBe('<a href="/news/a%20b%22c">x</a>'.repeat(2))
  expect(rows).toHaveBeenCalledExactlyOnceWith(expect.any(String), ['{7}', ...Array(8).fill('{}')])
})

test('an embedded item has its current name, and one that is gone leaves nothing behind', async () => {
  const name = 'Torna "2026" <döntő>'
  const target = { kind: 'galleries', id: 7, slug: null, file: null, attributes: null, name }
  const { db } = dbWith([target])
  const embed = (kind: string, folder: string, id: number) =>
    `<figure data-${kind}="${id}"><a href="/-/${folder}/${id}">▦</a></figure>`
  const body = `<p>a</p>${embed('gallery', 'galleries', 7)}${embed('match', 'matches', 8)}${embed('video', 'videos', 9)}`
  const response = JSON.parse(String(await resolveLinks(db, 'hu', json(body))))
  expect(response.data.body).toBe(
    '<p>a</p><figure data-gallery="7"><a href="/galeria/7">Torna &quot;2026&quot; &lt;döntő&gt;</a></figure>',
  )
})

test('matches, players and teams are linked to their pages', async () => {
  const rest = { file: null, attributes: null, name: null }
  const { db } = dbWith([
    { kind: 'matches', id: 5, slug: null, ...rest },
    { kind: 'players', id: 6, slug: '3', ...rest },
    { kind: 'competition-teams', id: 3, slug: null, ...rest },
  ])
  const link = (kind: string, id: number) => `<a href="/-/${kind}/${id}">x</a>`
  const body = link('matches', 5) + link('players', 6) + link('players', 7) + link('competition-teams', 3)
  const response = JSON.parse(String(await resolveLinks(db, 'hu', json(body))))
  const [match, player, team] = [
    pathFor('match', 'hu', { scheduleId: 5 }),
    pathFor('player', 'hu', { teamId: 3, playerId: 6 }),
    pathFor('team', 'hu', { teamId: 3 }),
  ]
  expect(response.data.body).toBe(
    `<a href="${match}">x</a><a href="${player}">x</a><a >x</a><a href="${team}">x</a>`,
  )
})
