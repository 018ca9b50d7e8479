import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AnswerFiles, type AnswerFilesOptions, createAnswerFiles } from './answer-files.server.ts'
import { createClient } from './client.server.ts'
import { type FakeApi, json, memoryLog, startFakeApi, warning } from './testing/fake-api-server.ts'

let dir: string
let memory: ReturnType<typeof memoryLog>
beforeEach(() => {
  dir = path.join(mkdtempSync(path.join(tmpdir(), 'site-answers-')), 'answers')
  memory = memoryLog()
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(path.dirname(dir), { recursive: true })
})
const filesOf = (options: Partial<AnswerFilesOptions> = {}) =>
  createAnswerFiles({ dir, log: memory.log, ...options })
const names = () => readdirSync(dir)
const contentOf = (name: string) => readFileSync(path.join(dir, name), 'utf8')

describe('answers on disk', () => {
  test('R1: are there after a restart, by their key', async () => {
    const files = filesOf()
    files.keep('/a?page=1', '{"a":1}', ['articles'])
    files.keep('/b', '{"b":2}', [])
    await files.written()
    const again = filesOf()
    expect(await Promise.all(['/a?page=1', '/b', '/c'].map(again.read))).toEqual([
      '{"a":1}',
      '{"b":2}',
      undefined,
    ])
    expect(names().every((name) => /^[0-9a-f]{64}\.answer$/.test(name))).toBe(true)
    expect(statSync(path.join(dir, names()[0] ?? '')).mode & 0o077).toBe(0)
  })

  test('R1: are written in the background, the last of each key, and only if changed', async () => {
    const files = filesOf({ writeAfter: 20 })
    files.keep('/a', '1', [])
    files.keep('/a', '2', [])
    await expect.poll(() => files.read('/a')).toBe('2')
    const [name = ''] = names()
    const before = contentOf(name)
    files.keep('/a', '2', [])
    await files.written()
    expect(contentOf(name)).toBe(before)
    files.keep('/a', '3', [])
    await files.written()
    expect(await files.read('/a')).toBe('3')
  })

  test('S10: what is removed does not come back, whenever it is removed', async () => {
    const files = filesOf()
    files.keep('/a', '1', ['articles', 'articles:1'])
    files.keep('/b', '2', ['articles'])
    files.keep('/c', '3', ['pages'])
    await files.written()
    files.keep('/d', '4', ['articles:1'])
    files.removeTagged(new Set(['articles:1']))
    expect(await files.read('/a')).toBeUndefined()
    files.remove('/c')
    await files.written()
    expect(names()).toHaveLength(1)
    const again = filesOf()
    again.removeTagged(new Set(['articles']))
    expect(await again.read('/b')).toBeUndefined()
    expect(names()).toEqual([])
  })

  test.each([
    ['its key', (files: AnswerFiles) => files.remove('/a')],
    ['its tag', (files: AnswerFiles) => files.removeTagged(new Set(['articles']))],
  ])('S10: what is removed by %s while it is written is not kept', async (_, take) => {
    const files = filesOf()
    await files.written()
    files.keep('/a', 'x'.repeat(4_000_000), ['articles'])
    const written = files.written()
    await expect.poll(() => names().length, { interval: 0 }).toBe(1)
    take(files)
    await written
    expect(await files.read('/a')).toBeUndefined()
    expect(names()).toEqual([])
  })

  test('R2: damaged, foreign and old files are ignored and removed', async () => {
    const files = filesOf()
    for (const key of ['/a', '/b', '/c']) files.keep(key, `{"key":"${key}"}`, [])
    await files.written()
    const [first = '', second = ''] = names()
    const damaged = contentOf(first)
    writeFileSync(path.join(dir, first), damaged.slice(0, -3))
    writeFileSync(path.join(dir, `${'0'.repeat(64)}.answer`), contentOf(second))
    writeFileSync(path.join(dir, `${'1'.repeat(64)}.answer`), 'no answer')
    const again = filesOf()
    const bodies = await Promise.all(['/a', '/b', '/c'].map(again.read))
    expect(bodies.filter(Boolean)).toHaveLength(2)
    expect(names()).toHaveLength(2)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 })
    expect(await Promise.all(['/a', '/b', '/c'].map(again.read))).toEqual([undefined, undefined, undefined])
    expect(names()).toEqual([])
  })

  test('R4: are bounded in number and bytes: the least used are removed', async () => {
    const files = filesOf({ maxFiles: 3 })
    for (const key of ['/a', '/b', '/c']) files.keep(key, '1', [])
    await files.written()
    await files.read('/a')
    files.keep('/d', '1', [])
    await files.written()
    expect(await Promise.all(['/a', '/b', '/c', '/d'].map(files.read))).toEqual(['1', undefined, '1', '1'])
    expect(names()).toHaveLength(3)
    const small = filesOf({ maxBytes: 1_000 })
    for (const key of ['/e', '/f', '/g']) small.keep(key, 'x'.repeat(300), [])
    await small.written()
    expect(names().length).toBeLessThanOrEqual(2)
  })

  test('R4: a disk that cannot be written is logged once', async () => {
    const files = filesOf()
    await files.written()
    rmSync(dir, { recursive: true })
    writeFileSync(dir, 'no folder')
    for (const body of ['1', '2']) {
      files.keep('/a', body, [])
      await files.written()
    }
    const lines = memory.lines.filter(({ level }) => level === warning)
    expect(lines.map(({ msg }) => msg)).toEqual(['answers cannot be kept on disk'])
    expect(await files.read('/a')).toBeUndefined()
  })
})

describe('a site that starts while the api is down', () => {
  let api: FakeApi
  beforeEach(async () => {
    api = await startFakeApi()
  })
  afterEach(() => api.close())

  const setting = { setting_type: 'page-settings', name: 'title', value: 'one', lang: 'hu' }
  const settings = { data: [setting], meta: { current_page: 1, per_page: 100, last_page: 1, total: 1 } }
  const clientOf = () =>
    createClient({
      origins: [api.origin],
      publicOrigin: 'https://klub.example',
      secret: 'hush',
      log: memory.log,
      stateDir: path.dirname(dir),
    })
  const answerCount = () => names().filter((name) => name.endsWith('.answer')).length

  test('R1: serves the last good answers', async () => {
    api.answer = json(settings)
    await clientOf().get('setting/list', 'hu')
    await expect.poll(answerCount).toBe(1)
    api.answer = json({}, 500)
    const restarted = clientOf()
    const collected = { tags: new Set<string>(), partial: false }
    expect(await restarted.get('setting/list', 'hu', undefined, collected)).toEqual(settings)
    expect(collected).toEqual({ tags: new Set(['settings']), partial: false })
    await expect(restarted.get('setting/list', 'en')).rejects.toThrow('answered 500')
  })

  test('S10: does not serve what the api no longer has, nor what was dropped as gone', async () => {
    const missing = () => json({ message: 'no such thing' }, 404)
    for (const take of [
      async () => {
        api.answer = missing()
        await expect(clientOf().get('setting/list', 'hu')).rejects.toThrow('404')
      },
      async () => clientOf().drop(['settings'], true),
    ]) {
      api.answer = json(settings)
      await clientOf().get('setting/list', 'hu')
      await expect.poll(answerCount).toBe(1)
      await take()
      await expect.poll(answerCount).toBe(0)
      api.answer = json({}, 500)
      await expect(clientOf().get('setting/list', 'hu')).rejects.toThrow('answered 500')
    }
  })

  test('J5: never writes what a visitor searched for', async () => {
    api.answer = json({ data: {} })
    const client = clientOf()
    await client.get('search/find', 'hu', { query: { keyword: 'Kovács' } })
    api.answer = json(settings)
    await client.get('setting/list', 'hu')
    await expect.poll(answerCount).toBe(1)
    expect(names().map(contentOf).join()).not.toContain('Kov')
  })
})
