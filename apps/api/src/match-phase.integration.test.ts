import { byComing, isPutOff, type MatchStatus, phaseOf } from '@palank/sport/match-phase'
import { beforeAll, expect, test } from 'vitest'
import { save } from './testing/database.ts'
import { fromNow } from './testing/sport-content.ts'
import { api, owner, useFilledApi } from './testing/use-filled-api.ts'

useFilledApi()

const minute = 1 / 60
/** Around the tip-off and around the four hours after it, in hours from now. */
const times = [null, -500, -4 - minute, -4 + minute, -minute, minute, 500]
const results = [
  { home_score: null, away_score: null, forfeit: null },
  { home_score: 80, away_score: 70, forfeit: null },
  { home_score: null, away_score: null, forfeit: 'home' },
]
const first = 1000
const statuses = ['scheduled', 'live', 'finished', 'postponed', 'cancelled'] as const
const grid = statuses.flatMap((status) =>
  times.flatMap((hours) => results.map((result) => ({ status, hours, result }))),
)

type MatchRow = { id: number; status: MatchStatus; time: Date | null; type: string | null; put_off: boolean }

beforeAll(async () => {
  for (const [index, { status, hours, result }] of grid.entries()) {
    const game_time = hours === null ? null : fromNow(hours)
    const teams = { competition_id: 2, home_team_id: 1, away_team_id: 2 }
    await save(owner, 'matches', { id: first + index, ...teams, status, game_time, ...result })
  }
})

async function readMatches() {
  const { rows } = await owner.query<MatchRow & { now: Date }>(
    `select id, status, game_time as time, type, put_off, now() as now from api.match where id >= ${first} order by id`,
  )
  return rows.map(({ time, ...row }) => ({ ...row, game_time: time?.toISOString() ?? null }))
}

test('H6: the api puts a match in the same phase as the shared rule, whatever its status, time and result', async () => {
  const rows = await readMatches()
  expect(rows).toHaveLength(grid.length)
  for (const row of rows) {
    const { status, game_time, type, put_off } = row
    const now = row.now.getTime()
    expect([status, game_time, type, put_off]).toEqual([
      status,
      game_time,
      phaseOf(row, now),
      isPutOff(row, now),
    ])
  }
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['prev', 'next', null]))
})

test('H6: and lists coming matches in the same order', async () => {
  const rows = (await readMatches()).filter(({ type }) => type === 'next')
  const query = { competitionId: 2, type: 'next', limit: 100 }
  const { data } = await api.get('schedule/list', { query })
  const listed = data.map(({ id }) => id).filter((id) => id >= first)
  expect(listed).toEqual(rows.toSorted(byComing(Date.now())).map(({ id }) => id))
})
