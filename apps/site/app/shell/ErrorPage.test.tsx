import { describe, expect, test } from 'vitest'
import type { ClubLanguages } from '~/i18n/club-languages.ts'
import { ClubLanguagesProvider } from '~/i18n/LanguageContext.tsx'
import { renderPage, textIn } from '~/ui/testing/render-page.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { Shell } from './Shell.tsx'
import { exampleShell } from './shell.examples.ts'

const count = (html: string, tag: string) => html.split(`<${tag}`).length - 1

describe('an error page', () => {
  test('B14: an unknown path under a route word is answered in that word’s language', () => {
    const html = renderPage(<ErrorPage status={404} language="en" />, { path: '/news/gone' })
    expect(textIn(html)).toContain('That one rimmed out')
    expect(textIn(html)).not.toContain('gyűrű')
    expect(html).toContain('href="/home"')
    expect(html).toContain('action="/search"')
    expect(html).toContain('<title>That one rimmed out | Exampleville Otters</title>')
  })

  test('B14: an unknown first word is answered in both languages, Hungarian first', () => {
    const html = renderPage(<ErrorPage status={404} language={undefined} />, { path: '/ismeretlen' })
    const [, hungarian = '', english = ''] = html.split('<section')
    expect(hungarian).toMatch(/^ lang="hu"><h1[^>]*>Ez most kifordult a gyűrűből/)
    expect(hungarian).toContain('action="/kereses"')
    expect(english).toMatch(/^ lang="en"><h2[^>]*>That one rimmed out/)
    expect(english).toContain('action="/search"')
    expect(count(html, 'h1')).toBe(1)
  })

  test('A4, B14: an unknown first word is answered in the club’s languages, the default first', () => {
    const spokenBy = (club: ClubLanguages) => {
      const page = (
        <ClubLanguagesProvider club={club}>
          <ErrorPage status={404} language={undefined} />
        </ClubLanguagesProvider>
      )
      const html = renderPage(page, { path: '/ismeretlen' })
      return [...html.matchAll(/<section lang="(\w+)"/g)].map(([, language]) => language)
    }
    expect(spokenBy(['en', 'hu'])).toEqual(['en', 'hu'])
    expect(spokenBy(['hu'])).toEqual(['hu'])
  })

  test('B14: an internal error offers to try the same address again', () => {
    const html = renderPage(<ErrorPage status={503} language="hu" />, { path: '/hirek?page=2' })
    expect(html).toMatch(/href="\/hirek\?page=2"[^>]*>Próbáld újra/)
    expect(textIn(html)).toContain('503')
  })

  test('B14: a request that cannot be read is not called a missing page', () => {
    for (const status of [400, 405, 415]) {
      const text = textIn(renderPage(<ErrorPage status={status} language="en" />, { path: '/join-us' }))
      expect(text).toContain('We could not catch that')
      expect(text).toContain(String(status))
    }
  })

  test('C9: it has its own main element only outside the shell', () => {
    const page = <ErrorPage status={500} language="hu" />
    expect(count(renderPage(page, { path: '/hirek' }), 'main')).toBe(1)
    const shell = <Shell view={exampleShell('hu')}>{page}</Shell>
    expect(count(renderPage(shell, { path: '/hirek' }), 'main')).toBe(1)
  })
})

describe('the shell', () => {
  const html = renderPage(<Shell view={exampleShell('hu')}>text</Shell>, { path: '/hirek' })

  test('C1: a skip link leads past the header', () => {
    expect(html).toMatch(/^(<link[^>]*>)*<a class="skip" href="#content">Ugrás a tartalomra/)
    expect(html).toMatch(/<main id="content"[^>]*tabindex="-1">text<\/main>/)
  })
})
