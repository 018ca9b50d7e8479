import { dropMalformed } from '@palank/contract/drop-malformed'
import { type Schedule, schedule as scheduleSchema } from '@palank/contract/schedule'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defaultTeamLogo } from '~/brand/default-team-logo.ts'
import {
  exampleAway,
  exampleClub,
  exampleLost,
  exampleNow,
  exampleSchedule,
  exampleTeams,
  exampleWon,
} from './match.examples.ts'
import { matchesOf, matchFactsOf } from './match.ts'

const view = (schedule: Schedule, clubId = exampleClub) => {
  const [match] = matchesOf([schedule], clubId, 'hu', exampleNow)
  if (!match) throw new Error('dropped')
  return match
}
/** After malformed data is dropped. */
const checked = (...answer: unknown[]) =>
  matchesOf(dropMalformed(z.array(scheduleSchema), answer).value, exampleClub, 'hu', exampleNow)

describe('E1, F7: the view of a match', () => {
  test('has the field names of the specification', () => {
    expect(view(exampleSchedule)).toEqual({
      id: 75,
      competition: 'Férfi NB I. A csoport',
      season: '2025/26',
      round: '9',
      teamA: {
        teamName: 'Dunai Sünök',
        teamLogo: '/files/sunok.svg',
        teamLogoAlt: 'sunok címere',
        teamLogoTitle: 'sunok.svg',
        score: null,
        isOwn: true,
        isWinner: false,
      },
      teamB: expect.objectContaining({ teamName: 'Tolnai Horgonyok', isOwn: false }),
      location: 'Duna Aréna',
      date: '2025-11-15T17:00:00Z',
      dateTexts: {
        date: '2025. november 15.',
        shortDay: 'nov. 15.',
        dayNumber: '15',
        weekday: 'szombat',
        time: '18:00',
      },
      status: 'scheduled',
      state: 'scheduled',
      competitionTicketUrl: 'https://jegy.dunaisunok.example',
      link: '/merkozesek/75',
      result: null,
    })
    expect(matchFactsOf(exampleSchedule, exampleClub, 'en').link).toBe('/schedules/75')
  })
  test('has the home team as team A in any order of the sides', () => {
    const turned = { ...exampleSchedule, competitors: exampleSchedule.competitors.toReversed() }
    expect(view(turned).teamA.teamName).toBe('Dunai Sünök')
  })
  test('has the default crest for a team without one', () => {
    const { teamA } = view(exampleAway)
    expect(teamA.teamLogo).toBe(defaultTeamLogo)
    expect(teamA.teamLogoAlt).toBe(exampleTeams.long.name)
  })
  test('has the town only away from home', () => {
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
  ])('turns the ticket URL %j into %j', (ticket_url, expected) => {
    const competition = { ...exampleSchedule.competition, ticket_url }
    expect(checked({ ...exampleSchedule, competition })[0]?.competitionTicketUrl).toBe(expected)
    expect(checked({ ...exampleAway, ticket_url })[0]?.competitionTicketUrl).toBe(expected)
  })
})

describe('E1: malformed matches are dropped', () => {
  const [home, away] = exampleSchedule.competitors
  test.each([
    ['no date', { game_time: null }],
    ['a date that is none', { game_time: 'tomorrow' }],
    ['no status', { status: '' }],
    ['no id', { id: 0 }],
    ['no sides', { competitors: [] }],
    ['one side', { competitors: [home] }],
    ['the same side twice', { competitors: [home, home] }],
    ['a team without a name', { competitors: [home, { ...away, competition_team: { id: 3 } }] }],
  ])('%s', (_, fault) => {
    const list = [exampleSchedule, { ...exampleSchedule, id: 99, ...fault }, null, exampleAway]
    expect(checked(...list).map(({ id }) => id)).toEqual([75, 82])
  })
  test('F3: malformed optional fields of a match are dropped alone', () => {
    const { id, status, game_time } = exampleSchedule
    const name = 'Dunai Sünök'
    const competitors = [
      { side: 1, finalScore: -2, competition_team: { name, team_logo: { public_url: 'crest.svg' } } },
      { side: 2, finalScore: 'x', competition_team: { id: 'x', name: 'Tolnai Horgonyok' } },
    ]
    const spoiled = { competition: { id: 1 }, arena: { city: 'Dunapart' }, round: ' ', forfeit: 3 }
    expect(checked({ id, status, game_time, competitors, ...spoiled })).toEqual([
      {
        id: 75,
        competition: '',
        season: '',
        round: null,
        location: null,
        date: game_time,
        dateTexts: view(exampleSchedule).dateTexts,
        status,
        state: 'scheduled',
        competitionTicketUrl: null,
        link: '/merkozesek/75',
        result: null,
        teamA: {
          teamName: name,
          teamLogo: defaultTeamLogo,
          teamLogoAlt: name,
          teamLogoTitle: name,
          score: null,
          isOwn: false,
          isWinner: false,
        },
        teamB: expect.objectContaining({ teamName: 'Tolnai Horgonyok', score: null }),
      },
    ])
  })
  test('F3: a crest without its small size uses the original, and never the other way round', () => {
    const crest = { public_url: '/files/crest.svg', thumbnails: { small: 'javascript:alert(1)' } }
    const competitors = [{ ...home, competition_team: { name: 'A', team_logo: crest } }, away]
    expect(checked({ ...exampleSchedule, competitors })[0]?.teamA.teamLogo).toBe('/files/crest.svg')
    const lost = { thumbnails: { small: '/files/crest-s.svg' } }
    const without = [{ ...home, competition_team: { name: 'A', team_logo: lost } }, away]
    expect(checked({ ...exampleSchedule, competitors: without })[0]?.teamA.teamLogo).toBe(defaultTeamLogo)
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
  test('H1: a forfeit is a loss, whatever the score', () => {
    expect(view({ ...exampleWon, forfeit: 1 }).result).toBe('loss')
    expect(view({ ...exampleLost, forfeit: 1 }).result).toBe('win')
  })
  test('is missing before the end, without a score, between own teams or between others', () => {
    expect(view({ ...exampleWon, status: 'live' }).result).toBeNull()
    expect(view({ ...exampleSchedule, status: 'finished' }).result).toBeNull()
    expect(view(exampleWon, 77).result).toBeNull()
    const derby = exampleWon.competitors.map((one) => ({ ...one, competition_team: exampleTeams.own }))
    expect(view({ ...exampleWon, competitors: derby }).result).toBeNull()
  })
})
