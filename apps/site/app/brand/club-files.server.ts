import { createHash } from 'node:crypto'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/** A file of the club's pack, as the server sends it. */
export type ClubFile = { type: string; cacheControl: string; bytes: Buffer; gzipped?: Buffer }

/** By path of the address. */
export type ClubFiles = Map<string, ClubFile>

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

function clubFile(name: string, bytes: Buffer, cacheControl: string): ClubFile {
  const ending = path.extname(name)
  const type = types[ending] ?? 'application/octet-stream'
  return { type, cacheControl, bytes, ...(ending === '.svg' ? { gzipped: gzipSync(bytes) } : {}) }
}

/** Adds a file under a name with its hash, which never changes. Returns its address. */
export function addHashed(files: ClubFiles, name: string, bytes: Buffer): string {
  const { name: stem, ext } = path.parse(name)
  const hash = createHash('sha256').update(bytes).digest('base64url').replaceAll('-', '_').slice(0, 8)
  const address = `/assets/${stem}-${hash}${ext}`
  files.set(address, clubFile(name, bytes, 'public, max-age=31536000, immutable'))
  return address
}

/** Browsers and phones request these by fixed names; pages link to hashed copies. */
export function addFixed(files: ClubFiles, address: string, bytes: Buffer): void {
  files.set(address, clubFile(address, bytes, 'public, max-age=86400'))
}
