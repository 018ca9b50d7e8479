import { createHash } from 'node:crypto'
import { lstatSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { pathsIn } from './copy-tree.ts'

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** One line for each path: its mode, date and content. */
export function treeLines(folder: string): string[] {
  return pathsIn(folder).map((name) => {
    const file = path.join(folder, name)
    const stat = lstatSync(file)
    const content = stat.isSymbolicLink()
      ? `-> ${readlinkSync(file)}`
      : stat.isDirectory()
        ? 'folder'
        : sha256(readFileSync(file))
    return `${name} ${stat.mode.toString(8)} ${Math.floor(stat.mtimeMs / 1000)} ${content}`
  })
}

export const hashOfFile = (file: string) => sha256(readFileSync(file))
export const hashOfLines = (lines: string[]) => sha256(lines.join('\n'))
