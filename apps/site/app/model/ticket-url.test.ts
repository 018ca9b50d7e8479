import { describe, expect, test } from 'vitest'
import { exampleAway, exampleClub, exampleSchedule, exampleTeams } from './match.examples.ts'
import { matchFactsOf } from './match.ts'

const competitionWith = (ticket_url: string | null) =>
  exampleSchedule.competition && { ...exampleSchedule.competition, ticket_url }
const home = (ticket_url: string | null, shop: string | null = 'https://bajnoksag.example') =>
  matchFactsOf({ ...exampleSchedule, ticket_url, competition: competitionWith(shop) }, exampleClub, 'hu')
const away = (ticket_url: string | null) =>
  matchFactsOf(
    { ...exampleAway, ticket_url, competition: competitionWith('https://bajnoksag.example') },
    exampleClub,
    'hu',
  )

describe('E1: the ticket URL', () => {
  test('at home is the match’s, else the competition’s', () => {
    expect(home('https://meccs.example').competitionTicketUrl).toBe('https://meccs.example')
    for (const none of [null, '  ', 'javascript:alert(1)']) {
      expect(home(none).competitionTicketUrl).toBe('https://bajnoksag.example')
    }
    expect(home(null, null).competitionTicketUrl).toBeNull()
  })
  test('away is only the match’s', () => {
    expect(away('meccs.example').competitionTicketUrl).toBe('https://meccs.example')
    for (const none of [null, '', 'javascript:alert(1)']) {
      expect(away(none).competitionTicketUrl).toBeNull()
    }
  })
  test('may be the competition’s when both teams or neither are the club’s', () => {
    const sides = (club_id: number) =>
      exampleAway.competitors.map((one) => ({ ...one, competition_team: { ...exampleTeams.own, club_id } }))
    const shops = [exampleClub, 77].map((club) => {
      const match = { ...exampleAway, ticket_url: null, competitors: sides(club) }
      return matchFactsOf(match, exampleClub, 'hu').competitionTicketUrl
    })
    expect(shops).toEqual(['https://jegy.dunaisunok.example', 'https://jegy.dunaisunok.example'])
  })
})
