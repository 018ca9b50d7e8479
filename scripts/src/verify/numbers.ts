import { randomInt } from 'node:crypto'
import type { Language } from '@palank/contract/language'
import { languages, pathFor } from '@palank/routes'
import type pg from 'pg'
import type { RunningDemo } from '../running-demo.ts'
import { withClient } from '../with-client.ts'
import { type Figure, figuresIn, readNumber } from './figures.ts'
import { rowsBy, type Sum, sqlOf } from './season.ts'

const playerCount = 50
const matchCount = 20

/** A row from SQL; `null` where the page says "did not play" instead of numbers. */
type Row = Record<string, number | null> | null
type Table = { table: string; team?: string; rows: Map<string, Row>; decimal: boolean }
type Member = { player_id: number; team: number; season: number }
type Line = {
  match_id: number
  side: 'home' | 'away'
  player_id: number
  team: number
  played: boolean
  name: string
  value: number | null
}
type Match = {
  id: number
  home_score: number | null
  away_score: number | null
  attendance: number | null
  periods: { number: number; home: number; away: number }[]
}

/** mulberry32: the same numbers for the same seed, so that a run can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function sample<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const remaining = [...items]
  return Array.from({ length: Math.min(count, remaining.length) }, () => {
    const [item] = remaining.splice(Math.floor(random() * remaining.length), 1)
    return item as Item
  })
}

/** Rounded to one decimal, half away from zero. */
const toTenth = (value: number) => (Math.sign(value) * Math.round(Math.abs(value) * 10 + 1e-7)) / 10

/** As the page shows it: one decimal, or whole numbers with minutes to the second. */
function displayed(name: string, value: number | null, decimal: boolean): number | null {
  if (value === null) return null
  if (decimal || name.endsWith('_percent')) return toTenth(value)
  return name === 'minute' ? Math.round(value * 60) / 60 : value
}

const same = (one: number | null, other: number | null) =>
  one === null || other === null ? one === other : Math.abs(one - other) < 1e-6

class Comparison {
  compared = 0
  readonly problems: string[] = []

  number(what: string, text: string | undefined, expected: number | null, language: Language): void {
    this.compared += 1
    const actual = text === undefined ? Number.NaN : readNumber(text, language)
    if (!same(actual, expected)) this.problems.push(`${what} is ${text ?? 'missing'}, by SQL ${expected}`)
  }

  /** Compares every cell of a table with its row, and finds missing and extra rows and columns. */
  table(page: string, figures: Figure[], { table, team, rows, decimal }: Table, language: Language): void {
    const own = figures.filter((figure) => figure.table === table && (!team || figure.team === team))
    const what = `${page}: ${table}${team ? ` of team ${team}` : ''}`
    const byRow = Map.groupBy(own, ({ row }) => row)
    for (const row of byRow.keys())
      if (!rows.has(row)) this.problems.push(`${what}: row ${row} is not in SQL`)
    for (const [id, row] of rows) {
      const cells = byRow.get(id) ?? []
      if (row === null) {
        if (cells.length > 0) this.problems.push(`${what}: row ${id} did not play, but has numbers`)
        continue
      }
      for (const { name, text } of cells) {
        if (!(name in row)) this.problems.push(`${what}: ${name} is not in SQL`)
        else
          this.number(
            `${what}, row ${id}: ${name}`,
            text,
            displayed(name, row[name] ?? null, decimal),
            language,
          )
      }
      // A column may be left out only where no row has anything in it.
      for (const [name, value] of Object.entries(row)) {
        if (value !== null && !cells.some((cell) => cell.name === name))
          this.problems.push(`${what}, row ${id}: ${name} is missing, by SQL ${value}`)
      }
    }
  }
}

const percentOf = (made: number | null | undefined, all: number | null | undefined) =>
  made == null || !all || made > all ? null : (100 * made) / all

const withPercent = (row: Record<string, number | null>) => ({
  ...row,
  throw_percent: percentOf(row.throw_made, row.throw_all),
})

function lineRow(lines: Line[]): Row {
  if (!lines[0]?.played) return null
  return withPercent(Object.fromEntries(lines.map(({ name, value }) => [name, value])))
}

/** The sum of the known values; null without any. */
function sumOf(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((one, other) => one + other, 0)
}

/** The sums over all seasons. */
const careerSums = (sums: Sum[]): Sum[] =>
  [...Map.groupBy(sums, ({ name }) => name).values()].flatMap((same) => {
    const [first] = same
    return first
      ? {
          ...first,
          total: sumOf(same.map(({ total }) => total)),
          known: sumOf(same.map(({ known }) => known)) ?? 0,
          clocked: sumOf(same.map(({ clocked }) => clocked)),
          minutes: sumOf(same.map(({ minutes }) => minutes)),
        }
      : []
  })

type Reader = (path: string) => Promise<Figure[]>

async function comparePlayer(
  db: pg.Client,
  read: Reader,
  { player_id: playerId, team: teamId, season }: Member,
  sums: Sum[],
  language: Language,
  comparison: Comparison,
): Promise<void> {
  const page = pathFor('player', language, { teamId, playerId })
  const figures = await read(page)
  const rowsOf = (seasonSums: Sum[]) => {
    const { average, total, minuteFourty } = rowsBy(seasonSums)
    return new Map<string, Row>([
      ['average', average],
      ['total', total],
      ['per40', minuteFourty],
    ])
  }
  const ofSeason = Map.groupBy(
    sums.filter((sum) => sum.season === season),
    ({ team }) => team,
  )
  for (const [team, own] of ofSeason) {
    const table = { table: 'season', team: String(team), rows: rowsOf(own), decimal: true }
    comparison.table(page, figures, table, language)
  }
  const career = careerSums(sums)
  const games = career.find(({ name }) => name === 'played_games')?.total ?? 0
  if (games > 0)
    comparison.table(page, figures, { table: 'career', rows: rowsOf(career), decimal: true }, language)
  const { rows: ids } = await db.query<{ id: number }>(
    `select distinct m.id from matches m join matches_lines l on l._parent_id = m.id
      join competition_teams t on t.id = case l.side when 'home' then m.home_team_id else m.away_team_id end
      join seasons s on s.id = t.season_id
      where l.player_id = $1 and m.status = 'finished' and s.year = $2`,
    [playerId, season],
  )
  const { rows: lines } = await db.query<Line>(sqlOf('lines'), [ids.map(({ id }) => id)])
  const own = Map.groupBy(
    lines.filter((line) => line.player_id === playerId),
    ({ match_id }) => String(match_id),
  )
  const rows = new Map([...own].map(([id, figuresOfLine]) => [id, lineRow(figuresOfLine)]))
  comparison.table(page, figures, { table: 'games', rows, decimal: false }, language)
}

/** The columns of a match kept at courtside, which its page shows first. */
const liveNames = ['points', 'total_rebound', 'assist', 'foul']
const pointsNames = ['points', 'foul']

type Known = NonNullable<Row>
const onlyOf = (row: Known, names: readonly string[]): Known =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)))
const isEmpty = (row: Known, except: readonly string[]) =>
  Object.entries(row).every(([name, value]) => value === null || except.includes(name))

async function compareMatch(
  db: pg.Client,
  read: Reader,
  match: Match,
  language: Language,
  comparison: Comparison,
): Promise<void> {
  const page = pathFor('match', language, { scheduleId: match.id })
  const figures = await read(page)
  const outsideTables = (name: string) =>
    figures.find((figure) => figure.table === '' && figure.name === name)?.text
  comparison.number(`${page}: home score`, outsideTables('home'), match.home_score, language)
  comparison.number(`${page}: away score`, outsideTables('away'), match.away_score, language)
  if (match.attendance !== null) {
    const attendance = outsideTables('attendance')?.replace(/[^\d\s,]/g, '')
    comparison.number(`${page}: attendance`, attendance?.trim(), match.attendance, language)
  }
  for (const [side, row] of [
    ['home', '1'],
    ['away', '2'],
  ] as const) {
    const cell = (name: string) =>
      figures.find((figure) => figure.table === 'periods' && figure.row === row && figure.name === name)?.text
    for (const period of match.periods) {
      const what = `${page}: ${side} period ${period.number}`
      comparison.number(what, cell(String(period.number)), period[side], language)
    }
    if (match.periods.length > 0)
      comparison.number(`${page}: ${side} total`, cell('total'), match[`${side}_score`], language)
  }
  const { rows: lines } = await db.query<Line>(sqlOf('lines'), [[match.id]])
  const { rows: totals } = await db.query<Line>(
    `select side, name, sum(value) as value from (${sqlOf('lines')}) l group by side, name`,
    [[match.id]],
  )
  for (const [side, number] of [
    ['home', 1],
    ['away', 2],
  ] as const) {
    const own = lines.filter((line) => line.side === side)
    const byPlayer = Map.groupBy(own, ({ player_id }) => String(player_id))
    const rows = new Map([...byPlayer].map(([id, figuresOfLine]) => [id, lineRow(figuresOfLine)]))
    if (rows.size > 0) {
      const total = totals.filter((sum) => sum.side === side).map(({ name, value }) => [name, value])
      rows.set('total', withPercent(Object.fromEntries(total)))
    }
    const isKeptLive = figures.some((figure) => figure.table === `live-${number}`)
    const live = new Map([...rows].map(([id, row]) => [id, row && onlyOf(row, liveNames)]))
    if (isKeptLive)
      comparison.table(page, figures, { table: `live-${number}`, rows: live, decimal: false }, language)
    // Where only points and fouls are known, they are there already.
    const hasMore = [...rows.values()].some((row) => row && !isEmpty(row, pointsNames))
    if (!isKeptLive || hasMore)
      comparison.table(page, figures, { table: `box-${number}`, rows, decimal: false }, language)
  }
}

async function squadMembers(db: pg.Client): Promise<Member[]> {
  const { rows } = await db.query<Member>(
    `select distinct on (q.player_id) q.player_id, q._parent_id as team, s.year::int as season
      from competition_teams_squad q
      join competition_teams t on t.id = q._parent_id join seasons s on s.id = t.season_id
      join children.player c on c.id = q.player_id and c.own_page
      where exists (
        select from matches_lines l join matches m on m.id = l._parent_id
        where l.player_id = q.player_id and m.status = 'finished'
          and q._parent_id = case l.side when 'home' then m.home_team_id else m.away_team_id end)
      order by q.player_id, md5(q._parent_id || ':' || q.player_id)`,
  )
  return rows
}

async function finishedMatches(db: pg.Client): Promise<Match[]> {
  const { rows } = await db.query<Match>(
    `select m.id, m.home_score::int as home_score, m.away_score::int as away_score,
        m.attendance::int as attendance,
        (select coalesce(json_agg(json_build_object('number', p._order, 'home', p.home::int, 'away', p.away::int)
          order by p._order), '[]') from matches_periods p where p._parent_id = m.id) as periods
      from matches m where m.status = 'finished' and m.home_score is not null and m.away_score is not null
      order by m.id`,
  )
  return rows
}

/** Compares the numbers on the pages of random players and matches, and of those named, with plain SQL on the raw rows. */
export async function verifyNumbers(
  demo: RunningDemo,
  seedText?: string,
  named: readonly number[] = [],
): Promise<boolean> {
  const seed = seedText ? Number(seedText) : randomInt(1, 1_000_000)
  if (!Number.isInteger(seed)) throw new Error(`the seed must be a whole number, not ${seedText}`)
  console.log(`numbers: seed ${seed}`)
  const random = randomFrom(seed)
  const comparison = new Comparison()
  const read: Reader = async (path) => {
    const response = await fetch(`${demo.site}${path}`, { signal: AbortSignal.timeout(20_000) })
    if (response.status === 200) return figuresIn(await response.text())
    comparison.problems.push(`${path} answered ${response.status}`)
    return []
  }
  const languageAt = (index: number) => languages[index % languages.length] ?? 'hu'
  return withClient(demo.setting.database.newsroomUrl, async (db) => {
    const players = sample(await squadMembers(db), playerCount, random)
    const finished = await finishedMatches(db)
    const isNamed = ({ id }: Match) => named.includes(id)
    const others = finished.filter((match) => !isNamed(match))
    const matches = [...finished.filter(isNamed), ...sample(others, matchCount, random)]
    const { rows } = await db.query<Sum>(sqlOf('players'))
    const sums = Map.groupBy(rows, ({ player_id }) => player_id)
    for (const [index, member] of players.entries())
      await comparePlayer(db, read, member, sums.get(member.player_id) ?? [], languageAt(index), comparison)
    for (const [index, match] of matches.entries())
      await compareMatch(db, read, match, languageAt(index), comparison)
    for (const problem of comparison.problems.slice(0, 40)) console.log(`numbers: ${problem}`)
    console.log(
      `numbers: ${players.length} players and ${matches.length} matches, ${comparison.compared} numbers compared, ` +
        `${comparison.problems.length} differences`,
    )
    return comparison.problems.length === 0 && players.length > 0 && matches.length > 0
  })
}
