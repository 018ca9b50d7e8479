import { describe, expect, test } from 'vitest'
import { cleanHtml as cleanFor } from './clean-html.server.ts'

const origin = 'https://klub.example'
const cleanHtml = (html: string) => cleanFor(html, origin)

describe('cleaning editors’ HTML', () => {
  test.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a script in a drawing', '<svg><script>alert(1)</script></svg>', ''],
    ['a style sheet', '<style>body{display:none}</style><p>a</p>', '<p>a</p>'],
    ['a style attribute', '<p style="position:fixed">a</p>', '<p>a</p>'],
    ['a class of the site’s own', '<p class="skip">a</p>', '<p>a</p>'],
    ['an id that a script might look for', '<p id="content">a</p>', '<p>a</p>'],
    ['a frame', '<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>'],
    ['an object', '<object data="x"></object><embed src="x"><p>a</p>', '<p>a</p>'],
    ['a form', '<form action="https://evil.example"><input name="a"><button>b</button></form>', 'b'],
    [
      'a base and a refresh',
      '<base href="//evil"><meta http-equiv="refresh" content="0"><p>a</p>',
      '<p>a</p>',
    ],
    ['a template', '<template><img src=x onerror=alert(1)></template>', '<img src="x" loading="lazy" />'],
    ['a nonce', '<p nonce="abc">a</p>', '<p>a</p>'],
    ['data for a script', '<div data-video="4">a</div>', '<div>a</div>'],
  ])('%s is removed', (_, dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean)
  })

  test.each(['onclick', 'onerror', 'onload', 'ONMOUSEOVER', 'onfocus'])(
    'the event handler %s is removed',
    (name) => {
      expect(cleanHtml(`<p ${name}="alert(1)">a</p>`)).toBe('<p>a</p>')
      expect(cleanHtml(`<img src="/a.jpg" ${name}="alert(1)">`)).toBe('<img src="/a.jpg" loading="lazy" />')
    },
  )

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    '//evil.example/a',
  ])('X3: a link to %j loses its href', (address) => {
    expect(cleanHtml(`<a href="${address}">a</a>`)).toBe('<a>a</a>')
    expect(cleanHtml(`<img alt="a" src="${address}">`)).toBe('<img alt="a" loading="lazy" />')
  })

  test.each([
    '<h2>a</h2><h3>b</h3><p>c<br />d <strong>e</strong> <em>f</em></p><hr />',
    '<ul><li>a</li></ul><ol><li>b</li></ol><blockquote><p>c</p></blockquote>',
    '<table><caption>a</caption><thead><tr><th scope="col">b</th></tr></thead><tbody><tr><td colspan="2">c</td></tr></tbody></table>',
    '<p><a href="/hirek/a">a</a> <a href="mailto:a@b.hu">b</a> <a href="tel:+361">c</a> <a href="#d">d</a></p>',
    '<p lang="en">a <time datetime="2025-11-14">b</time> x<sup>2</sup></p>',
    '<figure data-video="4"><a href="/media/4">▶</a></figure>',
    '<figure data-gallery="4"><a href="/galeria/4">a</a></figure><figure data-match="4"><a href="/merkozesek/4">b</a></figure>',
    '<p>a &amp; b &lt; c – „ő”</p>',
  ])('%s is unchanged', (html) => {
    expect(cleanHtml(html)).toBe(html)
  })

  test('C2: an external link opens in the same window with rel="noopener"', () => {
    const link = '<a href="https://a.hu" target="_blank" rel="opener">a</a>'
    expect(cleanHtml(link)).toBe('<a href="https://a.hu" rel="noopener">a</a>')
  })

  test('a picture keeps its size and alternative text, and loads lazily', () => {
    const picture = '<img src="/a.jpg" alt="b" width="40" height="30" loading="eager" fetchpriority="high" />'
    expect(cleanHtml(picture)).toBe('<img src="/a.jpg" alt="b" width="40" height="30" loading="lazy" />')
  })

  test.each(['https://evil.example/a.png', '/\\evil.example/a.png', '\\\\evil.example/a.png'])(
    'a picture at %j is not requested',
    (address) => {
      expect(cleanHtml(`<img src="${address}" alt="a">`)).toBe('<img alt="a" loading="lazy" />')
      expect(cleanHtml(`<img src="/a.png" srcset="/b.png 2x, ${address} 3x">`)).toBe(
        '<img src="/a.png" loading="lazy" />',
      )
    },
  )

  test('a picture of the site’s own origin is kept, by an absolute or relative URL', () => {
    const picture = `<img src="${origin}/files/a.webp" srcset="/files/b.webp 2x" loading="lazy" />`
    expect(cleanHtml(picture)).toBe(picture)
  })

  test('truncated HTML is harmless', () => {
    for (const broken of [
      '<p>a<script',
      '<img src=x onerror="alert(1)',
      '<a href="javascript:',
      '<p>a</b></i>',
    ]) {
      expect(cleanHtml(broken)).not.toMatch(/<script|onerror|javascript/)
    }
  })
})
