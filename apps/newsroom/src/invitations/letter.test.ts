import { expect, test } from 'vitest'
import { invitationLetter } from './letter.ts'

const club = { name: 'Példavári Vidrák' }

test('the letter says which club it is from', () => {
  const letter = invitationLetter({ name: 'Anna', link: 'https://a.hu/x', hours: 72, isNew: true }, club)
  expect(letter.text).toMatch(/^Példavári Vidrák\n/)
  expect(letter.html).toContain('Példavári Vidrák')
})

test('a name cannot bring markup into the letter', () => {
  const invitation = { name: '<img src=x>', link: 'https://a.hu/x', hours: 72, isNew: true }
  const { html, text } = invitationLetter(invitation, club)
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img')
  expect(text).toContain('https://a.hu/x')
})

test('somebody who has a password reads of a new one, not of an invitation', () => {
  const letter = invitationLetter({ name: 'Anna', link: 'https://a.hu/x', hours: 72, isNew: false }, club)
  expect(letter.subject).toBe('Új jelszó / New password')
  expect(letter.text).not.toMatch(/Meghív|invited/)
})
