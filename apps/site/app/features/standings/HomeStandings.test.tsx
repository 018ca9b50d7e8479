import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { LanguageProvider } from '~/i18n/LanguageContext.tsx'
import { HomeStandings } from './HomeStandings.tsx'
import { exampleStandings } from './standings.examples.ts'

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
const competition = 'Férfi NB I. A csoport 2025/26'

describe('D6: the table beside the news', () => {
  const page = html(<HomeStandings view={exampleStandings} />)
  test('has only team and points, in the sidebar’s style', () => {
    expect(cells(rowsOf(page)[0] ?? '')).toEqual(['Helyezés', 'Csapat', 'Pont'])
    expect(cells(rowsOf(page)[2] ?? '')).toEqual(['2', 'Dunai Sünök (a mi csapatunk)', '14'])
    expect(page).toContain('_sidebar_')
  })
  test('has the first competition selected', () => {
    expect(page).toMatch(/<select[^>]*name="standings"/)
    expect(page).toContain(`<option value="1" selected="">${competition}</option>`)
    expect(page).toMatch(/<form[^>]*action="\/kezdo#standings"/)
  })
  test('has different messages for no rows and for a failed call', () => {
    const empty = { ...exampleStandings, rows: [] }
    expect(html(<HomeStandings view={empty} />)).toContain('A tabella az első mérkőzés után jelenik meg.')
    const failed = { competitions: [], selected: null, rows: [], failed: true }
    expect(html(<HomeStandings view={failed} />, 'en')).toContain('The table could not be loaded.')
  })
})
