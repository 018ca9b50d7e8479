import { type AdvisoryList, vulnerablePackages } from './advisories.ts'
import { type Lockfile, nameAndVersion, type Package, productionTree, readLockfile } from './lockfile.ts'

const publicApps = ['apps/site', 'apps/api']
// Next carries a compiled copy of react-server-dom inside itself.
const bannedInPublicApps = /^(react-server-dom-.*|next)$/

function unequalPayload(packages: Package[]): string[] {
  const payload = packages.find(({ name }) => name === 'payload')?.version
  return packages
    .filter(({ name, version }) => name.startsWith('@payloadcms/') && version !== payload)
    .map(({ name, version }) => `${name} is ${version}, payload is ${payload}`)
}

const bannedInPublic = (lockfile: Lockfile): string[] =>
  publicApps.flatMap((app) => {
    const names = productionTree(lockfile, [app]).map(({ name }) => name)
    if (names.length === 0) return [`${app} has no production dependencies in the lockfile`]
    return names
      .filter((name) => bannedInPublicApps.test(name))
      .map((name) => `${name} is in the production tree of ${app}`)
  })

/** The lockfile must work with any registry, so it may not name one. */
const registryHosts = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      !/^\s*deprecated:/.test(line) && /https?:\/\/|\btarball:/.test(line)
        ? [`line ${index + 1} names a host: ${line.trim()}`]
        : [],
    )

/** Everything in the lockfile that breaks a floor, one message each. */
export function floorProblems(text: string, advisories: AdvisoryList): string[] {
  const lockfile = readLockfile(text)
  return [
    ...vulnerablePackages(productionTree(lockfile, Object.keys(lockfile.importers)), advisories),
    ...unequalPayload(Object.keys(lockfile.packages).map(nameAndVersion)),
    ...bannedInPublic(lockfile),
    ...registryHosts(text),
  ]
}
