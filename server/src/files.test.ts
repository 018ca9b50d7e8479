import { execFileSync } from 'node:child_process'
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { chownTree } from './backup/chown-tree.ts'
import { chownAsRoot, isFileIn, makeFolder, writeWhole } from './files.ts'

const nobody = { uid: 65_534, gid: 65_534 }
const isRoot = process.getuid?.() === 0
let folder = ''
/** Files of root, and links to them that another user has made. */
let secret = ''
let rootFolder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'palank-files-'))
  rootFolder = path.join(folder, 'root')
  mkdirSync(rootFolder, { mode: 0o700 })
  secret = path.join(rootFolder, 'shadow')
  writeFileSync(secret, 'secret', { mode: 0o600 })
  mkdirSync(path.join(folder, 'club'))
  symlinkSync(secret, path.join(folder, 'club', 'link'))
  symlinkSync(rootFolder, path.join(folder, 'club', 'folder'))
})

const accessOf = (file: string) => {
  const { uid, gid, mode } = statSync(file)
  return { uid, gid, mode: mode & 0o7777 }
}

describe('in a folder of another user root follows no link', () => {
  it('makeFolder rejects a link', () => {
    const before = accessOf(rootFolder)
    expect(() => makeFolder(path.join(folder, 'club', 'folder'), { mode: 0o777, owner: nobody })).toThrow(
      /ELOOP|ENOTDIR/,
    )
    expect(accessOf(rootFolder)).toEqual(before)
  })

  it('makeFolder rejects a file and a pipe', () => {
    execFileSync('mkfifo', [path.join(folder, 'club', 'pipe')])
    expect(() => makeFolder(path.join(folder, 'club', 'pipe'))).toThrow(/EEXIST|ENOTDIR/)
  })

  it.runIf(isRoot)('chownAsRoot does not change the owner of a link’s target', async () => {
    const before = accessOf(secret)
    chownAsRoot(path.join(folder, 'club', 'link'), nobody)
    expect(accessOf(secret)).toEqual(before)
    expect(lstatSync(path.join(folder, 'club', 'link'))).toMatchObject(nobody)
    await chownTree(path.join(folder, 'club'), `${nobody.uid}:${nobody.gid}`)
    expect(accessOf(secret)).toEqual(before)
    expect(accessOf(rootFolder)).toMatchObject({ uid: 0, gid: 0 })
    expect(accessOf(path.join(folder, 'club'))).toMatchObject(nobody)
  })

  it('writeWhole does not write through a link', () => {
    const part = path.join(folder, 'club', `.env.${process.pid}.part`)
    symlinkSync(secret, part)
    writeWhole(path.join(folder, 'club', 'env'), 'A=1\n', { mode: 0o640 })
    expect(readFileSync(secret, 'utf8')).toBe('secret')
    expect(readFileSync(path.join(folder, 'club', 'env'), 'utf8')).toBe('A=1\n')
    expect(accessOf(path.join(folder, 'club', 'env')).mode).toBe(0o640)
    expect(readdirSync(path.join(folder, 'club')).sort()).toEqual(['env', 'folder', 'link'])
  })
})

test('an untrusted name counts as a file only below the folder, with no link on its path', () => {
  const club = path.join(folder, 'club')
  mkdirSync(path.join(club, 'media'))
  writeFileSync(path.join(club, 'media', 'a.png'), '')
  expect(isFileIn(club, 'media/a.png')).toBe(true)
  for (const name of [
    'media',
    'media/b.png',
    'link',
    'folder/shadow',
    '../root/shadow',
    'media/../../root/shadow',
    secret,
    '',
  ])
    expect(isFileIn(club, name), name).toBe(false)
})
