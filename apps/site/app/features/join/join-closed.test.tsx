import { describe, expect, test } from 'vitest'
import { renderPage, textIn } from '~/ui/testing/render-page.tsx'
import { JoinClosed } from './JoinClosed.tsx'
import { exampleJoin } from './join.examples.ts'

describe.each([
  ['/csatlakozz', 'Jelentkezz telefonon vagy e-mailben', 'Jelentkezés hamarosan'],
  ['/join-us', 'Register by phone or e-mail', 'Registration opens soon'],
])('B12: %s without a privacy notice', (path, title, soon) => {
  test('shows phone and e-mail, and no form', () => {
    const html = renderPage(<JoinClosed contact={exampleJoin.contact} />, { path })
    expect(textIn(html)).toContain(title)
    expect(html).toMatch(/tel:\+3615550100.*mailto:iroda@klub\.example/)
    expect(html).not.toMatch(/<form|<input/)
  })

  test('says so where the club has neither', () => {
    const html = renderPage(<JoinClosed contact={{ phone: null, email: null }} />, { path })
    expect(textIn(html)).toContain(soon)
    expect(html).not.toContain('<ul')
  })
})
