import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeInRelease, sourcePlaces, start } from './source-places.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'palank-places-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, text: string): string {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

/** Bundles apps/api/src/main.ts of a small repository, and runs it from a release elsewhere. */
async function runBundle(env: NodeJS.ProcessEnv = {}): Promise<unknown> {
  const root = path.join(folder, 'repository')
  const entry = path.join(root, 'apps/api/src/main.ts')
  await build({
    entryPoints: { 'api/main': entry },
    outdir: path.join(folder, 'release'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    banner: { js: start },
    plugins: [sourcePlaces([root], new Set([entry]))],
  })
  write('release/release.json', '{}')
  const main = path.join(folder, 'release/api/main.mjs')
  return JSON.parse(
    execFileSync(process.execPath, [main], { encoding: 'utf8', env: { ...process.env, ...env } }),
  )
}

describe('source-places', () => {
  it('puts apps and the server’s folders at the top of a release', () => {
    expect(placeInRelease('apps/api/src/version.ts')).toBe('api/src/version.mjs')
    expect(placeInRelease('server/src/palank.ts')).toBe('src/palank.mjs')
    expect(placeInRelease('edge/src/write-edge.ts')).toBe('edge/src/write-edge.mjs')
  })

  it('code finds files by its own path, and only the entry is the program', async () => {
    write(
      'repository/apps/api/src/main.ts',
      `import { isMain } from './other.ts'
       const places = [new URL('../package.json', import.meta.url).pathname, import.meta.dirname, import.meta.filename]
       if (import.meta.main) console.log(JSON.stringify({ places, isMain }))`,
    )
    write('repository/apps/api/src/other.ts', 'export const isMain: boolean = import.meta.main')
    const release = path.join(folder, 'release')
    expect(await runBundle()).toEqual({
      places: [`${release}/api/package.json`, `${release}/api/src`, `${release}/api/src/main.mjs`],
      isMain: false,
    })
  })

  it('reads the secrets of systemd’s credential before the program’s own code, the environment first', async () => {
    write(
      'repository/apps/api/src/main.ts',
      `import { secret } from './other.ts'
       console.log(JSON.stringify([secret, process.env.GIVEN]))`,
    )
    write('repository/apps/api/src/other.ts', 'export const secret = process.env.FROM_FILE')
    write('credentials/env', 'FROM_FILE=hidden\nGIVEN=other\n')
    const CREDENTIALS_DIRECTORY = path.join(folder, 'credentials')
    expect(await runBundle({ CREDENTIALS_DIRECTORY, GIVEN: 'kept' })).toEqual(['hidden', 'kept'])
    expect(await runBundle({ CREDENTIALS_DIRECTORY: folder })).toEqual([null, null])
  })
})
