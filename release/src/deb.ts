import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { root } from '@palank/scripts/paths'
import { execa } from 'execa'
import { normalise, pathsIn } from './copy-tree.ts'

const debian = path.join(root, 'server/debian')
const systemd = path.join(root, 'server/systemd')
const scripts = ['preinst', 'postinst', 'prerm', 'postrm']

/** Where the package puts a file of server/systemd. */
export function systemPlace(file: string): string | undefined {
  const { name, ext } = path.parse(file)
  if (/^\.(service|timer|target|path|socket|slice)$/.test(ext)) return `usr/lib/systemd/system/${file}`
  if (ext === '.sysusers') return `usr/lib/sysusers.d/${name}.conf`
  if (ext === '.tmpfiles') return `usr/lib/tmpfiles.d/${name}.conf`
  if (ext === '.logrotate') return `etc/logrotate.d/${name}`
  return undefined
}

function write(file: string, text: string, mode = 0o644): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  chmodSync(file, mode)
}

function copySystemFiles(target: string): void {
  for (const file of readdirSync(systemd)) {
    const place = systemPlace(file)
    if (place) write(path.join(target, place), readFileSync(path.join(systemd, file), 'utf8'))
  }
}

async function writeCompletion(release: string, target: string): Promise<void> {
  const { stdout } = await execa(path.join(release, 'bin/palank'), ['completion', 'bash'])
  write(path.join(target, 'usr/share/bash-completion/completions/palank'), `${stdout}\n`)
}

function writeCopyright(release: string, target: string): void {
  const licence = readFileSync(path.join(release, 'LICENSE'), 'utf8')
  const others = 'Licences of the packages in it: /usr/lib/palank/THIRD-PARTY-LICENCES.txt'
  write(path.join(target, 'usr/share/doc/palank/copyright'), `${licence}\n${others}\n`)
}

const filesIn = (folder: string) =>
  pathsIn(folder).filter((name) => !name.startsWith('DEBIAN') && lstatSync(path.join(folder, name)).isFile())

/** For `dpkg --verify`. */
function checksums(folder: string, files: string[]): string {
  const sum = (name: string) =>
    createHash('md5')
      .update(readFileSync(path.join(folder, name)))
      .digest('hex')
  return files.map((name) => `${sum(name)}  ${name}\n`).join('')
}

function writeControl(target: string, version: string): void {
  const control = path.join(target, 'DEBIAN')
  const files = filesIn(target)
  const bytes = files.reduce((sum, name) => sum + lstatSync(path.join(target, name)).size, 0)
  const values: Record<string, string> = {
    version,
    architecture: 'amd64',
    installedSize: String(Math.ceil(bytes / 1024)),
  }
  const fill = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  const read = (name: string) => fill(readFileSync(path.join(debian, name), 'utf8'))
  write(path.join(control, 'control'), read('control.in'))
  write(path.join(control, 'md5sums'), checksums(target, files))
  const settings = files.filter((name) => name.startsWith('etc/'))
  if (settings.length > 0)
    write(path.join(control, 'conffiles'), settings.map((name) => `/${name}\n`).join(''))
  for (const name of scripts) {
    if (existsSync(path.join(debian, name))) write(path.join(control, name), read(name), 0o755)
  }
}

/** The Debian package of a release folder, in `out`. Returns its file. */
export async function writeDeb(
  release: string,
  { version, out, seconds }: { version: string; out: string; seconds: number },
): Promise<string> {
  const target = path.join(out, `deb-${version}`)
  const file = path.join(out, `palank_${version}_amd64.deb`)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(path.join(target, 'usr/lib'), { recursive: true })
  await execa('cp', ['--archive', '--link', release, path.join(target, 'usr/lib/palank')])
  write(path.join(target, 'usr/bin/palank'), readFileSync(path.join(debian, 'palank'), 'utf8'), 0o755)
  copySystemFiles(target)
  await writeCompletion(release, target)
  writeCopyright(release, target)
  writeControl(target, version)
  normalise(target, seconds)
  // One thread: zstd's output depends on their number.
  const args = ['--root-owner-group', '-Zzstd', '--threads-max=1', '--build', target, file]
  await execa('dpkg-deb', args, { env: { SOURCE_DATE_EPOCH: String(seconds) } })
  rmSync(target, { recursive: true, force: true })
  return file
}
