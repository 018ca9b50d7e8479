import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { state } from '@palank/scripts/paths'
import { execa } from 'execa'

/** What the machine has beside a minimal Debian: the package's dependencies, and the other side of each test. */
const packages = [
  ...[
    'systemd',
    'systemd-sysv',
    'dbus',
    'libpam-systemd',
    'iproute2',
    'ca-certificates',
    'curl',
    'procps',
    'netbase',
  ],
  ...[
    'nginx',
    'libnginx-mod-http-brotli-static',
    'postgresql-15',
    'postgresql-client-15',
    'logrotate',
    'openssl',
  ],
  ...['certbot', 'pgbackrest', 'restic', 'openssh-client', 'openssh-server', 'pebble', 'prometheus'],
]

/** On the machine that makes and boots it. */
const tools = {
  mmdebstrap: 'mmdebstrap',
  'systemd-nspawn': 'systemd-container',
  ip: 'iproute2',
  pgrep: 'procps',
  'dpkg-deb': 'dpkg',
}

async function installTools(): Promise<void> {
  const missing: string[] = []
  for (const [command, name] of Object.entries(tools)) {
    const { exitCode } = await execa('which', [command], { reject: false })
    if (exitCode !== 0) missing.push(name)
  }
  if (missing.length === 0) return
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await execa('apt-get', ['update', '-qq'], { env })
  await execa('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { env })
}

/** A Debian 12 that boots, as a tar, kept until the list of packages changes. */
export async function machineImage(): Promise<{ tar: string; isKept: boolean }> {
  await installTools()
  const folder = path.join(state, 'rehearsal')
  const hash = createHash('sha256').update(packages.join()).digest('hex').slice(0, 12)
  const tar = path.join(folder, `machine-${hash}.tar`)
  if (existsSync(tar)) return { tar, isKept: true }
  mkdirSync(folder, { recursive: true })
  for (const old of readdirSync(folder)) if (/^machine-.*\.tar/.test(old)) rmSync(path.join(folder, old))
  const sources = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list'].find(existsSync)
  const part = `${tar}.part`
  await execa('mmdebstrap', [
    '--variant=minbase',
    '--format=tar',
    `--include=${packages.join()}`,
    'bookworm',
    part,
    ...(sources ? [sources] : []),
  ])
  renameSync(part, tar)
  return { tar, isKept: false }
}
