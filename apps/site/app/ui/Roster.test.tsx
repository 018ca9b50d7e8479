import { pathFor } from '@palank/routes'
import { expect, test } from 'vitest'
import { exampleRoster, exampleYouthPlayers } from '~/model/roster.examples.ts'
import { rosterOf } from '~/model/roster.ts'
import { Roster } from './Roster.tsx'
import { renderPage, textIn } from './testing/render-page.tsx'

test('a player without a portrait is a silhouette with the number', () => {
  const html = renderPage(<Roster players={exampleRoster} />, { path: '/csapat/7' })
  expect([...html.matchAll(/data-number="(\d*)"/g)].map(([, number]) => number)).toEqual(['4', '00', ''])
  expect(textIn(html)).toContain('Mezszám 23')
  expect(html).toContain('href="/csapat/7/jatekos/12"')
  expect(html).not.toContain('/gyermekvedelem')
})

test.each(['hu', 'en'] as const)(
  'a minor without consent is number and initials, without a link: %s',
  (language) => {
    const html = renderPage(<Roster players={rosterOf(exampleYouthPlayers, language)} />, {
      path: language === 'hu' ? '/csapat/8' : '/team/8',
    })
    // Initials are never turned round.
    const said = { hu: 'Mezszám 7 monogram: Sz. B. erőcsatár', en: 'Number 7 initials: Sz. B. power forward' }
    expect(textIn(html)).toContain(said[language])
    // The third is that of the note.
    expect(html.match(/<a /g)).toHaveLength(3)
    expect(html).toContain(`href="${pathFor('safeguarding', language)}"`)
    expect(textIn(html)).toContain(language === 'hu' ? 'Lakatos Vince' : 'Vince Lakatos')
  },
)
