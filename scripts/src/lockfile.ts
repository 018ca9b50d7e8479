import { parse } from 'yaml'
import { z } from 'zod'

const resolved = z.record(z.string(), z.object({ version: z.string() }))
const versions = z.record(z.string(), z.string())

/** The parts of pnpm-lock.yaml that the checks read. */
const lockfileSchema = z.object({
  importers: z.record(
    z.string(),
    z.object({ dependencies: resolved.optional(), optionalDependencies: resolved.optional() }),
  ),
  packages: z.record(z.string(), z.unknown()),
  snapshots: z.record(
    z.string(),
    z.object({ dependencies: versions.optional(), optionalDependencies: versions.optional() }),
  ),
})
export type Lockfile = z.infer<typeof lockfileSchema>

export const readLockfile = (text: string): Lockfile => lockfileSchema.parse(parse(text))

export type Package = { name: string; version: string }

/** Splits `name@version(peers)` and drops the peers. */
export function nameAndVersion(key: string): Package {
  const [id = key] = key.split('(', 1)
  const at = id.lastIndexOf('@')
  return { name: id.slice(0, at), version: id.slice(at + 1) }
}

/** All packages that the workspace folders install for production, including workspace links. */
export function productionTree({ importers, snapshots }: Lockfile, folders: string[]): Package[] {
  const seen = new Set<string>()
  const packages = new Map<string, Package>()
  const visitPackage = (name: string, version: string, importer: string) => {
    if (version.startsWith('link:'))
      return visitImporter(resolveLink(importer, version.slice('link:'.length)))
    // For an alias the lockfile puts the real name into the version.
    const key = snapshots[version] ? version : `${name}@${version}`
    if (seen.has(key)) return
    seen.add(key)
    packages.set(key.split('(', 1)[0] ?? key, nameAndVersion(key))
    const { dependencies = {}, optionalDependencies = {} } = snapshots[key] ?? {}
    for (const [dependency, range] of Object.entries({ ...dependencies, ...optionalDependencies })) {
      visitPackage(dependency, range, importer)
    }
  }
  const visitImporter = (importer: string) => {
    if (seen.has(`importer ${importer}`)) return
    seen.add(`importer ${importer}`)
    const { dependencies = {}, optionalDependencies = {} } = importers[importer] ?? {}
    for (const [name, { version }] of Object.entries({ ...dependencies, ...optionalDependencies })) {
      visitPackage(name, version, importer)
    }
  }
  for (const folder of folders) visitImporter(folder)
  return [...packages.values()]
}

const resolveLink = (importer: string, link: string) =>
  new URL(link, `file:///${importer}/`).pathname.replace(/^\/|\/$/g, '')
