import { describe, expect, test } from 'vitest'
import type { StandingsSort } from '~/model/standings-sort.ts'
import { renderPage, textIn } from '~/ui/testing/render-page.tsx'
import { FullStandings } from './FullStandings.tsx'
import { exampleStandings } from './standings.examples.ts'
import { sortStandings } from './standings.ts'

const href = '/merkozesek?view=standings'
const hrefOf = ({ column, direction }: StandingsSort) => `${href}&sort=${column}&dir=${direction}`
const page = (sort: StandingsSort | null, path = href) => {
  const view = sortStandings(exampleStandings, sort, 'hu')
  return renderPage(<FullStandings view={view} sorting={{ sort, hrefOf }} href={href} />, { path })
}
const teams = (html: string) => [...html.matchAll(/title="([^"]+)">\1</g)].map(([, name]) => name)

describe('E2: the whole table', () => {
  test('has a legend of its abbreviations in both languages', () => {
    const legend = textIn(page(null).split('<dl>')[1] ?? '')
    expect(legend).toContain('GY Győzelem')
    expect(legend).toContain('Kül. Pontkülönbség')
    expect(textIn(page(null, '/schedules?view=standings'))).toContain('Abbreviations')
  })
  test('is sorted by links, each of which reverses its own order', () => {
    const table = page({ column: 'win', direction: 'desc' })
    expect(table).toMatch(/<th[^>]*aria-sort="descending"[^>]*><a[^>]*sort=win&amp;dir=asc"/)
    expect(table).toContain('sort=loss&amp;dir=desc"')
    expect(table.match(/aria-sort/g)).toHaveLength(1)
    expect(page(null)).not.toContain('aria-sort')
  })
  test('links back to its default order, and has the play-off line and tie reasons only in that', () => {
    const table = page({ column: 'teamName', direction: 'asc' })
    expect(teams(table)[0]).toBe('Bakonyi Mormoták')
    expect(textIn(table)).toContain('Vissza a tabella rendjéhez')
    expect(table).not.toContain('_line_')
    expect(table).not.toContain('Holtverseny')
    expect(textIn(page(null))).not.toContain('Vissza a tabella rendjéhez')
  })
  test('H1: explains why a team is below another with equal points', () => {
    expect(textIn(page(null))).toContain('Mátrai Farkasok Egymás elleni eredmény: 0 : 2')
    expect(textIn(page(null))).toContain('Bakonyi Mormoták Holtverseny')
    const english = textIn(page(null, '/schedules?view=standings'))
    expect(english).toContain('Head to head: 0 : 2')
  })
  test('H1: shows deducted points', () => {
    expect(textIn(page(null))).toContain('Jászsági Kürtösök 1 pont levonva')
  })
  test('has different messages for no table and for a failed call', () => {
    const none = renderPage(<FullStandings view={null} sorting={{ sort: null, hrefOf }} href={href} />, {
      path: href,
    })
    expect(textIn(none)).toContain('Még nincs tabella')
    const view = { ...exampleStandings, rows: [], failed: true }
    const failed = renderPage(<FullStandings view={view} sorting={{ sort: null, hrefOf }} href={href} />, {
      path: '/schedules',
    })
    expect(textIn(failed)).toContain('The table cannot be shown now')
  })
})
