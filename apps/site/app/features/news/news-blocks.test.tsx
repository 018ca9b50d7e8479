import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { LanguageProvider } from '~/i18n/LanguageContext.tsx'
import { exampleKept } from '~/model/kept.examples.ts'
import { mediaItemOfArticle } from '~/model/media-items.ts'
import { MediaTile } from '~/ui/MediaTile.tsx'
import { HighlightedNews } from './HighlightedNews.tsx'
import { MediaGrid } from './MediaGrid.tsx'
import { NewsSlider } from './NewsSlider.tsx'
import { exampleArticle, exampleNews } from './news.examples.ts'
import { boxOf, slideOf } from './news.ts'

const html = (block: ReactNode, language: 'hu' | 'en' = 'hu') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider language={language}>{block}</LanguageProvider>
    </MemoryRouter>,
  )
const count = (text: string, part: string | RegExp) => text.split(part).length - 1
const [article, video, gallery] = exampleNews

describe('D1: the news slider', () => {
  const page = html(<NewsSlider items={[article, video].map(slideOf)} />)
  test('has one h1, the first title, and every title is a link', () => {
    expect(count(page, '<h1')).toBe(1)
    expect(page).toMatch(/<h1[^>]*><a[^>]*href="\/hirek\/negyven-perc-egy-rendszer"[^>]*>Negyven perc/)
    expect(page).toMatch(/<h2[^>]*><a[^>]*href="\/media\/3"[^>]*>A hónap öt/)
  })
  test('uses the medium thumbnail of a slide, else its cover', () => {
    expect(page).toContain('src="/files/zsakolas-960.webp"')
    const picture = article.picture && { ...article.picture, thumbnails: { small: null, medium: null } }
    expect(html(<NewsSlider items={[slideOf({ ...article, picture })]} />)).toContain(
      'src="/files/zsakolas.webp"',
    )
  })
  test('cuts the description to 250 characters at the end of a word', () => {
    const description = /<p[^>]*>(.*?)<\/p>/.exec(page)?.[1] ?? ''
    expect(article.description.length).toBeGreaterThan(250)
    expect(description).toMatch(/\S…$/)
    expect(description.length).toBeLessThanOrEqual(251)
    expect(description.length).toBeGreaterThan(230)
    expect(article.description.startsWith(description.slice(0, -1))).toBe(true)
  })
  test('labels itself and its slides, and loads only the first picture eagerly', () => {
    expect(page).toContain('aria-roledescription="lapozó"')
    expect(page).toContain('aria-label="1 / 2"')
    expect(page).toContain('aria-label="2 / 2"')
    expect(count(page, 'loading="eager"')).toBe(1)
    expect(page).not.toContain('inert')
  })
  test('has a drawn slide where a story has no picture', () => {
    const slide = html(<NewsSlider items={[slideOf(gallery)]} />)
    expect(slide).toMatch(/data-ground="primary" data-figure="" aria-hidden="true"/)
  })
})

describe('D2: highlighted news', () => {
  const page = html(<HighlightedNews items={[boxOf(article)]} />)
  test('has the title, the date, a description cut to 80 characters and a read-more link', () => {
    expect(page).toContain('<time dateTime="2025-11-14T17:30:00.000Z">18:30 | 2025. november 14.</time>')
    expect(page).toContain('amely idén először lépte…</p>')
    expect(count(page, 'href="/hirek/negyven-perc-egy-rendszer"')).toBe(2)
    expect(page).toContain('Elolvasom')
  })
  test('A10: writes the date in the order of the page’s language', () => {
    const items = [mediaItemOfArticle(exampleArticle, 'en')]
    expect(html(<HighlightedNews items={items} />, 'en')).toContain('18:30 | 14 November 2025')
  })
  test('E9: shows the club’s crest where there is no picture', () => {
    expect(html(<HighlightedNews items={[gallery]} />)).toContain('data-fallback')
  })
  test('draws a cover on another ground than the box has', () => {
    const page = html(<HighlightedNews items={[gallery, { ...gallery, key: 'gallery-13' }]} />)
    expect(page.match(/data-ground="\w+"/g)).toEqual(['data-ground="tint"', 'data-ground="primary"'])
  })
  test('is left out without stories', () => {
    expect(html(<HighlightedNews items={[]} />)).toBe('')
  })
})

describe('E3: a media tile', () => {
  test('of an article has its category, date, title and type', () => {
    const tile = html(<MediaTile item={article} sizes="100vw" />)
    expect(tile).toContain('Felnőtt férfi')
    expect(tile).toContain('18:30 | 2025. november 14.')
    expect(tile).toContain('<span class="vh">Hír</span>')
    expect(tile).toMatch(/<h3[^>]*><a[^>]*href="\/hirek\//)
  })
  test('of a gallery has the number of its pictures', () => {
    expect(html(<MediaTile item={gallery} sizes="100vw" />)).toContain('46 kép')
    expect(html(<MediaTile item={{ ...gallery, imagesCount: 1 }} sizes="100vw" />, 'en')).toContain(
      '1 picture<',
    )
    expect(html(<MediaTile item={{ ...gallery, imagesCount: 1200 }} sizes="100vw" />, 'en')).toContain(
      '1,200',
    )
  })
  test('marks a text in another language', () => {
    expect(html(<MediaTile item={{ ...article, lang: 'hu' }} sizes="100vw" />, 'en')).toMatch(
      /<h3[^>]*lang="hu"/,
    )
    expect(html(<MediaTile item={article} sizes="100vw" />)).not.toContain('lang=')
  })
  test('without a picture has a cover with the day, which is not read, and its text below', () => {
    const tile = html(<MediaTile item={gallery} full sizes="100vw" />)
    expect(tile).toMatch(/<span[^>]*data-ground="\w+" data-figure="12" aria-hidden="true">/)
    expect(tile).toContain('class="d d4')
    expect(tile).not.toMatch(/<article class="[^"]*on-dark/)
    expect(html(<MediaTile item={article} full sizes="100vw" />)).toMatch(/<article class="[^"]*on-dark/)
  })
})

describe('D7: the media grid', () => {
  test('shows every story once, the links and the join link', () => {
    const page = html(<MediaGrid stories={exampleKept(exampleNews)} aside={<p>Tabella</p>} />)
    expect(count(page, '<article')).toBe(11)
    expect(page).toContain('Tabella')
    for (const path of ['/hirek"', '/galeria"', '/media"', '/csatlakozz"'])
      expect(page).toContain(`href="${path}`)
  })
  test('says so when there is nothing to show', () => {
    const page = html(<MediaGrid stories={exampleKept([])} />)
    expect(page).toContain('Jönnek az első hírek')
    expect(page).toContain('href="/csapat"')
    expect(html(<MediaGrid stories={exampleKept([])} />, 'en')).toContain('The first news is on its way')
  })
})
