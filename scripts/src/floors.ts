import { branch, nameAndVersion, productionTree, readLockfile, type Tree } from './lockfile.ts'

const floors: { name: string; least: string }[] = [
  { name: 'payload', least: '3.90.0' },
  { name: 'next', least: '16.3.3' },
  { name: 'nodemailer', least: '8.0.5' },
  { name: 'react-router', least: '8.3.0' },
]
const publicApps = ['apps/site', 'apps/api']
// Next carries a compiled copy of react-server-dom inside itself.
const keptOut = /^(react-server-dom-.*|next)$/

const numbers = (version: string) => (version.split('-', 1)[0] ?? '').split('.').map(Number)

export function isBelow(version: string, least: string): boolean {
  const own = numbers(version)
  for (const [place, wanted] of numbers(least).entries()) {
    const given = own[place] ?? 0
    if (given !== wanted) return !(given > wanted)
  }
  return version.includes('-')
}

function belowFloor(installed: { name: string; version: string }[]): string[] {
  return floors.flatMap(({ name, least }) => {
    const versions = installed.filter((entry) => entry.name === name).map(({ version }) => version)
    if (versions.length === 0) return [`${name} is not installed`]
    return versions
      .filter((version) => isBelow(version, least))
      .map((version) => `${name} is ${version}, at least ${least} is needed`)
  })
}

function unequalPayload(installed: { name: string; version: string }[]): string[] {
  const wanted = installed.find(({ name }) => name === 'payload')?.version
  return installed
    .filter(({ name, version }) => name.startsWith('@payloadcms/') && version !== wanted)
    .map(({ name, version }) => `${name} is ${version}, payload is ${wanted}`)
}

const inPublic = (lockfile: Tree) =>
  publicApps.flatMap((app) => {
    const names = [...productionTree(lockfile, app)]
    if (names.length === 0) return [`${app} has no production tree to look at`]
    return names
      .filter((name) => keptOut.test(name))
      .map((name) => `${name} is in the production tree of ${app}`)
  })

/** A lockfile must serve any registry: it names packages, never where one machine got them. */
const hosts = (text: string) =>
  text
    .split('\n')
    .flatMap((row, index) =>
      !/^\s*deprecated:/.test(row) && /https?:\/\/|\btarball:/.test(row)
        ? [`line ${index + 1} names a host: ${row.trim()}`]
        : [],
    )

export function belowTheFloors(text: string): string[] {
  const lockfile = readLockfile(text)
  const installed = Object.keys(branch(lockfile, 'packages')).map(nameAndVersion)
  return [...belowFloor(installed), ...unequalPayload(installed), ...inPublic(lockfile), ...hosts(text)]
}
