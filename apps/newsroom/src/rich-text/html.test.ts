import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { afterEach, expect, it, vi } from 'vitest'
import { blocks } from './blocks.ts'
import { htmlOf } from './html.ts'

const node = (type: string, rest: object = {}, ...children: object[]) => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  ...rest,
  ...(children.length ? { children } : {}),
})
const text = (value: string, format = 0) =>
  node('text', { text: value, format, mode: 'normal', style: '', detail: 0 })
const paragraph = (...children: object[]) => node('paragraph', { children }, ...children)
const html = (...children: object[]) =>
  htmlOf({ root: node('root', { children }) } as unknown as SerializedEditorState)

it('writes headings, marks and paragraphs', () => {
  expect(
    html(node('heading', { tag: 'h2' }, text('Hajrá')), paragraph(text('a'), text('b', 1), text('c', 2))),
  ).toBe('<h2>Hajrá</h2><p>a<strong>b</strong><em>c</em></p>')
})

it('escapes markup in text', () => {
  expect(html(paragraph(text('<script>alert(1)</script>')))).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  )
})

it.each([
  ['an id', 12],
  ['a populated document', { id: 12, slug: 'regi-cim', title: 'Régi cím' }],
])('writes a link to an article by id, from %s', (_, value) => {
  const fields = { linkType: 'internal', newTab: false, doc: { relationTo: 'articles', value } }
  expect(html(paragraph(node('link', { fields, id: 'x' }, text('a'))))).toBe(
    '<p><a href="/-/articles/12">a</a></p>',
  )
})

it('writes external links, and drops script addresses', () => {
  const link = (url: string) =>
    node('link', { fields: { linkType: 'custom', newTab: false, url }, id: 'x' }, text('a'))
  expect(html(paragraph(link('https://example.org')))).toBe('<p><a href="https://example.org">a</a></p>')
  expect(html(paragraph(link('javascript:alert(1)')))).not.toContain('javascript')
})

const upload = (fields: object) => node('upload', { relationTo: 'media', value: { id: 7 }, fields, id: 'x' })

it('writes a picture by id with its caption', () => {
  expect(html(upload({ caption: 'Gól & <öröm>' }))).toBe(
    '<figure><img src="/-/media/7" /><figcaption>Gól &amp; &lt;öröm&gt;</figcaption></figure>',
  )
})

it('writes a picture without a caption', () => {
  expect(html(upload({}))).toBe('<figure><img src="/-/media/7" /></figure>')
})

it('writes a video by id', () => {
  expect(html(node('block', { fields: { blockType: 'video', id: 'x', video: 4 } }))).toBe(
    '<figure data-video="4"><a href="/-/videos/4">▶</a></figure>',
  )
})

const block = (fields: object) => html(node('block', { fields: { id: 'x', ...fields } }))

it.each([
  ['gallery', { gallery: { id: 7 } }, '<figure data-gallery="7"><a href="/-/galleries/7">▦</a></figure>'],
  ['match', { match: 5 }, '<figure data-match="5"><a href="/-/matches/5">–</a></figure>'],
  ['gallery', {}, ''],
])('writes a %s of %j by id', (blockType, fields, expected) => {
  expect(block({ blockType, ...fields })).toBe(expected)
})

it.each([
  ['a title', 'Összefoglaló & <interjú>', 'Összefoglaló &amp; &lt;interjú&gt;'],
  ['none', null, 'YouTube'],
])('writes a pasted video with %s as a link that anyone can follow', (_, title, name) => {
  const url = 'https://youtu.be/aB3-_xYz019?t=3'
  expect(block({ blockType: 'video', url, title })).toBe(
    `<figure data-youtube="aB3-_xYz019"><a href="https://www.youtube.com/watch?v=aB3-_xYz019">${name}</a></figure>`,
  )
})

it('writes a quotation with its speaker last', () => {
  const quote = { blockType: 'quote', text: ' Nem <lettünk>\ngyorsabbak. ' }
  expect(block({ ...quote, who: 'Varga Ákos' })).toBe(
    '<blockquote>Nem &lt;lettünk&gt; gyorsabbak.<br />Varga Ákos</blockquote>',
  )
  expect(block(quote)).toBe('<blockquote>Nem &lt;lettünk&gt; gyorsabbak.</blockquote>')
})

it('writes a table with header cells', () => {
  const cell = (headerState: number, value: string) =>
    node('tablecell', { headerState, colSpan: 1, rowSpan: 1 }, paragraph(text(value)))
  const table = html(
    node('table', {}, node('tablerow', {}, cell(1, 'Negyed')), node('tablerow', {}, cell(0, '24'))),
  )
  expect(table).toBe(
    '<table><tbody><tr><th><p>Negyed</p></th></tr><tr><td><p>24</p></td></tr></tbody></table>',
  )
})

const canary = 'Kanári Éva'
const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => printed.mockClear())

/** Copies of the document, each with one field of one inner object replaced. */
function* brokenCopies(whole: object, value: unknown): Generator<object> {
  for (const [name, inner] of Object.entries(whole)) {
    if (value === undefined) {
      const { [name]: _, ...rest } = whole as Record<string, unknown>
      yield rest
    } else yield { ...whole, [name]: value }
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) continue
    for (const broken of brokenCopies(inner, value)) yield { ...whole, [name]: broken }
  }
}

const blockNodes = blocks.map(({ slug, fields }) =>
  node('block', {
    fields: {
      id: 'x',
      blockType: slug,
      ...Object.fromEntries(fields.map((field) => ['name' in field ? field.name : '', canary])),
    },
  }),
)
const link = { linkType: 'internal', newTab: true, doc: { relationTo: 'articles', value: { id: 1 } } }
const otherNodes = [
  text(canary),
  paragraph(text(canary)),
  node('heading', { tag: 'h2' }, text(canary)),
  node('quote', {}, text(canary)),
  node('list', { tag: 'ul', listType: 'bullet' }, node('listitem', { value: 1 }, text(canary))),
  node('link', { fields: link }, text(canary)),
  node('autolink', { fields: { linkType: 'custom', url: canary } }, text(canary)),
  upload({ caption: canary }),
  node('table', {}, node('tablerow', {}, node('tablecell', { headerState: 0 }, paragraph(text(canary))))),
  node('linebreak'),
  node('horizontalrule'),
  node('nonsense', { fields: { blockType: canary } }, text(canary)),
  node('block', { fields: { blockType: canary } }),
]

it.each([
  ['missing', undefined],
  ['null', null],
  ['a number', 7],
  ['a list', []],
])('a text in which any field of any node or block is %s becomes HTML, and prints nothing', (_, value) => {
  const nodes = [...blockNodes, ...otherNodes]
  const copies = nodes.flatMap((one) => [one, ...brokenCopies(one, value)])
  expect(copies.length).toBeGreaterThan(100)
  for (const one of copies) {
    expect(html(paragraph(text('a')), one, paragraph(text('b')))).toMatch(/^<p>a<\/p>.*<p>b<\/p>$/s)
    expect(printed.mock.calls, JSON.stringify(one)).toEqual([])
  }
})

it('a quotation without a text is left out', () => {
  expect(html(node('block', { fields: { blockType: 'quote', who: canary } }))).toBe('')
})
