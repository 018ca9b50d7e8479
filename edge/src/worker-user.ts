import { statSync } from 'node:fs'
import path from 'node:path'

/** Whether every user of the machine gets through to the folder and may list it. */
function isOpenToAll(folder: string): boolean {
  if ((statSync(folder).mode & 0o005) !== 0o005) return false
  for (let above = path.dirname(folder); ; above = path.dirname(above)) {
    if ((statSync(above).mode & 0o001) === 0) return false
    if (above === path.dirname(above)) return true
  }
}

/**
 * Started by root, nginx gives its workers to another user. A project below a home folder is closed to that one, and
 * then a demo's workers stay root's, as its other processes are; a deployment names its user.
 */
export function workerUser(folders: string[]): string | undefined {
  if (process.getuid?.() !== 0) return undefined
  return folders.every((folder) => isOpenToAll(path.resolve(folder))) ? 'www-data' : 'root'
}
