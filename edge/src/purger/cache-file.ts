import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs'

/** The key is the raw path and query of the page. What is missing (404, 410) has no tags. */
export type CachedPage = { key: string; tags: string[]; isMissing: boolean }

const keyMark = '\nKEY: '
const headerEnd = '\r\n\r\n'
/** Enough for most; the longest headers that nginx stores fit into the second. */
const headSizes = [4096, 32_768]

/** Reads the head of a file in nginx's cache: a binary part, the key, and the headers as the site sent them. */
export function parseHead(head: Buffer): CachedPage | undefined {
  const text = head.toString('latin1')
  const keyStart = text.indexOf(keyMark)
  const keyEnd = text.indexOf('\n', keyStart + keyMark.length)
  const end = text.indexOf(headerEnd, keyEnd)
  if (keyStart < 0 || keyEnd < 0 || end < 0) return undefined
  const headers = text.slice(keyEnd + 1, end)
  const [, header = ''] = /\r\ncache-tag:([^\r\n]*)/i.exec(headers) ?? []
  const tags = header.split(',').map((tag) => tag.trim())
  return {
    key: text.slice(keyStart + keyMark.length, keyEnd),
    tags: tags.filter((tag) => tag !== ''),
    isMissing: /^HTTP\/[\d.]+ (?:404|410)/.test(headers),
  }
}

/** Undefined if the file was removed in the meantime or is no copy of a page. */
export function readCachedPage(file: string): CachedPage | undefined {
  let descriptor: number
  try {
    descriptor = openSync(file, 'r')
  } catch {
    return undefined
  }
  try {
    for (const size of headSizes) {
      const head = Buffer.alloc(size)
      const page = parseHead(head.subarray(0, readSync(descriptor, head, 0, size, 0)))
      if (page) return page
    }
    return undefined
  } finally {
    closeSync(descriptor)
  }
}

/** The start of nginx's ngx_http_file_cache_header_t on 64-bit machines, as it was from nginx 1.11.10 on. */
const layout = { version: 5n, validSec: 8, updatingSec: 16, size: 24 }

/**
 * Marks a copy as expired and unfit to be shown during its renewal: the next visitor waits for the new page, and gets
 * the old one only if there is none. Returns the new modification time, or undefined for an unknown layout.
 */
export function expireCachedPage(file: string, nowMs: number): number | undefined {
  let descriptor: number
  try {
    descriptor = openSync(file, 'r+')
  } catch {
    return undefined
  }
  try {
    const header = Buffer.alloc(layout.size)
    readSync(descriptor, header, 0, layout.size, 0)
    if (header.readBigUInt64LE(0) !== layout.version) return undefined
    const past = BigInt(Math.floor(nowMs / 1000) - 1)
    if (header.readBigInt64LE(layout.validSec) > past) header.writeBigInt64LE(past, layout.validSec)
    header.writeBigInt64LE(0n, layout.updatingSec)
    writeSync(descriptor, header, layout.validSec, layout.size - layout.validSec, layout.validSec)
    return fstatSync(descriptor).mtimeMs
  } finally {
    closeSync(descriptor)
  }
}
