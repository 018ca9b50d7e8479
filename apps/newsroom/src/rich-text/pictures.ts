import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { idOf } from '../id-of.ts'

type Node = { type?: string; relationTo?: string; value?: unknown; children?: Node[] }

const isPicture = ({ type, relationTo = 'media' }: Node) => type === 'upload' && relationTo === 'media'

const nodesIn = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesIn)]

/** The pictures inside a text. */
export function picturesIn(text: { root?: unknown } | null | undefined): number[] {
  const nodes = text?.root ? nodesIn(text.root as Node) : []
  return nodes.filter(isPicture).map(({ value }) => Number(idOf(value)))
}

/** The same text without these pictures and their captions; null if nothing is left of it. */
export function withoutPictures(text: SerializedEditorState, ids: number[]): SerializedEditorState | null {
  const keep = (node: Node): Node =>
    node.children
      ? {
          ...node,
          children: node.children
            .filter((child) => !(isPicture(child) && ids.includes(Number(idOf(child.value)))))
            .map(keep),
        }
      : node
  const root = keep(text.root as Node)
  return root.children?.length ? ({ ...text, root } as SerializedEditorState) : null
}
