import type {
  DefaultNodeTypes,
  SerializedBlockNode,
  SerializedUploadNode,
} from '@payloadcms/richtext-lexical'
import {
  convertLexicalToHTML,
  type HTMLConverters,
  type HTMLConvertersFunction,
  LinkHTMLConverter,
} from '@payloadcms/richtext-lexical/html'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { idOf } from '../id-of.ts'
import { sanitise } from './sanitise.ts'
import { watchAddress, youtubeIdOf } from './youtube.ts'

type Relation = number | { id: number }
type Block =
  | { blockType: 'video'; url?: string | null; title?: string | null; video?: Relation | null }
  | { blockType: 'gallery'; gallery?: Relation | null }
  | { blockType: 'match'; match?: Relation | null }
  | { blockType: 'quote'; text?: string | null; who?: string | null }
type Node = DefaultNodeTypes | SerializedBlockNode<Block>

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char)

/** Drafts may be incomplete, and values that no form has checked may have any shape. */
const words = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Our own documents are stored by kind and id; the api resolves them to current addresses on every read. */
const reference = (kind: string, value: unknown) => `/-/${kind}/${idOf(value)}`

/** The api puts the current name into the link, and removes what is gone; the site draws the item itself. */
const embed = (mark: string, kind: string, value: unknown, sign: string) => {
  const id = idOf(value)
  return id ? `<figure data-${mark}="${id}"><a href="${reference(kind, id)}">${sign}</a></figure>` : ''
}

function videoHtml({ url, title, video }: Extract<Block, { blockType: 'video' }>): string {
  const youtubeId = youtubeIdOf(words(url))
  if (!youtubeId) return embed('video', 'videos', video, '▶')
  const name = escapeHtml(words(title) || 'YouTube')
  return `<figure data-youtube="${youtubeId}"><a href="${watchAddress(youtubeId)}">${name}</a></figure>`
}

/** The site takes what follows the last line break for the speaker. */
function quoteHtml({ text, who }: Extract<Block, { blockType: 'quote' }>): string {
  const said = escapeHtml(words(text).replace(/\s+/g, ' '))
  if (!said) return ''
  return `<blockquote>${said}${words(who) ? `<br>${escapeHtml(words(who))}` : ''}</blockquote>`
}

const ourConverters: HTMLConvertersFunction<Node> = ({ defaultConverters }) => ({
  ...defaultConverters,
  ...LinkHTMLConverter({
    internalDocToHref: ({ linkNode }) => {
      const { doc } = linkNode.fields
      return doc ? reference(doc.relationTo, doc.value) : '/'
    },
  }),
  upload: ({ node }: { node: SerializedUploadNode }) => {
    const caption = words(node.fields?.caption)
    const picture = `<img src="${reference('media', node.value)}">`
    return `<figure>${picture}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''}</figure>`
  },
  blocks: {
    video: ({ node }) => videoHtml(node.fields),
    gallery: ({ node }) => embed('gallery', 'galleries', node.fields.gallery, '▦'),
    match: ({ node }) => embed('match', 'matches', node.fields.match, '–'),
    quote: ({ node }) => quoteHtml(node.fields),
  },
})

/** Skips invalid nodes: Payload logs a node on which a converter fails, with everything that was typed into it. */
function withoutBroken<Converters extends object>(converters: Converters): Converters {
  const guarded = (converter: unknown): unknown => {
    if (typeof converter === 'object' && converter !== null) return withoutBroken(converter)
    if (typeof converter !== 'function') return converter
    return (args: unknown) => {
      try {
        return converter(args)
      } catch {
        return ''
      }
    }
  }
  return Object.fromEntries(
    Object.entries(converters).map(([name, converter]) => [name, guarded(converter)]),
  ) as Converters
}

const converters: HTMLConvertersFunction<Node> = (args): HTMLConverters<Node> => ({
  ...withoutBroken(ourConverters(args)),
  unknown: () => '',
})

export function htmlOf(data: SerializedEditorState): string {
  return sanitise(convertLexicalToHTML({ converters, data, disableContainer: true }))
}
