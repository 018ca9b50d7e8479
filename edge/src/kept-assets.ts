import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const keptFor = 30 * 24 * 60 * 60 * 1000

/** When each kept file was last part of the current build; null while it is. */
type Replaced = Map<string, number | null>

function readReplaced(file: string): Replaced {
  if (!existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return new Map(
    lines.map((line) => {
      const [name = '', time = ''] = line.split('\t')
      return [name, time === '' ? null : Date.parse(time)]
    }),
  )
}

const lineOf = ([name, time]: [string, number | null]) =>
  `${name}\t${time === null ? '' : new Date(time).toISOString()}\n`

/** The files with a hash in their name, which all builds can have in one folder. */
const hashedFiles = (assetsDir: string): string[] =>
  existsSync(assetsDir)
    ? readdirSync(assetsDir, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []))
    : []

/**
 * Copies a build's assets to `keptDir/assets`, for tabs and cached pages that are older than the next build. Files of
 * earlier builds are removed 30 days after they were replaced.
 */
export function keepAssets(assetsDir: string, keptDir: string, now = Date.now()): void {
  const kept = path.join(keptDir, 'assets')
  const list = path.join(keptDir, 'replaced.txt')
  mkdirSync(kept, { recursive: true })
  const current = new Set(hashedFiles(assetsDir))
  const replaced = readReplaced(list)
  for (const [name, time] of replaced) {
    if (current.has(name)) continue
    if (time === null) replaced.set(name, now)
    else if (now - time > keptFor) {
      replaced.delete(name)
      rmSync(path.join(kept, name), { force: true })
    }
  }
  for (const name of current) {
    replaced.set(name, null)
    const target = path.join(kept, name)
    if (existsSync(target)) continue
    // Renamed when complete: an interrupted copy would be served for 30 days.
    copyFileSync(path.join(assetsDir, name), `${target}.part`)
    renameSync(`${target}.part`, target)
  }
  writeFileSync(list, [...replaced].map(lineOf).join(''))
}
