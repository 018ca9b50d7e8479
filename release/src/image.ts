import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@palank/scripts/paths'
import { execa } from 'execa'

export const imageName = 'localhost/palank'
const user = 10001

/** What Node, sharp and the edge need of Debian; unpacked only, so without accounts or package manager's state. */
const packages = [
  ...['base-files', 'coreutils', 'dash', 'sed', 'libc6', 'libstdc++6', 'libgcc-s1'],
  ...['nginx-light', 'libnginx-mod-http-brotli-static'],
]
const unread = ['doc', 'info', 'lintian', 'locale', 'man', 'perl5', 'vim'].map(
  (name) => `"$1"/usr/share/${name}`,
)

/** The tree of Debian packages below a release; made once, since it takes a minute. */
async function writeRootfs(file: string): Promise<void> {
  if (existsSync(file)) return
  const hook = `rm -rf ${unread.join(' ')} "$1"/var/cache/* "$1"/var/lib/apt`
  const part = `${file}.part.tar`
  await execa('mmdebstrap', [
    '--variant=extract',
    `--include=${packages.join()}`,
    `--extract-hook=${hook}`,
    'bookworm',
    part,
    '/etc/apt/sources.list.d/debian.sources',
  ])
  renameSync(part, file)
}

/** Volumes take their owner from these. */
const stateFolders = ['uploads/files', 'uploads/store', 'site', 'edge', 'setup']

/** The container image of a release folder, as `localhost/palank:VERSION` and as an OCI archive in `out`. */
export async function writeImage(
  release: string,
  { version, out, seconds }: { version: string; out: string; seconds: number },
): Promise<string> {
  const context = path.join(out, `image-${version}`)
  const rootfs = path.join(out, 'rootfs.tar')
  const archive = path.join(out, `palank_${version}.oci.tar`)
  rmSync(context, { recursive: true, force: true })
  for (const name of stateFolders) mkdirSync(path.join(context, 'folders', name), { recursive: true })
  await writeRootfs(rootfs)
  await execa('cp', ['--link', rootfs, context])
  await execa('cp', ['--archive', '--link', release, path.join(context, 'release')])
  writeFileSync(path.join(context, 'passwd'), `palank:x:${user}:${user}::/var/lib/palank:/usr/sbin/nologin\n`)
  writeFileSync(path.join(context, 'group'), `palank:x:${user}:\n`)
  const file = path.join(root, 'server/container/Containerfile')
  const tag = `${imageName}:${version}`
  const options = ['--network', 'none', '--timestamp', String(seconds), '--format', 'oci']
  await execa('podman', ['build', ...options, '--tag', tag, '--file', file, context])
  rmSync(archive, { force: true })
  await execa('podman', ['save', '--format', 'oci-archive', '--output', archive, tag])
  rmSync(context, { recursive: true, force: true })
  return archive
}
