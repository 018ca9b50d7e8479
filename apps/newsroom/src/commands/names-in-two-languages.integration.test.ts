import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownFolders } from '../migrate/files.ts'
import { runMigration } from '../migrate/migrate.ts'

const file = path.join(ownFolders.migrations, '20261115_231834_names_in_two_languages.ts')
const client = new pg.Client({ connectionString: process.env.MIGRATE_DATABASE_URL })

/** The tables and data as before the migration; everything is rolled back at the end. */
beforeAll(async () => {
  await client.connect()
  await client.query('begin')
  await client.query('drop schema api, content, upkeep cascade')
  await client.query(
    'truncate matches, competitions, competition_teams, seasons, clubs restart identity cascade',
  )
  await runMigration(client, file, 'down')
  await client.query(`
    insert into seasons (id, year, name) values (1, 2025, '2025');
    insert into competitions (id, season_id) values (1, 1);
    insert into competition_teams (id, name, season_id) values (1, 'Dunai Sünök', 1), (2, 'Kunsági Bikák', 1);
    insert into competition_teams_staff (id, _parent_id, _order, name) values
      ('a', 1, 1, 'Gerencsér Tibor'), ('b', 1, 2, 'dr.  Őri Gábor Ádám'), ('c', 1, 3, 'Bubu'), ('d', 2, 1, 'Dravecz Ivó');
    insert into matches (id, competition_id, home_team_id, away_team_id, status, round) values
      (1, 1, 1, 2, 'scheduled', '8'), (2, 1, 2, 1, 'scheduled', 'Döntő'), (3, 1, 2, 1, 'scheduled', null);
    insert into matches_texts (parent_id, path, "order", text) values
      (1, 'referees', 1, 'Sípos Anna'), (1, 'referees', 2, 'Nenê'), (2, 'referees', 1, 'Idei  Éva Mária');`)
  await runMigration(client, file)
})
afterAll(async () => {
  await client.query('rollback')
  await client.end()
})

const rows = async (sql: string) => (await client.query({ text: sql, rowMode: 'array' })).rows

test('A10: a stored name is split, a title stays with the last name, and a single word is a last name', async () => {
  expect(await rows('select id, last_name, first_name from competition_teams_staff order by id')).toEqual([
    ['a', 'Gerencsér', 'Tibor'],
    ['b', 'dr. Őri', 'Gábor Ádám'],
    ['c', 'Bubu', null],
    ['d', 'Dravecz', 'Ivó'],
  ])
  expect(
    await rows('select _parent_id, _order, last_name, first_name from matches_referees order by 1, 2'),
  ).toEqual([
    [1, 1, 'Sípos', 'Anna'],
    [1, 2, 'Nenê', null],
    [2, 1, 'Idei', 'Éva Mária'],
  ])
  expect(await rows('select count(distinct id)::int from matches_referees')).toEqual([[3]])
})

test('A10: a stored round becomes the Hungarian one', async () => {
  expect(await rows('select _parent_id, _locale::text, round from matches_locales order by 1')).toEqual([
    [1, 'hu', '8'],
    [2, 'hu', 'Döntő'],
  ])
})

test('the old columns are gone', async () => {
  expect(
    await rows(`select table_name, column_name from information_schema.columns where table_schema = 'public' and
      (table_name, column_name) in (('matches', 'round'), ('competition_teams_staff', 'name'), ('matches_texts', 'text'))`),
  ).toEqual([])
})
