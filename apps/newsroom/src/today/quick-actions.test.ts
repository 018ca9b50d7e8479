import { expect, test } from 'vitest'
import { roles } from '../access/roles.ts'
import { mostOnPhones, quickActionsOf } from './quick-actions.ts'

const idsOf = (...own: Parameters<typeof quickActionsOf>[0]) => quickActionsOf(own).map(({ id }) => id)

test('each role has its own, and all of them fit on a phone', () => {
  expect(idsOf('editor')).toEqual(['article', 'pictures', 'video'])
  expect(idsOf('statistician')).toEqual(['result', 'matches', 'squad', 'import'])
  expect(idsOf('registrar')).toEqual(['applicants'])
  expect(idsOf('child_protection')).toEqual(['children', 'consent'])
  for (const role of roles) expect(idsOf(role).length).toBeLessThanOrEqual(mostOnPhones)
})

test('several roles add up, and an admin has what admins do', () => {
  expect(idsOf('registrar', 'editor')).toEqual(['article', 'pictures', 'video', 'applicants'])
  expect(idsOf('admin', 'statistician')).toEqual(['article', 'pictures', 'applicants', 'invite'])
})
