import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { LanguageProvider } from '~/i18n/LanguageContext.tsx'
import { Prose } from './Prose.tsx'
import { exampleProse } from './prose.examples.ts'
import { proseParts, readingMinutes, videosIn } from './prose.ts'

const partsOf = (html: string) => proseParts(html, (number) => `${number}. "táblázat"`)
const only = (html: string) => {
  const [part] = partsOf(html)
  return part?.kind === 'html' ? part.html : ''
}

describe('the parts of a text', () => {
  test('a text without tables, quotations and videos stays as it is', () => {
    const text = '<h2>a</h2><p>b <strong>c</strong></p><ul><li>d</li></ul>'
    expect(partsOf(text)).toEqual([{ kind: 'html', html: text }])
    expect(partsOf('')).toEqual([])
    expect(partsOf(' \n')).toEqual([])
  })
  test('each table stands in a frame that the keyboard can scroll, with a name of its own', () => {
    const table = '<table><tbody><tr><td>1</td></tr></tbody></table>'
    expect(only(`<p>a</p>${table}${table}`)).toBe(
      `<p>a</p>${[1, 2]
        .map(
          (number) =>
            `<div data-table="" role="group" tabindex="0" aria-label="${number}. &quot;táblázat&quot;">${table}</div>`,
        )
        .join('')}`,
    )
  })
  test('tables are counted through the whole text, across its videos', () => {
    const table = '<table><tbody><tr><td>1</td></tr></tbody></table>'
    const [, , last] = partsOf(`${table}<figure><a href="/media/4">▶</a></figure>${table}`)
    expect(last?.kind === 'html' && last.html).toContain('aria-label="2.')
  })
  test.each([
    ['<blockquote>a</blockquote>', '<blockquote><p><q>a</q></p></blockquote>'],
    ['<blockquote>„a”</blockquote>', '<blockquote><p>„a”</p></blockquote>'],
    ['<blockquote>a <em>b</em></blockquote>', '<blockquote><p><q>a <em>b</em></q></p></blockquote>'],
    [
      '<blockquote>a<br />b<br />Varga Ákos</blockquote>',
      '<blockquote><p><q>a<br />b</q></p><footer>Varga Ákos</footer></blockquote>',
    ],
    ['<blockquote>a<br /></blockquote>', '<blockquote><p><q>a<br /></q></p></blockquote>'],
    ['<blockquote><p>a</p><p>b</p></blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>'],
  ])('the quotation %s', (given, drawn) => {
    expect(only(given)).toBe(drawn)
  })
  test('videos are parts of their own; one that is gone leaves nothing', () => {
    const video = '<figure><a href="/video/12">▶</a></figure>'
    expect(partsOf(`<p>a</p>${video}<figure><a>▶</a></figure><p>b</p>`)).toEqual([
      { kind: 'html', html: '<p>a</p>' },
      { kind: 'video', id: 12, href: '/video/12' },
      { kind: 'html', html: '<p>b</p>' },
    ])
    expect(videosIn(`${video}${video}<figure><a href="/media/4">▶</a></figure>`)).toEqual([12, 4])
  })
  test('a figure that leads anywhere else is no video', () => {
    for (const html of [
      '<figure><a href="https://evil.example/media/4">▶</a></figure>',
      '<figure><a href="/media/04">▶</a></figure>',
      '<figure><a href="/media/4/5">▶</a></figure>',
      '<figure><a href="/media/4">videó</a></figure>',
    ]) {
      expect(partsOf(html)).toEqual([{ kind: 'html', html }])
    }
  })
  test('a long text with many open marks is read at once', () => {
    const began = performance.now()
    partsOf('<blockquote>'.repeat(20_000))
    partsOf('<figure> '.repeat(20_000))
    expect(performance.now() - began).toBeLessThan(2_000)
  })
})

describe('the time that a text takes', () => {
  test.each([
    ['', 1],
    ['<p>egy két há</p>', 1],
    [`<p>${'szó '.repeat(500)}</p>`, 3],
    ['<p data-a="sok szó egy jelben">a</p>'.repeat(400), 2],
  ])('%#', (text, minutes) => {
    expect(readingMinutes(text)).toBe(minutes)
  })
})

describe('a text on the page', () => {
  const draw = (language: 'hu' | 'en', page: 'hu' | 'en') =>
    renderToStaticMarkup(
      <MemoryRouter>
        <LanguageProvider language={page}>
          <Prose html={exampleProse} language={language} />
        </LanguageProvider>
      </MemoryRouter>,
    )
  test('keeps its headings, lists, pictures with captions and quotations', () => {
    const page = draw('hu', 'hu')
    for (const part of [
      '<h2>A harmadik negyed döntött</h2>',
      '<li>24 gólpassz</li>',
      '<figcaption>Tizenegy pont lerohanásból.</figcaption>',
      '<footer>Varga Ákos, csapatkapitány</footer>',
      'aria-label="1. táblázat"',
    ])
      expect(page).toContain(part)
    expect(page).not.toContain('lang=')
  })
  test('a video that cannot be played here is a link to its page', () => {
    expect(draw('hu', 'hu')).toMatch(/<a[^>]*href="\/media\/4"[^>]*>.*?Videó/)
  })
  test('one that can be played has its picture, asks nobody, and leads to its page without script', () => {
    const video = { id: 4, title: 'Öt indítás', youtubeId: 'aB3-_xYz019', picture: null, lang: undefined }
    const page = renderToStaticMarkup(
      <MemoryRouter>
        <LanguageProvider language="hu">
          <Prose html={exampleProse} language="hu" videos={[video]} />
        </LanguageProvider>
      </MemoryRouter>,
    )
    expect(page).not.toMatch(/iframe|youtube/)
    expect(page).toContain('Öt indítás')
    expect(page).toMatch(/<a[^>]*href="\/media\/4"/)
  })
  test('a text in another language than the page says so', () => {
    expect(draw('hu', 'en')).toMatch(/^<div[^>]*lang="hu"/)
  })
})
