import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  birthYear,
  everyCombination,
  expectedOf,
  fileOf,
  heightOf,
  type Shown,
  type World,
  worlds,
} from './testing/children-worlds.ts'

// The views are created again in a transaction, with a clock that the test sets.
const views = ['children.sql', 'views.sql', 'sport-views.sql', 'api.sql']
  .map((file) => readFileSync(path.resolve(import.meta.dirname, '../database', file), 'utf8'))
  .join('\n')
  .replace('children.day_of(now())', "children.day_of(current_setting('palank.clock')::timestamptz)")

let client: pg.Client
beforeAll(async () => {
  client = new pg.Client({ connectionString: process.env.MIGRATE_DATABASE_URL })
  await client.connect()
})
afterEach(() => client.query('rollback'))
afterAll(() => client.end())

async function useViews(sql: string): Promise<void> {
  await client.query('begin')
  await client.query('drop schema api, content, upkeep, children cascade')
  await client.query(
    'truncate public.settings, public.seasons, public.clubs, public.players, public.competition_teams, public.media, public.gallery_files cascade',
  )
  await client.query(sql)
}

type Row = Record<string, unknown>

async function insert(table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((column) => `"${column}"`)
  if (columns.length === 0) return
  await client.query(
    `insert into public.${table} (${columns}) select ${columns} from json_populate_recordset(null::public.${table}, $1)`,
    [JSON.stringify(rows)],
  )
}

async function fill(world: World): Promise<void> {
  const at = (offset: number | null) =>
    offset === null ? null : new Date(Date.parse(world.now) + offset).toISOString()
  await client.query(`select set_config('palank.clock', $1, true)`, [world.now])
  await insert('settings', [
    {
      id: 1,
      children_show_opponents: world.showOpponents,
      children_show_opponents_reason: world.reason,
    },
  ])
  await insert('seasons', [{ id: 1, year: 2026, name: '2026' }])
  await insert(
    'clubs',
    world.ownClubs.map((own, index) => ({ id: index + 1, name: `Klub ${index}`, own })),
  )
  await insert(
    'competition_teams',
    world.teams.map(({ club, ageGroup }, id) => ({
      id,
      name: `Csapat ${id}`,
      season_id: 1,
      club_id: club,
      age_group: ageGroup,
    })),
  )
  for (const [table, pictures] of [
    ['media', world.media],
    ['gallery_files', world.galleryFiles],
  ] as const)
    await insert(
      table,
      pictures.map(({ children }, id) => ({ id, filename: fileOf(id), children })),
    )
  await insert(
    'players',
    world.players.map((player, id) => ({
      id,
      last_name: player.last[0],
      first_name: player.first?.[0] ?? null,
      name: player.last[0],
      birth_year: birthYear(world, player),
      height: heightOf(id),
      profile_image_id: player.portrait,
    })),
  )
  await insert(
    'competition_teams_squad',
    world.players.flatMap(({ squads }, player_id) =>
      squads.map(({ team, joined, left }) => ({
        id: `${team}-${player_id}`,
        _parent_id: team,
        _order: player_id,
        player_id,
        from: at(joined),
        to: at(left),
      })),
    ),
  )
  // Team 2 plays at home against team 3, team 3 against team 4: each has a match on either side.
  await insert('competitions', [{ id: 1, season_id: 1 }])
  await insert(
    'matches',
    world.teams.map((_, team) => ({
      id: team,
      competition_id: 1,
      home_team_id: team,
      away_team_id: (team + 1) % world.teams.length,
      game_time: world.now,
    })),
  )
  await insert(
    'matches_lines',
    world.players.flatMap(({ played }, player_id) =>
      played.map((team) => ({
        id: `${team}-${player_id}`,
        _order: player_id,
        player_id,
        ...(player_id % 2 === 0
          ? { side: 'home', _parent_id: team }
          : { side: 'away', _parent_id: (team + world.teams.length - 1) % world.teams.length }),
      })),
    ),
  )
  const named = world.players.flatMap(({ kept }, player) => kept.map((match) => ({ match, player })))
  await client.query(
    `insert into courtside.event (match_id, id, event)
     select (e ->> 'match')::int, gen_random_uuid(), e from jsonb_array_elements($1) e`,
    [
      // As the one who fouls, or whom the other side has fouled.
      JSON.stringify(
        named.map(({ match, player }) =>
          player % 2 === 0
            ? { match, type: 'foul', side: 'home', player, drawn_by: null }
            : { match, type: 'foul', side: 'away', player: null, drawn_by: player },
        ),
      ),
    ],
  )
  for (const [table, pictures] of [
    ['media_rels', world.media],
    ['gallery_files_rels', world.galleryFiles],
  ] as const)
    await insert(
      table,
      pictures.flatMap(({ players }, parent) =>
        players.map((player, order) => ({
          id: parent * 100 + player,
          parent_id: parent,
          path: 'players',
          order,
          players_id: player,
        })),
      ),
    )
  const text = 1_000_000
  await insert('child_consent_texts', [{ id: text, version: 'próba', text_hu: 'Szöveg', text_en: 'Text' }])
  await insert(
    'consents',
    world.players.flatMap(({ consents }, player_id) =>
      consents.map(({ given, until, withdrawn, ...consent }, index) => ({
        ...consent,
        id: text + player_id * 100 + index,
        player_id,
        given_at: at(given),
        valid_until: at(until),
        withdrawn_at: at(withdrawn),
        text_id: text,
      })),
    ),
  )
}

async function readViews(lang: 'hu' | 'en'): Promise<Shown> {
  const ids = (view: string, where = '') =>
    `(select coalesce(json_agg(id order by id), '[]') from api.${view} ${where})`
  const { rows } = await client.query<{ shown: Shown }>(`select json_build_object(
    'players', (select json_agg(json_build_object('id', id, 'last_name', last_name, 'first_name', first_name,
      'birth_year', birth_year, 'height', height, 'portrait', profile_image ->> 'name', 'masked', masked,
      'without_page', without_page, 'noindex', noindex) order by id) from api.player where lang = '${lang}'),
    'names', ${ids('player_name')},
    'media', ${ids('media', `where lang = '${lang}'`)},
    'galleryFiles', ${ids('gallery_picture', `where lang = '${lang}'`)}) as shown`)
  return rows[0]?.shown as Shown
}

const viewsAgree = fc.asyncProperty(worlds, fc.constantFrom('hu', 'en'), async (world, lang) => {
  await client.query('savepoint world')
  try {
    await fill(world)
    expect(await readViews(lang)).toEqual(expectedOf(world))
  } finally {
    await client.query('rollback to savepoint world')
  }
})

test('a view shows of a minor exactly what the consents allow, whatever ages, scopes, dates and squads', async () => {
  await useViews(views)
  await fc.assert(viewsAgree, { numRuns: 100 })
})

// The worlds without a year of birth in which a player is an adult: the player is only in adult teams (there are two) and
// in the squad of one of them. With the opponents' minors shown, players who are only in teams of other clubs are added.
test.each([
  { opponents: 'masked', isShown: false, named: 11 ** 2 - 9 ** 2 },
  { opponents: 'shown', isShown: true, named: 11 ** 2 - 9 ** 2 + (16 ** 2 - 1) - (6 ** 2 - 5 ** 2) },
])(
  'a player with missing year, age group or squad counts as a minor (opponents’ minors $opponents)',
  async ({ isShown, named }) => {
    const world = everyCombination(isShown)
    // Three years of birth, and two places that are each empty or one of six teams in one of five ways.
    expect(world.players).toHaveLength(3 * 31 ** 2)
    await useViews(views)
    await fill(world)
    const shown = await readViews('hu')
    expect(shown).toEqual(expectedOf(world))
    const isNamedWithoutYear = ({ id, masked }: Shown['players'][number]) =>
      world.players[id]?.age === null && !masked
    expect(shown.players.filter(isNamedWithoutYear)).toHaveLength(named)
  },
)

/** Each line of the rule, changed as a mistake would change it. */
const mutations: [mistake: string, line: string, mutated: string][] = [
  ['minors until the end of the year of turning 17', 'birth_year + 18', 'birth_year + 17'],
  ['a guardian is enough in the year of turning 14', 'birth_year + 14', 'birth_year + 15'],
  ['pages of players who turn 16 this year are indexed', 'birth_year + 16', 'birth_year + 15'],
  ['the day changes at midnight in UTC', 'Europe/Budapest', 'UTC'],
  ['without a year of birth nobody is a minor', 'then in_youth_team', 'then false'],
  ['a team without an age group is one of adults', "'senior'), false)", "'senior'), true)"],
  [
    'a player of no team is an adult',
    's.player_id = p.id\n    ), false)',
    's.player_id = p.id\n    ), true)',
  ],
  ['one team of adults is enough', 'bool_and(adult)', 'bool_or(adult)'],
  ['a box score is as good as a squad', 's.in_squad and', ''],
  ['a player who has left is in the squad', 'coalesce(s.left_on >= today, true)', 'true'],
  ['a player leaves the squad a day early', 's.left_on >= today', 's.left_on > today'],
  ['a player who has not joined yet is in the squad', 'coalesce(s.joined <= today, true)', 'true'],
  ['box scores say nothing about age', 'matches_lines l\nunion', 'matches_lines l where false\nunion'],
  [
    'nor does what was entered at courtside',
    'false, null, null from children.courtside_team;',
    'false, null, null from children.courtside_team where false;',
  ],
  ['whoever drew a foul is of the team that fouled', "'drawn_by', s.other", "'drawn_by', s.own"],
  ['a player belongs to the other team of a match', "case l.side when 'home'", "case l.side when 'away'"],
  ['so does whoever an event names', "case n.side when 'home'", "case n.side when 'away'"],
  ['U18 is no youth team', "in ('u20'", "in ('u18', 'u20'"],
  ['anybody’s consent is enough', 'return given_by = ', 'return true or given_by = '],
  ['withdrawn consents count', 'consent.withdrawn_at is null', 'true'],
  [
    'a withdrawal waits for its date',
    'consent.withdrawn_at is null',
    'coalesce(children.day_of(consent.withdrawn_at) > today, true)',
  ],
  ['consents count before they are given', 'children.day_of(consent.given_at) <= today', 'true'],
  ['consents never run out', 'children.day_of(consent.valid_until) >= today', 'true'],
  ['consents run out a day early', 'consent.valid_until) >= today', 'consent.valid_until) > today'],
  ['another player’s consent counts', 'c.player_id = p.id and', ''],
  ['a page without the name', 'consent.full_name and consent.own_page', 'consent.own_page'],
  [
    'opponents’ portraits are shown',
    'coalesce(consent.pictures, false) as',
    'coalesce(consent.pictures, false) or opponent.is_shown as',
  ],
  [
    'opponents’ heights are shown',
    'coalesce(consent.physical, false) as',
    'coalesce(consent.physical, false) or opponent.is_shown as',
  ],
  ['opponents are shown without a reason', "trim(children_show_opponents_reason) <> ''", 'true'],
  ['opponents are shown though nobody asked', 'where children_show_opponents and', 'where'],
  [
    'our player who also plays elsewhere is an opponent',
    'bool_and(coalesce(not c.own',
    'bool_or(coalesce(not c.own',
  ],
  ['a team without a club is an opponent’s', 'not c.own, false)', 'not c.own, true)'],
  ['every club is an opponent', 'and exists (select from public.clubs where own)', ''],
  ['pictures that are not cleared are shown', "m.children = 'not_cleared'", 'false'],
  [
    'pictures that name a player are shown',
    "r.path = 'players' and not c.pictures",
    "r.path = 'players' and false",
  ],
  ['a hidden portrait is shown elsewhere', 'd.profile_image_id = m.id and not c.pictures', 'false'],
  [
    'full names',
    'case when c.full_name then d.last_name else children.initial(d.last_name) end',
    'd.last_name',
  ],
  ['initials of one letter', 'dzs|cs|', 'cs|'],
  ['years of birth', 'case when c.physical then d.birth_year::int end', 'd.birth_year::int'],
  ['heights', 'case when c.physical then d.height::int end', 'd.height::int'],
  ['search finds masked players', 'where c.full_name;', ';'],
  ['everybody has a page', 'not c.own_page as without_page', 'false as without_page'],
]

describe('a mistake in the rule is found', () => {
  test.each(mutations)('%s', async (_, line, mutated) => {
    expect(views).toContain(line)
    await useViews(views.replaceAll(line, mutated))
    const { errorInstance } = await fc.check(viewsAgree, { numRuns: 1000, endOnFailure: true })
    // A disagreement, and not a refused statement.
    expect(errorInstance).toMatchObject({ name: 'AssertionError' })
  })
})
