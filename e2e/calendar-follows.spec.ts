import type { Schedule } from '@palank/contract/own-api-types'
import { peopleOf } from '@palank/demo/load-people'
import { calendarPath } from '@palank/routes'
import { expect, test } from '@playwright/test'
import ical from 'node-ical'
import { ask, newsroom } from './editor.ts'

const day = 86_400_000

async function lastMatch(): Promise<Schedule> {
  const { data } = await ask<Schedule[]>('schedule/list?type=next&limit=100')
  const match = data.findLast(({ game_time }) => game_time)
  if (!match) throw new Error('the club has no match to come')
  return match
}

test('B11, H6: a match that is moved and called off keeps its place in a calendar, with a greater SEQUENCE', async ({
  request,
}) => {
  const match = await lastMatch()
  const { email, password } = peopleOf('solymok').find(({ role }) => role === 'statistician') ?? {}
  const login = await request.post(`${newsroom}/api/users/login`, { data: { email, password } })
  const { token } = (await login.json()) as { token: string }
  const save = async (data: Partial<Schedule>) => {
    const headers = { authorization: `JWT ${token}` }
    const answer = await request.patch(`${newsroom}/api/matches/${match.id}`, { headers, data })
    expect(answer.status()).toBe(200)
  }
  const event = async () => {
    const answer = await request.get(process.env.SITE + calendarPath('match', match.id, 'hu'))
    const found = Object.values(ical.sync.parseICS(await answer.text())).find((one) => one?.type === 'VEVENT')
    if (found?.type !== 'VEVENT') throw new Error('no match in the calendar')
    return {
      uid: found.uid,
      sequence: Number(found.sequence ?? 0),
      start: found.start.getTime(),
      status: found.status,
    }
  }
  /** As soon as the caches in between let it through. */
  const becomes = (expected: Record<string, unknown>) =>
    expect.poll(event, { timeout: 90_000, intervals: [2_000] }).toMatchObject(expected)

  const before = await event()
  const moved = new Date(before.start + day).toISOString()
  try {
    await save({ game_time: moved })
    await becomes({ uid: before.uid, sequence: before.sequence + 1, start: before.start + day })
    await save({ status: 'cancelled' })
    await becomes({ uid: before.uid, sequence: before.sequence + 2, status: 'CANCELLED' })
  } finally {
    await save({ game_time: match.game_time, status: match.status })
  }
  await becomes({ uid: before.uid, sequence: before.sequence + 3, start: before.start, status: 'CONFIRMED' })
})
