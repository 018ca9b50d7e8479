import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@palank/scripts/paths'
import { copyTree, pathsIn } from './copy-tree.ts'

const app = 'apps/newsroom'
const packages = 'node_modules/.pnpm'

/** Traced by Next, used by Payload only in development: schema changes and generated types. */
const developerPackages = /^(drizzle-kit|@drizzle-team\+brocli|@esbuild\+.+|esbuild|esbuild-register)@/

/** Loaded with Payload, which formats nothing at run time: its parsers stay behind. */
const unusedOfPrettier = /^prettier@[^/]+\/node_modules\/prettier\/plugins\//

/** Of our own folder, Next's server needs its output, what that links to, and the consent form's fonts. */
const keptOfApp = /^(\.next|node_modules|server\.js|package\.json)(\/|$)|^src(\/children(\/fonts(\/.*)?)?)?$/

function isLeftOut(file: string): boolean {
  if (file.startsWith('user-')) return true
  const [, name = ''] = file.split(`${packages}/`)
  if (developerPackages.test(name) || unusedOfPrettier.test(name)) return true
  return file.startsWith(`${app}/`) && !keptOfApp.test(file.slice(app.length + 1))
}

/** Next writes where it was built; the server asks for none of these paths. */
function hideBuildPath(server: string): void {
  for (const name of ['server.js', '.next/required-server-files.json']) {
    const file = path.join(server, app, name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(root, '/palank'))
  }
}

/** Drawn by lot at each build, for a preview mode that the newsroom does not have. */
function fixPreviewKeys(server: string): void {
  for (const name of ['prerender-manifest.json', 'server/preview-props.json']) {
    const file = path.join(server, app, '.next', name)
    const text = readFileSync(file, 'utf8')
    const key = /("previewMode(?:Id|SigningKey|EncryptionKey)":\s*")([0-9a-f]+)"/g
    writeFileSync(
      file,
      text.replaceAll(key, (_, start: string, value: string) => `${start}${'0'.repeat(value.length)}"`),
    )
  }
}

/** One copy of sharp's library is enough. */
function shareSharp(server: string): void {
  const folder = path.join(server, packages)
  for (const name of readdirSync(folder)) {
    if (/^@img\+/.test(name)) rmSync(path.join(folder, name), { recursive: true })
    if (!/^sharp@/.test(name)) continue
    const inner = path.join(folder, name, 'node_modules')
    rmSync(inner, { recursive: true })
    symlinkSync('../../../../../node_modules', inner)
  }
}

/** Links to packages that were left out. */
function removeDeadLinks(folder: string): void {
  for (const file of pathsIn(folder).map((name) => path.join(folder, name))) {
    if (lstatSync(file).isSymbolicLink() && !existsSync(file)) rmSync(file)
  }
}

/** Next's standalone server without what only a developer needs. */
export function copyNewsroomServer(build: string, release: string): void {
  const server = path.join(release, 'newsroom/standalone')
  copyTree(build, server, isLeftOut)
  shareSharp(server)
  removeDeadLinks(server)
  hideBuildPath(server)
  fixPreviewKeys(server)
}
