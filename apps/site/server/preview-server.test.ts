import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newLink, signLink } from '@palank/preview-link'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pages } from './pages.ts'
import { createPreviewServer } from './preview-server.ts'
import { baseHeaders, builtFiles } from './server.ts'
import { fakeEnv } from './testing/fake-env.ts'
import { portOf } from './testing/port-of.ts'

const secret = 'a secret of previews, long enough'
const newsroomOrigin = 'https://newsroom.example'
const article = { club: 'vidrak', collection: 'articles', id: 7, locale: 'hu' } as const
const policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"
const page = '<html><body><script>run()</script><h1>Titok</h1><a href="/news/new">en</a></body></html>'

const lines: string[] = []
const asked: unknown[] = []
let answer: Awaited<ReturnType<NonNullable<Pages['preview']>>>
let server: Server
let folder: string
let origin: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'preview-'))
  mkdirSync(path.join(folder, 'client/assets'), { recursive: true })
  mkdirSync(path.join(folder, 'files/media'), { recursive: true })
  writeFileSync(path.join(folder, 'client/assets/app-1.css'), 'a {}')
  writeFileSync(path.join(folder, 'client/robots.txt'), 'x')
  writeFileSync(path.join(folder, 'files/media/a.webp'), 'picture')
  writeFileSync(path.join(folder, 'secret.txt'), 'secret')
  server = createPreviewServer({
    settings: { ...fakeEnv, MEDIA_DIR: path.join(folder, 'files'), secret, newsroomOrigin },
    headers: baseHeaders(fakeEnv),
    files: builtFiles(path.join(folder, 'client')),
    render: async (question) => {
      asked.push(question)
      return answer
    },
    log: pino({ level: 'info' }, { write: (line: string) => lines.push(line) }),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${portOf(server)}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const shown = {
  state: 'draft',
  paths: { hu: '/hirek/uj', en: '/news/new' },
  languages: ['hu', 'en'],
  html: page,
  policy,
} as const

test('a signed link shows the draft, without scripts, framed by the newsroom and kept by nobody', async () => {
  answer = shown
  const token = newLink(secret, article)
  const response = await fetch(`${origin}/preview/${token}?page=2`)
  const html = await response.text()
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(response.headers.get('x-frame-options')).toBeNull()
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(response.headers.get('content-security-policy')).toMatch(
    /^sandbox [^;]+; default-src 'none'; script-src 'none'; frame-ancestors https:\/\/newsroom\.example$/,
  )
  expect(html).toContain('<h1>Titok</h1>')
  expect(html).not.toContain('<script')
  expect(html).toMatch(/<a href="\/preview\/[\w-]+\.[\w-]+">en</)
  expect(asked.at(-1)).toMatchObject({ token, link: article, query: '?page=2' })
  expect(lines.join()).not.toContain(token)
})

test('a link that has expired, was altered or is of another club shows nothing, and nothing is rendered', async () => {
  answer = shown
  const before = asked.length
  const good = newLink(secret, article)
  const links: [string, number][] = [
    [signLink(secret, { ...article, expires: Date.now() - 1 }), 410],
    [`${good.slice(0, -2)}AA`, 404],
    [newLink(secret, { ...article, club: 'sunok' }), 404],
    [newLink('a secret of another club, long enough', article), 404],
    ['', 404],
  ]
  for (const [token, status] of links) {
    const response = await fetch(`${origin}/preview/${token}`)
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).not.toContain('Titok')
  }
  expect(asked.length).toBe(before)
})

test('what cannot be shown says why', async () => {
  answer = { why: 'minors', initials: ['K. I.'] }
  const response = await fetch(`${origin}/preview/${newLink(secret, article)}`)
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('K. I.')])
})

test('it serves what the pages load, and no other address of the site', async () => {
  const statusOf = async (address: string, init?: RequestInit) => (await fetch(origin + address, init)).status
  expect(await statusOf('/assets/app-1.css')).toBe(200)
  expect(await statusOf('/files/media/a.webp')).toBe(200)
  for (const address of [
    '/',
    '/hirek',
    '/robots.txt',
    '/preview',
    '/files/',
    '/files/%2e%2e/secret.txt',
    '/healthz',
  ])
    expect([address, await statusOf(address)]).toEqual([address, 404])
  expect(await statusOf('/assets/app-1.css', { method: 'POST' })).toBe(404)
})
