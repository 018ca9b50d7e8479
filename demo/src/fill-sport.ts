import { counted } from '@palank/sport/line'
import type { World } from '../season/types.ts'
import { type Copy, throughPsql } from './psql-copy.ts'

const numbered = (keys: Iterable<string | number>) =>
  new Map([...keys].map((key, index) => [String(key), index + 1]))

/** Ids by key; `playersFirst` get the smallest ones, so that a benchmark can rely on them. */
function idsOf(world: World, playersFirst: string[]) {
  const others = world.players.map(({ key }) => key).filter((key) => !playersFirst.includes(key))
  const leaguesFirst = world.competitions.toSorted(
    (a, b) => Number(b.kind === 'league') - Number(a.kind === 'league'),
  )
  const ids = {
    clubs: numbered(world.clubs.map(({ key }) => key)),
    arenas: numbered(world.arenas.map(({ key }) => key)),
    seasons: numbered(world.seasons),
    players: numbered([...playersFirst, ...others]),
    teams: numbered(world.teams.map(({ key }) => key)),
    competitions: numbered(leaguesFirst.map(({ key }) => key)),
    matches: numbered(world.matches.map(({ key }) => key)),
  }
  return (kind: keyof typeof ids, key: string | number) => ids[kind].get(String(key)) ?? 0
}

async function people(copy: Copy, world: World, id: ReturnType<typeof idsOf>) {
  const count = (list: unknown[]) => list.map((_, index) => index + 1)
  await copy(
    'media (id, filename, width, height)',
    count(world.clubs).map((n) => [n, `crest-${n}.svg`, 120, 140]),
  )
  await copy(
    'clubs (id, name, name_en, logo_id, own)',
    world.clubs.map(({ key, name, name_en }, index) => [
      id('clubs', key),
      name,
      name_en,
      id('clubs', key),
      index === 0,
    ]),
  )
  await copy(
    'arenas (id, name, city)',
    world.arenas.map(({ key, name, city }) => [id('arenas', key), name, city]),
  )
  await copy(
    'seasons (id, year, name)',
    world.seasons.map((year) => [id('seasons', year), year, String(year)]),
  )
  await copy(
    'players (id, last_name, first_name, name, birth_year, height)',
    world.players.map((p) => [
      id('players', p.key),
      p.last_name,
      p.first_name,
      `${p.last_name} ${p.first_name}`,
      p.birth_year,
      p.height,
    ]),
  )
  await copy(
    'competition_teams (id, name, name_en, season_id, club_id, "order", age_group)',
    world.teams.map((t) => [
      id('teams', t.key),
      t.name,
      t.name_en,
      id('seasons', t.season),
      id('clubs', t.club),
      1,
      t.level,
    ]),
  )
  await copy(
    'competition_teams_squad (_order, _parent_id, id, jersey_number, player_id, position)',
    world.teams.flatMap((t) =>
      t.squad.map((m, index) => [
        index + 1,
        id('teams', t.key),
        `${t.key}-${index}`,
        m.jersey_number,
        id('players', m.player),
        m.position,
      ]),
    ),
  )
}

async function competitions(copy: Copy, world: World, id: ReturnType<typeof idsOf>) {
  await copy(
    'competitions (id, season_id, "order", standings_visible)',
    world.competitions.map((c) => [
      id('competitions', c.key),
      id('seasons', c.season),
      1,
      c.standings_visible,
    ]),
  )
  await copy(
    'competitions_locales (name, _locale, _parent_id)',
    world.competitions.flatMap((c) => [
      [c.name.hu, 'hu', id('competitions', c.key)],
      [c.name.en, 'en', id('competitions', c.key)],
    ]),
  )
  const rules = [
    'wins_among_tied',
    'difference_among_tied',
    'score_among_tied',
    'difference_overall',
    'score_overall',
  ]
  await copy(
    'competitions_tie_rules ("order", parent_id, value)',
    world.competitions.flatMap((c) =>
      rules.map((rule, index) => [index + 1, id('competitions', c.key), rule]),
    ),
  )
  await copy(
    'competitions_entries (_order, _parent_id, id, team_id, deduction)',
    world.competitions.flatMap((c) =>
      c.entries.map((e, index) => [
        index + 1,
        id('competitions', c.key),
        `${c.key}-${index}`,
        id('teams', e.team),
        e.deduction,
      ]),
    ),
  )
}

async function matches(copy: Copy, world: World, id: ReturnType<typeof idsOf>) {
  await copy(
    'matches (id, competition_id, home_team_id, away_team_id, game_time, arena_id, status, home_score, away_score, forfeit)',
    world.matches.map((m) => [
      id('matches', m.key),
      id('competitions', m.competition),
      id('teams', m.home),
      id('teams', m.away),
      m.time,
      id('arenas', m.arena),
      m.status,
      m.home_score,
      m.away_score,
      m.forfeit,
    ]),
  )
  await copy(
    'matches_locales (round, _locale, _parent_id)',
    world.matches.flatMap((m) => [
      [m.round, 'hu', id('matches', m.key)],
      ...(m.round_en ? [[m.round_en, 'en', id('matches', m.key)]] : []),
    ]),
  )
  await copy(
    'matches_periods (_order, _parent_id, id, home, away)',
    world.matches.flatMap((m) =>
      m.periods.map((p, index) => [index + 1, id('matches', m.key), `${m.key}-${index}`, p.home, p.away]),
    ),
  )
  const columns = [...counted, 'seconds', 'starter', 'did_not_play'] as const
  await copy(
    `matches_lines (_order, _parent_id, id, side, player_id, jersey_number, ${columns.join(', ')})`,
    world.matches.flatMap((m) =>
      m.lines.map((line, index) => [
        index + 1,
        id('matches', m.key),
        `${m.key}-${index}`,
        line.side,
        id('players', line.player),
        line.jersey_number,
        ...columns.map((name) => line[name]),
      ]),
    ),
  )
}

/** Fills a migrated, empty database with simulated seasons; needs a superuser, because it disables triggers. */
export function fillSport(superuserUrl: string, world: World, playersFirst: string[]): Promise<void> {
  const id = idsOf(world, playersFirst)
  const tables = [
    'media',
    'seasons',
    'clubs',
    'arenas',
    'players',
    'competition_teams',
    'competitions',
    'matches',
  ]
  return throughPsql(superuserUrl, async (write, copy) => {
    await write(`set session_replication_role = replica; set synchronous_commit = off;
      truncate ${tables.join(', ')} restart identity cascade;\n`)
    for (const fillPart of [people, competitions, matches]) await fillPart(copy, world, id)
    // Later inserts must not get an id that is taken.
    for (const table of tables)
      await write(`select setval('${table}_id_seq', 1 + coalesce((select max(id) from ${table}), 0));\n`)
    await write('vacuum analyze;\n')
  })
}
