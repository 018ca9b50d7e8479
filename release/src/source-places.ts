import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Loader, Plugin } from 'esbuild'

/** Where the folders of the repository stand in a release: code that finds a file by its own path finds it there. */
const folders: [from: string, to: string][] = [
  ['apps/', ''],
  ['server/', ''],
  ['release/src/entries/', 'newsroom/'],
]

/** The place of a source file in a release, e.g. `api/src/version.mjs` for apps/api/src/version.ts. */
export function placeInRelease(source: string): string {
  const [from, to] = folders.find(([folder]) => source.startsWith(folder)) ?? ['', '']
  return (to + source.slice(from.length)).replace(/\.tsx?$/, '.mjs')
}

/** The name of the release's address in every bundle; `start` defines it. */
export const releaseUrl = 'palankReleaseUrl'

/**
 * At the start of each bundled file, before its own code: finds the release's folder, and reads the secrets that systemd
 * hands over as one file.
 */
export const start = `import { existsSync as palankExists } from 'node:fs'
import { createRequire as palankCreateRequire } from 'node:module'
const require = palankCreateRequire(import.meta.url)
globalThis.__filename ??= import.meta.filename
globalThis.__dirname ??= import.meta.dirname
const ${releaseUrl} = (globalThis.${releaseUrl} ??= (() => {
  let url = new URL('./', import.meta.url)
  while (url.pathname !== '/' && !palankExists(new URL('release.json', url))) url = new URL('../', url)
  process.env.NODE_ENV ??= 'production'
  const secrets = process.env.CREDENTIALS_DIRECTORY && process.env.CREDENTIALS_DIRECTORY + '/env'
  if (secrets && palankExists(secrets)) process.loadEnvFile(secrets)
  return url
})())
`

/** A source's text with its place in the release for its place in the repository. */
export function withPlaces(text: string, source: string, isEntry: boolean): string {
  const url = `new URL(${JSON.stringify(placeInRelease(source))}, ${releaseUrl})`
  const file = `process.getBuiltinModule('node:url').fileURLToPath(${url})`
  const folder = `process.getBuiltinModule('node:path').dirname(${file})`
  return (
    text
      .replaceAll(/\bimport\.meta\.url\b/g, `${url}.href`)
      .replaceAll(/\bimport\.meta\.filename\b/g, file)
      .replaceAll(/\bimport\.meta\.dirname\b/g, folder)
      // In one file with the entry, a module that is also a program would run as well.
      .replaceAll(/\bimport\.meta\.main\b/g, isEntry ? 'import.meta.main' : 'false')
  )
}

const loaders: Record<string, Loader> = { '.ts': 'ts', '.tsx': 'tsx', '.js': 'js' }

/** Applies `withPlaces` to our own sources, which lie below one of `roots`. */
export const sourcePlaces = (roots: string[], entries: ReadonlySet<string>): Plugin => ({
  name: 'source-places',
  setup(build) {
    build.onLoad({ filter: /\.(tsx?|js)$/, namespace: 'file' }, (args) => {
      const root = roots.find((folder) => args.path.startsWith(`${folder}/`))
      if (!root || args.path.includes('/node_modules/')) return undefined
      const text = readFileSync(args.path, 'utf8')
      if (!text.includes('import.meta.')) return undefined
      const source = path.relative(root, args.path)
      return {
        contents: withPlaces(text, source, entries.has(args.path)),
        loader: loaders[path.extname(args.path)] ?? 'js',
      }
    })
  },
})
