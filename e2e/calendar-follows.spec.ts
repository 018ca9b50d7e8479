import type { Schedule } from '@palank/contract/own-api-types'
import { calendarPath, feedPath, pathFor } from '@palank/routes'
import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test'
import { parseAtomFeed } from 'feedsmith'
import ical from 'node-ical'
import { callApi, newsroom, sessionOf } from './editor.ts'

const day = 86_400_000

async function lastMatch(): Promise<Schedule> {
  const { data } = await callApi<Schedule[]>('schedule/list?type=next&limit=100')
  const match = data.findLast(({ game_time }) => game_time)
  if (!match) throw new Error('the club has no upcoming match')
  return match
}

/** A line of the home page, without its markup; undefined if the match has none. */
async function homeLine(request: APIRequestContext, id: number): Promise<string | undefined> {
  const html = await (await request.get(process.env.SITE + pathFor('home', 'hu'))).text()
  const list = html.match(/<ul[^>]*aria-label="Változások a programban".*?<\/ul>/s)?.[0] ?? ''
  const line = list
    .split('<li')
    .find((one) => one.includes(`"${pathFor('match', 'hu', { scheduleId: id })}"`))
  return line && `<${line}`.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

/** Where visitors are told of a change. */
async function noticesOf(request: APIRequestContext, id: number) {
  const path = pathFor('match', 'hu', { scheduleId: id })
  const html = await (await request.get(process.env.SITE + path)).text()
  const feed = parseAtomFeed(await (await request.get(process.env.SITE + feedPath('hu'))).text())
  const entries = (feed.entries ?? []).filter(({ id: entry }) => entry?.includes(`/match/${id}/change/`))
  return {
    home: await homeLine(request, id),
    page: html.match(/data-change="(\w+)"/)?.[1],
    feed: entries.map(({ title, links }) => [title?.value, links?.[0]?.href === process.env.SITE + path]),
  }
}

// Each of its waits is for a cache.
test.setTimeout(480_000)

test('B11, H6: a match that is moved to another hall and then called off has a higher SEQUENCE under its UID, and is told of on home, its page and in the feed', async ({
  request,
}) => {
  const match = await lastMatch()
  /** A test beside this one may sign the same person in at the same moment, which can end a session. */
  async function asStatistician(send: (headers: Record<string, string>) => Promise<APIResponse>) {
    let response: APIResponse | undefined
    await expect(async () => {
      response = await send({ authorization: `JWT ${await sessionOf('statistician')}` })
      expect(response.status()).toBe(200)
    }).toPass({ timeout: 30_000 })
    return response?.json()
  }
  const stored = <Doc>(path: string): Promise<Doc> =>
    asStatistician((headers) => request.get(`${newsroom}/api/${path}`, { headers }))
  const save = (data: Record<string, unknown>) =>
    asStatistician((headers) => request.patch(`${newsroom}/api/matches/${match.id}`, { headers, data }))
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
      location: vevent.location,
    }
  }
  /** Polls, because caches on the way serve what was before for a while. */
  const slowly = { timeout: 90_000, intervals: [1_000] }
  const expectEvent = (expected: Record<string, unknown>) =>
    expect.poll(event, slowly).toMatchObject(expected)
  const expectNotices = (expected: Record<string, unknown>) =>
    expect.poll(() => noticesOf(request, match.id), slowly).toEqual(expected)

  const before = await event()
  const teams = match.competitors.map(({ competition_team }) => competition_team.name).join(' – ')
  const { arena } = await stored<{ arena: number }>(`matches/${match.id}?depth=0`)
  const { docs } = await stored<{ docs: { id: number; name: string }[] }>(
    `arenas?limit=1&where[id][not_equals]=${arena}`,
  )
  const nextDay = new Date(before.start + day).toISOString()
  try {
    await save({ game_time: nextDay, arena: docs[0]?.id })
    await expectEvent({
      uid: before.uid,
      sequence: before.sequence + 1,
      start: before.start + day,
      location: expect.stringContaining(docs[0]?.name ?? 'a hall'),
    })
    await expectNotices({
      home: expect.stringMatching(
        new RegExp(`Új időpont ${teams} .+ eredetileg .+ Új helyszín: ${docs[0]?.name}.* eredetileg `),
      ),
      page: 'moved',
      feed: [[expect.stringMatching(new RegExp(`^Új időpont: ${teams}, .+ helyett`)), true]],
    })
    await save({ status: 'cancelled' })
    await expectEvent({ uid: before.uid, sequence: before.sequence + 2, status: 'CANCELLED' })
    await expectNotices({
      home: expect.stringContaining(`Elmarad ${teams}`),
      page: 'cancelled',
      feed: [[expect.stringContaining(`Elmarad: ${teams}, `), true]],
    })
  } finally {
    await save({ game_time: match.game_time, status: match.status, arena })
  }
  await expectEvent({
    uid: before.uid,
    sequence: before.sequence + 3,
    start: before.start,
    status: 'CONFIRMED',
  })
  // Corrected within ten minutes, and as it was before.
  await expectNotices({ home: undefined, page: undefined, feed: [] })
})
