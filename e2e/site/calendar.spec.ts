import type { ClubTeam, Schedule } from '@palank/contract/own-api-types'
import { calendarPath, type Language, pathFor } from '@palank/routes'
import ICAL from 'ical.js'
import ical from 'node-ical'
import { callApi } from './call-api.ts'
import { expect, languages, site, test } from './site-test.ts'

type Event = { uid: string; sequence: number; summary: string; start: number; status: string }

/** A strict parser: throws on errors. */
function readByIcalJs(file: string): Event[] {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      sequence: event.sequence ?? 0,
      summary: event.summary,
      start: event.startDate.toJSDate().getTime(),
      status: String(component.getFirstPropertyValue('status')),
    }
  })
}

const readByNodeIcal = (file: string): Event[] =>
  Object.values(ical.sync.parseICS(file)).flatMap((component) =>
    component?.type === 'VEVENT'
      ? [
          {
            uid: component.uid,
            sequence: Number(component.sequence ?? 0),
            summary: String(component.summary),
            start: component.start.getTime(),
            status: String(component.status),
          },
        ]
      : [],
  )

const statusOf = { scheduled: 'CONFIRMED', live: 'CONFIRMED', finished: 'CONFIRMED' } as Record<
  string,
  string
>

async function datedMatches(language: Language, query: Record<string, number>): Promise<Schedule[]> {
  const { data } = await callApi<Schedule[]>('schedule/list', language, { ...query, limit: 100 })
  return data.filter(({ game_time }) => game_time)
}

const byUid = (events: Event[]) => events.toSorted((one, other) => one.uid.localeCompare(other.uid))

for (const language of languages) {
  test(`B11, H6 ${language}: the calendars of a team and a competition match the api, in two parsers`, async ({
    request,
  }) => {
    const { data: teams } = await callApi<ClubTeam[]>('competition-team/list', language)
    const [team] = teams
    const competition = team?.competitions[0]
    if (!team || !competition) throw new Error('the demo has no team')
    const feeds = [
      [calendarPath('team', team.id, language), { competitionTeamId: team.id }],
      [calendarPath('competition', competition.id, language), { competitionId: competition.id }],
    ] as const
    const expectMatches = async (path: string, query: Record<string, number>) => {
      const matches = await datedMatches(language, query)
      const response = await request.get(site + path)
      expect(response.status()).toBe(200)
      expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
      const file = await response.text()
      const events = byUid(readByIcalJs(file))
      expect(byUid(readByNodeIcal(file))).toEqual(events)
      const expected = matches.map((match) => ({
        uid: `match-${match.id}@${new URL(site).hostname}`,
        sequence: match.sequence,
        start: Date.parse(match.game_time ?? ''),
        status: statusOf[match.status] ?? (match.status === 'cancelled' ? 'CANCELLED' : 'TENTATIVE'),
      }))
      expect(events.map(({ summary: _, ...event }) => event)).toEqual(
        expected.toSorted((one, other) => one.uid.localeCompare(other.uid)),
      )
      const first = matches[0]
      const names = first?.competitors.map(({ competition_team }) => competition_team.name) ?? []
      const firstEvent = events.find(({ uid }) => uid.startsWith(`match-${first?.id}@`))
      expect(firstEvent?.summary).toContain(names.join(' – '))
      expect(file).toContain('BEGIN:VTIMEZONE')
      expect(file).toContain('TZID:Europe/Budapest')
      expect(file).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
      expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
      const unfolded = file.replaceAll('\r\n ', '')
      expect(unfolded).toContain(pathFor('match', language, { scheduleId: first?.id ?? 0 }))
    }
    // A cache on the way may have a copy from before the last change of a match.
    for (const [path, query] of feeds) {
      await expect(() => expectMatches(path, query), path).toPass({ timeout: 90_000 })
    }
  })

  test(`B11 ${language}: each match has its own file, with the same UID`, async ({ request }) => {
    const [match] = await datedMatches(language, {})
    const file = await (await request.get(site + calendarPath('match', match?.id ?? 0, language))).text()
    const events = readByIcalJs(file)
    expect(events.map(({ uid }) => uid)).toEqual([`match-${match?.id}@${new URL(site).hostname}`])
    expect(readByNodeIcal(file)).toEqual(events)
  })

  test(`B14 ${language}: no calendar for an unknown id or another club's team`, async ({ request }) => {
    const [match] = await datedMatches(language, {})
    const other = match?.competitors.find(({ competition_team }) => competition_team.club_id !== 1)
    for (const path of [
      calendarPath('team', other?.competition_team.id ?? 0, language),
      calendarPath('team', 999_999, language),
      calendarPath('competition', 999_999, language),
      calendarPath('match', 999_999, language),
      '/calendar/club-1.hu.ics',
      '/calendar/team-1.de.ics',
    ]) {
      expect((await request.get(site + path)).status()).toBe(404)
    }
  })
}

test('B11: the edge caches a calendar for every client and answers 304 to a matching ETag', async ({
  request,
}) => {
  const { data } = await callApi<ClubTeam[]>('competition-team/list', 'hu')
  const address = site + calendarPath('team', data[0]?.id ?? 0, 'hu')
  // The cache may renew its copy in between.
  await expect(async () => {
    const first = await request.get(address)
    const { etag = '' } = first.headers()
    expect(etag).not.toBe('')
    const again = await request.get(address, { headers: { 'if-none-match': etag } })
    expect(again.status()).toBe(304)
    const third = await request.get(address)
    expect(third.headers()['x-cache']).toMatch(/^(?:HIT|STALE|UPDATING)$/)
    expect(await third.text()).toBe(await first.text())
  }).toPass({ timeout: 30_000 })
})

test('B11: the sitemap lists the schedule and every match of the season, in both languages', async ({
  request,
}) => {
  const matches = await datedMatches('hu', {})
  const sitemap = await (await request.get(`${site}/sitemaps/matches.xml`)).text()
  for (const { id } of matches) {
    for (const language of languages) {
      expect(sitemap).toContain(`<loc>${site}${pathFor('match', language, { scheduleId: id })}</loc>`)
    }
  }
  expect(await (await request.get(`${site}/sitemap.xml`)).text()).toContain('/sitemaps/matches.xml')
  const screens = await (await request.get(`${site}/sitemaps/screens.xml`)).text()
  expect(screens).toContain(`<loc>${site}${pathFor('schedules', 'hu')}</loc>`)
})
