import { lstatSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathsIn } from './copy-tree.ts'

/** The files that name a folder of the machine they were built on. */
export const filesNaming = (release: string, buildPath: string): string[] =>
  pathsIn(release).filter((name) => {
    const file = path.join(release, name)
    return lstatSync(file).isFile() && readFileSync(file).includes(buildPath)
  })

/** Such a path would tell about the machine, and be looked for on another. */
export function refuseBuildPath(release: string, buildPath: string): void {
  const files = filesNaming(release, buildPath)
  if (files.length > 0)
    throw new Error(`${files.length} files name ${buildPath}: ${files.slice(0, 5).join(', ')}`)
}
