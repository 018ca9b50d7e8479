import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { isTest, packageSources } from './kept-builds.ts'
import { root } from './paths.ts'

export const siteFolder = 'apps/site'

/** What the site is built from. */
export const siteSources = [
  ...['app', 'public', 'server'].map((folder) => `${siteFolder}/${folder}`),
  ...['package.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts'].map(
    (file) => `${siteFolder}/${file}`,
  ),
  ...packageSources(siteFolder),
  'tsconfig.base.json',
]

// Links of pnpm, relative, and caches of Vite, which no two servers may share.
const linkFolders = siteSources
  .filter((source) => path.basename(source) === 'package.json')
  .map((file) => `${path.dirname(file)}/node_modules`)
  .filter((folder) => existsSync(path.join(root, folder)))
const isCache = (file: string) => path.basename(file).startsWith('.')

/** Copies the site's sources, without tests, to a folder where they can be built or edited. Returns the site's folder in it. */
export function copySite(target: string): string {
  mkdirSync(target, { recursive: true })
  for (const source of siteSources) {
    cpSync(path.join(root, source), path.join(target, source), {
      recursive: true,
      filter: (file) => !isTest(file),
    })
  }
  for (const folder of linkFolders) {
    cpSync(path.join(root, folder), path.join(target, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !isCache(file),
    })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(target, 'node_modules'))
  return path.join(target, siteFolder)
}
