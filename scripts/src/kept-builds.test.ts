import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptBuild } from './kept-builds.ts'
import { root, state } from './paths.ts'

let folder: string
let name: string
let made: string[]
beforeAll(() => {
  mkdirSync(state, { recursive: true })
  folder = mkdtempSync(path.join(state, 'test-builds-'))
  name = path.join(path.basename(folder), 'x')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function build(source: string) {
  writeFileSync(path.join(folder, 'source.ts'), source)
  return keptBuild(name, [path.relative(root, path.join(folder, 'source.ts'))], async (part) => {
    made.push(source)
    mkdirSync(part)
    writeFileSync(path.join(part, 'out'), source)
  })
}

describe('a kept build', () => {
  it('is made once for the same sources, even by two at a time', async () => {
    made = []
    const [first, second] = await Promise.all([build('a'), build('a')])
    expect(made).toEqual(['a'])
    expect([first.built, second.built].sort()).toEqual([false, true])
    expect(first.folder).toBe(second.folder)
    expect((await build('b')).folder).not.toBe(first.folder)
  })

  it('leaves no half a build behind when making it fails', async () => {
    made = []
    const source = path.relative(root, path.join(folder, 'source.ts'))
    const failing = keptBuild(`${name}-failing`, [source], async (part) => {
      mkdirSync(part)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(readdirSync(path.join(state, `${name}-failing-builds`))).toEqual([])
  })

  it('is not taken from a process that lives, however many come after', async () => {
    made = []
    const used = await build('used')
    for (const source of ['1', '2', '3', '4', '5']) {
      const { folder: other } = await build(source)
      // As if the one that asked for it had ended.
      rmSync(path.join(other, `user-${process.pid}`))
    }
    expect(existsSync(used.folder)).toBe(true)
    expect(readdirSync(path.dirname(used.folder)).length).toBeLessThan(made.length + 2)
  })
})
