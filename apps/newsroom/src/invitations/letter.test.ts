import { expect, test } from 'vitest'
import { invitationLetter } from './letter.ts'

test('a name cannot bring markup into the letter', () => {
  const { html, text } = invitationLetter({
    name: '<img src=x>',
    link: 'https://a.hu/x',
    hours: 72,
    isNew: true,
  })
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img')
  expect(text).toContain('https://a.hu/x')
})

test('somebody who has a password reads of a new one, not of an invitation', () => {
  const letter = invitationLetter({ name: 'Anna', link: 'https://a.hu/x', hours: 72, isNew: false })
  expect(letter.subject).toBe('Új jelszó / New password')
  expect(letter.text).not.toMatch(/Meghív|invited/)
})
