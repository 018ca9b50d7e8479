import { beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '~/api/api-error.ts'
import type { Client } from '~/api/client.server.ts'
import { fakeClient } from '~/api/testing/fake-client.ts'
import type { ClubLanguages } from '~/i18n/club-languages.ts'
import { exampleNext, exampleSchedule, exampleTeams } from '~/model/match.examples.ts'
import { exampleStandingRows } from '~/model/standings.examples.ts'
import { runLoader } from '~/testing/run-loader.ts'
import { loader as calendar } from './calendar.ts'
import { loader as schedules } from './schedules.tsx'

type Args = { params?: Record<string, unknown>; query?: Record<string, unknown> }
let calls: string[]
let answers: Record<string, (args: Args) => unknown>

const competition = (id: number, standings_visible: boolean) => ({
  id,
  season: 2025,
  name: `Sorozat ${id}`,
  prev_match_count: 0,
  next_match_count: 0,
  standings_visible,
  logo: null,
  ticket_url: null,
})
const team = { ...exampleTeams.own, season: 2025, competitions: [] }

let client: Client

beforeEach(() => {
  calls = []
  answers = {
    'competition-team/list': ({ query }) => ({ data: Number(query?.season) >= 2024 ? [team] : [] }),
    'competition-team/find': () => ({ data: team }),
    'competition/season/list': () => ({ data: [competition(1, true), competition(2, false)] }),
    'schedule/list': () => ({ data: exampleNext, meta: { last_page: 1 } }),
    'schedule/find': () => ({ data: exampleSchedule }),
    'standings/competition/all': () => ({ data: exampleStandingRows }),
  }
  const answerTo = async (name: string, _: unknown, args: Args = {}) => {
    calls.push(name)
    return answers[name]?.(args)
  }
  client = fakeClient(answerTo)
})

const page = (path: string) => runLoader(schedules, path, { site: { client } })
const twinsOf = async (path: string) => {
  const { data } = await page(path)
  return data?.page.paths
}

describe('B11: the schedule by path', () => {
  test('has a canonical URL with only season, competition and team', async () => {
    expect(await twinsOf('/merkozesek?type=next&venue=home')).toEqual({ hu: '/merkozesek', en: '/schedules' })
    expect(await twinsOf('/schedules?season=2024&competition=1&team=11')).toEqual({
      hu: '/merkozesek?season=2024&competition=1&team=11',
      en: '/schedules?season=2024&competition=1&team=11',
    })
    expect(await twinsOf('/merkozesek?season=2025')).toEqual({ hu: '/merkozesek', en: '/schedules' })
  })
  test('of the table has its own canonical URL in any order', async () => {
    const twins = { hu: '/merkozesek?view=standings', en: '/schedules?view=standings' }
    expect(await twinsOf('/merkozesek?view=standings&sort=win&dir=asc')).toEqual(twins)
    expect(calls).not.toContain('schedule/list')
    // A competition without a table cannot be chosen.
    expect(await twinsOf('/merkozesek?view=standings&competition=2')).toEqual(twins)
  })
  test('B14: an unknown season is 404', async () => {
    for (const season of ['1999', '2023', 'x', ''])
      expect(await page(`/merkozesek?season=${season}`)).toEqual({ status: 404 })
  })
  test('works without the list of seasons, with only the current one', async () => {
    answers['competition-team/list'] = () => {
      throw new ApiError(502, 'no')
    }
    expect(await twinsOf('/merkozesek')).toEqual({ hu: '/merkozesek', en: '/schedules' })
  })
})

describe('B11: a calendar by path', () => {
  async function answer(file: string, languages: ClubLanguages = ['hu', 'en']): Promise<Response> {
    const site = { client, languages }
    const { data } = await runLoader(calendar, `/calendar/${file}`, { params: { file }, site })
    return data ?? Response.error()
  }
  test('is a calendar', async () => {
    const file = await answer('team-11.hu.ics')
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(file.headers.get('content-disposition')).toBe('inline; filename="team-11.hu.ics"')
    expect(await file.text()).toContain('SOURCE;VALUE=URI:https://club.example/calendar/team-11.hu.ics')
  })
  test('A4: is 404 in a language that the club does not have', async () => {
    expect((await answer('team-11.en.ics', ['hu'])).status).toBe(404)
    expect((await answer('team-11.en.ics')).status).toBe(200)
  })
  test('B14: is 404 for an id that no database holds', async () => {
    for (const kind of ['team', 'competition', 'match'])
      expect((await answer(`${kind}-2147483648.hu.ics`)).status).toBe(404)
    expect(calls).toEqual([])
  })
  test('B14: is 404 if unknown', async () => {
    expect((await answer('team-11.ics')).status).toBe(404)
    answers['competition-team/find'] = () => ({ data: exampleTeams.tolna })
    expect((await answer('team-12.hu.ics')).status).toBe(404)
  })
})
