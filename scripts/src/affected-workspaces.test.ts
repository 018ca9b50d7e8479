import { expect, it } from 'vitest'
import { affectedWorkspaces } from './affected-workspaces.ts'

const workspace = (
  folder: string,
  name: string,
  dependencies: string[] = [],
  devDependencies: string[] = [],
) => ({
  folder,
  name,
  dependencies,
  devDependencies,
})
const workspaces = [
  workspace('packages/sport', '@palank/sport'),
  workspace('apps/newsroom', '@palank/newsroom', ['@palank/sport']),
  workspace('apps/site', '@palank/site'),
  workspace('demo', '@palank/demo', ['@palank/newsroom']),
  workspace('e2e', '@palank/e2e', [], ['@palank/demo']),
]

it.each([
  ['nothing', [], []],
  ['a file of no workspace', ['README.md', 'docs/checklist.md'], []],
  ['a file that nobody depends on', ['apps/site/app/root.tsx'], ['apps/site']],
  [
    'a package, with all that depend on it through others',
    ['packages/sport/src/points.ts'],
    ['packages/sport', 'apps/newsroom', 'demo', 'e2e'],
  ],
  ['the lockfile', ['pnpm-lock.yaml'], workspaces.map(({ folder }) => folder)],
])('%s', (_, files, expected) => {
  expect(affectedWorkspaces(files, workspaces)).toEqual(expected)
})
