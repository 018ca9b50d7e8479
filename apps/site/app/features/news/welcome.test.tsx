import { describe, expect, test } from 'vitest'
import { exampleBrand } from '~/brand/brand.examples.ts'
import { renderPage, textIn } from '~/ui/testing/render-page.tsx'
import { Welcome } from './Welcome.tsx'
import { welcomeOf } from './welcome.ts'

const nothing = { matches: false, news: false }
const clubCalled = (shout: string) => ({ ...exampleBrand, shout })

describe('the home page without a leading story', () => {
  test('D1: has the club’s arrival as its title, in both languages', () => {
    expect(welcomeOf(exampleBrand, 'hu', nothing).title).toBe('Megjöttek a\u00a0Vidrák')
    expect(welcomeOf(exampleBrand, 'en', nothing).title).toBe('Exampleville Otters are here')
  })

  test('speaks of the club in the right number and with the right article', () => {
    expect(welcomeOf(clubCalled('Oroszlánok'), 'hu', nothing).title).toBe('Megjöttek az\u00a0Oroszlánok')
    expect(welcomeOf(clubCalled('Villám'), 'hu', nothing).title).toBe('Megjött a\u00a0Villám')
  })

  test.each([
    ['hu', nothing, 'Ez a klub új oldala. Ide kerülnek a mérkőzések, a tabella és a hírek.'],
    ['en', nothing, 'This is the club’s new site. Matches, the table and news will be here.'],
    [
      'hu',
      { matches: true, news: false },
      'Ez a klub új oldala. A mérkőzések már itt vannak, a hírek jönnek.',
    ],
    [
      'en',
      { matches: true, news: false },
      'This is the club’s new site. The matches are here, and the news is on its way.',
    ],
    ['hu', { matches: true, news: true }, 'A klub hírei, mérkőzései és csapatai egy helyen.'],
    ['en', { matches: false, news: true }, 'The club’s news, matches and teams in one place.'],
  ] as const)('%s: promises only what is not there yet: %o', (language, has, lead) => {
    expect(welcomeOf(exampleBrand, language, has).lead).toBe(lead)
  })

  test('D1: has one h1 and the whole crest, which is not read', () => {
    const html = renderPage(<Welcome view={{ title: 'Itt vagyunk', lead: 'Egy helyen.' }} />, {
      path: '/kezdo',
    })
    expect(html).toContain('<img src="/assets/crest-example.svg" width="200" height="240" alt=""')
    expect(html).toMatch(/<h1[^>]*>Itt vagyunk<\/h1>/)
    expect(textIn(html)).toBe('Itt vagyunk Egy helyen.')
  })

  test('has another ground where stories lie over it', () => {
    const draw = (overlaid: boolean) =>
      renderPage(<Welcome view={{ title: '', lead: '' }} overlaid={overlaid} />, { path: '/kezdo' })
    expect(draw(false)).not.toContain('data-overlaid')
    expect(draw(true)).toContain('data-overlaid')
  })
})
