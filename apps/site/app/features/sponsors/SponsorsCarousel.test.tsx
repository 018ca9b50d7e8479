import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SponsorsCarousel } from './SponsorsCarousel.tsx'
import { exampleSponsors } from './sponsors.examples.ts'

const count = (text: string, part: string) => text.split(part).length - 1

describe('D3: the sponsors carousel', () => {
  const html = renderToStaticMarkup(<SponsorsCarousel sponsors={exampleSponsors} />)
  test('names every sponsor, and hides the copies from screen readers', () => {
    expect(count(html, '<li')).toBe(12)
    expect(count(html, 'aria-hidden="true"')).toBe(6)
    expect(count(html, 'tabindex="-1"')).toBe(6)
    expect(html).toContain('alt="Máglya Grill"')
  })
  test('links with rel noopener, and a sponsor without a URL is not a link', () => {
    expect(html).toMatch(/href="https:\/\/hidvarbank\.example"[^>]* rel="noopener"/)
    const unlinked = exampleSponsors.map((sponsor) => ({ ...sponsor, link: undefined }))
    expect(renderToStaticMarkup(<SponsorsCarousel sponsors={unlinked} />)).not.toContain('<a')
  })
  test('is left out without sponsors', () => {
    expect(renderToStaticMarkup(<SponsorsCarousel sponsors={[]} />)).toBe('')
  })
})
