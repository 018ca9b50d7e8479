import type { EventBase, MatchEvent } from '@palank/sport/events/event'
import { counted } from '@palank/sport/line'
import { type Owner, type Row, save, type Texts } from './database.ts'

const hour = 3_600_000
/** Match times are relative to now. */
export const fromNow = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

const line = (id: string, match: number, side: 'home' | 'away', player: number, more: Row = {}): Row => ({
  id,
  _parent_id: match,
  _order: Number(id.split('-')[1]),
  side,
  player_id: player,
  jersey_number: `${player}`,
  ...more,
})

const fullLine = (points: number): Row => ({
  ...Object.fromEntries(counted.map((name) => [name, 1])),
  points,
  two_point_made: 2,
  two_point_all: 5,
  three_point_made: 1,
  three_point_all: 4,
  free_throw_made: points - 7,
  free_throw_all: points - 6,
  seconds: 1200,
  starter: true,
})

async function teams(owner: Owner) {
  for (const [id, year] of [
    [1, 2024],
    [2, 2025],
  ])
    await save(owner, 'seasons', { id, year, name: `${year}` })
  await save(owner, 'clubs', { id: 1, name: 'Dunai Sünök', logo_id: 3 })
  await save(owner, 'clubs', { id: 2, name: 'Kunsági Bikák', name_en: 'Kunság Bulls' })
  const team = (id: number, name: string, club: number | null, season = 2, more: Row = {}) =>
    save(owner, 'competition_teams', {
      id,
      name,
      club_id: club,
      season_id: season,
      age_group: 'senior',
      ...more,
    })
  await team(1, 'Dunai Sünök', 1, 2, { order: 1 })
  await team(2, 'Kunsági Bikák', 2, 2, { logo_id: 1 })
  await team(3, 'Tolnai Horgonyok', null, 2, { name_en: 'Tolna Anchors' })
  await team(4, 'Mátrai Farkasok', null)
  await team(5, 'Dunai Sünök U23', 1, 2, { order: 2 })
  await team(11, 'Dunai Sünök', 1, 1)
  await team(12, 'Kunsági Bikák', 2, 1)
  await save(owner, 'arenas', { id: 1, name: 'Duna Aréna', city: 'Dunaszeg' })
}

async function people(owner: Owner) {
  const player = (id: number, last_name: string, first_name: string | null, more: Row = {}) =>
    save(owner, 'players', { id, last_name, first_name, name: last_name, ...more })
  await player(1, 'Révész', 'Ádám', { birth_year: 1999, height: 201, profile_image_id: 1 })
  await player(2, 'Kőműves-Őszi', 'Bálint')
  await player(3, 'Nenê', null)
  await player(4, 'Révész', 'Bikás')
  await player(5, 'Elment', 'Ernő', { birth_year: 1990 })
  let row = 0
  const member = (team: number, player: number, number: string | null, more: Row = {}) =>
    save(owner, 'competition_teams_squad', {
      id: `s${++row}`,
      _parent_id: team,
      _order: row,
      player_id: player,
      jersey_number: number,
      ...more,
    })
  await member(1, 1, '10', { position: 'center' })
  await member(1, 2, '7', { position: 'point_guard' })
  await member(1, 3, null)
  // On the day on which summer time ends, 24 hours ago may be today.
  await member(1, 5, '4', { to: fromNow(-48) })
  await member(5, 2, '00')
  await member(11, 1, '9', { position: 'power_forward' })
  await member(11, 5, '4', { to: fromNow(-9000) })
  await member(2, 4, '5')
  await save(
    owner,
    'competition_teams_staff',
    { id: 'f1', _parent_id: 1, _order: 1, last_name: 'Edző', first_name: 'Elek' },
    {
      hu: { role: 'vezetőedző' },
      en: { role: 'head coach' },
    },
  )
}

async function competitions(owner: Owner) {
  const names = (hu: string, en?: string) => ({ hu: { name: hu }, ...(en ? { en: { name: en } } : {}) })
  const competition = (id: number, season: number, more: Row, text: ReturnType<typeof names>) =>
    save(owner, 'competitions', { id, season_id: season, ...more }, text)
  await competition(
    1,
    2,
    { order: 1, logo_id: 3, ticket_url: 'https://jegy.example' },
    names('Bajnokság', 'League'),
  )
  await competition(2, 2, { order: 2, standings_visible: false }, names('Kupa'))
  await competition(3, 2, { order: 3, carry_over: 'among_entries' }, names('Felsőház', 'Top group'))
  await competition(4, 1, { order: 1 }, names('Bajnokság', 'League'))
  await owner.query(
    `insert into competitions_rels (parent_id, path, "order", competitions_id) values (3, 'carries_over_from', 1, 1)`,
  )
  const rules = [
    'wins_among_tied',
    'difference_among_tied',
    'score_among_tied',
    'difference_overall',
    'score_overall',
  ]
  for (const id of [1, 3, 4])
    for (const [order, value] of rules.entries())
      await owner.query(
        `insert into competitions_tie_rules (parent_id, "order", value) values ($1, $2, $3)`,
        [id, order + 1, value],
      )
  const entries: [number, number, Row?][] = [
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 1],
    [2, 2],
    [3, 1],
    [3, 2],
    [4, 11],
    [4, 12, { deduction: 1 }],
  ]
  for (const [index, [competition, team, more]] of entries.entries())
    await save(owner, 'competitions_entries', {
      id: `e${index}`,
      _parent_id: competition,
      _order: index,
      team_id: team,
      ...more,
    })
}

/** In competition 1 teams 1, 2 and 3 each win one and lose one against each other, so the difference decides. */
async function matches(owner: Owner) {
  const match = (
    id: number,
    competition: number,
    home: number,
    away: number,
    hours: number | null,
    more: Row = {},
    texts: Texts = {},
  ) =>
    save(
      owner,
      'matches',
      {
        id,
        competition_id: competition,
        home_team_id: home,
        away_team_id: away,
        status: 'scheduled',
        game_time: hours === null ? null : fromNow(hours),
        ...more,
      },
      texts,
    )
  const result = (home_score: number, away_score: number) => ({ status: 'finished', home_score, away_score })
  await match(
    1,
    1,
    1,
    2,
    -240,
    { ...result(80, 70), arena_id: 1, attendance: 1234, report_id: 1, gallery_id: 1 },
    { hu: { round: '1' } },
  )
  await match(2, 1, 2, 3, -216, { ...result(75, 70) })
  await match(3, 1, 3, 1, -192, { ...result(90, 88) })
  await match(4, 1, 4, 1, -24, { status: 'finished', forfeit: 'away', home_score: 20, away_score: 0 })
  await match(5, 1, 1, 3, 24, { arena_id: 1, ticket_url: 'https://egyszeri.example/5' })
  await match(6, 1, 1, 4, 48, { status: 'postponed' })
  await match(7, 1, 2, 1, 72, { status: 'cancelled' })
  await match(
    8,
    2,
    1,
    2,
    -1,
    { status: 'live', keeping: 'full', report_id: 3 },
    { hu: { round: 'Elődöntő' }, en: { round: 'Semi-final' } },
  )
  await match(9, 1, 2, 4, -48, { status: 'scheduled' })
  await match(10, 1, 1, 2, null)
  await match(11, 4, 11, 12, -9000, result(60, 61))
  for (const [index, [home, away]] of [
    [20, 15],
    [20, 20],
    [20, 15],
    [20, 20],
  ].entries())
    await save(owner, 'matches_periods', { id: `p${index}`, _parent_id: 1, _order: index + 1, home, away })
  await save(owner, 'matches_referees', {
    id: 'r1',
    _parent_id: 1,
    _order: 1,
    last_name: 'Bíró',
    first_name: 'Béla',
  })
  const lines = [
    line('l-1', 1, 'home', 1, fullLine(20)),
    line('l-2', 1, 'home', 2, { points: 60, foul: 2 }),
    line('l-3', 1, 'home', 3, { did_not_play: true }),
    line('l-4', 1, 'away', 4, { points: 70, foul: 0 }),
    line('l-5', 3, 'away', 1, { ...fullLine(10), seconds: 600, starter: false }),
    line('l-6', 11, 'home', 1, { points: 5 }),
    line('l-7', 8, 'home', 1, fullLine(9)),
  ]
  for (const row of lines) await save(owner, 'matches_lines', row)
  for (const event of liveEvents) await saveEvent(owner, 8, event)
}

const at = (minute: number) => new Date(Date.UTC(2025, 10, 15, 18, minute)).toISOString()
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const base = (number: number): EventBase => ({
  id: uuid(number),
  order: number,
  at: at(number),
  period: 1,
  clock: null,
})

/** 10–12 in the first quarter; the away side's players are not known, and a three-pointer was taken back. */
export const liveEvents: MatchEvent[] = [
  { ...base(1), type: 'period_start' },
  ...[2, 3, 4, 5, 6].map(
    (number): MatchEvent => ({ ...base(number), type: 'points', side: 'home', player: 1, kind: 'two_point' }),
  ),
  ...[7, 8, 9, 10, 11].map(
    (number): MatchEvent => ({
      ...base(number),
      type: 'points',
      side: 'away',
      player: null,
      kind: 'three_point',
    }),
  ),
  { ...base(12), type: 'undo', undoes: uuid(11) },
  { ...base(13), type: 'foul', side: 'home', player: 2, drawn_by: null },
]

export const saveEvent = (owner: Owner, match: number, event: MatchEvent) =>
  owner.query('insert into courtside.event (match_id, id, event) values ($1, $2, $3)', [
    match,
    event.id,
    event,
  ])

/** Two small seasons: a three-way tie, a forfeit, every status, complete and sparse lines. */
export async function fillSport(owner: Owner): Promise<void> {
  for (const fillPart of [teams, people, competitions, matches]) await fillPart(owner)
}
