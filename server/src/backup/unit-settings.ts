import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { writeWhole } from '../files.ts'
import { places } from '../places.ts'
import { run } from '../run.ts'
import type { ServerSettings } from '../settings.ts'

const services = ['palank-backup', 'palank-uploads-backup', 'palank-trial-restore']

/** What the units of backups may do beyond their own files: write one folder, or reach another machine. */
export const dropInText = ({ backup }: Pick<ServerSettings, 'backup'>): string =>
  [
    '# Written by palank configure-backup.',
    '[Service]',
    ...(backup.kind === 'folder'
      ? [`ReadWritePaths=${backup.path}`]
      : ['PrivateNetwork=no', 'IPAddressDeny=', 'RestrictAddressFamilies=AF_INET AF_INET6']),
    '',
  ].join('\n')

export async function writeUnitSettings(settings: ServerSettings): Promise<void> {
  for (const service of services) {
    const folder = path.join(places.systemUnits, `${service}.service.d`)
    mkdirSync(folder, { recursive: true })
    writeWhole(path.join(folder, 'palank-target.conf'), dropInText(settings), { mode: 0o644 })
  }
  await run('systemctl', ['daemon-reload'])
}
