import { chmodSync, cpSync, lstatSync, lutimesSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/** Files that nothing reads at run time. Licences are gathered in one file (licences.ts). */
const isBulk = (file: string) =>
  /\.(map|d\.[cm]?ts|nft\.json|md|markdown|tsbuildinfo)$/i.test(file) ||
  /(^|\/)\.(github|npmignore)$/.test(file)

/** Copies a file or folder without what nothing reads at run time; links stay as they are. */
export function copyTree(from: string, to: string, isLeftOut: (file: string) => boolean = () => false): void {
  mkdirSync(path.dirname(to), { recursive: true })
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !isBulk(file) && !isLeftOut(path.relative(from, file)),
  })
}

/** Every file, folder and link below `folder`, sorted; readdir's own recursion would follow links. */
export function pathsIn(folder: string, inner = ''): string[] {
  const entries = readdirSync(path.join(folder, inner), { withFileTypes: true })
  return entries
    .flatMap((entry) => {
      const name = path.join(inner, entry.name)
      return entry.isDirectory() ? [name, ...pathsIn(folder, name)] : [name]
    })
    .sort()
}

/** Removes folders with nothing in them, from the inside out. */
export function removeEmptyFolders(folder: string): void {
  for (const name of pathsIn(folder).reverse()) {
    const file = path.join(folder, name)
    if (lstatSync(file).isDirectory() && readdirSync(file).length === 0) rmSync(file, { recursive: true })
  }
}

/** Gives everything the same date and one of two modes, so that two builds are the same package. */
export function normalise(folder: string, seconds: number): void {
  for (const name of [...pathsIn(folder).reverse(), '.']) {
    const file = path.join(folder, name)
    if (!lstatSync(file).isSymbolicLink()) {
      const { mode } = statSync(file)
      chmodSync(file, lstatSync(file).isDirectory() || mode & 0o100 ? 0o755 : 0o644)
    }
    lutimesSync(file, seconds, seconds)
  }
}
