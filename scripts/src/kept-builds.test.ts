import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isTest, keptBuild } from './kept-builds.ts'
import { newsroomSources } from './newsroom-build.ts'
import { root, state } from './paths.ts'
import { siteSources } from './site-copy.ts'

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
  it('is made once for the same sources, even by concurrent calls', async () => {
    made = []
    const [first, second] = await Promise.all([build('a'), build('a')])
    expect(made).toEqual(['a'])
    expect([first.built, second.built].sort()).toEqual([false, true])
    expect(first.folder).toBe(second.folder)
    expect((await build('b')).folder).not.toBe(first.folder)
  })

  it('leaves no partial build behind when making it fails', async () => {
    made = []
    const source = path.relative(root, path.join(folder, 'source.ts'))
    const failing = keptBuild(`${name}-failing`, [source], async (part) => {
      mkdirSync(part)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(readdirSync(path.join(state, `${name}-failing-builds`))).toEqual([])
  })

  it('is kept while its process is alive, however many builds follow', async () => {
    made = []
    const used = await build('used')
    for (const source of ['1', '2', '3', '4', '5']) {
      const { folder: other } = await build(source)
      // As if the process that uses it had exited.
      rmSync(path.join(other, `user-${process.pid}`))
    }
    expect(existsSync(used.folder)).toBe(true)
    expect(readdirSync(path.dirname(used.folder)).length).toBeLessThan(made.length + 2)
  })
})

describe('a build of an app', () => {
  const sources = { newsroom: newsroomSources, site: siteSources }

  it.each(['newsroom', 'site'] as const)('of the %s depends on the sport package', (app) => {
    expect(sources[app]).toContain('packages/sport/src')
  })

  it.each(['newsroom', 'site'] as const)('of the %s depends on every package that it imports', (app) => {
    const own = sources[app].filter((source) => /^apps\/\w+\/(src|app|server)$/.test(source))
    const files = own.flatMap((source) =>
      readdirSync(path.join(root, source), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(root, source, file))
        .filter((file) => /\.tsx?$/.test(file) && !isTest(file)),
    )
    const imports = files.flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/from '@palank\/([a-z-]+)/g),
    ])
    const packages = new Set(imports.map(([, name]) => `packages/${name}/src`))
    expect(packages.size).toBeGreaterThan(0)
    expect([...packages].filter((source) => !sources[app].includes(source))).toEqual([])
  })

  it('is another one when a source below a folder changes', async () => {
    const rules = path.join(folder, 'rules')
    mkdirSync(rules)
    const source = path.relative(root, rules)
    const make = async (part: string) => void mkdirSync(part)
    writeFileSync(path.join(rules, 'points.ts'), 'two')
    const before = await keptBuild(`${name}-rules`, [source], make)
    writeFileSync(path.join(rules, 'points.ts'), 'three')
    const after = await keptBuild(`${name}-rules`, [source], make)
    expect(after.built).toBe(true)
    expect(after.folder).not.toBe(before.folder)
  })
})
