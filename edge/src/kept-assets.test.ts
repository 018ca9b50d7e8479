import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepAssets } from './kept-assets.ts'

const day = 24 * 60 * 60 * 1000
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'palank-kept-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function build(name: string, files: string[]): string {
  const assets = path.join(folder, name)
  mkdirSync(path.join(assets, 'mock'), { recursive: true })
  for (const file of files) writeFileSync(path.join(assets, file), `${name} ${file}`)
  return assets
}
const kept = () => readdirSync(path.join(folder, 'kept/assets')).toSorted()

test('assets stay for 30 days after another build replaced them', () => {
  const first = build('first', ['app-1.js', 'font-1.woff2'])
  const second = build('second', ['app-2.js', 'font-1.woff2'])
  const keep = (assets: string, days: number) => keepAssets(assets, path.join(folder, 'kept'), days * day)
  keep(first, 0)
  expect(kept()).toEqual(['app-1.js', 'font-1.woff2'])
  // Sixty days as the current build do not count.
  keep(second, 60)
  expect(kept()).toEqual(['app-1.js', 'app-2.js', 'font-1.woff2'])
  keep(second, 89)
  expect(kept()).toContain('app-1.js')
  keep(second, 91)
  expect(kept()).toEqual(['app-2.js', 'font-1.woff2'])
  expect(readFileSync(path.join(folder, 'kept/assets/app-2.js'), 'utf8')).toBe('second app-2.js')
})

test('a build that comes back counts as current again', () => {
  const first = build('first', ['app-1.js'])
  const second = build('second', ['app-2.js'])
  const keep = (assets: string, days: number) => keepAssets(assets, path.join(folder, 'kept'), days * day)
  keep(first, 0)
  keep(second, 1)
  keep(first, 2)
  keep(first, 40)
  expect(kept()).toEqual(['app-1.js'])
})

test('a missing build keeps what is there', () => {
  keepAssets(path.join(folder, 'none'), path.join(folder, 'kept'))
  expect(kept()).toEqual([])
})
