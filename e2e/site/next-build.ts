import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SiteBuild } from '@palank/scripts/site-build'

/**
 * A copy of a build as the next one could be: the field `crumbs` of the loaders has another name, and so have the build
 * and its scripts. A second build from changed sources would take half a minute.
 */
export function writeNextBuild(build: SiteBuild, folder: string): SiteBuild {
  cpSync(build.folder, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !/\.(br|gz)$/.test(file),
  })
  const inCopy = (file: string) => path.join(folder, path.relative(build.folder, file))
  const next = { ...build, folder, server: inCopy(build.server), client: inCopy(build.client) }

  const scripts = readdirSync(path.join(next.client, 'assets')).filter((name) => name.endsWith('.js'))
  const scriptNames = new RegExp(scripts.join('|').replaceAll('.', '\\.'), 'g')
  const version = versionOf(build)
  const rewrite = (text: string) =>
    text
      .replace(scriptNames, (name) => name.replace(/\.js$/, '-next.js'))
      .replaceAll(version, `${version}-next`)
      .replace(/\bcrumbs\b/g, 'crumbTrail')
  const built = path.dirname(next.client)
  for (const name of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|json)$/.test(name)) continue
    const file = path.join(built, name)
    writeFileSync(file, rewrite(readFileSync(file, 'utf8')))
    renameSync(file, path.join(built, rewrite(name)))
  }
  return next
}

/** The id by which browser and server know a build. */
export function versionOf({ client }: SiteBuild): string {
  const names = readdirSync(path.join(client, 'assets'))
  const [version] = names.flatMap((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1] ?? [])
  if (!version) throw new Error(`${client} has no route table`)
  return version
}
