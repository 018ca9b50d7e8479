import { dropMalformed } from '@palank/contract/drop-malformed'
import { page as pageSchema } from '@palank/contract/page'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pageTextOf } from '~/api/rich-text.server.ts'
import type { CleanPage } from '~/model/rich-text.ts'
import { renderPage, textIn } from '~/ui/testing/render-page.tsx'
import { staticPageView } from './page.ts'
import { exampleCleanPage, examplePage, examplePageText, exampleStaticPage } from './pages.examples.ts'
import { StaticPage } from './StaticPage.tsx'

const border = { origin: 'https://klub.example', language: 'hu' } as const

describe('a static page', () => {
  test('the example equals the parsed HTML of its answer', () => {
    expect(pageTextOf(examplePage.body, border)).toEqual(examplePageText)
  })

  test('B9: has title, lead, body, contents, documents and the paths of both languages', () => {
    const view = exampleStaticPage
    expect(view.title).toBe('Tagdíjfizetési szabályzat')
    expect(view.lead).toMatch(/^<p>A szabályzat/)
    expect(view.parts).toEqual(examplePageText.parts)
    expect(view.headings).toHaveLength(4)
    expect(view.documents).toEqual([
      {
        name: 'Szabályzat teljes szövege',
        href: '/files/documents/szabalyzat.pdf',
        type: 'PDF',
        size: '310 kB',
      },
    ])
    expect(view.paths).toEqual({
      hu: '/oldalak/tagdijfizetesi-szabalyzat',
      en: '/page/membership-fee-rules',
    })
  })

  test('B9, B15: prefers its own metadata to its title and lead', () => {
    const lead =
      'A szabályzat az utánpótlás csapataiban sportoló játékosok tagdíjfizetésének rendjét tartalmazza.'
    expect(exampleStaticPage.meta).toEqual({
      title: 'Tagdíjfizetési szabályzat',
      description: lead,
      ogTitle: 'Tagdíjfizetési szabályzat',
      ogDescription: lead,
    })
    const own = { meta_title: 'Díjak', meta_description: 'Leírás', og_title: 'OG', og_description: 'OGD' }
    expect(staticPageView({ ...exampleCleanPage, ...own }, 'hu')?.meta).toEqual({
      title: 'Díjak',
      description: 'Leírás',
      ogTitle: 'OG',
      ogDescription: 'OGD',
    })
  })

  test('B9, A2: keeps its slug without a translation, and has the language of its text', () => {
    const wire: CleanPage = { ...exampleCleanPage, slugs: { hu: examplePage.slug, en: null } }
    const view = staticPageView(wire, 'en')
    expect(view?.paths.en).toBe('/page/tagdijfizetesi-szabalyzat')
    expect(staticPageView(wire, 'hu')?.paths).toEqual({ hu: '/oldalak/tagdijfizetesi-szabalyzat' })
    const html = renderPage(view && <StaticPage view={view} links={[]} />, { path: '/page/x' })
    expect(html).toContain('lang="hu"')
    expect(textIn(html)).toContain('Hungarian')
  })

  test('C5, B14: the footer page is not a page', () => {
    const footer = { ...exampleCleanPage, slug: 'footer', slugs: { hu: 'footer', en: 'footer' } }
    expect(staticPageView(footer, 'hu')).toBeUndefined()
    expect(staticPageView({ ...footer, slugs: { hu: 'footer', en: null } }, 'en')).toBeUndefined()
  })

  test('B9: links to its sections and marks itself among the fixed pages', () => {
    const links = [
      { name: 'TAO', href: '/oldalak/tao-tajekoztato' },
      { name: 'Szabályzat', href: '/oldalak/tagdijfizetesi-szabalyzat' },
    ]
    const html = renderPage(<StaticPage view={exampleStaticPage} links={links} />, { path: '/oldalak/x' })
    expect(html).toContain('href="#part-kedvezmenyek"')
    expect(html).toContain('id="part-kedvezmenyek"')
    expect(html.match(/aria-current="page"/g)).toHaveLength(1)
    expect(html).toContain('/files/documents/szabalyzat.pdf')
  })

  test('F3: needs only a title and a slug', () => {
    const broken = fc.record(
      {
        id: fc.anything(),
        lang: fc.anything(),
        title: fc.oneof(fc.anything(), fc.constant('Cím')),
        slug: fc.oneof(fc.anything(), fc.constant('cim')),
        slugs: fc.oneof(fc.anything(), fc.record({ hu: fc.anything(), en: fc.anything() })),
        body: fc.oneof(fc.anything(), fc.string()),
        cover_image: fc.anything(),
        documents: fc.oneof(fc.anything(), fc.array(fc.anything())),
        meta_title: fc.anything(),
        meta_description: fc.anything(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(broken, fc.anything()), (answer) => {
        for (const wire of dropMalformed(z.array(pageSchema), [answer]).value) {
          const body = pageTextOf(wire.body, border)
          expect(staticPageView({ ...wire, body }, 'en')?.parts).toEqual(body.parts)
        }
      }),
    )
  })
})
