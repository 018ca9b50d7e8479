import path from 'node:path'
import { z } from 'zod'
import { places } from '../places.ts'
import type { ServerSettings } from '../settings.ts'
import type { Cluster } from './cluster.ts'
import { asPostgres } from './programs.ts'

export const stanza = 'palank'
export const pgbackrestConf = () => path.join(places.backupSecrets, 'pgbackrest.conf')

/** On this machine always: restores are fast, and the other machine needs no program but sftp. */
export const databaseRepository = ({ backup }: Pick<ServerSettings, 'backup'>): string =>
  backup.kind === 'folder' ? path.join(backup.path, 'database') : path.join(places.backup, 'database')

type Configuration = {
  settings: Pick<ServerSettings, 'backup' | 'backupDays'>
  cluster: Pick<Cluster, 'data' | 'port' | 'socket'>
  pass: string
}

/** The file that holds the pass of the database's backups: for root and postgres only. */
export const writeConfiguration = ({ settings, cluster, pass }: Configuration): string => `\
# Written by palank. Without the pass below the backups of the database cannot be read.
[global]
repo1-path=${databaseRepository(settings)}
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=${pass}
repo1-bundle=y
repo1-retention-full-type=time
repo1-retention-full=${settings.backupDays}
compress-type=zst
start-fast=y
lock-path=${path.join(places.backup, 'locks')}
log-level-file=off
log-level-console=warn

[${stanza}]
pg1-path=${cluster.data}
pg1-port=${cluster.port}
pg1-socket-path=${cluster.socket}
`

export const readPass = (configuration: string): string | undefined =>
  /^repo1-cipher-pass=(.+)$/m.exec(configuration)?.[1]

/** Half a minute, so that with the copy to another machine, each half minute too, no more than a minute is lost. */
export const archiveSeconds = 30

export const postgresSettings = () => `\
# Written by palank: every change goes to the backup within half a minute.
wal_level = replica
archive_mode = on
archive_command = 'pgbackrest --config=${pgbackrestConf()} --stanza=${stanza} archive-push %p'
archive_timeout = ${archiveSeconds}s
`

export const pgbackrest = (command: string, ...options: string[]): Promise<string> =>
  asPostgres('pgbackrest', [`--config=${pgbackrestConf()}`, `--stanza=${stanza}`, ...options, command])

const info = z.array(
  z.object({
    backup: z.array(
      z.object({
        label: z.string(),
        type: z.enum(['full', 'diff', 'incr']),
        timestamp: z.object({ start: z.number(), stop: z.number() }),
        info: z
          .object({ size: z.number(), repository: z.object({ delta: z.number().optional() }).loose() })
          .loose(),
      }),
    ),
  }),
)

export type DatabaseBackup = { label: string; full: boolean; at: Date; bytes: number }

export function parseInfo(json: string): DatabaseBackup[] {
  const [found] = info.parse(JSON.parse(json))
  return (found?.backup ?? []).map(({ label, type, timestamp, info: { size } }) => ({
    label,
    full: type === 'full',
    at: new Date(timestamp.stop * 1000),
    bytes: size,
  }))
}

export const databaseBackups = async (): Promise<DatabaseBackup[]> =>
  parseInfo(await pgbackrest('info', '--output=json'))
