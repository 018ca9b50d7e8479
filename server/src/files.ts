import { chmodSync, chownSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Owner, root } from './users.ts'

type Access = { mode?: number; owner?: Owner }

/** Whole or not at all; readable by root alone unless said otherwise. */
export function writeWhole(file: string, text: string, { mode = 0o600, owner = root }: Access = {}): void {
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.part`)
  writeFileSync(temporary, text, { mode })
  chmodSync(temporary, mode)
  chownAsRoot(temporary, owner)
  renameSync(temporary, file)
}

/** A folder with exactly these rights, made if need be. */
export function makeFolder(folder: string, { mode = 0o700, owner = root }: Access = {}): void {
  mkdirSync(folder, { recursive: true })
  chownAsRoot(folder, owner)
  // After the owner: a change of owner takes the setgid bit away.
  chmodSync(folder, mode)
}

/** Tests are not always root, and nobody else can give files away. */
export function chownAsRoot(file: string, { uid, gid }: Owner): void {
  if (process.getuid?.() === 0) chownSync(file, uid, gid)
}
