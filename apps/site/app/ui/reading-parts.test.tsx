import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { LanguageProvider } from '~/i18n/LanguageContext.tsx'
import { exampleDocuments } from '~/model/documents.examples.ts'
import { exampleItems } from '~/model/media.examples.ts'
import { breadcrumbLd } from './breadcrumb-ld.ts'
import { Documents } from './Documents.tsx'
import { EmptyState } from './EmptyState.tsx'
import { FallbackNote } from './FallbackNote.tsx'
import { MediaTile } from './MediaTile.tsx'
import { PageHead } from './PageHead.tsx'
import { Pager } from './Pager.tsx'
import { RelatedCarousel } from './RelatedCarousel.tsx'
import { ShareBox } from './ShareBox.tsx'
import { shareLinks } from './share-links.ts'

const html = (block: ReactNode, language: 'hu' | 'en' = 'hu') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider language={language}>{block}</LanguageProvider>
    </MemoryRouter>,
  )
const count = (text: string, part: string | RegExp) => text.split(part).length - 1
const home = { name: 'Kezdőlap', href: '/kezdo' }

describe('the head of a page', () => {
  test('has one h1, its lead and the way to it', () => {
    const head = html(<PageHead title="Hírek" lead="Minden nap." crumbs={[home]} />)
    expect(count(head, '<h1')).toBe(1)
    expect(head).toMatch(/<h1[^>]*>Hírek<\/h1>/)
    expect(head).toContain('Minden nap.')
    expect(head).toMatch(/<nav aria-label="Morzsamenü"><ol/)
    expect(head).toMatch(/<a[^>]*href="\/kezdo"/)
    expect(head).toMatch(/<li aria-current="page">Hírek<\/li>/)
  })
  test('names the page once, whether or not the crumbs do', () => {
    const both = [[home], [home, { name: 'Hírek', href: '/hirek' }]].map((crumbs) =>
      html(<PageHead title="Hírek" crumbs={crumbs} />),
    )
    expect(both[0]).toBe(both[1])
  })
  test('search engines get the same way, in absolute addresses', () => {
    expect(breadcrumbLd('https://sunok.hu', [home, { name: 'Hírek', href: '/hirek' }])).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Kezdőlap', item: 'https://sunok.hu/kezdo' },
        { '@type': 'ListItem', position: 2, name: 'Hírek', item: 'https://sunok.hu/hirek' },
      ],
    })
  })
})

describe('E5: the pager', () => {
  const hrefOf = (page: number) => `/hirek?page=${page}`
  test('links every page it names, marks the selected one, and steps back and forth', () => {
    const pager = html(<Pager page={6} count={21} hrefOf={hrefOf} />)
    expect([...pager.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.split('=')[1])).toEqual([
      '5',
      '1',
      '4',
      '5',
      '6',
      '7',
      '8',
      '21',
      '7',
    ])
    expect(count(pager, 'aria-current="page"')).toBe(1)
    expect(pager).toMatch(/aria-current="page"[^>]*>6</)
    expect(count(pager, '…')).toBe(2)
    expect(pager).toContain('aria-label="Előző oldal"')
    expect(pager).toContain('aria-label="21. oldal"')
  })
  test('has no step beyond the ends, and is not there for one page', () => {
    expect(html(<Pager page={1} count={2} hrefOf={hrefOf} />)).not.toContain('Előző')
    expect(html(<Pager page={2} count={2} hrefOf={hrefOf} />)).not.toContain('Következő')
    expect(html(<Pager page={1} count={1} hrefOf={hrefOf} />)).toBe('')
  })
  test('A10: speaks the page’s language', () => {
    expect(html(<Pager page={1} count={2} hrefOf={hrefOf} />, 'en')).toContain('aria-label="Page 2"')
  })
})

describe('E6: the share box', () => {
  const title = 'Kosár & „gól”'
  const url = 'https://sunok.hu/hirek/kosar'
  test('is closed, and without script its links stand in a details element', () => {
    const box = html(<ShareBox title={title} url={url} />)
    expect(box).toMatch(/^<details class/)
    expect(box).not.toContain('open=""')
    expect(count(box, '<li>')).toBe(3)
    expect(box).toContain('Megosztás')
  })
  test('only leads elsewhere: nothing of it is loaded from there', () => {
    const box = html(<ShareBox title={title} url={url} />)
    expect(box).not.toMatch(/<(script|iframe|img|link)/)
    expect(count(box, 'rel="noopener"')).toBe(3)
  })
  test('of a card is only its button, which names the story: twelve boxes would be a long page', () => {
    const tile = html(<MediaTile item={exampleItems[0]} sizes="50vw" />)
    expect(tile).toContain('<h3')
    expect(tile).toMatch(/data-share="[^"]+" data-share-title="[^"]+"><button[^>]*aria-expanded="false"/)
    expect(tile).not.toMatch(/<details|facebook/)
  })
  test('carries the title and the address, whatever is in them', () => {
    const links = shareLinks(title, `${url}?a=1&b=2`)
    expect(links.map(({ target }) => target)).toEqual(['facebook', 'x', 'mail'])
    for (const { href } of links) expect(decodeURIComponent(href)).toContain(`${url}?a=1&b=2`)
    const post = new URL(links[1]?.href ?? '')
    expect(post.searchParams.get('text')).toBe(title)
    expect(links[2]?.href).toMatch(/^mailto:\?subject=[^&]+&body=[^&]+$/)
    expect(() => shareLinks('\ud800', '\udfff')).not.toThrow()
  })
})

describe('documents', () => {
  test('have their kind and size; one without a size has its kind alone', () => {
    const list = html(<Documents documents={exampleDocuments} />)
    expect(list).toContain('<small>PDF, 240 kB</small>')
    expect(list).toContain('<small>ZIP</small>')
    expect(list).toContain('href="/files/documents/jegyzokonyv.pdf"')
    expect(list).toContain('Dokumentumok')
  })
  test('are not there when there are none', () => {
    expect(html(<Documents documents={[]} />)).toBe('')
  })
})

describe('a text in another language', () => {
  test('is said to be in it, in the page’s language', () => {
    expect(html(<FallbackNote language="hu" />, 'en')).toContain('only available in Hungarian')
    expect(html(<FallbackNote language="en" />)).toContain('csak angolul')
  })
  test('there is nothing to say of one in the page’s own', () => {
    expect(html(<FallbackNote language="hu" />)).toBe('')
    expect(html(<FallbackNote language={undefined} />)).toBe('')
  })
})

describe('E6: related contents', () => {
  test('are tiles of every kind under their title, in a list', () => {
    const row = html(<RelatedCarousel title="Kapcsolódó" items={exampleItems} />)
    expect(row).toMatch(/<h2[^>]*>Kapcsolódó<\/h2>/)
    expect(count(row, '<li>')).toBe(exampleItems.length)
    for (const { link } of exampleItems) expect(row).toContain(`href="${link}"`)
    expect(row).toContain('d d6')
  })
  test('are not there when there are none', () => {
    expect(html(<RelatedCarousel title="Kapcsolódó" items={[]} />)).toBe('')
  })
})

test('E9: a tile without a picture shows the club’s crest', () => {
  const withoutPicture = { ...exampleItems[0], picture: null }
  expect(html(<MediaTile item={withoutPicture} sizes="100vw" />)).toContain('data-fallback')
})

test('an empty list says so and shows a way on', () => {
  const empty = html(
    <EmptyState
      title="Itt még nincs hír"
      text="Nézz szét!"
      ways={[
        { to: '/hirek', name: 'Összes hír' },
        { to: '/csapat', name: 'Csapatok' },
      ]}
    />,
  )
  expect(empty).toMatch(/<h2[^>]*>Itt még nincs hír<\/h2><p>Nézz szét!<\/p>/)
  expect(empty).toMatch(/href="\/hirek" class="[^"]*_light_[^"]*">Összes hír/)
  expect(empty).toMatch(/href="\/csapat" class="[^"]*_line_[^"]*">Csapatok/)
})
