import { expect, test } from 'vitest'
import { viewAddress, viewIn } from './addresses.ts'

const now = Date.parse('2025-11-15T15:00:00Z')
const viewOf = (address: string) => viewIn(Object.fromEntries(new URL(address, 'http://x').searchParams))

test('a filter, a search and a page of the table open the table', () => {
  for (const query of [
    'where[or][0][and][0][status][equals]=finished',
    'where%5Bstatus%5D%5Bequals%5D=finished',
    'search=x',
    'page=2',
    'notFound=12',
    'view=table',
  ])
    expect(viewOf(`/matches?${query}`), query).toBe('table')
})

test('what Payload writes into the address by itself does not', () => {
  expect(viewOf('/matches?limit=10&sort=-game_time&columns=%5B%22title%22%5D&search=')).toBe('day')
  expect(viewOf('/matches?team=12&q=szucs')).toBe('day')
  expect(viewOf('/matches?view=other')).toBe('day')
})

test('each view has an address that opens it', () => {
  for (const view of ['day', 'coming', 'played', 'table'] as const)
    expect(viewOf(viewAddress(view, now))).toBe(view)
  expect(
    new URL(viewAddress('coming', now), 'http://x').searchParams.get(
      'where[or][0][and][1][game_time][greater_than]',
    ),
  ).toBe('2025-11-15T15:00:00.000Z')
})
