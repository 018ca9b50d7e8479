import { expect, test } from 'vitest'
import type { Role } from '../access/roles.ts'
import { blocksFor } from './blocks.ts'

test.each<[Role, string[]]>([
  ['editor', ['match', 'todos', 'home', 'system', 'activity']],
  ['statistician', ['match', 'todos', 'activity']],
  ['admin', ['match', 'todos', 'activity', 'system', 'home']],
  ['registrar', ['todos', 'system']],
  ['child_protection', ['match', 'todos']],
])('%s sees what the role works with', (role, blocks) => {
  expect(blocksFor({ roles: [role] })).toEqual(blocks)
})

test('nobody sees nothing', () => {
  expect(blocksFor(null)).toEqual([])
})
