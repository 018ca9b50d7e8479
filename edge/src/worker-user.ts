import { statSync } from 'node:fs'
import path from 'node:path'

/** Whether every user of the machine may enter and list the folder. */
function isWorldReadable(folder: string): boolean {
  if ((statSync(folder).mode & 0o005) !== 0o005) return false
  for (let parent = path.dirname(folder); ; parent = path.dirname(parent)) {
    if ((statSync(parent).mode & 0o001) === 0) return false
    if (parent === path.dirname(parent)) return true
  }
}

/**
 * Started by root, nginx runs its workers as another user, who cannot read a project inside a home folder. The demo's
 * workers then stay root, like its other processes; a deployment sets EDGE_USER.
 */
export function workerUser(folders: string[]): string | undefined {
  if (process.getuid?.() !== 0) return undefined
  return folders.every((folder) => isWorldReadable(path.resolve(folder))) ? 'www-data' : 'root'
}
