import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readText, withHeadings, withLead } from './headings.ts'

const page = (...titles: string[]) => titles.map((title) => `<h2>${title}</h2><p>Szöveg.</p>`).join('')

describe('the table of contents of a long page', () => {
  test('B9: four headings or more get an id each, made of their own words', () => {
    const { html, headings } = withHeadings(
      page('Díjak és határidők', 'Őrség', 'A &amp; B', 'Mi <em>ez</em>?'),
    )
    expect(headings).toEqual([
      { id: 'part-dijak-es-hataridok', text: 'Díjak és határidők' },
      { id: 'part-orseg', text: 'Őrség' },
      { id: 'part-a-b', text: 'A & B' },
      { id: 'part-mi-ez', text: 'Mi ez?' },
    ])
    expect(html).toContain('<h2 id="part-mi-ez">Mi <em>ez</em>?</h2>')
  })

  test('B9: fewer headings leave the text as it is', () => {
    const html = page('Egy', 'Kettő', 'Három')
    expect(withHeadings(html)).toEqual({ html, headings: [] })
  })

  test('B9: equal headings get different ids, empty ones none, and attributes stay', () => {
    const html = `<h2 lang="en">Fees</h2><h2></h2>${page('Fees', 'Fees', '!?')}`
    const marked = withHeadings(html)
    expect(marked.headings.map(({ id }) => id)).toEqual(['part-fees', 'part-fees-2', 'part-fees-3', 'part-4'])
    expect(marked.html).toContain('<h2 id="part-fees" lang="en">Fees</h2><h2></h2>')
  })

  test('B9, F3: whatever the text, ids are plain and each its own', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 12 }), (titles) => {
        const { headings } = withHeadings(page(...titles))
        expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length)
        for (const { id } of headings) expect(id).toMatch(/^part-[a-z0-9-]+$/)
      }),
    )
  })
})

describe('the lead of a page', () => {
  test('B9: the paragraph before the first heading is the lead', () => {
    expect(withLead('<p>Első <a href="/x">szó</a>.</p>\n<h2>Cím</h2><p>b</p>')).toEqual({
      lead: '<p>Első <a href="/x">szó</a>.</p>',
      body: '\n<h2>Cím</h2><p>b</p>',
    })
  })

  test.each([
    ['two paragraphs', '<p>a</p><p>b</p><h2>c</h2>'],
    ['no paragraph', '<h2>c</h2><p>a</p>'],
    ['an empty one', '<p> </p><h2>c</h2>'],
    ['a long one', `<p>${'szó '.repeat(150)}</p><h2>c</h2>`],
    ['nothing', ''],
  ])('B9: %s is all body', (_, html) => {
    expect(withLead(html)).toEqual({ lead: null, body: html })
  })

  test('B15: text is read without tags and with its own signs', () => {
    expect(readText('<p>1 &lt; 2 &amp;amp; „a”</p><p>b</p>')).toBe('1 < 2 &amp; „a” b')
  })
})
