import { expect, test } from 'vitest'
import { type ReadTodo, todoIds } from './counts.ts'
import { figureOf, firstUrgent, hrefOf, todosToShow } from './todo-rows.ts'

test('results come first, then what is written, then people', () => {
  expect(todoIds).toEqual([
    'resultsMissing',
    'drafts',
    'scheduled',
    'withoutEnglish',
    'withoutAlt',
    'newApplicants',
    'consentsMissing',
    'ageGroupsMissing',
    'birthYearsMissing',
  ])
})

test('only the first that somebody waits for stands out', () => {
  const todos = [
    { id: 'resultsMissing', count: 0 },
    { id: 'drafts', count: 3 },
    { id: 'newApplicants', count: 2 },
    { id: 'consentsMissing', count: 1 },
  ] as const
  expect(firstUrgent(todos)).toBe('newApplicants')
  expect(firstUrgent(todos.slice(0, 2))).toBeUndefined()
  expect(firstUrgent([{ id: 'resultsMissing', count: null }])).toBeUndefined()
})

test('lists teams and players with missing data while there are any or the count is unknown', () => {
  const idsWith = (count: number | null) =>
    todosToShow(todoIds.map((id) => ({ id, count }) as ReadTodo)).map(({ id }) => id)
  expect(idsWith(1)).toEqual(todoIds)
  expect(idsWith(null)).toEqual(todoIds)
  expect(idsWith(0)).toEqual(todoIds.filter((id) => !['ageGroupsMissing', 'birthYearsMissing'].includes(id)))
})

test('from a hundred on nobody counts', () => {
  expect([0, 7, 99, 100].map(figureOf)).toEqual(['0', '7', '99', '99+'])
})

test('each opens a list of its own', () => {
  expect(new Set(todoIds.map(hrefOf)).size).toBe(todoIds.length)
  expect(hrefOf('newApplicants')).toBe(
    '/admin/collections/join-registrations?where%5Bstatus%5D%5Bequals%5D=new',
  )
})
