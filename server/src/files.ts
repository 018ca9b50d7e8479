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
  // A file of ours, whatever somebody else puts there meanwhile.
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

/** Of what is open, and nothing that has taken its place. */
function setAccess(opened: number, { mode, owner: { uid, gid } }: Required<Access>): void {
  // Tests are not always root, and nobody else can give files away.
  if (isRoot()) fchownSync(opened, uid, gid)
  // After the owner: a change of owner takes the setgid bit away.
  fchmodSync(opened, mode)
}

/** A folder with exactly these rights, made if need be. A link in its place is refused: it could lead anywhere. */
export function makeFolder(folder: string, { mode = 0o700, owner = root }: Access = {}): void {
  mkdirSync(folder, { recursive: true })
  const opened = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW)
  try {
    setAccess(opened, { mode, owner })
  } finally {
    closeSync(opened)
  }
}

/** The file itself, never what a link leads to. */
export function chownAsRoot(file: string, { uid, gid }: Owner): void {
  if (isRoot()) lchownSync(file, uid, gid)
}

const isFolder = (folder: string) => lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false

/** Whether the file is there, and nothing on the way to it below the folder is a link. */
export function isFileIn(folder: string, name: string): boolean {
  const parts = name.split('/')
  if (parts.some((part) => ['', '.', '..'].includes(part))) return false
  const parents = parts.slice(0, -1).map((_, index) => path.join(folder, ...parts.slice(0, index + 1)))
  if (!parents.every(isFolder)) return false
  return lstatSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile() ?? false
}
