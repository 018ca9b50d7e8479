import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { root } from '@palank/scripts/paths'
import { copyTree } from './copy-tree.ts'

type Manifest = {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))

/** The package and its dependencies, as far as they are installed: sharp lists a package for each platform. */
function packagesOf(folder: string, name: string, found = new Map<string, string>()): Map<string, string> {
  const place = path.join(folder, name)
  if (found.has(name) || !existsSync(place)) return found
  const real = realpathSync(place)
  found.set(name, real)
  const { dependencies, optionalDependencies } = readManifest(real)
  const beside = real.slice(0, -name.length)
  for (const other of Object.keys({ ...dependencies, ...optionalDependencies }))
    packagesOf(beside, other, found)
  return found
}

const dependenciesOf = (workspace: string) => path.join(root, workspace, 'node_modules')

/** Sharp loads a library of its platform, so it cannot be in a bundle. */
function copySharp(target: string): void {
  for (const [name, folder] of packagesOf(dependenciesOf('apps/newsroom'), 'sharp')) {
    copyTree(folder, path.join(target, name), (file) => /^(src|install)(\/|$)/.test(file))
  }
}

/** Files that the api finds by the name of their package. */
function copyApiFiles(target: string): void {
  const dependencies = dependenciesOf('apps/api')
  const wanted: Record<string, string[]> = {
    '@palank/contract': ['package.json', 'openapi.json'],
    'swagger-ui-dist': ['package.json', 'swagger-ui.css', 'swagger-ui-bundle.js'],
  }
  for (const [name, files] of Object.entries(wanted)) {
    const folder = realpathSync(path.join(dependencies, name))
    for (const file of files) copyTree(path.join(folder, file), path.join(target, name, file))
  }
}

/** What bundles load by name: `node_modules` in the release, where every program finds it. */
export function copyNodeModules(release: string): void {
  const target = path.join(release, 'node_modules')
  copySharp(target)
  copyApiFiles(target)
}
