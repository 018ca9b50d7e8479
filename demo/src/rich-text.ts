import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload, RichTextField } from 'payload'
import type { Load } from './save.ts'

type Language = 'hu' | 'en'
type Node = { type: string; children?: Node[]; fields?: Record<string, unknown> }
type Convert = (markdown: string) => Node[]
export type Writer = (markdown: string, language: Language) => unknown

const element = (type: string, children: Node[], rest: object = {}) => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  children,
  ...rest,
})

const text = (value: string) => ({
  type: 'text',
  version: 1,
  text: value,
  format: 0,
  mode: 'normal',
  style: '',
  detail: 0,
})

/** Payload parses “1.” in a cell as a list, so tables are built here. */
function table(lines: string[], convert: Convert): Node {
  const cells = (line: string) => line.replace(/^\||\|\s*$/g, '').split('|')
  const rows = lines.filter((_, index) => index !== 1).map(cells)
  const cell = (markdown: string, headerState: 0 | 1) => {
    const [first] = convert(markdown.trim())
    const inline = first?.type === 'paragraph' ? (first.children ?? []) : [text(markdown.trim())]
    const paragraph = element('paragraph', inline, { textFormat: 0, textStyle: '' })
    return element('tablecell', [paragraph], { headerState, colSpan: 1, rowSpan: 1, backgroundColor: null })
  }
  const row = (content: string[], index: number) =>
    element(
      'tablerow',
      content.map((markdown) => cell(markdown, index === 0 ? 1 : 0)),
    )
  return element('table', rows.map(row))
}

/** Payload joins the lines of a quotation, but the name of the speaker needs its own line. */
function quote(lines: string[], convert: Convert): Node {
  const quoted = lines.map((line) => line.replace(/^>\s?/, '')).filter((line) => line.trim())
  const children = quoted.map((line) => convert(line)[0]?.children ?? [])
  const lineBreak = { type: 'linebreak', version: 1 }
  return element(
    'quote',
    children.flatMap((inline, index) => (index ? [lineBreak, ...inline] : inline)),
  )
}

function nodesOf(markdown: string, convert: Convert): Node[] {
  return markdown.split(/\n{2,}/).flatMap((block) => {
    const lines = block.split('\n')
    if (lines.every((line) => line.startsWith('>'))) return [quote(lines, convert)]
    if (lines.length > 1 && lines.every((line) => line.startsWith('|'))) return [table(lines, convert)]
    return convert(block)
  })
}

/** Stores links to the club's own pages by page id, as the editor does. */
function linkById(node: Node, pageId: (url: unknown) => number | undefined): void {
  if (node.type === 'link' && node.fields) {
    const id = pageId(node.fields.url)
    if (id !== undefined) {
      node.fields = { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: id } }
    }
  }
  for (const child of node.children ?? []) linkById(child, pageId)
}

export async function writerFor(load: Pick<Load, 'payload' | 'club' | 'ids'>): Promise<Writer> {
  const editorConfig = await editorConfigFactory.fromField({ field: bodyField(load.payload) })
  const convert: Convert = (markdown) =>
    convertMarkdownToLexical({ editorConfig, markdown }).root.children as unknown as Node[]
  return (markdown, language) => {
    const root = element('root', nodesOf(markdown, convert))
    linkById(root, (url) => {
      const [, slug] = /^\/[^/]+\/([^/?#]+)$/.exec(String(url)) ?? []
      const page = load.club.pages.find((each) => each.slug[language] === slug)
      return page && load.ids.get(`pages/${page.key}`)
    })
    return { root }
  }
}

function bodyField(payload: Payload): RichTextField {
  const field = payload.collections.articles.config.flattenedFields.find((each) => each.name === 'body')
  if (field?.type !== 'richText')
    throw new Error('demo: the articles collection has no rich text field named body')
  return field as RichTextField
}
