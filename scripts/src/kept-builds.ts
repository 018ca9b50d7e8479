import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { holderOf, rewriteLock, withLock } from './lock.ts'
import { root, state } from './paths.ts'

const maxBuilds = 3

export const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)

function filesOf(target: string): string[] {
  if (!existsSync(target)) return []
  if (statSync(target).isFile()) return [target]
  return readdirSync(target, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(target, file))
    .filter((file) => statSync(file).isFile() && !isTest(file))
    .sort()
}

function hashOf(sources: string[]): string {
  const hash = createHash('sha256')
  for (const file of sources.map((source) => path.join(root, source)).flatMap(filesOf)) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

type Manifest = { dependencies?: Record<string, string> }

/** The sources of the workspace packages in a folder's package.json, and of their own dependencies. */
export function packageSources(folder: string): string[] {
  const { dependencies = {} }: Manifest = JSON.parse(
    readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
  )
  const packages = Object.entries(dependencies)
    .filter(([, version]) => version.startsWith('workspace:'))
    .map(([name]) => name.replace('@palank/', 'packages/'))
  const sources = packages.flatMap((name) => [`${name}/package.json`, `${name}/src`, ...packageSources(name)])
  return [...new Set(sources)]
}

const userNote = 'user-'

/** A build is kept while a process that uses it is alive. */
function markUsed(folder: string): void {
  rewriteLock(path.join(folder, `${userNote}${process.pid}`), {})
}

const isUsed = (folder: string) =>
  readdirSync(folder).some((name) => name.startsWith(userNote) && holderOf(path.join(folder, name)))

function removeOld(builds: string): void {
  const byAge = readdirSync(builds)
    .map((name) => path.join(builds, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const old of byAge.slice(maxBuilds)) if (!isUsed(old)) rmSync(old, { recursive: true, force: true })
}

export type KeptBuild = { folder: string; built: boolean }

/** The log file of a build. */
export const buildLog = (name: string) => path.join(state, `${name}-builds.log`)

/** One folder per hash of the sources, created by `make` if missing, so that a new build never changes the files of a running server. */
export async function keptBuild(
  name: string,
  sources: string[],
  make: (part: string) => Promise<void>,
  signal?: AbortSignal,
): Promise<KeptBuild> {
  const builds = path.join(state, `${name}-builds`)
  const folder = path.join(builds, hashOf(sources))
  mkdirSync(builds, { recursive: true })
  const work = async () => {
    const built = !existsSync(folder)
    if (built) {
      const part = `${folder}.part`
      const removePart = () => rmSync(part, { recursive: true, force: true })
      removePart()
      await make(part).catch((error: unknown) => {
        removePart()
        throw error
      })
      renameSync(part, folder)
    }
    markUsed(folder)
    if (built) removeOld(builds)
    return { folder, built }
  }
  return withLock(`${builds}.lock`, work, signal)
}

/** The line printed when a build is run as a command. */
export const buildMessage = ({ folder, built }: KeptBuild) =>
  `${built ? 'built' : 'already built'}: ${path.relative(root, folder)}\n`
