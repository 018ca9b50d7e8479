import type { Schedule } from '@palank/contract/own-api-types'
import { peopleOf } from '@palank/demo/people'
import { calendarPath } from '@palank/routes'
import { expect, test } from '@playwright/test'
import ical from 'node-ical'
import { callApi, newsroom } from './editor.ts'

const day = 86_400_000

async function lastMatch(): Promise<Schedule> {
  const { data } = await callApi<Schedule[]>('schedule/list?type=next&limit=100')
  const match = data.findLast(({ game_time }) => game_time)
  if (!match) throw new Error('the club has no upcoming match')
  return match
}

test('B11, H6: a match that is moved and then cancelled keeps its UID, with a higher SEQUENCE', async ({
  request,
}) => {
  const match = await lastMatch()
  const { email, password } = peopleOf('solymok').find(({ role }) => role === 'statistician') ?? {}
  const login = await request.post(`${newsroom}/api/users/login`, { data: { email, password } })
  const { token } = (await login.json()) as { token: string }
  const save = async (data: Partial<Schedule>) => {
    const headers = { authorization: `JWT ${token}` }
    const response = await request.patch(`${newsroom}/api/matches/${match.id}`, { headers, data })
    expect(response.status()).toBe(200)
  }
  const event = async () => {
    const response = await request.get(process.env.SITE + calendarPath('match', match.id, 'hu'))
    const vevent = Object.values(ical.sync.parseICS(await response.text())).find(
      (one) => one?.type === 'VEVENT',
    )
    if (vevent?.type !== 'VEVENT') throw new Error('no match in the calendar')
    return {
      uid: vevent.uid,
      sequence: Number(vevent.sequence ?? 0),
      start: vevent.start.getTime(),
      status: vevent.status,
    }
  }
  /** Polls, because caches on the way serve the old calendar for a while. */
  const expectEvent = (expected: Record<string, unknown>) =>
    expect.poll(event, { timeout: 90_000, intervals: [2_000] }).toMatchObject(expected)

  const before = await event()
  const nextDay = new Date(before.start + day).toISOString()
  try {
    await save({ game_time: nextDay })
    await expectEvent({ uid: before.uid, sequence: before.sequence + 1, start: before.start + day })
    await save({ status: 'cancelled' })
    await expectEvent({ uid: before.uid, sequence: before.sequence + 2, status: 'CANCELLED' })
  } finally {
    await save({ game_time: match.game_time, status: match.status })
  }
  await expectEvent({
    uid: before.uid,
    sequence: before.sequence + 3,
    start: before.start,
    status: 'CONFIRMED',
  })
})
