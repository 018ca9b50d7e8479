import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = import.meta.dirname

it('newsroom, worker and commands connect only with the settings of connectionTo', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => !(file.startsWith('testing/') || /\.test\.tsx?$/.test(file)),
  )
  const connecting = files.filter((file) =>
    /\bconnectionString:|\bnew pg\.(?:Client|Pool)\((?!\{?\s*(?:\.\.\.)?connectionTo\()/.test(
      readFileSync(path.join(source, file), 'utf8'),
    ),
  )
  expect(connecting).toEqual(['connection-to.ts'])
})
