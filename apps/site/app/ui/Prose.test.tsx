import { describe, expect, test } from 'vitest'
import { exampleEmbeds, exampleRichText } from '~/model/rich-text.examples.ts'
import { noEmbeds, type ProseEmbeds, type RichTextPart } from '~/model/rich-text.ts'
import { Prose } from './Prose.tsx'
import { renderPage } from './testing/render-page.tsx'

const draw = (path: string, embeds?: ProseEmbeds, parts: RichTextPart[] = exampleRichText.parts) =>
  renderPage(<Prose parts={parts} language="hu" embeds={embeds} />, { path })

const embedded = (kind: 'gallery' | 'match', id: number): RichTextPart[] => [
  { kind, id, href: kind === 'gallery' ? `/galeria/${id}` : `/merkozesek/${id}` },
]

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
    const video = { id: 4, title: 'Öt indítás', youtubeId: 'aB3-_xYz019', picture: null, lang: undefined }
    const page = draw('/hirek/a', { ...noEmbeds, videos: [video] })
    expect(page).not.toMatch(/iframe|youtube/)
    expect(page).toContain('Öt indítás')
    expect(page).toMatch(/<a[^>]*href="\/media\/4"/)
  })

  test('a gallery shows some of its pictures and how many more there are, and links to itself', () => {
    const [gallery] = exampleEmbeds.galleries
    const page = draw('/hirek/a', exampleEmbeds, embedded('gallery', gallery?.id ?? 0))
    expect(page.match(/<img/g)).toHaveLength(4)
    expect(page).toMatch(/\+<!-- -->8|\+8/)
    expect(page).toContain('12 kép')
    expect(page).toMatch(new RegExp(`<a[^>]*href="/galeria/${gallery?.id}"[^>]*>.*?${gallery?.name}`))
  })

  test('a match shows its teams, its score and its day, and links to itself', () => {
    const [match] = exampleEmbeds.matches
    const page = draw('/hirek/a', exampleEmbeds, embedded('match', match?.id ?? 0))
    for (const shown of [match?.teamA.teamName, match?.teamB.score, match?.dateTexts?.date, match?.link])
      expect(page).toContain(String(shown))
  })

  test('an item that is gone leaves nothing; one that could not be loaded is a link', () => {
    const parts = embedded('gallery', 99)
    expect(draw('/hirek/a', { ...noEmbeds, gone: ['gallery-99'] }, parts)).not.toMatch(/galeria|Galéria/)
    expect(draw('/hirek/a', noEmbeds, parts)).toMatch(/<a[^>]*href="\/galeria\/99"[^>]*>.*?Galéria/)
  })

  test('a video of another channel is played here, and requests nothing before', () => {
    const href = 'https://www.youtube.com/watch?v=aB3-_xYz019'
    const page = draw('/hirek/a', noEmbeds, [
      { kind: 'youtube', youtubeId: 'aB3-_xYz019', href, title: 'Összefoglaló' },
    ])
    expect(page).not.toContain('iframe')
    expect(page).toContain('Összefoglaló')
    expect(page).toContain(`href="${href}"`)
  })

  test('a text in another language than the page says so', () => {
    expect(draw('/news/a')).toMatch(/^<div[^>]*lang="hu"/)
  })
})
