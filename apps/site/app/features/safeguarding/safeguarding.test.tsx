import { languages, pathFor } from '@palank/routes'
import { describe, expect, test } from 'vitest'
import { renderPage, textIn } from '~/ui/testing/render-page.tsx'
import { Safeguarding } from './Safeguarding.tsx'
import { exampleClubSettings, exampleOfficerSettings, exampleSafeguarding } from './safeguarding.examples.ts'
import { safeguardingView } from './safeguarding.ts'

const html = renderPage(<Safeguarding view={exampleSafeguarding} />, { path: '/gyermekvedelem' })

describe('the safeguarding page', () => {
  test('A1: shows the officer by name, e-mail and phone, and has no form', () => {
    expect(textIn(html)).toContain('Gyermekvédelmi felelős Sárvári Emese')
    expect(html).toContain('href="mailto:gyermekvedelem@klub.example"')
    expect(html).toContain('href="tel:+36254001963"')
    expect(html).not.toMatch(/<form|<input/)
  })

  test.each(languages)(
    'says what is shown, by when we answer, and what cannot be called back: %s',
    (language) => {
      const view = safeguardingView(exampleOfficerSettings, language)
      const text = textIn(
        renderPage(<Safeguarding view={view} />, { path: pathFor('safeguarding', language) }),
      )
      const said = {
        hu: ['Mezszám és monogram', 'legkésőbb egy hónapon belül', 'böngészőjében', 'képernyőképet'],
        en: ['Shirt number and initials', 'within one month', 'browser', 'screenshot'],
      }
      for (const part of said[language]) expect(text).toContain(part)
    },
  )

  test('without an officer the club is named, and what is missing leaves no trace', () => {
    const club = { phone: { text: '+36 25 400 1958', href: 'tel:+36254001958' }, email: 'iroda@klub.example' }
    const contactOf = (settings: typeof exampleClubSettings) => safeguardingView(settings, 'hu').contact
    expect(contactOf(exampleClubSettings)).toEqual({ ...club, role: 'A klub elérhetősége', name: null })
    const [name] = exampleOfficerSettings
    const onlyNamed = [...exampleOfficerSettings.filter((one) => one === name), ...exampleClubSettings]
    expect(contactOf(onlyNamed)).toEqual({ ...club, role: 'Gyermekvédelmi felelős', name: 'Sárvári Emese' })
    expect(contactOf([])).toBeNull()
    const bare = renderPage(<Safeguarding view={safeguardingView([], 'hu')} />, { path: '/gyermekvedelem' })
    expect(bare).not.toMatch(/<address|mailto:|tel:/)
  })

  test('an address that is none is not linked', () => {
    const spoiled = exampleOfficerSettings.map((one) => ({ ...one, value: 'nincs' }))
    expect(safeguardingView(spoiled, 'hu').contact).toMatchObject({ name: 'nincs', email: null })
  })
})
