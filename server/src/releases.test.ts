import { existsSync, mkdirSync, readlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import * as releases from './releases.ts'
import { useServerRoot } from './testing/with-root.ts'

const { at } = useServerRoot()

function addRelease(version: string): void {
  const folder = releases.folderOf(version)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify({ version, product: '0.0.1', node: 'v24' }))
}

beforeEach(() => {
  for (const version of ['0.0.1-1', '0.0.1-2', '0.0.1-3']) addRelease(version)
})

const versions = () => [releases.currentRelease()?.version, releases.previousRelease()?.version]

test('a switch keeps the release before it, and can be undone', () => {
  releases.switchTo('0.0.1-1')
  expect(versions()).toEqual(['0.0.1-1', undefined])
  releases.switchTo('0.0.1-2')
  expect(versions()).toEqual(['0.0.1-2', '0.0.1-1'])
  releases.switchTo('0.0.1-2')
  expect(versions()).toEqual(['0.0.1-2', '0.0.1-1'])
  releases.switchTo('0.0.1-3')
  releases.switchBack('0.0.1-2', '0.0.1-1')
  expect(versions()).toEqual(['0.0.1-2', '0.0.1-1'])
  releases.switchBack('0.0.1-1', undefined)
  expect(versions()).toEqual(['0.0.1-1', undefined])
  expect(readlinkSync(at('var/lib/palank/current'))).toBe(releases.folderOf('0.0.1-1'))
})

test('only what runs and what is kept for a rollback stays', () => {
  releases.switchTo('0.0.1-2')
  releases.switchTo('0.0.1-3')
  expect(releases.deleteOldReleases()).toEqual(['0.0.1-1'])
  expect(existsSync(releases.folderOf('0.0.1-2'))).toBe(true)
})

test.each([
  ['0.0.1-2', '0.0.1-1', true],
  ['0.0.1-1', '0.0.1-1', false],
  ['0.0.1-1', '0.0.1-2', false],
  ['0.0.1-10', '0.0.1-9', true],
  ['0.1.0~rc1-1', '0.1.0-1', false],
  ['1.0.0-1', '0.9.9-7', true],
])('%s is newer than %s: %s', async (version, than, expected) => {
  expect(await releases.isNewer(version, than)).toBe(expected)
})
