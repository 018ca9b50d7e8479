import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '@palank/scripts/paths'
import { build } from 'esbuild'
import { releaseUrl, sourcePlaces, start } from './source-places.ts'

/** What is loaded from node_modules at run time, or never. */
const external = ['sharp', 'pg-native', 'drizzle-kit', 'esbuild', 'cloudflare:sockets']

const newsroom = 'apps/newsroom/src'
const programs: Record<string, string> = {
  'api/main': 'apps/api/src/main.ts',
  'newsroom/main': 'release/src/entries/newsroom.ts',
  'worker/main': `${newsroom}/commands/worker.ts`,
  // Started by the worker by its path.
  'newsroom/src/uploads/encode-picture': `${newsroom}/uploads/encode-picture.ts`,
  'edge/write-edge': 'edge/src/write-edge.ts',
  'purger/main': 'edge/src/purger/main.ts',
  'palank/main': 'server/src/palank.ts',
  'palank/try-rights': 'server/src/try-rights.ts',
  'metrics/main': 'server/src/metrics/main.ts',
}

// They write source files.
const developerCommands = ['generate', 'new-migration']

const modulesIn = (folder: string) =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.parse(file).name)

function commandEntries(): [string, string][] {
  return modulesIn(`${newsroom}/commands`)
    .filter((name) => name !== 'worker' && !developerCommands.includes(name))
    .map((name) => [`commands/${name}`, `${newsroom}/commands/${name}.ts`])
}

const migrationEntries = (): [string, string][] =>
  modulesIn(`${newsroom}/migrations`)
    .filter((name) => /^\d{8}_\d{6}_/.test(name))
    .map((name) => [`newsroom/src/migrations/${name}`, `${newsroom}/migrations/${name}.ts`])

/** Each program by its place in the release, without extension. */
function entryPoints(siteBuild: string): Record<string, string> {
  const own = [...Object.entries(programs), ...commandEntries(), ...migrationEntries()]
    .map(([out, source]): [string, string] => [out, path.join(root, source)])
    .filter(([, source]) => existsSync(source))
  const site = path.join(siteBuild, 'apps/site')
  return {
    ...Object.fromEntries(own),
    'site/main': path.join(site, 'server/main.ts'),
    'site/build/server/index': path.join(site, 'build/server/index.js'),
  }
}

/** Bundles every program into `folder`. Returns the files, below the repository, of which they are made. */
export async function writeBundles(folder: string, siteBuild: string): Promise<string[]> {
  const entries = entryPoints(siteBuild)
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: folder,
    chunkNames: 'chunks/[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: start },
    external,
    loader: { '.css': 'empty', '.scss': 'empty' },
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'warning',
    // Vite merges spread objects so.
    logOverride: { 'duplicate-object-key': 'silent' },
    metafile: true,
    plugins: [sourcePlaces([siteBuild, root], new Set(Object.values(entries)))],
  })
  if (!metafile) throw new Error(`${releaseUrl}: esbuild returned no list of files`)
  return Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.keys(inputs))
    .filter((file, index, all) => all.indexOf(file) === index)
}
