import fc from 'fast-check'
import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { exampleHtml, exampleRichText } from '~/model/rich-text.examples.ts'
import { pageTextOf, richTextOf } from './rich-text.server.ts'

const border = { origin: 'https://klub.example', language: 'hu' } as const
const partsOf = (html: string) => richTextOf(html, border).parts
const htmlParts = (html: string) =>
  partsOf(html).map((part) => (part.kind === 'html' ? part.html : part.href))
const pageOf = (html: string) => pageTextOf(html, border)
const pageHtml = (html: string) =>
  pageOf(html)
    .parts.map((part) => (part.kind === 'html' ? part.html : ''))
    .join('')

describe('the parts of a text', () => {
  test('all markup of the newsroom', () => {
    expect(richTextOf(exampleHtml, border)).toEqual(exampleRichText)
  })

  test('a text without tables, quotations and videos is unchanged', () => {
    const text =
      '<h2>a</h2><p>b <strong>c</strong> &amp; &lt;d&gt;</p><ul><li>d</li></ul><p lang="en">e<br />f</p>'
    expect(htmlParts(text)).toEqual([text])
    expect(partsOf('')).toEqual([])
    expect(partsOf(' \n')).toEqual([])
  })

  test('the HTML is cleaned', () => {
    expect(htmlParts('<p onclick="a()">b</p><script>c()</script>')).toEqual(['<p>b</p>'])
    expect(
      htmlParts('<blockquote onclick="a()">b<br /><img src=x onerror=c()></blockquote>').join(),
    ).not.toMatch(/onclick|onerror/)
  })

  test('F3: any text renders only allowed tags and attributes', { timeout: 30_000 }, () => {
    const pieces = [
      '<p>',
      '</p>',
      '<h2 id="a">',
      '</h2>',
      '<blockquote onclick="a()">',
      '</blockquote>',
      '<br>',
      '<table>',
      '<td>',
      '</table>',
      '<figure data-video="1">',
      '<a href="/media/1">',
      '<a href="javascript:a()">',
      '</a>',
      '</figure>',
      '<img src=x onerror=a()>',
      '<svg><style>',
      '<script>',
      '</script>',
      '<math><mtext>',
      '<noscript>',
      '<textarea>',
      '<!--',
      '-->',
      '"',
      "'>",
      '&lt;img onerror=a()&gt;',
      'a',
    ]
    const allowed =
      /^(aria-label|data-table|data-(?:video|gallery|match|youtube)|href|id|loading|role|src|tabindex)$/
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (some) => {
        const { lead, parts } = pageOf(some.join(''))
        const html = parts.map((part) => (part.kind === 'html' ? part.html : '')).join('')
        for (const { name, attribs } of DomUtils.findAll(
          () => true,
          parseDocument(`${lead}${html}`).children,
        )) {
          expect(name).toMatch(/^(a|blockquote|br|div|figure|footer|h2|img|p|q|table|td)$/)
          for (const attribute of Object.keys(attribs)) expect(attribute).toMatch(allowed)
          expect(attribs.href ?? '').not.toMatch(/javascript/)
        }
      }),
    )
  })

  const table = '<table><tbody><tr><td>1</td></tr></tbody></table>'
  const framed = (number: number) =>
    `<div data-table="" role="group" tabindex="0" aria-label="${number}. táblázat">${table}</div>`

  test('each table is in a named region that the keyboard can scroll', () => {
    expect(htmlParts(`<p>a</p>${table}${table}<figure>${table}</figure>`)).toEqual([
      `<p>a</p>${framed(1)}${framed(2)}<figure>${framed(3)}</figure>`,
    ])
    const english = richTextOf(table, { ...border, language: 'en' }).parts
    expect(english).toMatchObject([{ html: expect.stringContaining('aria-label="Table 1"') }])
  })

  test('tables are numbered through the whole text, across its videos', () => {
    expect(htmlParts(`${table}<figure><a href="/media/4">▶</a></figure>${table}`)).toEqual([
      framed(1),
      '/media/4',
      framed(2),
    ])
  })

  test.each([
    ['<blockquote>a</blockquote>', '<blockquote><p><q>a</q></p></blockquote>'],
    ['<blockquote> a </blockquote>', '<blockquote><p><q>a</q></p></blockquote>'],
    ['<blockquote>„a”</blockquote>', '<blockquote><p>„a”</p></blockquote>'],
    ['<blockquote>a <em>b</em></blockquote>', '<blockquote><p><q>a <em>b</em></q></p></blockquote>'],
    [
      '<blockquote>a<br />b<br />Varga Ákos</blockquote>',
      '<blockquote><p><q>a<br />b</q></p><footer>Varga Ákos</footer></blockquote>',
    ],
    ['<blockquote>a<br /></blockquote>', '<blockquote><p><q>a<br /></q></p></blockquote>'],
    ['<blockquote><p>a</p><p>b</p></blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>'],
    [
      '<blockquote>a<blockquote>b<br />c</blockquote></blockquote>',
      '<blockquote>a<blockquote><p><q>b</q></p><footer>c</footer></blockquote></blockquote>',
    ],
  ])('the quotation %s', (html, expected) => {
    expect(htmlParts(html)).toEqual([expected])
  })

  test('videos are separate parts; a missing one is left out', () => {
    const video = '<figure data-video="12"><a href="/video/12">▶</a></figure>'
    expect(partsOf(`<p>a</p>${video}<figure data-video="4"><a >▶</a></figure><p>b</p>`)).toEqual([
      { kind: 'html', html: '<p>a</p>' },
      { kind: 'video', id: 12, href: '/video/12' },
      { kind: 'html', html: '<p>b</p>' },
    ])
  })

  test('galleries, matches and pasted videos are separate parts too; a missing one is left out', () => {
    const href = 'https://www.youtube.com/watch?v=aB3-_xYz019'
    const html = [
      '<figure data-gallery="7"><a href="/galeria/7">Torna</a></figure>',
      '<figure data-gallery="8"><a >▦</a></figure>',
      '<figure data-match="5"><a href="/schedules/5">A – B, 80–70</a></figure>',
      `<figure data-youtube="aB3-_xYz019"><a href="${href}">Összefoglaló</a></figure>`,
    ].join('')
    expect(partsOf(html)).toEqual([
      { kind: 'gallery', id: 7, href: '/galeria/7' },
      { kind: 'match', id: 5, href: '/schedules/5' },
      { kind: 'youtube', youtubeId: 'aB3-_xYz019', href, title: 'Összefoglaló' },
    ])
  })

  test('S10: a deleted picture, which the api sends without an address, is left out with its caption', () => {
    const picture = (attributes: string) =>
      `<figure><img ${attributes}loading="lazy" /><figcaption>b</figcaption></figure>`
    const kept = picture('src="/files/a.webp" ')
    expect(htmlParts(`<p>a</p>${picture('')}${kept}<p>c<img /></p>`)).toEqual([`<p>a</p>${kept}<p>c</p>`])
    expect(pageOf(picture('')).wordCount).toBe(0)
  })

  test('a back end that does not mark a video may link to its page instead', () => {
    expect(partsOf('<figure> <a href="/media/4">videó</a> </figure>')).toEqual([
      { kind: 'video', id: 4, href: '/media/4' },
    ])
  })

  test.each([
    '<figure><a href="https://evil.example/media/4" rel="noopener">▶</a></figure>',
    '<figure><a href="/media/04">▶</a></figure>',
    '<figure><a href="/media/4/5">▶</a></figure>',
    '<figure><a href="/media/0">▶</a></figure>',
    '<figure><a href="/media/4"><img src="/a.jpg" loading="lazy" /></a></figure>',
    '<figure><a><img src="/a.jpg" loading="lazy" /></a></figure>',
    '<figure><a href="/media/4">▶</a><figcaption>a</figcaption></figure>',
    '<figure data-youtube="aB3-_xYz019"><a href="https://evil.example/watch?v=aB3-_xYz019" rel="noopener">▶</a></figure>',
  ])('%s is not embedded', (html) => {
    expect(partsOf(html)).toEqual([{ kind: 'html', html: richTextOf(html, border).html }])
    expect(htmlParts(html)).toEqual([html])
  })

  test('a long text with many open tags is read at once', () => {
    const start = performance.now()
    htmlParts('<blockquote>'.repeat(20_000))
    htmlParts('<figure> '.repeat(20_000))
    expect(performance.now() - start).toBeLessThan(2_000)
  })

  test('too deeply nested tags are dropped, their text is kept', () => {
    const deep = `${'<div>'.repeat(5_000)}a${'</div>'.repeat(5_000)}`
    expect(richTextOf(deep, border).wordCount).toBe(1)
    expect(htmlParts('<blockquote>'.repeat(5_000)).join()).toMatch(/^<blockquote>/)
  })

  test.each([
    ['', 0],
    ['<p>egy két há</p>', 3],
    ['<p data-a="sok szó egy jelben">a<strong>b</strong></p>', 2],
  ])('the word count of %j', (html, count) => {
    expect(richTextOf(html, border).wordCount).toBe(count)
  })
})

const sections = (...titles: string[]) => titles.map((title) => `<h2>${title}</h2><p>Szöveg.</p>`).join('')

describe('the table of contents of a long page', () => {
  test('B9: four or more headings get ids made from their text', () => {
    const html = sections('Díjak és határidők', 'Őrség', 'A &amp; B', 'Mi <em>ez</em>?')
    expect(pageOf(html).headings).toEqual([
      { id: 'part-dijak-es-hataridok', text: 'Díjak és határidők' },
      { id: 'part-orseg', text: 'Őrség' },
      { id: 'part-a-b', text: 'A & B' },
      { id: 'part-mi-ez', text: 'Mi ez?' },
    ])
    expect(pageHtml(html)).toContain('<h2 id="part-mi-ez">Mi <em>ez</em>?</h2>')
  })

  test('B9: fewer headings leave the text unchanged', () => {
    const html = sections('Egy', 'Kettő', 'Három')
    expect(pageOf(html).headings).toEqual([])
    expect(pageHtml(html)).toBe(html)
  })

  test('B9: equal headings get different ids, empty ones none, and attributes are kept', () => {
    const html = `<h2 lang="en">Fees</h2><h2></h2>${sections('Fees', 'Fees', '!?')}`
    expect(pageOf(html).headings.map(({ id }) => id)).toEqual([
      'part-fees',
      'part-fees-2',
      'part-fees-3',
      'part-4',
    ])
    expect(pageHtml(html)).toContain('<h2 id="part-fees" lang="en">Fees</h2><h2></h2>')
  })

  test('B9, F3: the ids of any text are plain and unique', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 12 }), (titles) => {
        const { headings } = pageOf(sections(...titles))
        expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length)
        for (const { id } of headings) expect(id).toMatch(/^part-[a-z0-9-]+$/)
      }),
    )
  })
})

describe('the lead of a page', () => {
  test('B9: the paragraph before the first heading is the lead', () => {
    const html = '<p>Első <a href="/x">szó</a>.</p>\n<h2>Cím</h2><p>b</p>'
    expect(pageOf(html)).toMatchObject({
      html,
      lead: '<p>Első <a href="/x">szó</a>.</p>',
      plainText: 'Első szó.',
    })
    expect(pageHtml(html)).toBe('\n<h2>Cím</h2><p>b</p>')
  })

  test.each([
    ['two paragraphs', '<p>a</p><p>b</p><h2>c</h2>'],
    ['no paragraph', '<h2>c</h2><p>a</p>'],
    ['an empty one', '<p> </p><h2>c</h2>'],
    ['a long one', `<p>${'szó '.repeat(150)}</p><h2>c</h2>`],
    ['nothing', ''],
  ])('B9: %s has no lead', (_, html) => {
    expect(pageOf(html).lead).toBeNull()
    expect(pageHtml(html)).toBe(html)
  })

  test('B15: plain text has no tags and no entities', () => {
    expect(pageOf('<p>1 &lt; 2 &amp;amp; „a<em>b</em>”</p><p>c</p>').plainText).toBe('1 < 2 &amp; „ab” c')
  })
})
