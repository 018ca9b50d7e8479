import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.ts'

const ofSite = path.join(root, 'apps/site/app/brand/fonts')
const ofNewsroom = path.join(root, 'apps/newsroom/src/app/fonts')

test('the fonts of the newsroom, with their licences, are those of the site', () => {
  const names = readdirSync(ofNewsroom).filter((name) => !name.endsWith('.css'))
  expect(names.filter((name) => name.endsWith('.woff2')).length).toBeGreaterThan(3)
  const licences = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('LICENSE'))
  expect(licences(ofNewsroom)).toEqual(licences(ofSite))
  for (const name of names)
    expect(
      readFileSync(path.join(ofNewsroom, name)).equals(readFileSync(path.join(ofSite, name))),
      name,
    ).toBe(true)
})
