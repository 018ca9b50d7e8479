import { describe, expect, test } from 'vitest'
import { exampleBrandOfCrest } from '~/brand/brand.examples.ts'
import { ClubLanguagesProvider } from '~/i18n/LanguageContext.tsx'
import { renderPage, textIn } from '~/ui/testing/render-page.tsx'
import { Header } from './Header.tsx'
import { exampleShell } from './shell.examples.ts'

const header = (language: 'hu' | 'en', path: string, loaderData?: unknown) =>
  renderPage(<Header view={exampleShell(language)} />, { path, loaderData })

describe('the header', () => {
  test('C1: has three levels of the menu, the extra menu and the secondary logo', () => {
    const html = header('hu', '/hirek')
    for (const name of ['Hírek', 'Csapatok', 'Felnőtt', 'Férfi NB I. A', 'Jegyek']) {
      expect(textIn(html)).toContain(name)
    }
    expect(html).toContain('alt="Vidra Akadémia"')
    expect(html).toMatch(/<a[^>]* rel="noopener"[^>]*>Webshop/)
    expect(html).toMatch(/<a[^>]* aria-current="page"[^>]*>Hírek/)
  })

  test('C1: a parent with a link has a separate button, one without is the button', () => {
    const html = header('hu', '/kezdo')
    expect(html).toContain('aria-label="Csapatok: további pontok"')
    expect(html).toMatch(/<button[^>]*aria-expanded="false"[^>]*>Klub/)
    expect(html).not.toContain('data-open="true"')
  })

  test('A7, A8: the selector is closed, shows flags, and has the selected language on top', () => {
    const [, hungarian = ''] = header('hu', '/hirek').split('<details')
    expect(hungarian).not.toMatch(/^[^>]* open/)
    expect(hungarian).toMatch(/hu[^"]*\.svg[\s\S]*Magyar/)
    expect(hungarian.search(/aria-current="true"[^>]*><img[^>]*hu/)).toBeLessThan(
      hungarian.search(/href="\/home"/),
    )
    const [, english = ''] = header('en', '/news').split('<details')
    expect(textIn(english)).toMatch(/English Magyar Ez az oldal magyarul/)
    expect(english).toContain('href="/hirek"')
  })

  test('A4: a club with one language has no selector and no links to translations', () => {
    const html = renderPage(
      <ClubLanguagesProvider club={['hu']}>
        <Header view={exampleShell('hu')} />
      </ClubLanguagesProvider>,
      { path: '/hirek' },
    )
    expect(html).not.toMatch(/<details|hrefLang|hreflang/)
    expect(textIn(html)).not.toContain('English')
  })

  test('A7: this page in the other language is a separate link, where it exists', () => {
    const paths = { hu: '/hirek/egy', en: '/news/one' }
    expect(header('hu', '/hirek/egy', { page: { paths } })).toMatch(
      /href="\/news\/one"[^>]*>This page in English/,
    )
    expect(textIn(header('hu', '/hirek/egy'))).not.toContain('This page in English')
    expect(textIn(header('hu', '/kezdo'))).not.toContain('This page in English')
  })

  test('C3: the search box is a form of the language’s search page', () => {
    expect(header('hu', '/hirek')).toMatch(/<form[^>]*role="search"[^>]*action="\/kereses"/)
    expect(header('en', '/news')).toMatch(/<form[^>]*role="search"[^>]*action="\/search"/)
    expect(header('hu', '/hirek')).toMatch(/<input[^>]*name="keyword"[^>]*value=""/)
    expect(header('hu', '/hirek').match(/<input[^>]*maxLength="100"/gi)).toHaveLength(2)
    expect(header('hu', '/kereses/sz%C3%BCnet%2F1')).toMatch(
      /<input[^>]*name="keyword"[^>]*value="szünet\/1"/,
    )
  })

  test('C4: the mobile menu is closed, and until hydration its button is a link to the menu', () => {
    const html = header('hu', '/kezdo')
    expect(html).toMatch(/<a [^>]*href="#menu"[^>]*aria-label="Menü megnyitása"/)
    expect(html).not.toMatch(/<button[^>]*aria-label="Menü megnyitása"/)
    expect(html).toMatch(/<dialog(?![^>]* open)[^>]*><\/dialog>/)
    expect(html).toContain('href="#menu"')
    expect(html).toContain('<nav id="menu"')
  })

  test('C1: it overlays the picture of the home page only', () => {
    expect(header('hu', '/kezdo')).toContain('data-over="true"')
    expect(header('en', '/home')).toContain('data-over="true"')
    expect(header('hu', '/hirek')).toContain('data-over="false"')
  })

  test('A3: has the marks of the club, by their names in the language', () => {
    const html = header('en', '/home')
    expect(html).toContain('alt="Otter Academy"')
    expect(html).toContain('aria-label="Exampleville Otters, home page"')
  })

  test('A3: a club with a crest alone has its name written beside it', () => {
    const html = renderPage(<Header view={exampleShell('hu')} />, {
      path: '/kezdo',
      brand: exampleBrandOfCrest,
    })
    expect(html.match(/<img[^>]*src="[^"]*(?:crest|wordmark|secondary)/g)).toHaveLength(1)
    expect(html).toMatch(/<img[^>]*crest[^>]*><span class="d d5">Vidrák<\/span>/)
  })

  test('C9: is complete without menus', () => {
    const view = { ...exampleShell('hu'), main: [], extension: [] }
    expect(renderPage(<Header view={view} />, { path: '/kezdo' })).toContain('role="search"')
  })
})
