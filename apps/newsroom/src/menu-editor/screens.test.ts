import { languages, pageIds, pages } from '@palank/routes'
import { describe, expect, it, test } from 'vitest'
import { linkIn, screenPath, screens, targetOf } from './screens.ts'

describe('the screens to choose from', () => {
  it('are all pages of the site whose address has no part to fill in', () => {
    const fixed = pageIds.filter((page) => !pages[page].hu.includes('{') && page !== 'catalogue')
    const ids = screens.map(({ id }) => id).filter((id) => id !== 'standings')
    expect(ids.toSorted()).toEqual(fixed.toSorted())
  })

  it('are known by their address, in both languages', () => {
    for (const { id } of screens)
      for (const language of languages)
        expect(targetOf(screenPath(id, language))).toEqual({ kind: 'screen', id, language })
  })
})

test.each([
  ['/hirek/', { kind: 'screen', id: 'news', language: 'hu' }],
  ['/HIREK?page=2#x', { kind: 'screen', id: 'news', language: 'hu' }],
  ['/schedules?season=2026&view=standings', { kind: 'screen', id: 'standings', language: 'en' }],
  [
    '/csapat/12',
    { kind: 'document', page: 'team', params: { teamId: '12' }, language: 'hu', path: '/csapat/12' },
  ],
  [
    '/page/arena?x=1',
    { kind: 'document', page: 'page', params: { slug: 'arena' }, language: 'en', path: '/page/arena' },
  ],
  ['/hireek', { kind: 'nowhere' }],
  ['/hirek/a/b', { kind: 'nowhere' }],
  ['/', { kind: 'other', name: '/' }],
  ['/files/documents/hazirend.pdf', { kind: 'other', name: '/files/documents/hazirend.pdf' }],
  ['/calendar/team-1.hu.ics', { kind: 'other', name: '/calendar/team-1.hu.ics' }],
  ['https://www.jegy.example/vidrak/', { kind: 'other', name: 'jegy.example/vidrak' }],
  ['mailto:iroda@vidrak.example', { kind: 'other', name: 'iroda@vidrak.example' }],
  ['//evil.example', { kind: 'other', name: '//evil.example' }],
])('%s', (link, target) => expect(targetOf(link)).toEqual(target))

test.each([
  ['/hirek', 'en', '/news'],
  ['/news', 'hu', '/hirek'],
  ['/merkozesek?view=standings', 'en', '/schedules?view=standings'],
  ['/csapat/3/jatekos/4', 'en', '/team/3/player/4'],
  ['/hirek', 'hu', '/hirek'],
  ['/hirek/egy-cim', 'en', undefined],
  ['/oldalak/arena', 'en', undefined],
  ['/kereses/dobas', 'en', undefined],
  ['/nincs-ilyen', 'en', undefined],
  ['https://jegy.example/hirek', 'en', undefined],
] as const)('%s in %s is %s', (link, language, expected) => expect(linkIn(link, language)).toBe(expected))
