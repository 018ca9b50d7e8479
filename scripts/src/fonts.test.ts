import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.ts'

const ofSite = path.join(root, 'apps/site/app/brand/fonts')
const ofSetUp = path.join(root, 'apps/newsroom/src/app/(setup)/fonts')

test('the fonts of the set-up, with their licences, are those of the site', () => {
  const names = readdirSync(ofSetUp)
  expect(names.filter((name) => name.endsWith('.woff2')).length).toBeGreaterThan(3)
  const licences = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('LICENSE'))
  expect(licences(ofSetUp)).toEqual(licences(ofSite))
  for (const name of names)
    expect(readFileSync(path.join(ofSetUp, name)).equals(readFileSync(path.join(ofSite, name))), name).toBe(
      true,
    )
})
