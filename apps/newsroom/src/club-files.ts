import { createHash } from 'node:crypto'
import path from 'node:path'
import { readPackFile } from '@palank/club-pack/pack-file'
import type { Pack } from '@palank/club-pack/read-pack'

/** Files of the pack that the newsroom's screens load, by the last part of their address. */
export type ClubFiles = Record<string, { file: string; type: string }>

/** A picture in several sizes, for `<picture>`. */
export type Art = { avif: string; webp: string; src: string }

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** With a part of the content's hash, so that browsers may keep it. */
function addressed(name: string, file: string): string {
  const hash = createHash('sha256').update(readPackFile(file)).digest('hex').slice(0, 8)
  return `${hash}-${name}`
}

const sizes = (name: string) => Number(/-(\d+)\./.exec(name)?.[1] ?? 0)

/** The club's picture behind the door, the one of its join page. */
function artOf(addresses: Record<string, string>): Art | undefined {
  const names = Object.keys(addresses)
    .filter((name) => name.startsWith('join-'))
    .sort((one, other) => sizes(one) - sizes(other))
  const sourceSet = (ending: string) =>
    names
      .filter((name) => name.endsWith(ending))
      .map((name) => `${addresses[name]} ${sizes(name)}w`)
      .join(', ')
  const src = names.findLast((name) => name.endsWith('.webp'))
  return src ? { avif: sourceSet('.avif'), webp: sourceSet('.webp'), src: addresses[src] ?? '' } : undefined
}

const face = (family: string, address: string | undefined) =>
  address
    ? `@font-face{font-family:"${family}";src:url("${address}") format("woff2");font-weight:100 900;font-display:swap}`
    : ''

/** What the screens load of a pack: its picture, and its own faces instead of ours. */
export function clubFilesOf({ club, files }: Pack) {
  const { display, text } = club.fonts
  const used = Object.entries(files).filter(
    ([name]) =>
      name === display || name === text || (name.startsWith('join-') && path.extname(name) in types),
  )
  const kept: ClubFiles = {}
  const addresses: Record<string, string> = {}
  for (const [name, { file }] of used) {
    const address = addressed(name, file)
    kept[address] = { file, type: types[path.extname(name)] ?? '' }
    addresses[name] = `/admin/club-files/${address}`
  }
  return {
    files: kept,
    art: artOf(addresses),
    fontFaces:
      face('Club Display', display && addresses[display]) + face('Club Text', text && addresses[text]),
  }
}
