import { dropMalformed } from '@palank/contract/drop-malformed'
import { player as playerSchema } from '@palank/contract/player'
import { clubTeam, clubTeamDetail } from '@palank/contract/team'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defaultTeamLogo } from '~/brand/default-team-logo.ts'
import { selectStandings } from '~/model/competitions.ts'
import { exampleKept } from '~/model/kept.examples.ts'
import { exampleRoster } from '~/model/roster.examples.ts'
import { exampleClub } from '~/model/standings.examples.ts'
import { seasonLinksOf, teamItemOf, teamOf } from '~/model/teams.ts'
import { renderPage, textIn } from '~/ui/testing/render-page.tsx'
import { averagesOf, leadersOf } from './leaders.ts'
import { TeamCards } from './TeamCards.tsx'
import { TeamSections } from './TeamSections.tsx'
import { teamLd } from './team-ld.ts'
import {
  exampleBareTeamPage,
  exampleClubTeam,
  exampleClubTeams,
  exampleCompetition,
  exampleEarlierTeam,
  exampleScarceTeamPage,
  exampleTeamAverages,
  exampleTeamCards,
  exampleTeamPage,
  exampleYouthTeamPage,
} from './teams.examples.ts'
import { teamScreenOf } from './teams.ts'

const club = { club_id: exampleClub, current_season: 2025 }

const draw = (view: typeof exampleTeamPage, path = '/csapat/7') =>
  renderPage(<TeamSections screen={teamScreenOf(view, exampleKept)} />, { path })

describe('the teams of a season', () => {
  test('B7: each links to its page, with its competitions and its roster if known', () => {
    const html = renderPage(<TeamCards teams={exampleTeamCards} />, { path: '/csapat' })
    expect(html.match(/href="[^"]+"/g)).toEqual(['href="/csapat/7"', 'href="/csapat/8"'])
    expect(textIn(html)).toContain('Férfi NB I. A csoport, Magyar Kupa 12 játékos')
    expect(html.match(/játékos/g)).toHaveLength(1)
  })

  test('F3: a team without an id or a name is dropped, one without a season is of the requested one', () => {
    const [team] = exampleClubTeams
    const answer = [{ ...team, id: 'x' }, { ...team, name: ' ' }, null, team, { id: 8, name: 'U23' }]
    const items = dropMalformed(z.array(clubTeam), answer).value.map((wire) => teamItemOf(wire, 2024, 'hu'))
    expect(items.map(({ id, season }) => [id, season])).toEqual([
      [7, 2025],
      [8, 2024],
    ])
    expect(items[1]).toMatchObject({ teamLogo: defaultTeamLogo, teamLogoAlt: 'U23', competitions: [] })
  })
})

describe('a team', () => {
  test('B7: roster, staff, leaders, matches and table', () => {
    const visibleText = textIn(draw(exampleTeamPage))
    for (const part of ['Keret', 'Szakmai stáb', 'A csapat legjobbjai', 'Mérkőzések', 'Tabella']) {
      expect(visibleText).toContain(part)
    }
    expect(visibleText).toContain('Gerencsér Tibor vezetőedző')
    expect(visibleText).toContain('Berzsenyi-Kőrösszegapátiné Hunor Szilveszter')
  })

  test('A10: names its staff in the order of the language, also in the structured data', () => {
    const english = teamOf(exampleClubTeam, { club_id: exampleClub, current_season: 2025 }, 'en')
    expect(english.staff.map(({ name }) => name)).toEqual(['Tibor Gerencsér', 'Gábor Őri'])
    const source = { origin: 'https://club.example', club: { name: 'Danube Hedgehogs' } }
    expect(teamLd(source, english)).toMatchObject({ coach: { name: 'Tibor Gerencsér' } })
  })

  test('B7: shows what is known of a team', () => {
    const visibleText = textIn(draw(exampleBareTeamPage, '/team/7'))
    expect(visibleText).toContain('No roster yet')
    expect(visibleText).toContain('The team has no match this season.')
    expect(visibleText).not.toMatch(/Staff|Table|leaders/)
    expect(textIn(draw({ ...exampleBareTeamPage, matchesFailed: true }))).toContain(
      'A mérkőzéseket most nem tudtuk betölteni',
    )
  })

  test('H5: the same team of other seasons is found by its name', () => {
    const team = { id: 7, name: 'Dunai Sünök', season: 2025, link: '/csapat/7' }
    const seasons = [
      { season: 2026, teams: [{ ...exampleEarlierTeam, id: 30, season: 2026 }] },
      { season: 2025, teams: exampleClubTeams },
      { season: 2024, teams: [...exampleClubTeams.slice(1), exampleEarlierTeam] },
      { season: 2023, teams: [] },
    ]
    expect(seasonLinksOf(team, seasons, 'hu')).toEqual([
      { season: 2026, href: '/csapat/30' },
      { season: 2025, href: '/csapat/7' },
      { season: 2024, href: '/csapat/3' },
    ])
  })

  test('D6: only a competition that shows its standings has a table', () => {
    const hidden = { ...exampleCompetition, id: 3, standings_visible: false }
    expect(selectStandings([hidden, exampleCompetition], undefined)?.id).toBe(4)
    expect(selectStandings([hidden], undefined)).toBeUndefined()
  })

  test('B15: is a SportsTeam in the structured data, unlike other clubs’ teams', () => {
    const source = { origin: 'https://club.example', club: { name: 'Dunai Sünök' } }
    expect(teamLd(source, exampleTeamPage.team)).toMatchObject({
      '@type': 'SportsTeam',
      name: 'Dunai Sünök',
      sport: 'Basketball',
      url: 'https://club.example/csapat/7',
      parentOrganization: { '@id': 'https://club.example/#club' },
      coach: { name: 'Gerencsér Tibor' },
      athlete: [
        { '@type': 'Person', name: 'Nagy Bence', url: 'https://club.example/csapat/7/jatekos/1' },
        {},
        {},
        {},
      ],
    })
    const foreign = teamOf({ ...exampleClubTeam, club_id: 2, staff: [] }, club, 'hu')
    expect(teamLd(source, foreign)).not.toHaveProperty('parentOrganization')
    expect(teamLd(source, foreign)).not.toHaveProperty('coach')
  })

  test('minors without a page are not in the structured data, and have no averages', () => {
    const source = { origin: 'https://club.example', club: { name: 'Dunai Sünök' } }
    expect(teamLd(source, exampleYouthTeamPage.team).athlete.map(({ name }) => name)).toEqual([
      'Varga Ákos',
      'Fehér Botond',
    ])
    expect(textIn(draw(exampleYouthTeamPage))).toContain('monogram: Sz. B.')
  })

  test('F3: only the staff member or player without a name is dropped', () => {
    const [player] = exampleClubTeam.players
    const spoiled = {
      ...exampleClubTeam,
      team_logo: { public_url: 'crest.svg' },
      players: [player, null, { ...player, id: 0 }, { ...player, player: { first_name: 'Bence' } }],
      staff: [{ first_name: 'Tibor' }, { last_name: 'Őri', role: 5 }, 'edző'],
    }
    const team = teamOf(dropMalformed(clubTeamDetail, spoiled).value, club, 'hu')
    expect(team.players.map(({ id }) => id)).toEqual([1])
    expect(team.staff).toEqual([{ name: 'Őri', role: '' }])
    expect(team).toMatchObject({ crest: null, teamLogo: defaultTeamLogo })
  })

  test('A10: the staff are named in the order of the language', () => {
    expect(teamOf(exampleClubTeam, club, 'en').staff[0]).toEqual({
      name: 'Tibor Gerencsér',
      role: 'vezetőedző',
    })
  })
})

describe('the leaders', () => {
  const [first, second] = exampleTeamAverages as [
    (typeof exampleTeamAverages)[0],
    (typeof exampleTeamAverages)[0],
  ]

  test('H3: the best average of each, to one decimal', () => {
    expect(leadersOf(exampleTeamAverages).map(({ field, player }) => [field, player.id])).toEqual([
      ['points', 1],
      ['total_rebound', 1],
      ['assist', 9],
      ['value', 1],
    ])
    expect(textIn(draw(exampleTeamPage))).toContain('19,6 pont / meccs Nagy Bence')
  })

  test('one great game does not lead a season, and a figure without values has no leader', () => {
    const once = { ...second, average: { ...second.average, points: 50, played_games: 1, value: null } }
    const [points] = leadersOf([first, once])
    expect(points?.player.id).toBe(1)
    expect(leadersOf([once]).map(({ field }) => field)).toEqual(['points', 'total_rebound', 'assist'])
    expect(leadersOf([])).toEqual([])
  })

  test('E4: unknown figures have no leaders and columns, and without any the block is left out', () => {
    const few = draw(exampleScarceTeamPage)
    expect([...few.matchAll(/data-leader="(\w+)"/g)].map(([, field]) => field)).toEqual([
      'points',
      'total_rebound',
    ])
    expect(few).toContain('data-count="2"')
    expect(few).not.toContain('data-stat="assist"')
    const none = draw({ ...exampleScarceTeamPage, leaders: [] })
    expect(textIn(none)).not.toContain('A csapat legjobbjai')
    expect(none).toContain('data-table="team"')
  })

  test('a player without games for the team has no averages', () => {
    const [player] = exampleRoster
    if (!player) throw new Error('no example')
    expect(averagesOf(player, undefined, 7)).toBeUndefined()
    const played = (...seasons: unknown[]) =>
      dropMalformed(playerSchema, { id: 1, last_name: 'Nagy', seasons }).value
    const season = { season: 2025, competition_team: { id: 8, name: 'U23' }, average: { played_games: 2 } }
    expect(averagesOf(player, played(season), 7)).toBeUndefined()
    expect(averagesOf(player, played(season, 'x'), 8)?.average.played_games).toBe(2)
    expect(averagesOf(player, played({ ...season, average: 'x' }), 8)).toBeUndefined()
  })
})
