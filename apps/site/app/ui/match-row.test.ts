import type { Schedule } from '@palank/contract/schedule'
import { describe, expect, test } from 'vitest'
import { defaultTeamLogo } from '~/brand/brands.ts'
import {
  exampleAway,
  exampleClub,
  exampleLost,
  exampleSchedule,
  exampleTeams,
  exampleWon,
} from './match-row.examples.ts'
import { hasCountdown, matchesOf, matchOf } from './match-row.ts'

const view = (schedule: Schedule, clubId = exampleClub) => {
  const match = matchOf(schedule, clubId, 'hu')
  if (!match) throw new Error('dropped')
  return match
}

describe('E1: the countdown', () => {
  test('H6: only a scheduled match has one', () => {
    const statuses = ['scheduled', 'live', 'finished', 'postponed', 'cancelled'] as const
    expect(statuses.filter((status) => hasCountdown({ status }))).toEqual(['scheduled'])
  })
})

describe('E1, F7: a match as it is shown', () => {
  test('carries the names of the specification', () => {
    expect(view(exampleSchedule)).toEqual({
      id: 75,
      competition: 'Férfi NB I. A csoport',
      season: '2025/26',
      round: '9',
      teamA: {
        teamName: 'Dunai Sólymok',
        teamLogo: '/files/solymok.svg',
        teamLogoAlt: 'solymok címere',
        teamLogoTitle: 'solymok.svg',
        score: null,
        isOwn: true,
        isWinner: false,
      },
      teamB: expect.objectContaining({ teamName: 'Tolnai Horgonyok', isOwn: false }),
      location: 'Duna Aréna',
      date: '2025-11-15T17:00:00Z',
      status: 'scheduled',
      competitionTicketUrl: 'https://jegy.dunaisolymok.example',
      link: '/merkozesek/75',
      result: null,
    })
    expect(matchOf(exampleSchedule, exampleClub, 'en')?.link).toBe('/schedules/75')
  })
  test('the home team is team A whatever the order of the sides', () => {
    const turned = { ...exampleSchedule, competitors: exampleSchedule.competitors.toReversed() }
    expect(view(turned).teamA.teamName).toBe('Dunai Sólymok')
  })
  test('a team without a crest gets the default one', () => {
    const { teamA } = view(exampleAway)
    expect(teamA.teamLogo).toBe(defaultTeamLogo)
    expect(teamA.teamLogoAlt).toBe(exampleTeams.long.name)
  })
  test('the town is told only away from home', () => {
    expect(view(exampleSchedule).location).toBe('Duna Aréna')
    expect(view(exampleAway).location).toBe('Vihar Sportcsarnok, Balatonszél')
    expect(view({ ...exampleAway, arena: { name: 'Terem', city: null } }).location).toBe('Terem')
    expect(view({ ...exampleSchedule, arena: null }).location).toBeNull()
  })
  test.each([
    ['jegy.example', 'https://jegy.example'],
    ['https://jegy.example/9', 'https://jegy.example/9'],
    ['/oldalak/jegyek', '/oldalak/jegyek'],
    ['javascript:alert(1)', null],
    ['  ', null],
    [null, null],
  ])('a ticket url of %j leads to %j, at home and away', (ticket_url, expected) => {
    for (const schedule of [exampleSchedule, exampleAway]) {
      const competition = { ...schedule.competition, ticket_url }
      expect(view({ ...schedule, competition }).competitionTicketUrl).toBe(expected)
    }
  })
})

describe('E1: what is no match is dropped', () => {
  const broken: [string, Partial<Schedule>][] = [
    ['no date', { game_time: null }],
    ['a date that is none', { game_time: 'tomorrow' }],
    ['no status', { status: '' as never }],
    ['no sides', { competitors: [] }],
    ['one side', { competitors: exampleSchedule.competitors.slice(0, 1) }],
    ['the same side twice', { competitors: [0, 0].flatMap((at) => exampleSchedule.competitors[at] ?? []) }],
  ]
  test.each(broken)('%s', (_, fault) => {
    const list = [exampleSchedule, { ...exampleSchedule, id: 99, ...fault }, exampleAway]
    expect(matchesOf(list, exampleClub, 'hu').map(({ id }) => id)).toEqual([75, 82])
  })
})

describe('the result for the club', () => {
  test('a win and a loss, by the score', () => {
    const won = view(exampleWon)
    expect([won.result, won.teamA.isWinner, won.teamB.isWinner]).toEqual(['win', true, false])
    expect([won.teamA.score, won.teamB.score]).toEqual([102, 84])
    const lost = view(exampleLost)
    expect([lost.result, lost.teamA.isWinner, lost.teamB.isWinner]).toEqual(['loss', true, false])
  })
  test('H1: whoever forfeited has lost, whatever the score says', () => {
    expect(view({ ...exampleWon, forfeit: 1 }).result).toBe('loss')
    expect(view({ ...exampleLost, forfeit: 1 }).result).toBe('win')
  })
  test('none before the end, without a score, of a derby or of strangers', () => {
    expect(view({ ...exampleWon, status: 'live' }).result).toBeNull()
    expect(view({ ...exampleSchedule, status: 'finished' }).result).toBeNull()
    expect(view(exampleWon, 77).result).toBeNull()
    const derby = exampleWon.competitors.map((one) => ({ ...one, competition_team: exampleTeams.own }))
    expect(view({ ...exampleWon, competitors: derby }).result).toBeNull()
  })
})
