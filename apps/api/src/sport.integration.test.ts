import { describe, expect, test } from 'vitest'
import { createTestApi, expectProblem, testEnv } from './testing/api.ts'
import { fillDatabase } from './testing/content.ts'
import { api, owner, useFilledApi } from './testing/use-filled-api.ts'

useFilledApi()

const ids = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id)

describe('F5: schedule/list', () => {
  const listed = async (query: Record<string, string | number>) =>
    ids(await api.get('schedule/list', { query }))

  test('previous ones latest first, next ones soonest first', async () => {
    expect(await listed({ type: 'prev' })).toEqual([4, 3, 1])
    expect(await listed({ type: 'next' })).toEqual([8, 5, 6])
  })

  test('without a type all of the season by time, those without a time last', async () => {
    expect(await listed({})).toEqual([1, 3, 4, 8, 5, 6, 7, 10])
  })

  test('by competition, team, club and season', async () => {
    expect(await listed({ competitionId: 2 })).toEqual([8])
    expect(await listed({ competitionTeamId: 3 })).toEqual([2, 3, 5])
    expect(await listed({ competitionTeamId: 1, competitionId: 1, type: 'next' })).toEqual([5, 6])
    expect(await listed({ 'clubs[0]': 2, type: 'prev' })).toEqual([9, 2, 1])
    expect(await listed({ season: 2024 })).toEqual([11])
    expect(await listed({ competitionId: 4 })).toEqual([11])
    expect(await listed({ competitionId: 4, season: 2025 })).toEqual([])
    expect(await listed({ 'clubs[0]': 99 })).toEqual([])
  })

  test('in pages, with totals', async () => {
    const page = await api.get('schedule/list', { query: { limit: 3, page: 2 } })
    expect(ids(page)).toEqual([8, 5, 6])
    expect(page.meta).toEqual({ current_page: 2, per_page: 3, last_page: 3, total: 8 })
  })

  test('an item has its competition, both teams and its arena', async () => {
    const [match] = (await api.get('schedule/list', { query: { competitionTeamId: 1, lang: 'en' } })).data
    expect(match).toMatchObject({
      id: 1,
      competition: { id: 1, season: 2025, name: 'League', ticket_url: 'https://jegy.example' },
      arena: { name: 'Duna Aréna', city: 'Dunaszeg' },
      status: 'finished',
      round: '1',
      forfeit: null,
    })
    expect(match?.competitors).toMatchObject([
      { side: 1, finalScore: 80, competition_team: { id: 1, name: 'Dunai Sünök', club_id: 1 } },
      { side: 2, finalScore: 70, competition_team: { id: 2, name: 'Kunság Bulls', club_id: 2 } },
    ])
    // The team's own crest, else its club's.
    expect(match?.competitors[0]?.competition_team.team_logo?.name).toBe('logo.png')
    expect(match?.competitors[1]?.competition_team.team_logo?.name).toBe('full-abc.jpg')
  })
})

test('D4: schedule/highlighted mixes the latest and the next, at most twice the limit, by time', async () => {
  expect(ids(await api.get('schedule/highlighted'))).toEqual([11, 1, 3, 4, 8, 5, 6])
  expect(ids(await api.get('schedule/highlighted', { query: { limit: 1 } }))).toEqual([4, 8])
})

describe('F5: schedule/find', () => {
  const find = async (id: number, lang = 'hu') =>
    (await api.get('schedule/find', { params: { id }, query: { lang } })).data

  test('has periods, box scores, referees, report and gallery', async () => {
    const match = await find(1, 'en')
    expect(match.periods.map(({ home, away }) => `${home}-${away}`)).toEqual([
      '20-15',
      '20-20',
      '20-15',
      '20-20',
    ])
    expect(match).toMatchObject({
      attendance: 1234,
      referees: [{ last_name: 'Bíró', first_name: 'Béla' }],
      report: { id: 1, title: 'Whole news', slug: 'whole-news' },
      gallery: { id: 1, name: 'Big gallery' },
    })
    const [home, away] = match.box_scores
    expect(home).toMatchObject({ side: 1, competition_team_id: 1, total: { points: 80, played_games: null } })
    expect(home?.players.map(({ jersey_number }) => jersey_number)).toEqual(['1', '2', '3'])
    expect(away).toMatchObject({ side: 2, competition_team_id: 2, total: { points: 70, assist: null } })
  })

  test('E4: unrecorded values are null, and a player who did not play has no numbers', async () => {
    const players = (await find(1)).box_scores[0]?.players ?? []
    expect(players[0]?.statistics).toMatchObject({
      points: 20,
      throw_made: 3,
      throw_all: 9,
      minute: 20,
      value: 16,
    })
    expect(players[1]?.statistics).toMatchObject({
      points: 60,
      foul: 2,
      assist: null,
      minute: null,
      value: null,
    })
    expect(players[2]).toMatchObject({ did_not_play: true, statistics: { played_games: 0, points: null } })
  })

  test('an unpublished report is hidden, a match without lines has no box score', async () => {
    expect(await find(8)).toMatchObject({ report: null, gallery: null })
    expect((await find(4)).box_scores).toEqual([])
    expect(await find(4)).toMatchObject({ forfeit: 2 })
    expectProblem(await api.call('schedule/find', { params: { id: 999 } }), 404)
  })
})

describe('B11: the revision of a match for calendars', () => {
  const revision = async () => {
    const { sequence, updated_at } = (await api.get('schedule/find', { params: { id: 7 } })).data
    return { sequence, updated_at }
  }
  const change = (assignment: string) => owner.query(`update public.matches set ${assignment} where id = 7`)

  test('grows with time, status, arena, teams and competition only', async () => {
    const initial = await revision()
    expect(initial.sequence).toBe(0)
    await change("home_score = 80, attendance = 900, updated_at = now() + interval '1 hour'")
    expect(await revision()).toEqual(initial)
    const changes = [
      "game_time = now() + interval '9 days'",
      "status = 'postponed'",
      'arena_id = 1',
      'home_team_id = 4',
      'away_team_id = 3',
      'competition_id = 2',
    ]
    for (const [index, assignment] of changes.entries()) {
      await change(assignment)
      await change(assignment.replace("now() + interval '9 days'", 'game_time'))
      const { sequence, updated_at } = await revision()
      expect(sequence).toBe(index + 1)
      expect(Date.parse(updated_at)).toBeGreaterThanOrEqual(Date.parse(initial.updated_at))
    }
    const { data } = await api.get('schedule/list', { query: { competitionTeamId: 4, competitionId: 2 } })
    expect(data.map(({ id, sequence }) => [id, sequence])).toEqual([[7, changes.length]])
  })

  test('is deleted with the match', async () => {
    await owner.query('delete from public.matches where id = 7')
    expect((await owner.query('select from feed.match_revision where match_id = 7')).rowCount).toBe(0)
    await fillDatabase(owner)
  })
})

describe('F5: competitions', () => {
  test('of a season: those the club plays in, with the number of its matches', async () => {
    const { data } = await api.get('competition/season/list', {
      params: { season: 2025 },
      query: { lang: 'en' },
    })
    expect(
      data.map(({ id, name, prev_match_count, next_match_count, standings_visible }) => [
        id,
        name,
        prev_match_count,
        next_match_count,
        standings_visible,
      ]),
    ).toEqual([
      [1, 'League', 3, 2, true],
      [2, 'Kupa', 0, 1, false],
      [3, 'Top group', 0, 0, true],
    ])
    const other = await api.get('competition/season/list', {
      params: { season: 2024 },
      query: { 'clubs[0]': 2 },
    })
    expect(ids(other)).toEqual([4])
  })

  test('of a team', async () => {
    expect(ids(await api.get('competition/competition-team/list', { params: { id: 2 } }))).toEqual([1, 2, 3])
    expect(ids(await api.get('competition/competition-team/list', { params: { id: 99 } }))).toEqual([])
  })
})

describe('H1: standings', () => {
  const table = async (id: number) => (await api.get('standings/competition/all', { params: { id } })).data

  test('rank by points, and explain how a tie of three was decided', async () => {
    const rows = await table(1)
    // Team 1 forfeited once: 2 + 1 + 0; teams 2 and 3 one win and one loss: 3 points each as well.
    expect(rows.map(({ team, position, point }) => [team.id, position, point])).toEqual([
      [1, 1, 3],
      [3, 2, 3],
      [2, 3, 3],
      [4, 4, 2],
    ])
    // Among the three 1 has 168–160 (+8), 3 has 160–163 (−3), 2 has 145–150 (−5).
    expect(rows[0]?.ties).toEqual([
      { team_id: 3, criterion: 'difference_among_tied', among: [1, 2, 3], value: 8, other_value: -3 },
      { team_id: 2, criterion: 'difference_among_tied', among: [1, 2, 3], value: 8, other_value: -5 },
    ])
    expect(rows[0]).toMatchObject({
      played: 3,
      win: 1,
      loss: 2,
      score: 168,
      against: 180,
      home: 1,
      away: 2,
      deduction: 0,
      win_loss: { home: { win: 1, loss: 0 }, away: { win: 0, loss: 2 } },
      streak: { is_win: false, count: 2 },
      last5: { win: 1, loss: 2 },
    })
    expect(rows[0]?.point_percent).toBeCloseTo(4 / 6)
  })

  test('a later phase carries over the games between its own teams', async () => {
    expect((await table(3)).map(({ team, played, point }) => [team.id, played, point])).toEqual([
      [1, 1, 2],
      [2, 1, 1],
    ])
  })

  // With its deduction team 12 has as many points as team 11, which it beat.
  test('deducted points are subtracted, and reported', async () => {
    expect((await table(4)).map(({ team, point, deduction }) => [team.id, point, deduction])).toEqual([
      [12, 1, 1],
      [11, 1, 0],
    ])
  })

  test('are empty when hidden, and for an unknown competition', async () => {
    expect(await table(2)).toEqual([])
    expect(await table(99)).toEqual([])
  })
})

describe('F5: teams', () => {
  test('of the club and season, in their order, with their competitions', async () => {
    const { data } = await api.get('competition-team/list')
    expect(data.map(({ id, season, competitions }) => [id, season, ids({ data: competitions })])).toEqual([
      [1, 2025, [1, 2, 3]],
      [5, 2025, []],
    ])
    expect(ids(await api.get('competition-team/list', { query: { season: 2024 } }))).toEqual([11])
  })

  test('one with its squad by number and its staff in the requested language', async () => {
    const { data } = await api.get('competition-team/find', { params: { id: 1 }, query: { lang: 'en' } })
    expect(data.players.map(({ id, jersey_number }) => [id, jersey_number])).toEqual([
      [2, '7'],
      [1, '10'],
      [3, null],
    ])
    expect(data.players[1]).toMatchObject({ position: 'center', height: 201, birth_year: 1999 })
    expect(data.staff).toEqual([{ last_name: 'Edző', first_name: 'Elek', role: 'head coach' }])
    expectProblem(await api.call('competition-team/find', { params: { id: 99 } }), 404)
  })

  test('whoever leaves today is there until the day is over', async () => {
    const left = (days: number) =>
      owner.query(
        `update public.competition_teams_squad set "to" = ((now() at time zone 'Europe/Budapest')::date - ${days})::timestamp
          at time zone 'Europe/Budapest' where _parent_id = 1 and player_id = 5 returning id`,
      )
    const squad = async () =>
      (await api.get('competition-team/find', { params: { id: 1 } })).data.players.map(({ id }) => id)
    expect((await left(0)).rowCount).toBe(1)
    expect(await squad()).toEqual([5, 2, 1, 3])
    await left(1)
    expect(await squad()).toEqual([2, 1, 3])
  })

  test('a past season shows players who left too', async () => {
    const { data } = await api.get('competition-team/find', { params: { id: 11 } })
    expect(ids({ data: data.players })).toEqual([5, 1])
  })
})

describe('E4: player/find', () => {
  const find = async (id: number, query = {}) =>
    (await api.get('player/find', { params: { id }, query })).data

  test('H3, H4: three rows per season, newest first, from finished matches only', async () => {
    const player = await find(1)
    expect(player).toMatchObject({ last_name: 'Révész', jersey_number: '10', position: 'center' })
    expect(player.teams.map(({ id, season }) => [id, season])).toEqual([
      [1, 2025],
      [11, 2024],
    ])
    expect(player.seasons.map(({ season }) => season)).toEqual([2025, 2024])
    const [now, before] = player.seasons
    expect(now?.total).toMatchObject({ played_games: 2, starter: 1, points: 30, minute: 30, assist: 2 })
    expect(now?.average).toMatchObject({ played_games: 2, points: 15, minute: 15, assist: 1 })
    expect(now?.minuteFourty).toMatchObject({ points: 40, minute: 40 })
    expect(now?.average.two_point_percent).toBeCloseTo(40)
    expect(before?.total).toMatchObject({ played_games: 1, points: 5, assist: null, minute: null })
    expect(before?.minuteFourty).toMatchObject({ points: null, minute: null })
    expect(player.career.total).toMatchObject({ played_games: 3, points: 35, assist: 2 })
  })

  test('the game log covers the newest season, or the requested one', async () => {
    const games = async (query = {}) => (await find(1, query)).games.map(({ schedule_id }) => schedule_id)
    expect(await games()).toEqual([3, 1])
    expect(await games({ season: 2024 })).toEqual([11])
    expect(await games({ competitionTeamId: 11 })).toEqual([11])
    expect(await games({ season: 1999 })).toEqual([])
    expect((await find(1)).games[0]).toMatchObject({
      is_home: false,
      own_score: 88,
      opponent_score: 90,
      competition_team_id: 1,
      opponent: { id: 3 },
      competition: { name: 'Bajnokság' },
      statistics: { points: 10, minute: 10 },
    })
  })

  test('a player without games has empty rows', async () => {
    const player = await find(5)
    expect(player).toMatchObject({ seasons: [], games: [], first_name: 'Ernő' })
    expect(player.career.average).toMatchObject({ played_games: 0, points: null })
    expectProblem(await api.call('player/find', { params: { id: 99 } }), 404)
  })
})

describe('E7: players in search', () => {
  const findPlayers = async (keyword: string, more = {}) =>
    (await api.get('search/find', { query: { keyword, ...more } })).data.players.map(({ id }) => id)

  test('the club’s own, by the start of their names, with and without accents', async () => {
    expect(await findPlayers('révész')).toEqual([1])
    expect(await findPlayers('REVESZ adam')).toEqual([1])
    expect(await findPlayers('ádám rév')).toEqual([1])
    expect(await findPlayers('őszi')).toEqual([2])
    expect(await findPlayers('komuves')).toEqual([2])
    expect(await findPlayers('vész')).toEqual([])
    expect(await findPlayers('révész', { 'clubs[0]': 2 })).toEqual([4])
    expect(await findPlayers('%')).toEqual([])
  })

  test('each once, with the newest team', async () => {
    const { players } = (await api.get('search/find', { query: { keyword: 'Révész' } })).data
    expect(players).toMatchObject([
      {
        id: 1,
        competition_team_id: 1,
        competition_team: { name: 'Dunai Sünök' },
        player: { first_name: 'Ádám' },
      },
    ])
  })
})

test('F6: the season of a list defaults to the configured one', async () => {
  const older = createTestApi(testEnv({ CURRENT_SEASON: '2024' }))
  expect(ids(await older.get('schedule/list'))).toEqual([11])
  expect(ids(await older.get('competition-team/list'))).toEqual([11])
  await older.close()
})
