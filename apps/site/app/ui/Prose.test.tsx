import { describe, expect, test } from 'vitest'
import { exampleRichText } from '~/model/rich-text.examples.ts'
import type { ProseVideo } from '~/model/rich-text.ts'
import { Prose } from './Prose.tsx'
import { renderPage } from './testing/render-page.tsx'

const draw = (path: string, videos?: ProseVideo[]) =>
  renderPage(<Prose parts={exampleRichText.parts} language="hu" videos={videos} />, { path })

describe('a text on the page', () => {
  test('keeps its headings, lists, pictures with captions, quotations and tables', () => {
    const page = draw('/hirek/a')
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
    expect(draw('/hirek/a')).toMatch(/<a[^>]*href="\/media\/4"[^>]*>.*?Videó/)
  })

  test('a playable video shows its picture, requests nothing, and links to its page without script', () => {
    const page = draw('/hirek/a', [
      { id: 4, title: 'Öt indítás', youtubeId: 'aB3-_xYz019', picture: null, lang: undefined },
    ])
    expect(page).not.toMatch(/iframe|youtube/)
    expect(page).toContain('Öt indítás')
    expect(page).toMatch(/<a[^>]*href="\/media\/4"/)
  })

  test('a text in another language than the page says so', () => {
    expect(draw('/news/a')).toMatch(/^<div[^>]*lang="hu"/)
  })
})
