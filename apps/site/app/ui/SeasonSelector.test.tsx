import { describe, expect, test } from 'vitest'
import { SeasonLinks } from './SeasonLinks.tsx'
import { SeasonSelector } from './SeasonSelector.tsx'
import { renderPage, textIn } from './testing/render-page.tsx'

describe('the choice of a season', () => {
  test('H5: season 2025 is 2025/26; without script a button sends the form', () => {
    const html = renderPage(
      <SeasonSelector seasons={[2025, 1999]} selected={1999} keep={{ view: 'list' }} targetId="itt" />,
      { path: '/csapat' },
    )
    expect(html).toContain('action="/csapat#itt" method="get"')
    expect(html).toContain('<option value="2025">2025/26</option>')
    expect(html).toMatch(/<option value="1999" selected="">1999\/00<\/option>/)
    expect(html).toContain('<input type="hidden" name="view" value="list"/>')
    expect(html).toMatch(/<noscript><button type="submit"[^>]*>Mutasd<\/button><\/noscript>/)
  })

  test('is not there where there is none', () => {
    const at = { path: '/csapat/7' }
    const links = [{ season: 2025, href: '/csapat/7' }]
    expect(renderPage(<SeasonSelector seasons={[]} selected={2025} />, at)).toBe('')
    expect(renderPage(<SeasonLinks label="Idények" seasons={links} selected={2025} />, at)).toBe('')
  })

  test('H5: or by links, where each season has an address', () => {
    const links = [
      { season: 2025, href: '/team/7' },
      { season: 2024, href: '/team/3' },
    ]
    const html = renderPage(<SeasonLinks label="Seasons" seasons={links} selected={2025} />, {
      path: '/team/7',
    })
    expect(textIn(html)).toBe('2025/26 2024/25')
    expect(html).toMatch(/aria-current="page"[^>]*>2025\/26/)
  })
})
