import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'club-files-'))
const file = path.join(folder, 'own.woff2')
writeFileSync(file, 'a face')
afterAll(() => rmSync(folder, { recursive: true }))
vi.mock('../../../../../club.ts', () => ({
  club: { files: { '1234abcd-own.woff2': { file, type: 'font/woff2' } } },
}))
const { GET } = await import('./route.ts')

const ask = (name: string) =>
  GET(new Request('http://127.0.0.1'), { params: Promise.resolve({ file: name }) })

test('a file of the pack that the screens use is sent, and kept by the browser', async () => {
  const response = await ask('1234abcd-own.woff2')
  expect(await response.text()).toBe('a face')
  expect(response.headers.get('content-type')).toBe('font/woff2')
  expect(response.headers.get('cache-control')).toContain('immutable')
})

test.each(['own.woff2', 'club.json', '../club.json', 'constructor', '__proto__'])(
  'nothing else is: %s',
  async (name) => {
    expect((await ask(name)).status).toBe(404)
  },
)
