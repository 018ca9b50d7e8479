import { describe, expect, it, test } from 'vitest'
import { drawMenu, type Lookup, type MenuRow, targetProblem } from './drawn-menu.ts'

const lookup: Lookup = {
  page: (id) => ({ 1: { isPublic: true }, 2: { isPublic: false }, 3: null })[id],
  path: (path) => ({ '/csapat/1': {}, '/csapat/2': null })[path],
}
const row = (name: string, rest: Partial<MenuRow> = {}): MenuRow => ({
  id: name,
  name,
  type: 'internal_url',
  link: '/hirek',
  rows: [],
  ...rest,
})

test.each<[string, Partial<MenuRow>, string | null]>([
  ['a screen', {}, null],
  ['a public page', { type: 'static_page', page: 1, link: null }, null],
  ['a draft', { type: 'static_page', page: 2 }, 'page_hidden'],
  ['a page that is gone', { type: 'static_page', page: 3 }, 'page_gone'],
  ['a page that is not known yet', { type: 'static_page', page: 4 }, null],
  ['no page chosen', { type: 'static_page', page: null }, 'no_page'],
  ['no link', { link: ' ' }, 'no_target'],
  ['a wrong path', { link: '/hireek' }, 'nowhere'],
  ['a team', { link: '/csapat/1' }, null],
  ['a team that is gone', { link: '/csapat/2' }, 'hidden_document'],
  ['a team that is not known yet', { link: '/csapat/3' }, null],
  ['an English path in the Hungarian menu', { link: '/news' }, 'other_language'],
  ['another site', { type: 'external_url', link: 'https://jegy.example' }, null],
])('%s', (_, rest, problem) => expect(targetProblem(row('x', rest), 'hu', lookup)).toBe(problem))

const names = (entries: ReturnType<typeof drawMenu>['entries']): unknown[] =>
  entries.map(({ name, entries: below }) => (below.length > 0 ? [name, names(below)] : name))

describe('the drawn menu', () => {
  it('has three levels, in order', () => {
    const rows = [row('A', { rows: [row('B', { rows: [row('C'), row('D')] })] }), row('E')]
    expect(names(drawMenu(rows, 'hu', lookup).entries)).toEqual([['A', [['B', ['C', 'D']]]], 'E'])
  })

  it('leaves out what has no target, unless something stands below it', () => {
    const draft = { type: 'static_page', page: 2 }
    const rows = [row('A', { ...draft, rows: [row('B')] }), row('C', { ...draft, rows: [row('D', draft)] })]
    const { entries, leftOut } = drawMenu(rows, 'hu', lookup)
    expect(names(entries)).toEqual([['A', ['B']]])
    expect(entries[0]?.isHeading).toBe(true)
    expect(leftOut.map(({ name, problem }) => [name, problem])).toEqual([
      ['D', 'page_hidden'],
      ['C', 'page_hidden'],
    ])
  })

  it('leaves out what has no label with everything below, and calls it by the other language', () => {
    const rows = [row('', { id: 'a', rows: [row('B')] }), row('', { id: 'new' })]
    const { entries, leftOut } = drawMenu(rows, 'en', lookup, ({ id }) => (id === 'a' ? 'Jegyek' : ''))
    expect(entries).toEqual([])
    expect(leftOut).toEqual([{ key: 'a', name: 'Jegyek', problem: 'no_label' }])
  })

  it('keeps a broken link, since visitors see it too', () => {
    const { entries, leftOut } = drawMenu([row('A', { link: '/hireek' })], 'hu', lookup)
    expect(entries.map(({ problem, isHeading }) => [problem, isHeading])).toEqual([['nowhere', false]])
    expect(leftOut).toEqual([])
  })
})
