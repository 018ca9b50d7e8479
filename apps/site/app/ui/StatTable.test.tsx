import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import {
  exampleAverage,
  exampleGameStatistics,
  exampleUnknownStatistics,
} from '~/model/statistics.examples.ts'
import { StatTable } from './StatTable.tsx'
import { renderPage } from './testing/render-page.tsx'

const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '')
const html = (language: 'hu' | 'en', table: ReactNode) =>
  renderPage(table, { path: language === 'hu' ? '/merkozesek/1' : '/schedules/1' })

describe('H3: the table', () => {
  const rows = [
    { id: 7, head: 'Varga Ákos', statistics: exampleGameStatistics },
    { id: 8, head: 'Nagy Bence', statistics: exampleUnknownStatistics, note: 'nem játszott' },
  ]
  const box = html(
    'hu',
    <StatTable
      table="box-1"
      caption="Dunai Sünök: játékosok"
      headLabel="Játékos"
      layout="box"
      form="whole"
      rows={rows}
      total={{ id: 'total', head: 'Összesen', statistics: exampleGameStatistics }}
      marksBest
    />,
  )
  test('has a caption, scopes, and a frame that the keyboard reaches', () => {
    expect(box).toContain('<caption class="vh">Dunai Sünök: játékosok</caption>')
    expect(box).toMatch(/<section[^>]*aria-label="Dunai Sünök: játékosok"[^>]*tabindex="0"/)
    expect(box.match(/scope="row"/g)).toHaveLength(3)
    expect(box).toContain('<abbr title="Gólpassz">G</abbr>')
  })
  test('carries each field by its name of the wire', () => {
    expect(box).toMatch(/data-table="box-1"/)
    expect(box).toMatch(/data-row="7"/)
    expect(box).toMatch(/<td class="[^"]*best[^"]*" data-stat="points">27</)
    expect(box).toContain(
      '<span data-stat="two_point_made">6</span>/<span data-stat="two_point_all">8</span>',
    )
    expect(box).toContain('data-stat="minute">25:50<')
  })
  test('says in a row of its own who did not play, and has no column for dunks', () => {
    expect(textOf(box)).toContain('Nagy Bencenem játszott')
    expect(box).not.toContain('dunk')
  })
  test('explains its short forms, each once', () => {
    expect(box.match(/<dt>VAL<\/dt> <dd>Értékmutató<\/dd>/g)).toHaveLength(1)
  })
  test('E4: every field in a column of its own under its group, – for what is not known', () => {
    const player = html(
      'en',
      <StatTable
        table="season"
        caption="Season"
        headLabel="Per"
        rows={[{ id: 'average', head: 'Average', statistics: exampleAverage }]}
      />,
    )
    expect(player).toMatch(
      /<th scope="colgroup" colSpan="3"[^>]*>Two-pointers<|colspan="3"[^>]*>Two-pointers</i,
    )
    expect(player).toContain('data-row="average"')
    expect(player).toMatch(/data-stat="points">19.6</)
    expect(player).toMatch(/data-stat="value">−0.4</)
    expect(player).toMatch(/data-stat="free_throw_made">0.0</)
    expect(player).not.toContain('data-stat="free_throw_percent"')
  })
})
