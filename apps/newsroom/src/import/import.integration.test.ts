import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPayload } from '../testing/newsroom.ts'
import { applyImport, previewImport } from './import-files.ts'
import { csv, line, match, plantedErrors, played, playedLines, teams, wrongFiles } from './testing/cases.ts'
import { makeLeague, removeLeague } from './testing/league.ts'
import type { Options, SourceFile } from './types.ts'

let payload: Payload
let competitionId: number

beforeAll(async () => {
  payload = await openPayload()
  competitionId = await makeLeague(payload)
})
afterAll(async () => {
  await removeLeague(payload, competitionId)
  await payload.destroy()
})

const importRequest = async (files: SourceFile[], options: Partial<Options> = {}) => ({
  files,
  options,
  caller: { req: await createLocalReq({}, payload), overrideAccess: true },
})
const preview = async (files: SourceFile[], options?: Partial<Options>) =>
  previewImport(await importRequest(files, options))
const apply = async (files: SourceFile[], options?: Partial<Options>) =>
  applyImport(await importRequest(files, options))

const storedMatches = async () => {
  const { docs } = await payload.find({
    collection: 'matches',
    where: { competition: { equals: competitionId } },
    sort: 'id',
    depth: 0,
    pagination: false,
  })
  return docs
}
const matchOfRound = async (round: string) => {
  const found = (await storedMatches()).find((match) => match.round === round)
  if (!found) throw new Error(`no match of round ${round}`)
  return found
}

const matches = csv(
  'matches.csv',
  [played(1), match(2, { home: teams[1], away: teams[2], date: '2098-01-10', time: '17:30' })],
  ';',
)
const season = [matches, csv('lines.csv', playedLines(1), '\t')]
const none = { added: 0, changed: 0, unchanged: 0, kept: 0, left_out: 0 }

describe('a season', () => {
  test('is previewed without writing', async () => {
    const outcome = await preview(season)
    expect(outcome.errors).toEqual([])
    expect(outcome).toMatchObject({ applied: false, blocked: false, writes: 2 })
    expect(outcome.counts).toEqual({
      matches: { ...none, added: 2 },
      lines: { ...none, added: 6 },
      newPlayers: 0,
      newArenas: 1,
    })
    expect(await storedMatches()).toEqual([])
  })

  test('is written with its box score', async () => {
    const progress: string[] = []
    const outcome = await applyImport(await importRequest(season), (done, total) =>
      progress.push(`${done}/${total}`),
    )
    expect(outcome.applied).toBe(true)
    expect(progress).toEqual(['0/2', '1/2', '2/2'])
    const first = await matchOfRound('1')
    expect(first).toMatchObject({
      title: 'Dunai Sünök – Kunsági Bikák',
      status: 'finished',
      game_time: '2097-10-05T16:00:00.000Z',
      home_score: 80,
      away_score: 70,
      attendance: 850,
      referees: [
        { last_name: 'Sípos', first_name: 'Anna' },
        { last_name: 'Füttyös', first_name: 'Géza' },
      ],
    })
    expect(first.periods?.map(({ home, away }) => `${home}-${away}`)).toEqual([
      '20-18',
      '20-17',
      '20-15',
      '20-20',
    ])
    expect(first.lines).toHaveLength(6)
    expect(first.lines?.[0]).toMatchObject({
      side: 'home',
      starter: true,
      seconds: 1810,
      points: 50,
      foul: null,
    })
    expect(first.lines?.[5]).toMatchObject({ side: 'away', did_not_play: true, points: null })
    const second = await matchOfRound('2')
    expect(second).toMatchObject({
      status: 'scheduled',
      game_time: '2098-01-10T16:30:00.000Z',
      home_score: null,
    })
  })

  test('a second import changes nothing', async () => {
    const before = await storedMatches()
    const { counts, writes } = await apply(season)
    expect([counts.matches, counts.lines, writes]).toEqual([
      { ...none, unchanged: 2 },
      { ...none, unchanged: 6 },
      0,
    ])
    expect(await storedMatches()).toEqual(before)
  })

  test('a correction in the file is applied field by field', async () => {
    const corrected = [csv('matches.csv', [played(1, { attendance: 860, referees: 'Sípos Anna' })])]
    const { rows } = await apply(corrected)
    expect(rows.map(({ changes }) => changes.map(({ field, from, to }) => [field, from, to]))).toEqual([
      [
        ['nézőszám', '850', '860'],
        ['játékvezetők', 'Sípos Anna; Füttyös Géza', 'Sípos Anna'],
      ],
    ])
    const first = await matchOfRound('1')
    expect(first).toMatchObject({ attendance: 860, referees: [{ last_name: 'Sípos', first_name: 'Anna' }] })
    expect(first.lines).toHaveLength(6)
    await apply(season)
  })

  test('a match that the league moves is noticed as one moved by hand; its first import was not', async () => {
    const changes = async () => {
      const { id } = await matchOfRound('2')
      const { rows } = await payload.db.pool.query<{ kinds: string[] }>(
        'select kinds from feed.match_change where match_id = $1',
        [id],
      )
      return rows.map(({ kinds }) => kinds)
    }
    expect(await changes()).toEqual([])
    const moved = { home: teams[1], away: teams[2], date: '2098-01-11', time: '18:00' }
    await apply([csv('matches.csv', [match(2, moved)])])
    expect(await changes()).toEqual([['moved']])
    await apply(season)
    expect(await changes()).toEqual([])
  })

  test('a correction by hand stays, unless overwrite is set', async () => {
    const { id, lines } = await matchOfRound('1')
    const edited = lines?.map((row, at) => (at === 1 ? { ...row, foul: 4 } : row))
    const sheet = {
      periods: [
        { home: 20, away: 18 },
        { home: 20, away: 17 },
        { home: 21, away: 15 },
        { home: 19, away: 20 },
      ],
      lines: edited,
    }
    await payload.update({ collection: 'matches', id, data: { attendance: 900, sheet: sheet as never } })

    const kept = await apply(season)
    expect([kept.counts.matches, kept.counts.lines, kept.writes]).toEqual([
      { ...none, kept: 1, unchanged: 1 },
      { ...none, kept: 1, unchanged: 5 },
      0,
    ])
    expect(kept.rows[0]?.kept).toEqual([
      { field: '3. negyed', from: '21-15', to: '20-15' },
      { field: '4. negyed', from: '19-20', to: '20-20' },
      { field: 'nézőszám', from: '900', to: '850' },
    ])
    expect(await matchOfRound('1')).toMatchObject({ attendance: 900 })

    const over = await apply(season, { overwrite: true })
    expect([over.counts.matches.changed, over.counts.lines.changed, over.writes]).toEqual([1, 1, 1])
    const after = await matchOfRound('1')
    expect(after.attendance).toBe(850)
    expect(after.periods?.[2]).toMatchObject({ home: 20, away: 15 })
    expect(after.lines?.[1]).toMatchObject({ foul: 2 })
    expect((await apply(season)).writes).toBe(0)
  })
})

describe('a file with mistakes', () => {
  const codesOf = (errors: { code: string; place: string }[]) =>
    errors.map(({ code, place }) => `${place} ${code}`)

  test('is not imported, and every error names its row', async () => {
    const before = await storedMatches()
    const outcome = await apply(wrongFiles)
    expect(outcome).toMatchObject({ applied: false, blocked: true })
    const expected = plantedErrors.map((error) => error.replace(/ (\d+) /, ', $1. sor '))
    // The two rows of a wrong sum are one message.
    const grouped = expected
      .filter((error) => error !== 'lines.csv, 9. sor lines_sum' && error !== 'lines.csv, 10. sor lines_sum')
      .concat('lines.csv, 9–10. sor lines_sum')
    expect(codesOf(outcome.errors).sort()).toEqual(grouped.sort())
    expect(outcome.errors.every(({ text }) => text.length > 10)).toBe(true)
    expect(await storedMatches()).toEqual(before)
  })

  test('has its valid rows written with partial', async () => {
    const mixed = [csv('matches.csv', [played(51), played(52, { q1: 'x' })])]
    const outcome = await apply(mixed, { partial: true })
    expect(outcome).toMatchObject({ applied: true, blocked: false, writes: 1 })
    expect(codesOf(outcome.errors)).toEqual(['3. sor wrong_quarter'])
    expect((await storedMatches()).map(({ round }) => round)).toContain('51')
    expect((await storedMatches()).map(({ round }) => round)).not.toContain('52')
  })

  test('has its errors in English too', async () => {
    const outcome = await previewImport({
      ...(await importRequest([csv('a.csv', [played(1, { season: 'x' })])])),
      language: 'en',
    })
    expect(outcome.errors).toEqual([
      { code: 'wrong_season', place: 'row 2', text: expect.stringContaining('Write it as') },
    ])
  })
})

test('missing players are created and join the squad', async () => {
  const files = [
    csv('m.csv', [match(61), match(62)]),
    csv('l.csv', [
      line(61, teams[0], 'Újonc Tamás', { number: 33, points: 2 }),
      line(62, teams[0], 'UJONC TAMAS', { number: 33, points: 4 }),
    ]),
  ]
  expect((await apply(files)).applied).toBe(false)
  const outcome = await apply(files, { createPlayers: true })
  expect(outcome.counts).toMatchObject({ newPlayers: 1, lines: { added: 2 } })
  const { docs } = await payload.find({
    collection: 'competition-teams',
    where: { 'squad.player.last_name': { equals: 'Újonc' } },
    depth: 1,
  })
  expect(docs[0]?.squad).toHaveLength(6)
  expect(docs[0]?.squad?.[5]).toMatchObject({ jersey_number: '33', player: { name: 'Újonc Tamás' } })
  expect((await apply(files, { createPlayers: true })).writes).toBe(0)
})

test('an import that fails half-way is rolled back', async () => {
  const before = (await storedMatches()).length
  const request = await importRequest([csv('m.csv', [match(71), match(72)])])
  const stop = (done: number) => {
    if (done === 1) throw new Error('halted')
  }
  await expect(applyImport(request, stop)).rejects.toThrow('halted')
  expect(await storedMatches()).toHaveLength(before)
})

test('two concurrent imports of a file add its matches once', async () => {
  const files = [csv('m.csv', [match(73)])]
  const outcomes = await Promise.all([apply(files), apply(files)])
  expect(outcomes.map(({ writes }) => writes).sort()).toEqual([0, 1])
  expect((await storedMatches()).filter(({ round }) => round === '73')).toHaveLength(1)
})
