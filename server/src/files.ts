import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { type Owner, root } from './users.ts'

type Access = { mode?: number; owner?: Owner }

/** Whole or not at all; readable by root alone unless said otherwise. */
export function writeWhole(file: string, text: string, { mode = 0o600, owner = root }: Access = {}): void {
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.part`)
  rmSync(temporary, { force: true })
  // `x` fails if another user has just made a file or a link of that name.
  const opened = openSync(temporary, 'wx', mode)
  try {
    writeFileSync(opened, text)
    setAccess(opened, { mode, owner })
  } finally {
    closeSync(opened)
  }
  renameSync(temporary, file)
}

const isRoot = () => process.getuid?.() === 0

/** Works on the open file, so that nobody can replace the file in between. */
function setAccess(opened: number, { mode, owner: { uid, gid } }: Required<Access>): void {
  // Only root can change an owner, and tests do not always run as root.
  if (isRoot()) fchownSync(opened, uid, gid)
  // After the owner, because a change of owner removes the setgid bit.
  fchmodSync(opened, mode)
}

/** Makes the folder if it is missing and sets exactly these rights. Fails if it is a link, which could lead anywhere. */
export function makeFolder(folder: string, { mode = 0o700, owner = root }: Access = {}): void {
  mkdirSync(folder, { recursive: true })
  const opened = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW)
  try {
    setAccess(opened, { mode, owner })
  } finally {
    closeSync(opened)
  }
}

/** Changes the owner of the file itself, never of a link's target. */
export function chownAsRoot(file: string, { uid, gid }: Owner): void {
  if (isRoot()) lchownSync(file, uid, gid)
}

const isFolder = (folder: string) => lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false

/** Whether the file exists and neither it nor a folder on its path below `folder` is a link. */
export function isFileIn(folder: string, name: string): boolean {
  const parts = name.split('/')
  if (parts.some((part) => ['', '.', '..'].includes(part))) return false
  const parents = parts.slice(0, -1).map((_, index) => path.join(folder, ...parts.slice(0, index + 1)))
  if (!parents.every(isFolder)) return false
  return lstatSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile() ?? false
}
