import { dropMalformed } from '@palank/contract/drop-malformed'
import { type Schedule, type ScheduleDetail, scheduleDetail } from '@palank/contract/schedule'
import { describe, expect, test } from 'vitest'
import {
  exampleAway,
  exampleClub,
  exampleLost,
  exampleNow,
  exampleTeams,
  exampleWon,
} from '~/model/match.examples.ts'
import { formOf, headToHeadOf } from './head-to-head.ts'
import {
  exampleComing,
  exampleDetail,
  exampleEarlier,
  exampleMovedDetail,
  exampleYouthDetail,
} from './match.examples.ts'
import { type MatchDetail, matchDetailOf } from './match.ts'
import { matchDescription } from './match-description.ts'
import { matchTitle } from './match-texts.ts'
import { localMoment, sportsEventLd } from './sports-event-ld.ts'

const view = (wire: ScheduleDetail, language: 'hu' | 'en' = 'hu') =>
  matchDetailOf(wire, exampleClub, language, exampleNow)
const spoil = (part: object) => dropMalformed(scheduleDetail, { ...exampleDetail, ...part }).value

describe('B11: the view of a match', () => {
  const match = view(exampleDetail)
  test('adds up the periods, including overtimes', () => {
    expect(match.periods.map(({ homeTotal, awayTotal }) => [homeTotal, awayTotal])).toEqual([
      [21, 23],
      [45, 45],
      [65, 59],
      [80, 80],
      [102, 84],
    ])
  })
  test('has both box scores, who started and who did not play, names by the language', () => {
    expect(match.boxes.map(({ side, rows }) => [side, rows.length])).toEqual([
      [1, 4],
      [2, 2],
    ])
    expect(
      match.boxes[0]?.rows.map(({ name, isStarter, didNotPlay }) => [name, isStarter, didNotPlay]),
    ).toEqual([
      ['Nagy Bence', true, false],
      ['Varga Ákos', true, false],
      ['Sipos-Kovács Levente Maximilián', false, false],
      ['Győrfi Kristóf', false, true],
    ])
    const english = view(exampleDetail, 'en').boxes[0]?.rows[0]
    expect(english).toMatchObject({ name: 'Bence Nagy', link: '/team/11/player/4' })
  })
  test('A10: names its referees in the order of the language', () => {
    expect(match.referees).toEqual(['Kapitány Géza', 'Minden Áron'])
    expect(view(exampleDetail, 'en').referees).toEqual(['Géza Kapitány', 'Áron Minden'])
  })
  test('H3: has the leaders in points, rebounds, assists and value', () => {
    expect(
      match.leaders.map(({ field, home, away }) => [field, home?.name, home?.value, away?.name]),
    ).toEqual([
      ['points', 'Varga Ákos', 27, 'Jović Stefan'],
      ['total_rebound', 'Nagy Bence', 7, 'Jović Stefan'],
      ['assist', 'Varga Ákos', 23, 'Carter Miles'],
      ['value', 'Varga Ákos', 25, 'Jović Stefan'],
    ])
  })
  test('a minor without consent leads with number and initials, without a link', () => {
    const detail = view(exampleYouthDetail, 'en')
    const initials = { masked: true, link: null }
    expect(detail.leaders[0]).toEqual({
      field: 'points',
      home: { ...initials, name: 'Sz. B.', jersey: '7', value: 31 },
      away: { ...initials, name: 'P. Á.', jersey: '4', value: 22 },
    })
    expect(detail.boxes[0]?.rows.map(({ link }) => link !== null)).toEqual([true, false, false, false])
  })

  test('compares the figures that both teams have', () => {
    expect(match.compared.find(({ field }) => field === 'total_rebound')).toEqual({
      field: 'total_rebound',
      home: 41,
      away: 36,
    })
  })
  test('links to the report and the gallery', () => {
    expect(match.report?.link).toBe('/hirek/szazasra-valtottunk')
    expect(match.gallery?.link).toBe('/galeria/3')
  })
  test('H6: a postponed match has a page without a date', () => {
    const postponed = view({ ...exampleComing, status: 'postponed', game_time: null })
    expect(postponed).toMatchObject({ status: 'postponed', date: null })
    expect(matchTitle(postponed)).toBe('Dunai Sünök – Tolnai Horgonyok')
  })
})

describe('F3: malformed parts are dropped, never the page', () => {
  test.each([
    ['periods', { periods: [{ number: 1, home: 'x', away: 1 }] }, (match: MatchDetail) => match.periods],
    [
      'box scores',
      { box_scores: [{ side: 3 }, null, { side: 1, players: [{}] }] },
      (match: MatchDetail) => match.boxes,
    ],
    ['referees', { referees: [null, 3, { last_name: ' ' }] }, (match: MatchDetail) => match.referees],
  ])('%s', (_, part, of) => {
    expect(of(view(spoil(part)))).toEqual([])
  })
  test('attendance, report and gallery', () => {
    const match = view(
      spoil({ attendance: '4312', report: { title: 'x', slug: '..' }, gallery: { id: 0, name: 'x' } }),
    )
    expect([match.attendance, match.report, match.gallery]).toEqual([null, null, null])
  })
  test('a match without two teams is dropped', () => {
    for (const competitors of [[], exampleDetail.competitors.slice(0, 1), null]) {
      expect(() => spoil({ competitors })).toThrow()
    }
  })
  test('a competition without a name, a team without an id, a line without figures', () => {
    const [home, away] = exampleDetail.competitors
    const nameless = { side: 1, competition_team: { name: home?.competition_team.name } }
    const [box] = exampleDetail.box_scores
    const bare = { side: 1, players: box?.players.map(({ player }) => ({ player })) }
    const match = view(spoil({ competition: {}, competitors: [nameless, away], box_scores: [bare] }))
    expect(match).toMatchObject({ competition: '', season: null, teamA: { id: null, link: null } })
    expect(match.boxes[0]?.rows.map(({ link, statistics }) => [link, statistics.points])).toEqual(
      Array(4).fill([null, null]),
    )
    expect([match.leaders, match.compared]).toEqual([[], []])
  })
  test('a duplicate player in a box score is dropped', () => {
    const [home] = exampleDetail.box_scores
    const twice = { ...home, players: [...(home?.players ?? []), home?.players[0]] }
    expect(view(spoil({ box_scores: [twice] })).boxes[0]?.rows).toHaveLength(4)
  })
})

describe('B11: form and earlier meetings', () => {
  const match = view(exampleDetail)
  test('the last five before the match, latest first, and never the match itself', () => {
    const many: Schedule[] = Array.from({ length: 7 }, (_, index) => ({
      ...exampleWon,
      id: 100 + index,
      game_time: `2025-10-${10 + index}T16:00:00Z`,
    }))
    const later = { ...exampleWon, id: 200, game_time: '2025-12-01T16:00:00Z' }
    const form = formOf([...many, exampleWon, later], match, match.teamA, exampleClub, 'hu')
    expect(form.map(({ id }) => id)).toEqual([106, 105, 104, 103, 102])
    expect(form[0]).toMatchObject({
      isWin: true,
      isHome: true,
      opponent: 'Tolnai Horgonyok',
      score: '102–84',
    })
  })
  test('away the team’s own score is first, and a loss is a loss', () => {
    const [game] = formOf([exampleLost], match, match.teamA, exampleClub, 'hu')
    expect(game).toMatchObject({ isWin: false, isHome: false, score: '80–83' })
  })
  test('without ids, teams with the same name are the same', () => {
    const unnumbered = (wire: Schedule): Schedule => ({
      ...wire,
      competitors: wire.competitors.map((one) => ({
        ...one,
        competition_team: { ...one.competition_team, id: null },
      })),
    })
    const games = exampleEarlier.map(unnumbered)
    expect(formOf(games, match, match.teamA, exampleClub, 'hu').map(({ id }) => id)).toEqual([66, 61, 60])
    expect(headToHeadOf(games, match, exampleClub, 'hu').matches.map(({ id }) => id)).toEqual([61, 60])
  })
  test('only the meetings of the two, each once, with the wins of both', () => {
    const away: Schedule = {
      ...exampleWon,
      id: 62,
      game_time: '2025-10-20T16:00:00Z',
      competitors: [
        { side: 1, finalScore: 90, competition_team: exampleTeams.tolna },
        { side: 2, finalScore: 70, competition_team: exampleTeams.own },
      ],
    }
    const { matches, homeWins, awayWins } = headToHeadOf(
      [...exampleEarlier, ...exampleEarlier, away],
      match,
      exampleClub,
      'hu',
    )
    expect(matches.map(({ id }) => id)).toEqual([62, 61, 60])
    expect([homeWins, awayWins]).toEqual([2, 1])
  })
  test('teams of another season match by club and name', () => {
    const then: Schedule = {
      ...exampleWon,
      id: 20,
      game_time: '2024-11-01T16:00:00Z',
      competitors: [
        { side: 1, finalScore: 60, competition_team: { ...exampleTeams.own, id: 911 } },
        { side: 2, finalScore: 70, competition_team: { ...exampleTeams.tolna, id: 912 } },
      ],
    }
    expect(headToHeadOf([then], match, exampleClub, 'hu')).toMatchObject({ homeWins: 0, awayWins: 1 })
  })
})

describe('B15: the metadata of a match', () => {
  test('the title has the day, or the score once there is one', () => {
    expect(matchTitle(view(exampleDetail))).toBe('Dunai Sünök – Tolnai Horgonyok 102–84')
    expect(matchTitle(view(exampleComing, 'en'))).toBe('Dunai Sünök – Tolnai Horgonyok, 15 November 2025')
  })
  test('the description has the place, the time and the competition', () => {
    expect(matchDescription(view(exampleDetail), 'hu')).toBe(
      'Férfi NB I. A csoport, 8. forduló | 2025. november 12. 18:00 | Duna Aréna, Dunapart. Végeredmény: Dunai Sünök – Tolnai Horgonyok 102–84.',
    )
    expect(matchDescription(view({ ...exampleComing, status: 'cancelled' }), 'en')).toContain(
      'The match has been cancelled.',
    )
  })
  test('H6: the description says that the result is awaited, once the time has passed', () => {
    const started = { ...exampleComing, game_time: '2025-11-12T17:00:00Z' }
    expect(matchDescription(view(started), 'hu')).toMatch(/\. Eredményre várunk\.$/)
    expect(matchDescription(view(started), 'en')).toMatch(/\. Awaiting the result\.$/)
    expect(matchDescription(view({ ...exampleComing, status: 'finished' }), 'hu')).toMatch(/várunk\.$/)
    expect(matchDescription(view({ ...exampleComing, game_time: null }), 'hu')).toMatch(/később kezdődik\.$/)
  })
})

describe('B15: the structured data of a match', () => {
  const about = {
    origin: 'https://klub.example',
    language: 'hu',
    name: 'A – B',
    description: 'x',
    image: '/s.png',
  } as const
  test('is in the club’s time zone, summer and winter', () => {
    expect(localMoment('2025-11-12T17:00:00Z')).toBe('2025-11-12T18:00:00+01:00')
    expect(localMoment('2025-07-12T17:00:00Z')).toBe('2025-07-12T19:00:00+02:00')
  })
  test('has every required property of a SportsEvent', () => {
    expect(sportsEventLd(view(exampleComing), about)).toMatchObject({
      '@type': 'SportsEvent',
      name: 'A – B',
      url: 'https://klub.example/merkozesek/75',
      startDate: '2025-11-15T18:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Duna Aréna', address: { addressLocality: 'Dunapart' } },
      homeTeam: { '@type': 'SportsTeam', name: 'Dunai Sünök' },
      awayTeam: { name: 'Tolnai Horgonyok' },
      organizer: { name: 'Dunai Sünök', '@id': 'https://klub.example/#club' },
      offers: { url: 'https://jegy.dunaisunok.example/' },
    })
  })
  test.each([
    ['postponed', 'EventPostponed'],
    ['cancelled', 'EventCancelled'],
    ['live', 'EventScheduled'],
    ['finished', 'EventScheduled'],
  ] as const)('H6: %s is %s, without offers', (status, eventStatus) => {
    const event = sportsEventLd(view({ ...exampleComing, status }), about)
    expect(event.eventStatus).toBe(`https://schema.org/${eventStatus}`)
    expect(event).not.toHaveProperty('offers')
  })
  test('a match that was moved has its former time', () => {
    expect(sportsEventLd(view(exampleMovedDetail), about)).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      startDate: '2025-11-15T18:00:00+01:00',
      previousStartDate: '2025-11-14T19:30:00+01:00',
    })
    const { change } = exampleMovedDetail
    const elsewhere = view({ ...exampleMovedDetail, change: change && { ...change, kinds: ['arena'] } })
    expect(sportsEventLd(elsewhere, about)).toMatchObject({
      eventStatus: 'https://schema.org/EventScheduled',
    })
    expect(sportsEventLd(elsewhere, about)).not.toHaveProperty('previousStartDate')
  })
  test('E1, H6: a match that has begun has no offers, nor an away match by the competition’s ticket URL', () => {
    const offers = (wire: ScheduleDetail) => sportsEventLd(view(wire), about).offers
    expect(offers({ ...exampleComing, game_time: '2025-11-13T11:59:59Z' })).toBeUndefined()
    const away = { ...exampleComing, competitors: exampleAway.competitors }
    expect(offers(away)).toBeUndefined()
    expect(offers({ ...away, ticket_url: 'https://jegy.example/82' })?.url).toBe('https://jegy.example/82')
  })
})
