import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { LanguageProvider } from '~/i18n/LanguageContext.tsx'
import { standingRowsOf } from '~/model/standing-rows.ts'
import {
  exampleBareRow,
  exampleClub,
  exampleStandingRows,
  exampleUnplayedRow,
} from '~/model/standings.examples.ts'
import { StandingsTable } from './StandingsTable.tsx'

function html(block: ReactNode, language: 'hu' | 'en' = 'hu') {
  const element = <LanguageProvider language={language}>{block}</LanguageProvider>
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/kezdo'] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '')
const cells = (row: string) =>
  row
    .split(/(?=<t[hd][ >])/)
    .slice(1)
    .map(textOf)
const rowsOf = (markup: string) => markup.split('<tr').slice(1)
const rows = standingRowsOf(exampleStandingRows, exampleClub, 'hu')
const competition = 'Férfi NB I. A csoport 2025/26'

describe('E2: the whole table', () => {
  const table = html(<StandingsTable rows={rows} competition={competition} />)
  test('has every column, in short forms that tell what they stand for', () => {
    const [head = ''] = rowsOf(table)
    expect(cells(head)).toEqual([
      ...['Helyezés', 'Csapat', 'M', 'GY', 'V', 'Dobott', 'Kapott', 'Kül.', '%', 'Hazai', 'Idegen'],
      ...['Utolsó 5', 'Sorozat', 'Pont'],
    ])
    expect(head).toContain('<abbr title="Mérkőzés">M</abbr>')
    expect(head.match(/scope="col"/g)).toHaveLength(14)
  })
  test('shows a row in the language’s own figures', () => {
    expect(cells(rowsOf(table)[1] ?? '')).toEqual([
      ...['1', 'Tolnai Horgonyok', '8', '7', '1', '727', '640', '+87', '93,8%', '4–0', '3–1', '4–1'],
      ...['GY4 4 győzelem egymás után', '15'],
    ])
    expect(cells(rowsOf(table)[11] ?? '')[7]).toBe('−175')
    const english = html(
      <StandingsTable rows={standingRowsOf(exampleStandingRows, exampleClub, 'en')} competition="NB I" />,
      'en',
    )
    expect(cells(rowsOf(english)[0] ?? '').slice(0, 5)).toEqual(['Position', 'Team', 'P', 'W', 'L'])
    expect(cells(rowsOf(english)[1] ?? '')[8]).toBe('93.8%')
    expect(english).toContain('>W4<')
    expect(english).toContain('>L1<')
  })
  test('H1: teams still tied share a position', () => {
    expect(rowsOf(table).map((row) => cells(row)[0])).toEqual([
      ...['Helyezés', '1', '2', '3', '3', '5', '6', '7', '8', '9', '10', '11'],
    ])
  })
  test('marks the own team, in words too', () => {
    const own = rowsOf(table).filter((row) => row.includes('_own_'))
    expect(own).toHaveLength(1)
    expect(cells(own[0] ?? '')[1]).toBe('Dunai Sünök (a mi csapatunk)')
  })
  test('draws the line under the eighth place, if anybody is below it', () => {
    const lined = (markup: string) => rowsOf(markup).findIndex((row) => row.includes('_line_'))
    expect(lined(table)).toBe(8)
    expect(lined(html(<StandingsTable rows={rows.slice(0, 8)} competition={competition} />))).toBe(-1)
  })
  test('has a caption and a place that the keyboard reaches to scroll it', () => {
    expect(table).toContain(`<caption class="vh">Tabella: ${competition}</caption>`)
    expect(table).toMatch(/<section[^>]*aria-label="Tabella: [^>]*tabindex="0"/)
    expect(table.match(/scope="row"/g)).toHaveLength(11)
  })
  test('F3: says – for what is not known yet', () => {
    const first = standingRowsOf([exampleUnplayedRow], exampleClub, 'hu')
    const row = cells(rowsOf(html(<StandingsTable rows={first} competition={competition} />))[1] ?? '')
    expect([row[8], row[12]]).toEqual(['–', '–'])
    const bareRows = standingRowsOf([exampleBareRow], exampleClub, 'hu')
    const bare = cells(rowsOf(html(<StandingsTable rows={bareRows} competition={competition} />))[1] ?? '')
    expect(bare).toEqual(['1', 'Somlói Lovagok', ...Array(12).fill('–')])
  })
})
