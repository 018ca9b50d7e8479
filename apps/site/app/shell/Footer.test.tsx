import { describe, expect, test } from 'vitest'
import { exampleBrandOfCrest } from '~/brand/brand.examples.ts'
import { renderPage, textIn } from '~/ui/testing/render-page.tsx'
import { Footer } from './Footer.tsx'
import { SideNav } from './SideNav.tsx'
import { exampleShell } from './shell.examples.ts'

describe('the footer', () => {
  test('C5: menus, contact data, social links, partners and the footer page', () => {
    const html = renderPage(<Footer view={exampleShell('hu').footer.value} />, { path: '/kezdo' })
    expect(html).toMatch(/<nav aria-label="Szurkolóknak"><h2[^>]*>Szurkolóknak/)
    expect(textIn(html)).toContain('2400 Dunaszeg, Sportcsarnok utca 1.')
    expect(html).toContain('href="tel:+36254001958"')
    expect(html).toContain('<p>Hétköznap 9 és 16 óra között</p>')
    expect(html).toMatch(/href="https:\/\/maps\.example[^>]*aria-label="Google Térkép"/)
    expect(html).toMatch(/href="https:\/\/hidvarbank\.example"[^>]*><img[^>]*alt="Hídvár Bank"/)
    expect(html).toContain('<a href="/x">Impresszum</a>')
    expect(html).toContain('<a href="/gyermekvedelem">Gyermekvédelem</a>')
    expect(html).toContain('data-word="Vidrák"')
  })

  test('C5: text in the other language is marked as such', () => {
    const html = renderPage(<Footer view={exampleShell('en').footer.value} />, { path: '/home' })
    expect(html).toMatch(/<div lang="hu"><p>Hétköznap/)
    expect(html).toMatch(/<div><p><a href="\/x">Imprint/)
    expect(html).toContain('aria-label="Google Maps"')
  })

  test('A3: a club without a lockup has its crest and its name', () => {
    const view = exampleShell('en').footer.value
    const html = renderPage(<Footer view={view} />, { path: '/home', brand: exampleBrandOfCrest })
    expect(html).not.toContain('lockup-example')
    expect(html).toMatch(/<img[^>]*crest-example[^>]*><span class="d d5">Otters<\/span>/)
  })

  test('C9: what could not be loaded leaves no empty elements', () => {
    const view = {
      ...exampleShell('hu').footer.value,
      menus: [],
      social: [],
      partners: [],
      page: null,
      contact: { address: null, phone: null, other: null },
    }
    const html = renderPage(<Footer view={view} />, { path: '/kezdo' })
    expect(html).not.toMatch(/<address|<ul|<section|<nav/)
  })
})

describe('the side navigation', () => {
  test('C6: links to the five fixed pages in the page’s language', () => {
    const links = (path: string) =>
      [...renderPage(<SideNav />, { path }).matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    expect(links('/kezdo')).toEqual([
      '/oldalak/tao-tajekoztato',
      '/oldalak/tagdijfizetesi-szabalyzat',
      '/oldalak/tagdijfizetesi-rendszer',
      '/oldalak/edzoinknek',
      '/oldalak/edzesi-idopontok',
    ])
    expect(links('/home')).toEqual([
      '/page/tao-information',
      '/page/membership-fee-rules',
      '/page/membership-fee-system',
      '/page/for-our-trainers',
      '/page/training-times',
    ])
  })
})
