import { type Language, languages, parseId, pathFor } from '@palank/routes'
import render from 'dom-serializer'
import { type AnyNode, type ChildNode, type Document, Element, isTag, isText } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { textOf } from '~/i18n/text.ts'
import {
  countWords,
  type EmbedKind,
  type Heading,
  type PageText,
  type RichText,
  type RichTextPart,
} from '~/model/rich-text.ts'
import { cleanHtml, inlineTags } from './clean-html.server.ts'

export type Border = {
  /** The site's own: pictures may come from nowhere else. */
  origin: string
  /** The page's, which names the tables. */
  language: Language
}

const htmlOf = (nodes: AnyNode[]): string =>
  render(nodes, { encodeEntities: 'utf8', selfClosingTags: true, emptyAttrs: true })

const withTag = (nodes: AnyNode[], ...names: string[]): Element[] =>
  DomUtils.findAll(({ name }) => names.includes(name), nodes)

const isBlank = (node: AnyNode) => isText(node) && !node.data.trim()
const filled = (nodes: ChildNode[]) => nodes.filter((node) => !isBlank(node))

const wrap = (name: string, children: ChildNode[]): Element => new Element(name, {}, children)

function plainText(nodes: AnyNode[]): string {
  const read = (node: AnyNode): string => {
    if (isText(node)) return node.data
    if (!isTag(node)) return ''
    const inside = node.children.map(read).join('')
    return inlineTags.includes(node.name) ? inside : ` ${inside} `
  }
  return nodes.map(read).join('').replace(/\s+/g, ' ').trim()
}

const wordsIn = (nodes: AnyNode[]): number =>
  DomUtils.filter(isText, nodes).reduce((sum, node) => sum + countWords(DomUtils.textContent(node)), 0)

function trim(nodes: ChildNode[]): ChildNode[] {
  const first = nodes[0]
  const last = nodes.at(-1)
  if (first && isText(first)) first.data = first.data.trimStart()
  if (last && isText(last)) last.data = last.data.trimEnd()
  return nodes
}

const blocksInQuotation = ['blockquote', 'p', 'ul', 'ol', 'h2', 'h3', 'h4', 'table', 'figure', 'div']

/** A quotation of one paragraph: what follows its last line break is the speaker. */
function attributeQuotation(quotation: Element): void {
  const { children } = quotation
  if (withTag(children, ...blocksInQuotation).length > 0) return
  const lineBreak = children.findLastIndex((node) => isTag(node) && node.name === 'br')
  const speaker = lineBreak > 0 ? trim(children.slice(lineBreak + 1)) : []
  const hasSpeaker = plainText(speaker) !== ''
  const words = trim(hasSpeaker ? children.slice(0, lineBreak) : [...children])
  // The browser adds the quotation marks of the text's language, unless the editor typed some.
  const hasMarks = /^[„“”"«»‘’']/.test(plainText(words))
  const paragraph = wrap('p', hasMarks ? words : [wrap('q', words)])
  quotation.children = hasSpeaker ? [paragraph, wrap('footer', speaker)] : [paragraph]
}

/** A frame that scrolls on its own, by keyboard too. */
function frameTable(table: Element, name: string): void {
  const frame = new Element('div', { 'data-table': '', role: 'group', tabindex: '0', 'aria-label': name })
  DomUtils.replaceElement(table, frame)
  frame.children = [table]
  table.parent = frame
}

/** The pages of what may be embedded, and the mark of the newsroom on each. */
const embeds = {
  video: { mark: 'data-video', path: (id: number, language: Language) => pathFor('video', language, { id }) },
  gallery: {
    mark: 'data-gallery',
    path: (id: number, language: Language) => pathFor('gallery', language, { id }),
  },
  match: {
    mark: 'data-match',
    path: (id: number, language: Language) => pathFor('match', language, { scheduleId: id }),
  },
} as const
const embedKinds: readonly EmbedKind[] = ['video', 'gallery', 'match']

function embedAt(href: string): RichTextPart | undefined {
  const id = parseId(href.slice(href.lastIndexOf('/') + 1))
  if (!id) return undefined
  const kind = embedKinds.find((name) =>
    languages.some((language) => embeds[name].path(id, language) === href),
  )
  return kind && { kind, id, href }
}

/** A video that was pasted by its address; the mark holds its id. */
function youtubePart(figure: Element, link: Element): RichTextPart | undefined {
  const youtubeId = figure.attribs['data-youtube'] ?? ''
  const { href } = link.attribs
  if (!/^[\w-]{11}$/.test(youtubeId) || href !== `https://www.youtube.com/watch?v=${youtubeId}`)
    return undefined
  return { kind: 'youtube', youtubeId, href, title: plainText(link.children) }
}

/**
 * A figure with nothing but a text link to the page of a video, a gallery or a match. One whose item is gone has no
 * address: nothing to draw.
 */
function embedParts(node: ChildNode): RichTextPart[] | undefined {
  if (!isTag(node) || node.name !== 'figure') return undefined
  const [link, ...others] = filled(node.children)
  if (!link || others.length > 0 || !isTag(link) || link.name !== 'a') return undefined
  if (!link.children.every(isText)) return undefined
  const { href } = link.attribs
  if (href === undefined) return embedKinds.some((kind) => embeds[kind].mark in node.attribs) ? [] : undefined
  const part = embedAt(href) ?? youtubePart(node, link)
  return part && [part]
}

function partsOf(document: Document, language: Language): RichTextPart[] {
  for (const quotation of withTag(document.children, 'blockquote')) attributeQuotation(quotation)
  for (const [index, table] of withTag(document.children, 'table').entries()) {
    frameTable(table, textOf(language)('reading.table', { number: index + 1 }))
  }
  const parts: RichTextPart[] = []
  let between: ChildNode[] = []
  const flush = () => {
    if (filled(between).length > 0) parts.push({ kind: 'html', html: htmlOf(between) })
    between = []
  }
  for (const node of document.children) {
    const embedded = embedParts(node)
    if (!embedded) {
      between.push(node)
      continue
    }
    flush()
    parts.push(...embedded)
  }
  flush()
  return parts
}

const isMissingPicture = (node: ChildNode): boolean =>
  isTag(node) && node.name === 'img' && !node.attribs.src && !node.attribs.srcset

/** A picture that was deleted has no address: nothing to draw, nor its caption. */
function removeMissingPictures(parent: Document | Element): void {
  parent.children = parent.children.filter((node) => {
    if (!isTag(node)) return true
    if (isMissingPicture(node) || (node.name === 'figure' && node.children.some(isMissingPicture)))
      return false
    removeMissingPictures(node)
    return true
  })
}

/** Parses what is left of an editor's HTML after it was cleaned. */
function parse(clean: string): Document {
  const document = parseDocument(clean)
  removeMissingPictures(document)
  return document
}

const longestLead = 400

/** Takes out the plain paragraph that stands alone before the first heading. */
function takeLead(document: Document): Element | undefined {
  const [first, second] = filled(document.children)
  if (!first || !isTag(first) || first.name !== 'p' || Object.keys(first.attribs).length > 0) return undefined
  if (!second || !isTag(second) || second.name !== 'h2') return undefined
  const { length } = plainText([first])
  if (length === 0 || length > longestLead) return undefined
  DomUtils.removeElement(first)
  return first
}

/** A shorter page needs no table of contents. */
const fewestHeadings = 4

/** Readable in an address, and never the id of anything else on the page. */
function headingId(text: string, taken: Set<string>): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[a-z0-9]+/g)
  const name = `part-${words?.join('-').slice(0, 60) ?? taken.size + 1}`
  let id = name
  for (let number = 2; taken.has(id); number += 1) id = `${name}-${number}`
  taken.add(id)
  return id
}

function markHeadings(document: Document): Heading[] {
  const taken = new Set<string>()
  const found = withTag(document.children, 'h2').flatMap((element) => {
    const text = plainText(element.children)
    return text ? [{ element, heading: { id: headingId(text, taken), text } }] : []
  })
  if (found.length < fewestHeadings) return []
  for (const { element, heading } of found) element.attribs = { id: heading.id, ...element.attribs }
  return found.map(({ heading }) => heading)
}

/** Cleans an editor's HTML and reads it into what a screen draws. */
export function richTextOf(html: string, { origin, language }: Border): RichText {
  const clean = cleanHtml(html, origin)
  const document = parse(clean)
  return { html: clean, wordCount: wordsIn(document.children), parts: partsOf(document, language) }
}

/** The same for a static page, with its lead and its table of contents. */
export function pageTextOf(html: string, { origin, language }: Border): PageText {
  const clean = cleanHtml(html, origin)
  const document = parse(clean)
  const wordCount = wordsIn(document.children)
  const lead = takeLead(document)
  const headings = markHeadings(document)
  return {
    html: clean,
    wordCount,
    lead: lead ? htmlOf([lead]) : null,
    plainText: plainText(lead ? [lead] : document.children),
    headings,
    parts: partsOf(document, language),
  }
}
