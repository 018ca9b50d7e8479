import type { Language } from '@palank/routes'
import type { PictureView } from '~/model/picture.ts'

/** A video that stands in a text; the player asks nobody before a click. */
export type ProseVideo = {
  id: number
  title: string
  youtubeId: string
  picture: PictureView | null
  /** The language of its title, when it is not the page's. */
  lang: Language | undefined
}

export type ProsePart =
  | { kind: 'html'; html: string }
  /** `href` is the video's own page. */
  | { kind: 'video'; id: number; href: string }

// The newsroom writes a video as a figure that holds nothing but the link to its page.
const embed = /<figure>\s*<a(?: href="(\/(?:media|video)\/([1-9]\d{0,8}))")?>▶<\/a>\s*<\/figure>/g

/** A quotation of one paragraph; what stands after its line break is who said it. */
const quotation =
  /<blockquote>([^<]*(?:<(?!\/?(?:blockquote|p|ul|ol|h\d|table|figure|div)\b)[^<]*)*)<\/blockquote>/g

function quoted(_: string, inside: string): string {
  const end = inside.lastIndexOf('<br />')
  const name = end > 0 ? inside.slice(end + 6).trim() : ''
  const words = (name ? inside.slice(0, end) : inside).trim()
  // The browser puts the marks of the text's language round it, unless the editor did.
  const marked = /^[„“”"«»‘’']/.test(words) ? words : `<q>${words}</q>`
  return `<blockquote><p>${marked}</p>${name ? `<footer>${name}</footer>` : ''}</blockquote>`
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Tables get a frame that scrolls by itself, by keyboard too, and quotations the name of who spoke. */
function framed(html: string, nextTable: () => string): string {
  return html
    .replace(quotation, quoted)
    .replace(
      /<table\b/g,
      () => `<div data-table="" role="group" tabindex="0" aria-label="${attribute(nextTable())}"><table`,
    )
    .replace(/<\/table>/g, '</table></div>')
}

/** Cleaned HTML as its parts: what is drawn as it is, and the videos between. */
export function proseParts(html: string, tableName: (number: number) => string): ProsePart[] {
  let tables = 0
  const nextTable = () => {
    tables += 1
    return tableName(tables)
  }
  const parts: ProsePart[] = []
  const add = (text: string) => {
    if (text.trim()) parts.push({ kind: 'html', html: framed(text, nextTable) })
  }
  let done = 0
  for (const { 0: whole, 1: href, 2: id, index } of html.matchAll(embed)) {
    add(html.slice(done, index))
    if (href) parts.push({ kind: 'video', id: Number(id), href })
    done = index + whole.length
  }
  add(html.slice(done))
  return parts
}

/** The videos that a text holds, each once. */
export const videosIn = (html: string): number[] => [
  ...new Set([...html.matchAll(embed)].flatMap(([, , id]) => (id ? [Number(id)] : []))),
]

const perMinute = 200

/** How many minutes a text takes, at the pace of a usual reader; at least one. */
export function readingMinutes(...texts: string[]): number {
  const read = texts.join(' ').replace(/<[^>]*>/g, ' ')
  const count = read.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(count / perMinute))
}
