import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { LanguageProvider } from '~/i18n/LanguageContext.tsx'
import { VideoPlayer } from '~/ui/VideoPlayer.tsx'
import { VideoDetail } from './VideoDetail.tsx'
import { VideoLead } from './VideoLead.tsx'
import { MoreVideos, VideoTiles } from './VideoList.tsx'
import { examplePlayed, exampleTiles, exampleVideoView } from './videos.examples.ts'

function html(block: ReactNode, language: 'hu' | 'en' = 'hu') {
  const element = <LanguageProvider language={language}>{block}</LanguageProvider>
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/media'] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
const textIn = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const url = 'https://sunok.example/media/3'

describe('B10: the player before a click', () => {
  const player = html(<VideoPlayer {...examplePlayed} sizes="100vw" />)
  test('loads nothing from another host: its own picture, and no iframe', () => {
    expect(player).toContain('/files/media/tempodobas-960.webp')
    expect(player).not.toContain('<iframe')
    expect(player).not.toMatch(/(src|srcset)="(https?:)?\/\//i)
    expect(player).not.toMatch(/preconnect|dns-prefetch/)
  })
  test('is a link to the video without script, named by its title', () => {
    expect(player).toMatch(/<a [^>]*href="https:\/\/www\.youtube\.com\/watch\?v=aB3-_xYz019&amp;t=42s"/)
    expect(textIn(player)).toBe('Videó lejátszása: Varga: „A rajt megvolt, a tartás a nehezebb”')
  })
  test('F4: links to a video that cannot be embedded, and is no link without a URL', () => {
    const outward = html(
      <VideoPlayer {...examplePlayed} youtubeId={null} address="https://vimeo.example/7" sizes="100vw" />,
    )
    expect(outward).toMatch(/href="https:\/\/vimeo\.example\/7" rel="noopener"/)
    expect(textIn(outward)).toContain('Megnézem az eredeti helyén')
    const nowhere = html(<VideoPlayer {...examplePlayed} youtubeId={null} address={null} sizes="100vw" />)
    expect(nowhere).not.toContain('<a ')
    expect(nowhere).toContain('<img')
  })
  test('E9: shows the club’s crest where there is no picture', () => {
    expect(html(<VideoPlayer {...examplePlayed} picture={null} sizes="100vw" />)).toContain('data-fallback')
  })
})

describe('B10: the list of videos', () => {
  test('starts with the newest and a link to its page', () => {
    const lead = html(<VideoLead video={examplePlayed} />)
    expect(lead).toMatch(/<h2[^>]*><a[^>]*href="\/media\/3"/)
    expect(lead).toContain('2025. november 12.')
    expect(lead).toContain('Interjú')
  })
  test('E3: continues with tiles', () => {
    const tiles = html(<VideoTiles items={exampleTiles} />)
    expect(tiles.match(/<article/g)).toHaveLength(4)
    expect(tiles).toContain('href="/media/20"')
  })
  test('B10: more videos are a link that works without script, left out at the end', () => {
    const more = html(<MoreVideos shown={15} total={33} href="/media?page=2" />)
    expect(more).toContain('href="/media?page=2"')
    expect(textIn(more)).toBe('33 videóból 15 látható További videók')
    expect(html(<MoreVideos shown={33} total={33} href={undefined} />)).not.toContain('<a ')
  })
})

describe('B10: a video’s page', () => {
  test('has lead, date, categories, tags and the share box', () => {
    const page = html(<VideoDetail video={exampleVideoView} url={url} />)
    expect(page).toContain('A kapitány a rangadó előtt')
    expect(page).toContain('2025. november 12. 18:00')
    expect(page).toContain('Interjú')
    expect(page).toContain('href="/kereses/rangad%C3%B3"')
    expect(page).toContain('Megosztás')
    expect(page).toContain(encodeURIComponent(url))
    expect(page).toContain('YouTube')
  })
  test('B10: notes and marks a text in another language', () => {
    const page = html(<VideoDetail video={{ ...exampleVideoView, lang: 'hu' }} url={url} />, 'en')
    expect(page).toMatch(/<p[^>]*lang="hu"[^>]*>A kapitány/)
    expect(textIn(page)).toContain('Hungarian')
  })
})
