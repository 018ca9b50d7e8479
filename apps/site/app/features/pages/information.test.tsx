import { dropMalformed } from '@palank/contract/drop-malformed'
import { pageItem } from '@palank/contract/page'
import { fixedPages } from '@palank/routes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { renderPage } from '~/ui/testing/render-page.tsx'
import { InformationList } from './InformationList.tsx'
import { informationLinks } from './information.ts'
import { exampleInformation, examplePages } from './pages.examples.ts'

describe('the index of the static pages', () => {
  test('B5: the fixed pages first in their own order, then the others by title', () => {
    expect(exampleInformation.map(({ title }) => title)).toEqual([
      'TAO-tájékoztató',
      'Edzési időpontok',
      'Orvosi szoba',
      'Ősök',
      'Zászlók',
    ])
    expect(exampleInformation.map(({ fixed }) => fixed)).toEqual([true, true, false, false, false])
  })

  test('B5: the five fixed pages keep their order in any answer', () => {
    const [first] = examplePages
    const fixed = [
      '/page/tao-information',
      '/page/membership-fee-rules',
      '/page/membership-fee-system',
      '/page/for-our-trainers',
      '/page/training-times',
    ]
    const items = Object.values(fixedPages).map((slugs) =>
      pageItem.parse({ ...first, title: slugs.hu, slug: slugs.en, slugs, lang: 'en' }),
    )
    expect(informationLinks(items.toReversed(), 'en').map(({ href }) => href)).toEqual(fixed)
    // Recognised by its only slug when the back end sends no other.
    const bare = items.map(({ title, slug }) => pageItem.parse({ title, slug }))
    expect(informationLinks(bare.toReversed(), 'en').map(({ href }) => href)).toEqual(fixed)
  })

  test('B5: unlisted pages and the footer page are left out', () => {
    expect(exampleInformation.map(({ href }) => href)).not.toContain('/oldalak/rejtett')
    expect(exampleInformation.map(({ href }) => href)).not.toContain('/oldalak/footer')
  })

  test('B5, B13: links are in the page’s language, and a title in another one is marked', () => {
    const links = informationLinks(examplePages, 'en')
    expect(links[0]).toEqual({
      title: 'TAO-tájékoztató',
      href: '/page/tao-information',
      fixed: true,
      lang: 'hu',
    })
    const html = renderPage(<InformationList links={links} />, { path: '/information' })
    expect(html).toContain('href="/page/osok"')
    expect(html).toContain('lang="hu"')
  })

  test('F3: malformed pages are dropped, and nothing throws', () => {
    const good = { id: 1, lang: 'hu', title: 'Jó', slug: 'jo', slugs: { hu: 'jo', en: null }, listed: true }
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.anything(),
            fc.record({ title: fc.anything(), slug: fc.anything(), slugs: fc.anything() }),
          ),
        ),
        (items) => {
          const valid = dropMalformed(z.array(pageItem), [...items, good]).value
          expect(informationLinks(valid, 'hu')).toContainEqual(
            expect.objectContaining({ title: 'Jó', href: '/oldalak/jo' }),
          )
        },
      ),
    )
  })

  test('F3, B5: a page with nothing but a title and a slug is listed', () => {
    const answer = [
      { title: 'Jó', slug: 'jo' },
      { title: 'Rossz' },
      { slug: 'rossz' },
      { title: 'X', slug: '.' },
    ]
    expect(informationLinks(dropMalformed(z.array(pageItem), answer).value, 'hu')).toEqual([
      { title: 'Jó', href: '/oldalak/jo', fixed: false, lang: undefined },
    ])
  })
})
