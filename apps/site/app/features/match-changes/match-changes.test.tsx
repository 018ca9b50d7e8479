import type { Schedule } from '@palank/contract/schedule'
import { describe, expect, test } from 'vitest'
import { ApiError } from '~/api/api-error.ts'
import { changedMatches } from '~/api/changed-matches.server.ts'
import { fakeApi } from '~/api/testing/fake-client.ts'
import { exampleChanged, exampleMoved, exampleNow, exampleSchedule } from '~/model/match.examples.ts'
import { renderPage, textIn } from '~/ui/testing/render-page.tsx'
import { HomeChanges } from './HomeChanges.tsx'
import { exampleChanges } from './match-changes.examples.ts'
import { loadHomeChanges } from './match-changes.server.ts'
import { homeChangesOf } from './match-changes.ts'

const changedAt = (id: number, changed_at: string, more: Partial<Schedule> = {}): Schedule => ({
  ...exampleMoved,
  id,
  ...more,
  change: exampleMoved.change && { ...exampleMoved.change, changed_at },
})
const idsOf = (matches: Schedule[], now = exampleNow) =>
  homeChangesOf(matches, 'hu', now).map(({ matchId }) => matchId)

describe('the changes on the home page', () => {
  test('are the three soonest, whenever they were announced', () => {
    const days = [26, 24, 30, 25]
    const matches = days.map((day, index) =>
      changedAt(day, `2025-11-1${index}T09:00:00Z`, { game_time: `2025-11-${day}T17:00:00Z` }),
    )
    expect(idsOf(matches)).toEqual([24, 25, 26])
    // One called off counts by the time at which somebody comes in vain.
    const off = changedAt(1, '2025-11-10T08:00:00Z', {
      status: 'cancelled',
      game_time: '2025-11-23T17:00:00Z',
    })
    expect(idsOf([...matches, off], Date.parse('2025-11-20T12:00:00Z'))).toEqual([1, 24, 25])
  })
  test('are shown until the match; without a time for it, until the former one', () => {
    const former = '2025-11-14T18:30:00Z'
    const at = (game_time: string | null, now: string, status: Schedule['status'] = 'scheduled') =>
      idsOf([changedAt(1, '2025-11-12T09:00:00Z', { game_time, status })], Date.parse(now)).length
    expect(at('2025-11-15T17:00:00Z', '2025-11-15T16:59:00Z')).toBe(1)
    expect(at('2025-11-15T17:00:00Z', '2025-11-15T17:00:00Z')).toBe(0)
    expect(at('2025-11-13T17:00:00Z', '2025-11-14T18:29:00Z')).toBe(0)
    expect(at('2025-11-13T17:00:00Z', '2025-11-14T18:29:00Z', 'postponed')).toBe(1)
    expect(at(null, '2025-11-14T18:29:00Z')).toBe(1)
    expect(at(null, former)).toBe(0)
  })
  test('come from one call; the page does without it where it fails', async () => {
    const calls: unknown[] = []
    const api = fakeApi(async (name, language, args) => {
      calls.push([name, language, args])
      return { data: [exampleSchedule, ...exampleChanged], meta: { last_page: 1 } }
    })
    expect((await loadHomeChanges(api, exampleNow)).map(({ kind }) => kind)).toEqual([
      'moved',
      'restored',
      'arena',
    ])
    expect(calls).toEqual([
      ['schedule/list', 'hu', { query: { 'clubs[0]': 1, type: 'changed', limit: 100 } }],
    ])
    // A league's file has changed more than a page of them since.
    const later = Array.from({ length: 100 }, (_, id) => changedAt(id + 1_000, '2025-11-12T09:00:00Z'))
    const pages = [later, [changedAt(1, '2025-11-11T09:00:00Z', { game_time: '2025-11-14T17:00:00Z' })]]
    const imported = fakeApi(async () => ({ data: pages.shift(), meta: { last_page: 2 } }))
    expect((await loadHomeChanges(imported, exampleNow))[0]).toMatchObject({ matchId: 1 })
    const failing = fakeApi(() => Promise.reject(new ApiError(400, 'no such type')))
    expect(await changedMatches(failing, 3)).toEqual([])
  })
})

describe('a line on the home page', () => {
  const html = renderPage(<HomeChanges changes={exampleChanges} />, { path: '/kezdo' })
  const lines = html.split('<li').slice(1)
  test('links to the match, with what holds and what does no longer', () => {
    expect(lines).toHaveLength(5)
    expect(lines[0]).toContain('href="/merkozesek/75"')
    expect(textIn(lines[0] ?? '')).toContain('Új időpont')
    expect(lines[0]).toContain('<time dateTime="2025-11-15T17:00:00Z">nov. 15. 18:00</time>')
    expect(lines[0]).toMatch(
      /<del><span class="vh">eredetileg <\/span><time [^>]+>nov. 14. 19:30<\/time><\/del>/,
    )
    expect(lines[0]).toMatch(/Új helyszín: <b>Duna Aréna, Dunapart<\/b> <del>.*Régi Csarnok<\/del>/)
  })
  test('a match that is off has no time that holds', () => {
    for (const line of lines.slice(1, 3)) expect(line).not.toMatch(/<b><time/)
    expect(textIn(lines[1] ?? '')).toContain('az új időpont később derül ki')
    expect(textIn(lines[2] ?? '')).not.toContain('később')
  })
  test('there is no empty list', () => {
    expect(renderPage(<HomeChanges changes={[]} />, { path: '/kezdo' })).not.toContain('<ul')
  })
})
