import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { idOf } from '../id-of.ts'

type Node = {
  type?: string
  relationTo?: string
  value?: unknown
  fields?: { doc?: { relationTo?: string; value?: unknown } | null; [name: string]: unknown }
  children?: Node[]
}
type Target = { collection: string; id: number }

const blockFields: Record<string, string> = { galleries: 'gallery', videos: 'video', matches: 'match' }

const isId = (value: unknown, id: number) => Number(idOf(value)) === id

function isShown({ type, relationTo = 'media', value, fields }: Node, { collection, id }: Target): boolean {
  if (type === 'upload') return relationTo === collection && isId(value, id)
  const name = blockFields[collection]
  if (type !== 'block' || !name || fields?.blockType !== name) return false
  // A video of YouTube is shown by its address.
  return !(name === 'video' && fields.url) && isId(fields[name], id)
}

const isLinkTo = ({ type, fields }: Node, { collection, id }: Target) =>
  type === 'link' && fields?.doc?.relationTo === collection && isId(fields.doc.value, id)

/** The same text without a document: what shows it is left out, a link to it becomes plain text. Null if nothing is left. */
export function withoutReferences(text: SerializedEditorState, target: Target): SerializedEditorState | null {
  const keep = (node: Node): Node[] => {
    if (isShown(node, target)) return []
    if (!node.children) return [node]
    const children = node.children.flatMap(keep)
    return isLinkTo(node, target) ? children : [{ ...node, children }]
  }
  const [root] = keep(text.root as Node)
  return root?.children?.length ? ({ ...text, root } as SerializedEditorState) : null
}
