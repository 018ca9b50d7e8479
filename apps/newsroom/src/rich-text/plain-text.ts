type Node = {
  type?: string
  text?: string
  fields?: Record<string, unknown>
  children?: Node[]
}

/** What stands for something that is no text; the words are the reader's. */
export type Marks = Record<'upload' | 'video' | 'gallery' | 'match', string>

const lines = new Set(['paragraph', 'heading', 'quote', 'listitem', 'tablerow', 'horizontalrule'])

const wordsOf = (fields: Record<string, unknown> | undefined, ...names: string[]): string =>
  names
    .map((name) => fields?.[name])
    .filter((words) => typeof words === 'string' && words.trim() !== '')
    .join(' – ')

function blockText({ fields }: Node, marks: Marks | undefined): string {
  const kind = String(fields?.blockType ?? '')
  if (kind === 'quote') return wordsOf(fields, 'text', 'who')
  return marks && kind in marks ? `[${marks[kind as keyof Marks]}]` : ''
}

function textOf(node: Node, marks: Marks | undefined): string {
  if (node.type === 'linebreak') return '\n'
  if (node.type === 'upload') {
    const caption = wordsOf(node.fields, 'caption')
    if (!marks) return caption && `\n${caption}\n`
    return `\n[${marks.upload}${caption ? `: ${caption}` : ''}]\n`
  }
  if (node.type === 'block') return `\n${blockText(node, marks)}\n`
  const inner = (node.children ?? []).map((child) => textOf(child, marks)).join('')
  if (node.type === 'tablecell') return `${inner.trim()} `
  const own = `${node.text ?? ''}${inner}`
  return lines.has(node.type ?? '') ? `\n${own}\n` : own
}

/** A rich text as lines of words; without marks only what can be read. */
export function plainText(text: unknown, marks?: Marks): string {
  const root = (text as { root?: Node } | null | undefined)?.root
  if (!root) return ''
  return textOf(root, marks)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
