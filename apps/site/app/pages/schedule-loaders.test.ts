import pino from 'pino'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '~/api/api-error.ts'
import { startCalls } from '~/api/calls.server.ts'
import { exampleConfig, fakeClient } from '~/api/testing/fake-client.ts'
import { exampleNext, exampleSchedule, exampleTeams } from '~/model/match.examples.ts'
import { exampleStandingRows } from '~/model/standings.examples.ts'
import { loader as calendar } from './calendar.ts'
import { loader as schedules } from './schedules.tsx'

const site = vi.hoisted(() => ({ brand: 'solymok', origin: 'https://club.example', languages: ['hu', 'en'] }))
vi.mock('~/site.server.ts', () => ({ site: () => site }))

type Given = { params?: Record<string, unknown>; query?: Record<string, unknown> }
let asked: string[]
let answers: Record<string, (given: Given) => unknown>

const competition = (id: number, standings_visible: boolean) => ({
  ...{ id, season: 2025, name: `Sorozat ${id}`, prev_match_count: 0, next_match_count: 0 },
  ...{ standings_visible, logo: null, ticket_url: null },
})
const team = { ...exampleTeams.own, season: 2025, competitions: [] }

beforeEach(() => {
  asked = []
  answers = {
    'competition-team/list': ({ query }) => ({ data: Number(query?.season) >= 2024 ? [team] : [] }),
    'competition-team/find': () => ({ data: team }),
    'competition/season/list': () => ({ data: [competition(1, true), competition(2, false)] }),
    'schedule/list': () => ({ data: exampleNext, meta: { last_page: 1 } }),
    'schedule/find': () => ({ data: exampleSchedule }),
    'standings/competition/all': () => ({ data: exampleStandingRows }),
  }
  const ask = async (name: string, _: unknown, given: Given = {}) => {
    asked.push(name)
    return answers[name]?.(given)
  }
  startCalls(fakeClient(ask), exampleConfig, pino({ level: 'silent' }))
})

async function page(path: string) {
  try {
    return await schedules({ url: new URL(path, 'https://club.example') } as never)
  } catch (thrown) {
    return (thrown as { init: { status: number } }).init.status
  }
}
const twinsOf = async (path: string) => {
  const data = await page(path)
  return typeof data === 'number' ? data : data.twins
}

describe('B11: the schedule by its address', () => {
  test('is named by season, competition and team alone', async () => {
    expect(await twinsOf('/merkozesek?type=next&venue=home')).toEqual({ hu: '/merkozesek', en: '/schedules' })
    expect(await twinsOf('/schedules?season=2024&competition=1&team=11')).toEqual({
      hu: '/merkozesek?season=2024&competition=1&team=11',
      en: '/schedules?season=2024&competition=1&team=11',
    })
    expect(await twinsOf('/merkozesek?season=2025')).toEqual({ hu: '/merkozesek', en: '/schedules' })
  })
  test('of the table has a name of its own, whatever its order', async () => {
    const twins = { hu: '/merkozesek?view=standings', en: '/schedules?view=standings' }
    expect(await twinsOf('/merkozesek?view=standings&sort=win&dir=asc')).toEqual(twins)
    expect(asked).not.toContain('schedule/list')
    // A competition without a table is no choice of one.
    expect(await twinsOf('/merkozesek?view=standings&competition=2')).toEqual(twins)
  })
  test('B14: a season that the club has not played is not there', async () => {
    for (const season of ['1999', '2023', 'x', ''])
      expect(await page(`/merkozesek?season=${season}`)).toBe(404)
  })
  test('comes without the seasons if need be, but those of the current one', async () => {
    answers['competition-team/list'] = () => {
      throw new ApiError(502, 'no')
    }
    expect(await twinsOf('/merkozesek')).toEqual({ hu: '/merkozesek', en: '/schedules' })
  })
})

describe('B11: a calendar by its address', () => {
  const answer = (file: string) =>
    calendar({ request: new Request('https://club.example'), params: { file } } as never)
  test('is a calendar', async () => {
    const file = await answer('team-11.hu.ics')
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(file.headers.get('content-disposition')).toBe('inline; filename="team-11.hu.ics"')
    expect(await file.text()).toContain('SOURCE;VALUE=URI:https://club.example/calendar/team-11.hu.ics')
  })
  test('A4: or 404 in a language that the club does not have', async () => {
    site.languages = ['hu']
    expect((await answer('team-11.en.ics')).status).toBe(404)
    site.languages = ['hu', 'en']
    expect((await answer('team-11.en.ics')).status).toBe(200)
  })
  test('B14: or 404', async () => {
    expect((await answer('team-11.ics')).status).toBe(404)
    answers['competition-team/find'] = () => ({ data: exampleTeams.tolna })
    expect((await answer('team-12.hu.ics')).status).toBe(404)
  })
})
