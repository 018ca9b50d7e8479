import { expect, test } from 'vitest'
import { readStarterFile } from './starter.ts'

test('reads what the pack does not know', () => {
  const file = { season: 2026, teams: ['Felnőtt férfi', ' U16 '], contact: { email: 'iroda@vidrak.example' } }
  expect(readStarterFile(JSON.stringify(file))).toEqual({ ...file, teams: ['Felnőtt férfi', 'U16'] })
})

test.each([
  ['{', 'the file is no JSON'],
  ['{}', 'season: '],
  ['{"season": 2026, "teams": "U16"}', 'teams: '],
  ['{"season": 2026, "teams": [], "contact": {"email": "iroda"}}', 'contact.email: '],
  ['{"season": 2026, "teams": [], "stadium": "Tó"}', 'stadium'],
])('says what is wrong with %s', (text, message) => {
  expect(() => readStarterFile(text)).toThrow(message)
})
