import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from './paths.ts'

const documents = globSync(
  [
    '*.md',
    'docs/**/*.md',
    '{apps,packages}/*/*.md',
    '{bench,demo,e2e,edge,rehearsal,release,scripts,server}/*.md',
  ],
  {
    cwd: root,
  },
)
const workspaces = globSync(
  '{apps/*,packages/*,bench,demo,e2e,edge,rehearsal,release,scripts,server}/package.json',
  { cwd: root },
)

it.each(documents)('the relative links of %s lead to files', (document) => {
  const links = [...readFileSync(path.join(root, document), 'utf8').matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)]
  const targets = links.map(([, link = '']) => path.join(root, path.dirname(document), link))
  expect(targets.filter((target) => !existsSync(target))).toEqual([])
})

it.each(workspaces.map((file) => path.dirname(file)))('%s has a README', (folder) => {
  expect(existsSync(path.join(root, folder, 'README.md'))).toBe(true)
})
