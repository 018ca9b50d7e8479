import { expect, test } from 'vitest'
import { preferredLanguage } from './preferred-language.ts'

test.each([
  ['', 'hu'],
  ['hu-HU,hu;q=0.9,en;q=0.8', 'hu'],
  ['en-GB,en;q=0.9,hu;q=0.8', 'en'],
  ['de-DE, en;q=0.5', 'en'],
  ['de', 'hu'],
])('%j is answered in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
