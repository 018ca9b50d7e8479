import { describe, expect, it } from 'vitest'
import { writeLetter } from './letters.ts'

const address = 'https://newsroom.example/admin/collections/join-registrations/7'

describe('J2: letters', () => {
  it('sends the club a link, in Hungarian whatever the language of the applicant', () => {
    const letter = writeLetter('club', { club: 'Dunai Sünök', language: 'en', address })
    expect(letter.subject).toBe('Új jelentkező – Dunai Sünök')
    expect(letter.text).toContain(address)
  })

  it('writes to the applicant in the language of the form, without the newsroom’s address', () => {
    const hu = writeLetter('applicant', { club: 'Dunai Sünök', language: 'hu', address })
    const en = writeLetter('applicant', { club: 'Danube Hedgehogs', language: 'en', address })
    expect(hu.subject).toBe('Megkaptuk a jelentkezést – Dunai Sünök')
    expect(en.subject).toBe('We have received your registration – Danube Hedgehogs')
    for (const { text } of [hu, en]) expect(text).not.toContain('newsroom')
  })

  it('has a fallback for a club without a name', () => {
    expect(writeLetter('applicant', { club: null, language: 'hu', address }).text).toMatch(/A klub$/)
    expect(writeLetter('applicant', { club: ' ', language: 'en', address }).text).toMatch(/The club$/)
  })
})
