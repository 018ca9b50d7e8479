import { globSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { hardCoded } from './hard-coded.ts'

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url))
const packageFolder = (name: string) => realpathSync(path.join(modules, name))
const besideUi = (name: string) => path.join(packageFolder('@payloadcms/ui'), '../..', name)

/** The code that the browser gets. */
const code = [
  ...globSync(path.join(packageFolder('@payloadcms/richtext-lexical'), 'dist/exports/client/*.js')),
  ...globSync(path.join(packageFolder('@payloadcms/ui'), 'dist/exports/client/*.js')),
  ...globSync(path.join(packageFolder('@payloadcms/next'), 'dist/views/Version/**/*.js')),
  path.join(besideUi('sonner'), 'dist/index.mjs'),
  ...globSync(path.join(realpathSync(besideUi('@dnd-kit/core')), 'dist/*.esm.js')),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Put together by the code. */
const parts: Record<string, string> = {
  'text dropdown': ' dropdown',
  'add dropdown': ' dropdown',
  'blocks dropdown': ' dropdown',
  'Notifications alt+T': 'Notifications',
  'lexical-table-create-': 'lexical-table-create-',
}

test.each(hardCoded.map(({ selector }) => [selector]))(
  '%s is still in the code of the libraries',
  (selector) => {
    const [, value = ''] = /="([^"]+)"/.exec(selector) ?? [undefined, selector.replace(/^\./, '')]
    expect(code.includes(parts[value] ?? value)).toBe(true)
  },
)

test('no text is written over by two rules', () => {
  const selectors = hardCoded.map(({ selector }) => selector)
  expect(new Set(selectors).size).toBe(selectors.length)
})
