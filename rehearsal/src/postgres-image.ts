import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, state } from '@palank/scripts/paths'
import { execa } from 'execa'

const packages = [
  'base-files',
  'coreutils',
  'dash',
  'libc-bin',
  'postgresql-15',
  'postgresql-client-15',
  'util-linux',
]

/** An image that takes the same variables as the official one; the tree of packages is kept. */
export async function makePostgresImage(tag: string): Promise<void> {
  const folder = path.join(state, 'rehearsal/postgres')
  const rootfs = path.join(folder, 'rootfs.tar')
  mkdirSync(folder, { recursive: true })
  if (!existsSync(rootfs)) {
    const part = path.join(folder, 'part.tar')
    const sources = '/etc/apt/sources.list.d/debian.sources'
    const options = ['--variant=extract', `--include=${packages.join()}`]
    await execa('mmdebstrap', [...options, 'bookworm', part, sources])
    renameSync(part, rootfs)
  }
  cpSync(path.join(root, 'rehearsal/postgres'), folder, { recursive: true })
  writeFileSync(path.join(folder, 'passwd'), 'root:x:0:0::/:/bin/sh\npostgres:x:999:999::/:/bin/sh\n')
  writeFileSync(path.join(folder, 'group'), 'root:x:0:\npostgres:x:999:\n')
  await execa('podman', ['build', '--network', 'none', '--tag', tag, folder])
  rmSync(path.join(folder, 'passwd'))
}
