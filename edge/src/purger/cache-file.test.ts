import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { expireCachedPage, parseHead, readCachedPage } from './cache-file.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'palank-purger-'))
afterAll(() => rmSync(folder, { recursive: true }))

function copy(key: string, headers: string, version = 5n, status = '200 OK'): Buffer {
  const binary = Buffer.alloc(336)
  binary.writeBigUInt64LE(version, 0)
  binary.writeBigInt64LE(2_000_000_000n, 8)
  binary.writeBigInt64LE(60n, 16)
  binary.writeBigInt64LE(86_400n, 24)
  return Buffer.concat([
    binary,
    Buffer.from(`\nKEY: ${key}\nHTTP/1.1 ${status}\r\n${headers}\r\n\r\n<!doctype html>`),
  ])
}

describe('the head of a cached page', () => {
  test.each([
    ['Cache-Tag: articles,articles:12', ['articles', 'articles:12']],
    ['cache-tag:a , b', ['a', 'b']],
    ['Content-Type: text/html\r\nCache-Tag: matches\r\nETag: "x"', ['matches']],
    ['Content-Type: text/html', []],
    ['X-Not-Cache-Tag: a', []],
    ['Cache-Tag:', []],
  ])('%j has the tags %j', (headers, tags) => {
    expect(parseHead(copy('/hirek?page=2', headers))).toEqual({
      key: '/hirek?page=2',
      tags,
      isMissing: false,
    })
  })

  test.each([
    ['404 Not Found', true],
    ['410 Gone', true],
    ['301 Moved Permanently', false],
  ])('of status %j is missing: %j', (status, isMissing) => {
    expect(parseHead(copy('/a', 'ETag: "x"', 5n, status))).toMatchObject({ isMissing })
  })

  test('tags are read from the headers only', () => {
    const bytes = Buffer.concat([copy('/a', 'ETag: "x"'), Buffer.from('\r\ncache-tag: b\r\n\r\n')])
    expect(parseHead(bytes)?.tags).toEqual([])
  })

  test.each(['', 'no key', `${'x'.repeat(400)}\nKEY: /a`])('%j is no page', (text) => {
    expect(parseHead(Buffer.from(text))).toBeUndefined()
  })

  test('may be longer than the first read', () => {
    const file = path.join(folder, 'long')
    writeFileSync(file, copy('/a', `X-Long: ${'x'.repeat(9000)}\r\nCache-Tag: a`))
    expect(readCachedPage(file)).toEqual({ key: '/a', tags: ['a'], isMissing: false })
    expect(readCachedPage(path.join(folder, 'missing'))).toBeUndefined()
  })
})

describe('expiring a copy', () => {
  const now = 1_800_000_000_000

  test('changes its times and nothing else', () => {
    const file = path.join(folder, 'copy')
    const bytes = copy('/a', 'Cache-Tag: a')
    writeFileSync(file, bytes)
    expect(expireCachedPage(file, now)).toBeGreaterThan(0)
    const expired = readFileSync(file)
    expect(expired.readBigInt64LE(8)).toBe(1_799_999_999n)
    expect(expired.readBigInt64LE(16)).toBe(0n)
    expect(expired.subarray(24).equals(bytes.subarray(24))).toBe(true)
    expect(expired.readBigUInt64LE(0)).toBe(5n)
  })

  test('leaves a copy that expired earlier', () => {
    const file = path.join(folder, 'old')
    writeFileSync(file, copy('/a', ''))
    expireCachedPage(file, 1_000_000_000_000)
    expireCachedPage(file, now)
    expect(readFileSync(file).readBigInt64LE(8)).toBe(999_999_999n)
  })

  test('leaves a file of another layout, and one that is missing', () => {
    const file = path.join(folder, 'other')
    const bytes = copy('/a', '', 6n)
    writeFileSync(file, bytes)
    expect(expireCachedPage(file, now)).toBeUndefined()
    expect(readFileSync(file).equals(bytes)).toBe(true)
    expect(expireCachedPage(path.join(folder, 'missing'), now)).toBeUndefined()
  })
})
