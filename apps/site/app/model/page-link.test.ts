import { describe, expect, test } from 'vitest'
import { keepsPlaceAttribute, type LinkElement, pageLinkOf } from './page-link.ts'

const origin = 'https://club.example'
const current = new URL('/hirek?page=2', origin)

const link = (href: string, rest: Partial<LinkElement> = {}, attributes: string[] = []): LinkElement => ({
  href: new URL(href, current).href,
  target: '',
  hreflang: '',
  hasAttribute: (name) => attributes.includes(name),
  ...rest,
})

describe('a link is followed in place', () => {
  test('if it leads to a page of this site', () => {
    expect(pageLinkOf(link('/csapat/2?season=2024#roster'), current)).toEqual({
      to: '/csapat/2?season=2024#roster',
      replace: false,
      keepsPlace: false,
    })
  })
  test('to the address of this page it replaces the entry of the history', () => {
    expect(pageLinkOf(link('/hirek?page=2'), current)).toMatchObject({ replace: true })
    expect(pageLinkOf(link('/hirek'), current)).toMatchObject({ to: '/hirek', replace: false })
  })
  test('and keeps the place where it says so', () => {
    expect(pageLinkOf(link('/hirek', {}, [keepsPlaceAttribute]), current)).toMatchObject({ keepsPlace: true })
  })
})

describe('the browser follows', () => {
  test.each([
    ['another site', link('https://other.example/hirek')],
    ['a mail address', link('mailto:klub@club.example')],
    ['a file', link('/files/media/a.pdf')],
    ['a calendar', link('/calendar/team-1.hu.ics')],
    ['the feed', link('/feed.hu.xml')],
    ['an address that is no page', link('/nincs-ilyen')],
    ['a place on this page', link('#content')],
    ['a download', link('/hirek', {}, ['download'])],
    ['another window', link('/hirek', { target: '_blank' })],
    ['the other language', link('/news')],
    ['this page in a language', link('/kezdo', { hreflang: 'hu' })],
  ])('%s', (_, element) => {
    expect(pageLinkOf(element, current)).toBeUndefined()
  })
})
