import { describe, expect, test } from 'vitest'
import { BrandContext } from '~/brand/BrandContext.tsx'
import { renderPage, textIn } from '~/ui/testing/render-page.tsx'
import { Welcome } from './Welcome.tsx'

const mark = { src: '/vidra.svg', width: 120, height: 140 }
const clubCalled = (shout: string) => ({
  id: 'vidrak',
  name: { hu: 'Példavári Vidrák', en: 'Exampleton Otters' },
  shout,
  crest: mark,
  wordmark: mark,
  lockup: mark,
  secondary: { ...mark, alt: { hu: '', en: '' } },
  share: mark,
  themeColour: '#123456',
  icons: [],
  fonts: [],
  errorPicture: { avif: '', image: { ...mark, srcSet: '' } },
})

type Has = { matches: boolean; news: boolean }
const nothing: Has = { matches: false, news: false }

function welcome(path: string, { shout = 'Vidrák', has = nothing, overlaid = false } = {}) {
  return renderPage(
    <BrandContext value={clubCalled(shout)}>
      <Welcome has={has} overlaid={overlaid} />
    </BrandContext>,
    { path },
  )
}
const headline = (path: string, shout?: string) =>
  /<h1[^>]*>(.*?)<\/h1>/.exec(welcome(path, shout ? { shout } : {}))?.[1]

describe('the home page without a leading story', () => {
  test('D1: has the club’s arrival as its h1, in both languages', () => {
    expect(headline('/kezdo')).toBe('Megjöttek a\u00a0Vidrák')
    expect(headline('/home')).toBe('Exampleton Otters are here')
  })

  test('speaks of the club in the right number and with the right article', () => {
    expect(headline('/kezdo', 'Oroszlánok')).toBe('Megjöttek az\u00a0Oroszlánok')
    expect(headline('/kezdo', 'Vasas')).toBe('Megjött a\u00a0Vasas')
  })

  test('promises only what is not there yet', () => {
    const lead = (path: string, has: Has) => /<p>(.*?)<\/p>/.exec(welcome(path, { has }))?.[1]
    expect(lead('/kezdo', nothing)).toContain('Ide kerülnek a mérkőzések')
    expect(lead('/home', nothing)).toContain('will be here')
    expect(lead('/kezdo', { matches: true, news: false })).toContain('A mérkőzések már itt vannak')
    expect(lead('/home', { matches: true, news: false })).toContain('the news is on its way')
    expect(lead('/kezdo', { matches: true, news: true })).toBe(
      'A klub hírei, mérkőzései és csapatai egy helyen.',
    )
    expect(lead('/home', { matches: false, news: true })).toBe(
      'The club’s news, matches and teams in one place.',
    )
  })

  test('shows the whole crest, which is not read', () => {
    const html = welcome('/kezdo')
    expect(html).toContain('<img src="/vidra.svg" width="120" height="140" alt=""')
    expect(textIn(html)).toMatch(/^Megjöttek a.Vidrák Ez a klub új oldala\./)
  })

  test('has another ground where stories lie over it', () => {
    expect(welcome('/kezdo')).not.toContain('data-overlaid')
    expect(welcome('/kezdo', { overlaid: true })).toContain('data-overlaid')
  })
})
