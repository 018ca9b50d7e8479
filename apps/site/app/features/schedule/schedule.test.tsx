import { describe, expect, test } from 'vitest'
import { exampleKept } from '~/model/kept.examples.ts'
import { exampleMatchView, exampleNow, exampleWon } from '~/model/match.examples.ts'
import type { MatchView } from '~/model/match.ts'
import { renderPage, textIn } from '~/ui/testing/render-page.tsx'
import { ScheduleFrame } from './ScheduleFrame.tsx'
import { ScheduleList } from './ScheduleList.tsx'
import { exampleChoices, exampleScheduleMatches, exampleScheduleView } from './schedule.examples.ts'
import { filtersFromQuery, monthsOf, schedulePath, scheduleScreenOf, selectionOf } from './schedule.ts'

const origin = 'https://club.example'
const filtersOf = (query: string) => filtersFromQuery(new URLSearchParams(query), 2025)
const ids = ({ months }: Pick<typeof exampleScheduleView, 'months'>) =>
  months.flatMap(({ matches }) => matches.map(({ id }) => id))
const first = exampleMatchView(exampleWon)

describe('B11: the query of the schedule', () => {
  test('is parsed, and an invalid value counts as no choice', () => {
    expect(filtersOf('competition=3&team=7&type=next&venue=away')).toEqual({
      season: 2025,
      competition: 3,
      team: 7,
      type: 'next',
      venue: 'away',
    })
    expect(filtersOf('competition=x&team=0&type=soon&venue=')).toEqual({
      season: 2025,
      competition: null,
      team: null,
      type: null,
      venue: null,
    })
  })
  test('is written the same way, without the current season', () => {
    expect(schedulePath('hu', {}, 2025)).toBe('/merkozesek')
    expect(schedulePath('en', { view: 'standings', season: 2024, competition: 3 }, 2025)).toBe(
      '/schedules?view=standings&season=2024&competition=3',
    )
    const path = schedulePath('hu', { season: 2025, team: 7, type: 'prev', venue: 'home' }, 2025)
    expect(path).toBe('/merkozesek?team=7&type=prev&venue=home')
  })
})

describe('B11: the matches of a selection', () => {
  const select = (query: string) => selectionOf(exampleScheduleMatches, filtersOf(query), exampleNow, 'hu')
  test('are all by time, in any state', () => {
    expect(ids(select(''))).toEqual([66, 70, 72, 75, 82, 83, 84, 85])
    expect(select('').counts).toEqual({ all: 8, next: 4, prev: 3 })
  })
  test('upcoming: soonest first, played: latest first', () => {
    expect(ids(select('type=next'))).toEqual([75, 82, 83, 85])
    expect(ids(select('type=prev'))).toEqual([72, 70, 66])
  })
  test('at home or away', () => {
    expect(ids(select('venue=away'))).toEqual([66, 82, 84])
    expect(ids(select('venue=home&type=prev'))).toEqual([72, 70])
    expect(select('venue=away').counts).toEqual({ all: 3, next: 1, prev: 1 })
  })
  test('the next match is the soonest one scheduled that has not begun', () => {
    expect(select('').next).toBe(75)
    const afterStart = Date.parse('2025-11-15T17:01:00Z')
    expect(selectionOf(exampleScheduleMatches, filtersOf(''), afterStart, 'hu').next).toBe(82)
    expect(select('type=prev').next).toBe(75)
    expect(selectionOf([first], filtersOf(''), exampleNow, 'hu').next).toBeNull()
  })
  test('H6: a match without a result counts as played from four hours after tip-off', () => {
    const hour = 3_600_000
    const match = { ...first, status: 'scheduled' as const }
    const counts = (status: MatchView['status'], hours: number) => {
      const now = Date.parse(match.date) + hours * hour
      return selectionOf([{ ...match, status }], filtersOf(''), now, 'hu').counts
    }
    expect(counts('scheduled', 3)).toEqual({ all: 1, next: 1, prev: 0 })
    expect(counts('scheduled', 4)).toEqual({ all: 1, next: 0, prev: 1 })
    expect(counts('live', 5)).toEqual({ all: 1, next: 0, prev: 1 })
    expect(counts('postponed', 5)).toEqual({ all: 1, next: 1, prev: 0 })
    expect(counts('cancelled', 0)).toEqual({ all: 1, next: 0, prev: 0 })
  })
  test('H6: a postponed match without a new date comes after those with one', () => {
    const putOff = { ...first, id: 9, status: 'postponed' as const }
    const { months } = selectionOf(
      [putOff, ...exampleScheduleMatches],
      filtersOf('type=next'),
      exampleNow,
      'hu',
    )
    expect(ids({ months })).toEqual([75, 82, 83, 85, 9])
    const view = { ...exampleScheduleView, months }
    const page = renderPage(<ScheduleList screen={scheduleScreenOf(view, exampleKept)} />, {
      path: '/merkozesek?type=next',
    })
    expect([...page.matchAll(/<h2[^>]*>([^<]+)/g)].at(-1)?.[1]).toBe('Új időpontra vár')
    expect(textIn(page)).toContain('nov. 12. szerda')
    const all = selectionOf([putOff, ...exampleScheduleMatches], filtersOf(''), exampleNow, 'hu')
    expect(all.months.map(({ key }) => key)).toEqual(['2025-11', '2025-12'])
  })
  test('A10: months are in Budapest time', () => {
    const late = { ...first, date: '2025-10-31T23:30:00Z' }
    expect(monthsOf([late], 'hu').map(({ key }) => key)).toEqual(['2025-11'])
  })
})

describe('B11: the list', () => {
  const page = renderPage(<ScheduleList screen={scheduleScreenOf(exampleScheduleView, exampleKept)} />, {
    path: '/merkozesek',
  })
  test('is grouped by month, each under its heading', () => {
    expect([...page.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, name]) => name)).toEqual([
      '2025. november',
      '2025. december',
    ])
    const inEnglish = selectionOf([exampleMatchView(exampleWon, 'en')], filtersOf(''), exampleNow, 'en')
    const view = { ...exampleScheduleView, ...inEnglish }
    const english = renderPage(<ScheduleList screen={scheduleScreenOf(view, exampleKept)} />, {
      path: '/schedules',
    })
    expect(textIn(english)).toContain('November 2025')
  })
  test('is filtered by links, with the number of matches', () => {
    expect(textIn(page)).toContain('Mind 8 Következő 4 Lejátszott 3')
    expect(page).toMatch(/href="\/merkozesek\?type=next"/)
    expect(page).toMatch(/href="\/merkozesek\?venue=away"/)
    expect(page).toMatch(/<a[^>]*aria-current="true"[^>]*>Mind/)
  })
  test('marks the next match, and only that', () => {
    expect(page.match(/id="next-match"/g)).toHaveLength(1)
    expect(page.match(/Kezdés:/g)).toHaveLength(1)
  })
  test('has different messages for no matches and for a failed call', () => {
    const none = { ...exampleScheduleView, months: [] }
    const empty = renderPage(<ScheduleList screen={scheduleScreenOf(none, exampleKept)} />, {
      path: '/merkozesek',
    })
    expect(textIn(empty)).toContain('Nincs ilyen mérkőzés')
    const failed = renderPage(
      <ScheduleList screen={scheduleScreenOf({ ...none, failed: true }, exampleKept)} />,
      { path: '/schedules' },
    )
    expect(textIn(failed)).toContain('The games cannot be shown now')
  })
  test('says when the first match comes, without filters of nothing', () => {
    const none = { ...exampleScheduleView, months: [], counts: { all: 0, next: 0, prev: 0 } }
    const draw = (view: typeof none, path: string) =>
      textIn(renderPage(<ScheduleList screen={scheduleScreenOf(view, exampleKept)} />, { path }))
    expect(draw(none, '/merkozesek')).toMatch(/^Még nincs kiírt mérkőzés Amint kész a sorsolás/)
    expect(draw(none, '/schedules')).toMatch(/^No games scheduled yet As soon as the fixtures are out/)
    const filtered = { ...none, filters: { ...none.filters, venue: 'away' as const } }
    expect(draw(filtered, '/merkozesek')).toContain('Nincs ilyen mérkőzés')
    const past = { ...none, filters: { ...none.filters, season: 2020 } }
    expect(draw(past, '/merkozesek')).toContain('Nincs ilyen mérkőzés')
  })
  test('of one team says so, and links to all', () => {
    const view = {
      ...exampleScheduleView,
      filters: { ...exampleScheduleView.filters, team: 11, type: 'next' as const },
      team: { id: 11, name: 'Dunai Sünök U23' },
    }
    const one = renderPage(<ScheduleList screen={scheduleScreenOf(view, exampleKept)} />, {
      path: '/merkozesek?team=11',
    })
    expect(textIn(one)).toContain('Csak ennek a csapatnak a mérkőzései: Dunai Sünök U23. Minden csapat')
    expect(one).toContain('href="/merkozesek?type=next"')
  })
})

describe('B11: the head of the schedule', () => {
  const choices = { ...exampleChoices, filters: { ...exampleChoices.filters, competition: 1, season: 2024 } }
  const page = renderPage(
    <ScheduleFrame crumbs={[]} choices={choices} origin={origin}>
      …
    </ScheduleFrame>,
    { path: '/merkozesek?season=2024&competition=1&type=prev' },
  )
  test('H5: has forms for season and competition that work without script', () => {
    expect(page).toMatch(/<form[^>]*action="\/merkozesek#schedule"[^>]*method="get"/)
    expect(page).toContain('<option value="2024" selected="">2024/25</option>')
    expect(page).toContain('<option value="">Minden sorozat</option>')
    expect(page).toContain('<option value="1" selected="">Férfi NB I. A csoport 2025/26</option>')
    expect(page).toContain('<input type="hidden" name="type" value="prev"/>')
    expect(page.match(/<noscript>/g)).toHaveLength(2)
  })
  test('links to the table of the same competition', () => {
    expect(page).toContain('href="/merkozesek?view=standings&amp;season=2024&amp;competition=1"')
    expect(page).toMatch(/<a[^>]*aria-current="page"[^>]*>Mérkőzések/)
  })
  test('offers the calendars, that of the chosen competition first', () => {
    expect(page).toMatch(/<details[^>]*><summary>/)
    const files = [...page.matchAll(/href="(\/calendar\/[^"]+)"/g)].map(([, href]) => href)
    expect(files).toEqual(['/calendar/competition-1.hu.ics', '/calendar/team-11.hu.ics'])
    expect(page).toContain('href="webcal://club.example/calendar/team-11.hu.ics"')
  })
  test('of the table has only competitions with a table', () => {
    const table = { competitions: exampleChoices.competitions.slice(0, 1), selected: 1 }
    const standings = renderPage(
      <ScheduleFrame crumbs={[]} choices={exampleChoices} table={table} origin={origin}>
        …
      </ScheduleFrame>,
      { path: '/schedules?view=standings' },
    )
    expect(standings).toMatch(/<h1[^>]*>Table/)
    expect(standings).not.toContain('Magyar Kupa')
    expect(standings).not.toContain('All competitions')
    expect(standings).toContain('<input type="hidden" name="view" value="standings"/>')
  })
})
