import { expect, test } from 'vitest'
import { exampleRoster } from '~/model/roster.examples.ts'
import { Roster } from './Roster.tsx'
import { renderPage, textIn } from './testing/render-page.tsx'

test('a player without a portrait is shown by the crest', () => {
  const html = renderPage(<Roster players={exampleRoster} />, { path: '/csapat/7' })
  expect(html.match(/data-fallback/g)).toHaveLength(3)
  expect(textIn(html)).toContain('Mezszám 23')
  expect(html).toContain('href="/csapat/7/jatekos/12"')
})
