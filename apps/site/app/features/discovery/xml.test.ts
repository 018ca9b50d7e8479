import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { element, escapeXml, xmlDocument } from './xml.ts'

describe('XML', () => {
  test('B15: XML special characters are escaped', () => {
    expect(escapeXml(`<a href="x">'Tom & Jerry'</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;&#39;Tom &amp; Jerry&#39;&lt;/a&gt;',
    )
  })

  test('F3: characters that are invalid in XML are dropped', () => {
    expect(escapeXml('a\0b\u0008c\uffff\t\nd')).toBe('abc\t\nd')
    expect(escapeXml('\ud800')).toBe('\ufffd')
  })

  test('F3: no text can contain markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const escaped = escapeXml(text)
        expect(escaped).not.toMatch(/[<>"']/)
        expect(escaped.replace(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toContain('&')
      }),
    )
  })

  test('B15: elements with attributes and content', () => {
    expect(element('link', { href: 'a&b', rel: undefined })).toBe('<link href="a&amp;b"/>')
    expect(element('p', {}, 'x', element('br', {}))).toBe('<p>x<br/></p>')
    expect(xmlDocument('<a/>')).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a/>\n')
  })
})
