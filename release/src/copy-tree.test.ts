import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesNaming, refuseBuildPath } from './build-path.ts'
import { copyTree, normalise, pathsIn, removeEmptyFolders } from './copy-tree.ts'
import { treeLines } from './hash-tree.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'palank-tree-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function makeTree(name: string, mode: number, seconds: number): string {
  const tree = path.join(folder, name)
  mkdirSync(path.join(tree, 'inner'), { recursive: true })
  for (const file of ['inner/code.js', 'inner/code.js.map', 'README.md']) {
    writeFileSync(path.join(tree, file), file)
    chmodSync(path.join(tree, file), mode)
    utimesSync(path.join(tree, file), seconds, seconds)
  }
  symlinkSync('inner', path.join(tree, 'link'))
  return tree
}

it('copies of trees that differ in modes and dates only are the same', () => {
  const [first, second] = [makeTree('a', 0o600, 1000), makeTree('b', 0o664, 2000)].map((tree) => {
    const copy = `${tree}-copy`
    copyTree(tree, copy)
    normalise(copy, 1_700_000_000)
    return treeLines(copy)
  })
  expect(first).toEqual(second)
  expect(first?.map((line) => line.split(' ')[0])).toEqual(['inner', 'inner/code.js', 'link'])
  expect(first?.[1]).toMatch(/^inner\/code\.js 100644 1700000000 [0-9a-f]{64}$/)
})

it('removes empty folders and does not follow links', () => {
  const tree = makeTree('c', 0o644, 1000)
  mkdirSync(path.join(tree, 'empty/in-empty'), { recursive: true })
  removeEmptyFolders(tree)
  expect(pathsIn(tree)).toEqual(['README.md', 'inner', 'inner/code.js', 'inner/code.js.map', 'link'])
})

it('refuses files that name the folder they were built in', () => {
  const tree = makeTree('d', 0o644, 1000)
  expect(() => refuseBuildPath(tree, '/builds/here')).not.toThrow()
  writeFileSync(path.join(tree, 'inner/named.js'), 'at("/builds/here/x.js")')
  expect(filesNaming(tree, '/builds/here')).toEqual(['inner/named.js'])
  expect(() => refuseBuildPath(tree, '/builds/here')).toThrow('1 files name /builds/here: inner/named.js')
})
