import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { root } from '@palank/scripts/paths'
import { writeBundles } from './bundles.ts'
import { copyTree, normalise, removeEmptyFolders } from './copy-tree.ts'
import { copyNewsroomServer } from './newsroom-server.ts'
import { copyNodeModules } from './node-modules.ts'

export type Builds = { site: string; newsroom: string }
export type Version = { version: string; product: string; node: string }

const nodeBinary = path.join(root, '.tools/node_modules/node/bin/node')

const command = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
exec "$here/node" "$here/../palank/main.mjs" "$@"
`

/** Folders that the server's own commands and the package take from the release. */
const serverFolders = ['systemd', 'monitoring', 'container']

function writeText(file: string, text: string, mode = 0o644): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text, { mode })
}

const writeJson = (file: string, value: unknown) => writeText(file, `${JSON.stringify(value, null, 2)}\n`)

/** Only what a program reads of its own manifest. */
function writeManifests(release: string): void {
  for (const app of ['api', 'site', 'newsroom']) {
    const manifest = JSON.parse(readFileSync(path.join(root, 'apps', app, 'package.json'), 'utf8'))
    const { name, version, license, type } = manifest
    writeJson(path.join(release, app, 'package.json'), { name, version, license, type })
  }
}

function copyMatching(from: string, to: string, pattern: RegExp): void {
  for (const file of readdirSync(path.join(root, from))) {
    if (pattern.test(file)) copyTree(path.join(root, from, file), path.join(to, file))
  }
}

/** Files that programs find by their own path, at the places that source-places.ts gives them. */
function copyFilesByPath(release: string, builds: Builds): void {
  const newsroom = path.join(release, 'newsroom')
  copyMatching('edge', path.join(release, 'edge'), /\.(conf|html)$/)
  copyMatching('apps/newsroom/database', path.join(newsroom, 'database'), /\.sql$/)
  copyMatching(
    'apps/newsroom/src/migrations',
    path.join(newsroom, 'src/migrations'),
    /^\d{8}_\d{6}_\w+\.sql$/,
  )
  copyMatching('apps/newsroom/src/children/fonts', path.join(newsroom, 'src/children/fonts'), /./)
  // For an operator's psql.
  symlinkSync('newsroom/database', path.join(release, 'database'))
  copyTree(path.join(builds.site, 'apps/site/build/client'), path.join(release, 'site/build/client'))
  for (const name of serverFolders) {
    const folder = path.join(root, 'server', name)
    if (existsSync(folder)) copyTree(folder, path.join(release, name))
  }
}

function copyNode(release: string): void {
  const bin = path.join(release, 'bin')
  mkdirSync(bin, { recursive: true })
  copyFileSync(nodeBinary, path.join(bin, 'node'))
  writeText(path.join(bin, 'palank'), command, 0o755)
}

/** Makes the folder anew; everything in it has the date `seconds`. Returns the files that were bundled. */
export async function writeReleaseFolder(
  release: string,
  { version, builds, seconds }: { version: Version; builds: Builds; seconds: number },
): Promise<string[]> {
  rmSync(release, { recursive: true, force: true })
  mkdirSync(release, { recursive: true })
  const bundled = await writeBundles(release, builds.site)
  // The site's server asks for this name.
  const server = path.join(release, 'site/build/server/index')
  renameSync(`${server}.mjs`, `${server}.js`)
  copyNode(release)
  copyNodeModules(release)
  copyNewsroomServer(builds.newsroom, release)
  copyFilesByPath(release, builds)
  writeManifests(release)
  writeJson(path.join(release, 'release.json'), version)
  copyFileSync(path.join(root, 'LICENSE'), path.join(release, 'LICENSE'))
  removeEmptyFolders(release)
  normalise(release, seconds)
  return bundled
}
