import type {
  DefaultNodeTypes,
  SerializedBlockNode,
  SerializedUploadNode,
} from '@payloadcms/richtext-lexical'
import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
  LinkHTMLConverter,
} from '@payloadcms/richtext-lexical/html'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { idOf } from '../id-of.ts'
import { sanitise } from './sanitise.ts'

type Node = DefaultNodeTypes | SerializedBlockNode<{ blockType: 'video'; video: number | { id: number } }>

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char)

/** Our own documents are stored by kind and id; the api resolves them to current addresses on every read. */
const reference = (kind: string, value: unknown) => `/-/${kind}/${idOf(value)}`

const converters: HTMLConvertersFunction<Node> = ({ defaultConverters }) => ({
  ...defaultConverters,
  ...LinkHTMLConverter({
    internalDocToHref: ({ linkNode }) => {
      const { doc } = linkNode.fields
      return doc ? reference(doc.relationTo, doc.value) : '/'
    },
  }),
  upload: ({ node }: { node: SerializedUploadNode }) => {
    const caption = typeof node.fields?.caption === 'string' ? node.fields.caption : ''
    const picture = `<img src="${reference('media', node.value)}">`
    return `<figure>${picture}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''}</figure>`
  },
  blocks: {
    video: ({ node }) => {
      const id = idOf(node.fields.video)
      return `<figure data-video="${id}"><a href="${reference('videos', id)}">▶</a></figure>`
    },
  },
})

export function htmlOf(data: SerializedEditorState): string {
  return sanitise(convertLexicalToHTML({ converters, data, disableContainer: true }))
}
