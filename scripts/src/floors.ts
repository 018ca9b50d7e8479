import { lt, valid } from 'semver'
import { type Lockfile, nameAndVersion, productionTree, readLockfile } from './lockfile.ts'

const floors: { name: string; minimum: string }[] = [
  { name: 'payload', minimum: '3.90.0' },
  { name: 'next', minimum: '16.3.3' },
  { name: 'nodemailer', minimum: '9.1.0' },
  { name: 'react-router', minimum: '8.3.0' },
]
const publicApps = ['apps/site', 'apps/api']
// Next carries a compiled copy of react-server-dom inside itself.
const bannedInPublicApps = /^(react-server-dom-.*|next)$/

type Package = { name: string; version: string }

export const isBelow = (version: string, minimum: string): boolean => !valid(version) || lt(version, minimum)

function belowMinimum(packages: Package[]): string[] {
  return floors.flatMap(({ name, minimum }) => {
    const versions = packages.filter((entry) => entry.name === name).map(({ version }) => version)
    if (versions.length === 0) return [`${name} is not installed`]
    return versions
      .filter((version) => isBelow(version, minimum))
      .map((version) => `${name} is ${version}, at least ${minimum} is needed`)
  })
}

function unequalPayload(packages: Package[]): string[] {
  const payload = packages.find(({ name }) => name === 'payload')?.version
  return packages
    .filter(({ name, version }) => name.startsWith('@payloadcms/') && version !== payload)
    .map(({ name, version }) => `${name} is ${version}, payload is ${payload}`)
}

const bannedInPublic = (lockfile: Lockfile): string[] =>
  publicApps.flatMap((app) => {
    const names = [...productionTree(lockfile, app)]
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
export function floorProblems(text: string): string[] {
  const lockfile = readLockfile(text)
  const packages = Object.keys(lockfile.packages).map(nameAndVersion)
  return [
    ...belowMinimum(packages),
    ...unequalPayload(packages),
    ...bannedInPublic(lockfile),
    ...registryHosts(text),
  ]
}
